/** A link to a finished game shows what it was: a title, the places and a picture, in the language of the link. */

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { games } from '@ecumene/games'
import { FastRng, has, keyOf, Match, setupOf } from '@ecumene/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boardOf } from '../src/pictures/board.ts'
import { Pictures } from '../src/pictures/pictures.ts'
import { NATIONS, sheetOf } from '../src/pictures/sheet.ts'
import { guest, step, temporary, testServer, toyTable } from './harness.ts'

let server: Awaited<ReturnType<typeof testServer>>
const web = temporary()
beforeAll(async () => {
  mkdirSync(web, { recursive: true })
  writeFileSync(join(web, 'index.html'), '<!doctype html><html><head><title>Ecumene</title></head><body></body></html>')
  server = await testServer({ web })
})
afterAll(async () => {
  await server.dispose()
  rmSync(web, { recursive: true })
})

test('a picture names everybody by place, cuts what has no room, and takes no name for markup', () => {
  const seat = (name: string, place: number) => ({ name, place, score: 10 - place, colour: NATIONS[place] })
  const svg = sheetOf('Bronze', 'Victory: <i>', [seat('B & <b>', 2), seat('<i>', 1), seat('x'.repeat(90), 3)], null)
  expect(svg).toContain('Victory: &#60;i&#62;')
  expect(svg).toContain('2. B &#38; &#60;b&#62;')
  expect(svg).not.toMatch(/<(i|b)>|x{80}/)
  expect(svg.indexOf('1. &#60;i')).toBeLessThan(svg.indexOf('2. B'))
})
test('nations have the colours of the screens', () => {
  const tokens = readFileSync(new URL('../../kit/src/tokens.css', import.meta.url), 'utf8')
  expect(NATIONS).toEqual(NATIONS.map((_, i) => new RegExp(`--nation-${i}: (#\\w+);`).exec(tokens)?.[1]))
})
test.each(games.map(g => g.id))('%s: the board shows everybody in their colour', async id => {
  const about = games.find(g => g.id === id)
  if (!about) throw new Error(`no game ${id}`)
  const game = await about.load()
  const match = new Match(game, setupOf(game, 3), keyOf('picture'))
  const rng = new FastRng(5)
  const seats = [0, 1, 2].map(i => ({ name: '', place: 1, score: 0, colour: NATIONS[i] }))
  const wishNow = () => {
    const view = match.layout.toNamed(match.view('table'))
    return { title: '', result: '', seats, game: id, version: game.version, setup: match.setup, view }
  }
  const missing = async (): Promise<number> => {
    const board = await boardOf(wishNow())
    return seats.filter(({ colour }) => !board?.svg.includes(`fill="${colour}"`)).length
  }
  // At the latest when everybody has set out.
  for (let n = 0; n < 60 && (n % 3 > 0 || (await missing()) > 0); n++) {
    const seat = [0, 1, 2].find(s => has(match.owed(), s)) ?? 0
    const legal = match.legal(seat).filter(a => !game.rarely?.includes(a.verb))
    match.play(seat, legal[rng.below(legal.length)])
  }
  expect(await missing()).toBe(0)
  // A position of other rules may mean something else.
  expect(await boardOf({ ...wishNow(), version: 0 })).toBeNull()
})

test('a city of pirates, who are no player, has a colour too', async () => {
  const about = games.find(g => g.id === 'advanced-civilization')
  if (!about) throw new Error('no such game')
  const game = await about.load()
  const match = new Match(game, setupOf(game, 3), keyOf('pirates'))
  const view = match.layout.toNamed(match.view('table')) as { city: number[] } & ReturnType<typeof match.layout.toNamed>
  const board = await boardOf({
    title: '',
    result: '',
    seats: [0, 1, 2].map(i => ({ name: '', place: 1, score: 0, colour: NATIONS[i] })),
    game: about.id,
    version: game.version,
    setup: match.setup,
    view: { ...view, city: view.city.map((owner, area) => (area === 20 ? 3 : owner)) },
  })
  expect(board?.svg).toContain('fill="#3f3a33"')
  expect(board?.svg).not.toMatch(/undefined|NaN/)
})

test('the page and the picture of a finished game are anybody’s; those of a private one nobody’s', async () => {
  const [a, b] = [await guest(server.url), await guest(server.url)]
  const page = async (id: string) => (await fetch(`${server.url}/online/${id}?lang=ru`)).text()
  const picture = (id: string) => fetch(`${server.url}/api/matches/${id}/picture?lang=ru`)
  const open = await toyTable([a, b], { options: { rounds: 1 } })
  while (await step(open.tables, () => 0));
  const html = await page(open.info.id)
  expect(html).toContain('<meta property="og:title" content="toy. Победа: ')
  expect(html).toMatch(/og:description" content="1\. [^("]+ \(\d+\) · [12]\. /)
  expect(html).toContain(
    `<meta property="og:image" content="${server.url}/api/matches/${open.info.id}/picture?lang=ru" />`,
  )
  // By another name, which anybody may write, the page says nothing of where it is.
  const elsewhere = await new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    const asked = { hostname, port, path: `/online/${open.info.id}`, headers: { host: 'evil.example' } }
    request(asked, response => {
      let text = ''
      response.on('data', part => {
        text += part
      })
      response.on('end', () => resolve(text))
    })
      .on('error', reject)
      .end()
  })
  expect(elsewhere).toContain('og:title')
  expect(elsewhere).not.toMatch(/evil|og:url|og:image/)
  const answer = await picture(open.info.id)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  const png = Buffer.from(await answer.arrayBuffer())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect((await fetch(`${server.url}/api/matches/${open.info.id}/picture?lang=xx`)).status).toBe(400)
  const closed = await toyTable([a, b], { options: { rounds: 1 }, settings: { watchers: false } })
  while (await step(closed.tables, () => 0));
  expect((await picture(closed.info.id)).status).toBe(403)
  expect(await page(closed.info.id)).not.toContain('og:')
  // Nor how it ended, to those who were not there.
  const stranger = await guest(server.url)
  const at = `/api/matches/${closed.info.id}`
  expect((await stranger.send('GET', at)).body).toMatchObject({ status: 'over', outcome: null, seq: 0 })
  expect((await stranger.send('GET', `${at}/ratings`)).status).toBe(403)
  expect((await a.send('GET', at)).body).toMatchObject({ outcome: { places: expect.any(Array) } })
  expect((await a.send('GET', `${at}/ratings`)).status).toBe(200)
  for (const p of [a, b]) p.client.close()
})
test('no more than twenty pictures wait at once, however many are asked for in one moment', async () => {
  const pictures = new Pictures()
  let begin: () => void = () => {}
  const gate = new Promise<void>(resolve => {
    begin = resolve
  })
  const asked = Array.from({ length: 42 }, (_, n) =>
    pictures.of(`table${n} en`, async () => {
      await gate
      throw new Error('not drawn')
    }),
  )
  const settled = Promise.allSettled(asked)
  begin()
  const reasons = (await settled).map(r => (r.status === 'rejected' ? (r.reason as Error).message : ''))
  expect(reasons.filter(r => r === 'not drawn')).toHaveLength(20)
  expect(reasons.filter(r => r.startsWith('too many pictures'))).toHaveLength(22)
  pictures.close()
})

const headsAt = async (path: string): Promise<Record<string, string>> => {
  const html = await (await fetch(`${server.url}${path}`)).text()
  return Object.fromEntries([...html.matchAll(/property="([\w:]+)" content="([^"]*)"/g)].map(([, k, v]) => [k, v]))
}
const isPicture = async (address: string | undefined): Promise<boolean> => {
  const answer = await fetch(address ?? '')
  return (
    answer.status === 200 &&
    Buffer.from(await answer.arrayBuffer())
      .subarray(1, 4)
      .toString() === 'PNG'
  )
}
test('an invitation says who invites to what and how many seats are free, in the language of the link', async () => {
  const [a, b] = [await guest(server.url), await guest(server.url)]
  await a.post('/api/auth/update-user', { name: 'Anna <b>' })
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }]
  const { id } = await a.client.create({ game: 'bronze', seats, settings: { listed: false } })
  const head = await headsAt(`/online/${id}?lang=ru`)
  expect(head).toMatchObject({
    'og:title': 'Anna &#60;b&#62; приглашает вас: Бронза',
    'og:description': '2 свободных места; учётная запись не нужна',
    'og:url': `${server.url}/online/${id}`,
  })
  expect(await isPicture(head['og:image'])).toBe(true)
  // An invitation that seats one person shows the same, and is not used up by being looked at.
  const { code } = await a.client.invite(id)
  expect((await headsAt(`/invite/${code}`))['og:title']).toBe('Anna &#60;b&#62; invites you: Bronze')
  expect((await b.client.accept(code)).me).toBe(1)
})
test('a running game shows its board as spectators see it; one that others see late shows how it began', async () => {
  const [a, b] = [await guest(server.url), await guest(server.url)]
  const now = await toyTable([a, b], { options: { rounds: 1 } })
  const head = await headsAt(`/online/${now.info.id}`)
  expect(head['og:title']).toBe('toy. Being played now')
  expect(await isPicture(head['og:image'])).toBe(true)
  const asked: number[] = []
  const { hall } = server.services
  const position = hall.position.bind(hall)
  hall.position = (id, look, seq, ...more) => {
    asked.push(look.viewer === 'table' ? seq : Number.NaN)
    return position(id, look, seq, ...more)
  }
  await step(now.tables, () => 0)
  const late = await toyTable([a, b], { options: { rounds: 1 }, settings: { delay: 60 } })
  for (const { id } of [now.info, late.info])
    expect(await isPicture((await headsAt(`/online/${id}`))['og:image'])).toBe(true)
  expect(asked).toEqual([1])
  hall.position = position
  for (const p of [a, b]) p.client.close()
})
test('a game’s challenges, guide and rules, and a person’s page have heads of their own', async () => {
  for (const page of ['challenge', 'learn', 'rules']) {
    const head = await headsAt(`/${page}/bronze?lang=it`)
    expect(head['og:title']).toBe('Bronze')
    expect(await isPicture(head['og:image'])).toBe(true)
  }
  expect((await headsAt('/challenge/bronze'))['og:description']).toContain('how many stars')
  const a = await guest(server.url)
  await a.post('/api/auth/update-user', { name: 'Ada' })
  expect(await headsAt(`/people/${a.id}?lang=ru`)).toMatchObject({ 'og:title': 'Ada', 'og:description': '0 партий' })
  // The shelf has that of the page's file: it is not made anew for every visitor.
  for (const path of ['/', '/account/you', '/online/none', '/cups/none', '/rules/none'])
    expect(await headsAt(path)).toEqual({})
})
