import { has } from '@ecumene/kernel'
import type { InviteInfo, TableInfo } from '@ecumene/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gameOf, guest, layoutOf, sleep, step, testServer, toyTable, until, Visitor } from './harness.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.dispose())
const people = (n: number) => Promise.all(Array.from({ length: n }, () => guest(server.url)))
const ME = { kind: 'me' as const }
const OPEN = { kind: 'open' as const }

describe('the lobby', () => {
  test('anyone may ask which games are played here', async () => {
    const answer = await fetch(`${server.url}/api/games`)
    expect(answer.headers.get('content-type')).toContain('json')
    const ids = ((await answer.json()) as { id: string }[]).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['toy', 'bronze']))
  })
  test('a table tells which of its players are guests', async () => {
    const [a] = await people(1)
    const b = new Visitor(server.url)
    const bea = { name: 'Bea', email: 'bea@example.org', password: 'correct horse battery' }
    await b.post('/api/auth/sign-up/email', bea)
    await b.post('/api/auth/sign-in/email', bea)
    const made = await a.client.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] })
    const { seats } = await b.client.join(made.id)
    expect(seats.map(s => [s.user !== null, s.isGuest])).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ])
  })
  test('propose, find by filter, join, start by itself, leave', async () => {
    const [a, b] = await people(2)
    const made = await a.client.create({
      game: 'toy',
      seats: [ME, OPEN, { kind: 'bot', bot: 'greedy' }],
      title: 'Agora',
      settings: { pace: { kind: 'slow', each: 3600 } },
    })
    expect(made).toMatchObject({ status: 'open', me: 0, commitment: null })
    const found = async (filter: Record<string, string>) => (await b.client.tables(filter)).some(t => t.id === made.id)
    expect(await found({ game: 'toy', pace: 'slow', seats: '3' })).toBe(true)
    for (const filter of [{ game: 'bronze' }, { pace: 'live' }, { seats: '2' }, { status: 'live' }])
      expect(await found(filter as never)).toBe(false)
    await b.client.join(made.id)
    await expect(b.client.join(made.id)).rejects.toMatchObject({ code: 'over' })
    expect(await b.client.table(made.id)).toMatchObject({ status: 'live', me: 1 })
    expect((await b.client.myTables()).map(t => t.id)).toContain(made.id)
    for (const p of [a, b]) p.client.close()
  })
  test('an unlisted table is found by its link alone; the owner starts it when they like; who leaves frees the seat', async () => {
    const [a, b, c] = await people(3)
    const made = await a.client.create({
      game: 'toy',
      seats: [ME, OPEN],
      settings: { listed: false },
      autoStart: false,
    })
    expect((await b.client.tables()).some(t => t.id === made.id)).toBe(false)
    await expect(a.client.start(made.id)).rejects.toMatchObject({ code: 'unready' })
    await b.client.join(made.id)
    await expect(b.client.start(made.id)).rejects.toMatchObject({ code: 'forbidden' })
    await b.client.leave(made.id)
    await c.client.join(made.id, 1)
    expect(await a.client.start(made.id)).toMatchObject({ status: 'live' })
    const gone = await a.client.create({ game: 'toy', seats: [ME, OPEN] })
    await a.client.leave(gone.id)
    expect((await a.client.table(gone.id)).status).toBe('gone')
  })
  test('of many who want the last seat, one gets it', async () => {
    const [a, ...many] = await people(7)
    const made = await a.client.create({ game: 'toy', seats: [ME, OPEN] })
    const answers = await Promise.allSettled(many.map(p => p.client.join(made.id)))
    expect(answers.filter(x => x.status === 'fulfilled')).toHaveLength(1)
    const { seats } = await a.client.table(made.id)
    expect(new Set(seats.map(s => s.user)).size).toBe(2)
  })
  test('an invitation seats one person, once', async () => {
    const [a, b, c] = await people(3)
    const made = await a.client.create({ game: 'toy', seats: [ME, OPEN, OPEN], settings: { listed: false } })
    await expect(c.client.invite(made.id)).rejects.toMatchObject({ code: 'forbidden' })
    const { code } = await a.client.invite(made.id, 2)
    expect(await b.client.accept(code)).toMatchObject({ id: made.id, me: 2 })
    await expect(c.client.accept(code)).rejects.toMatchObject({ code: 'unknown' })
    await expect(c.client.accept('nonsense')).rejects.toMatchObject({ code: 'unknown' })
  })
  test('an invitation is shown to who was sent it, listed for who made it, and can be taken back', async () => {
    const [a, b, c] = await people(3)
    const made = await a.client.create({
      game: 'toy',
      seats: [ME, OPEN, OPEN],
      settings: { listed: false },
      autoStart: false,
    })
    const [first, second] = [await a.client.invite(made.id, 2), await a.client.invite(made.id)]
    expect(await b.client.call('GET', `/invites/${first.code}`)).toMatchObject({ id: made.id, me: null })
    const list = (who: Visitor) => who.client.call<InviteInfo[]>('GET', `/matches/${made.id}/invites`)
    const [one, two] = await list(a)
    expect(one).toMatchObject({ seat: 2, usedBy: null, expiresAt: first.expiresAt })
    expect(JSON.stringify(await list(a))).not.toContain(first.code)
    expect(await list(b)).toEqual([])
    const revoke = (who: Visitor, id: string) => who.client.call('DELETE', `/matches/${made.id}/invites/${id}`)
    await expect(revoke(b, one.id)).rejects.toMatchObject({ code: 'unknown' })
    await revoke(a, one.id)
    for (const method of ['GET', 'POST'] as const)
      await expect(b.client.call(method, `/invites/${first.code}`)).rejects.toMatchObject({ code: 'unknown' })
    await c.client.accept(second.code)
    expect((await list(a)).map(i => i.usedBy)).toEqual([expect.any(String)])
    await expect(revoke(a, two.id)).rejects.toMatchObject({ code: 'unknown' })
  })
  test('a table tells its clock, whose time runs out when, and which seats can be adopted', async () => {
    const [a, b, c] = await people(3)
    const pace = { kind: 'slow' as const, each: 3600 }
    const made = await a.client.create({
      game: 'toy',
      seats: [ME, OPEN],
      settings: { pace, delay: 60 },
      autoStart: false,
    })
    await b.client.join(made.id)
    const begun = await a.client.start(made.id)
    const running = begun.seats.filter(s => has(begun.owed, s.seat))
    expect(running.length).toBeGreaterThan(0)
    expect(begun.clock).toMatchObject({ running: begun.owed, paused: false })
    for (const s of begun.seats) expect(s.due === null).toBe(!has(begun.owed, s.seat))
    expect(Math.abs((running[0].due ?? 0) - Date.now() - 3_600_000)).toBeLessThan(10_000)
    expect(begun.movedAt).toBeGreaterThan(0)
    // Who sees the table late learns nothing from its clock.
    const late = await c.client.table(made.id)
    expect(late.clock).toBe(null)
    expect(late.seats.map(s => s.due)).toEqual([null, null])
    // On vacation the slow clock stands still, and the others see why.
    const until = Date.now() + 5 * 86_400_000
    await a.client.call('PUT', '/me/profile', { quiet: null, vacationUntil: until, language: 'en' })
    const resting = (await b.client.table(made.id)).seats[0]
    expect(resting).toMatchObject({ vacationUntil: until, resting: true })
    // The hours around this one are quiet.
    const hour = new Date().getUTCHours()
    await b.client.call('PUT', '/me/profile', {
      quiet: { from: (hour + 23) % 24, to: (hour + 2) % 24, zone: 'UTC' },
      vacationUntil: null,
      language: 'en',
    })
    expect((await a.client.table(made.id)).seats[1]).toMatchObject({ vacationUntil: null, resting: true })
    if (resting.due !== null) expect(resting.due).toBeGreaterThan(until)
    const vacant = () => c.client.tables({ status: 'live', vacant: 'true' })
    expect((await vacant()).some(t => t.id === made.id)).toBe(false)
    await b.client.leave(made.id)
    expect((await vacant()).find(t => t.id === made.id)?.seats[1]).toMatchObject({
      vacant: true,
      name: null,
      standIn: expect.any(String),
    })
    for (const p of [a, b, c]) p.client.close()
  })
  test('who left a seat sees nothing more of it, even over the connection they have', async () => {
    const [a, b, c] = await people(3)
    const made = await a.client.create({ game: 'toy', seats: [ME, OPEN], autoStart: false })
    await b.client.join(made.id)
    await a.client.start(made.id)
    const [staying, leaving] = await Promise.all([a, b].map(p => p.client.open(made.id, layoutOf(made), true)))
    expect(leaving.replica.viewer).toBe(1)
    await b.client.leave(made.id)
    await c.client.call('POST', `/matches/${made.id}/adopt`, { seat: 1 })
    const theirs = await c.client.open(made.id, layoutOf(made), true)
    const seen = leaving.replica.seq
    const before = theirs.replica.seq
    for (let i = 0; i < 4; i++) await step([staying, theirs], () => 0)
    expect(theirs.replica.seq).toBeGreaterThan(before + 3)
    expect(leaving.replica.seq).toBe(seen)
    // As a spectator they are welcome.
    const again = await b.client.open(made.id, layoutOf(made))
    expect(again.replica.viewer).toBe('table')
    for (const p of [a, b, c]) p.client.close()
  })
  test('a proposal that is gone says when it ended, and who sat there finds it', async () => {
    const [a, b] = await people(2)
    const made = await a.client.create({ game: 'toy', seats: [ME, OPEN, OPEN] })
    await b.client.join(made.id)
    await a.client.leave(made.id)
    const mine = await b.client.call<TableInfo[]>('GET', '/me/matches?status=gone')
    expect(mine.find(t => t.id === made.id)).toMatchObject({ status: 'gone', expiresAt: made.expiresAt })
  })
  test('what cannot be set up is refused with a sentence', async () => {
    const [a] = await people(1)
    const tries = [
      { game: 'chess', seats: [ME, OPEN] },
      { game: 'toy', seats: [ME] },
      { game: 'toy', seats: [ME, ME] },
      { game: 'toy', seats: [ME, { kind: 'bot', bot: 'deep blue' }] },
      { game: 'toy', variant: 'blitz', seats: [ME, OPEN] },
      { game: 'toy', options: { rounds: 99 }, seats: [ME, OPEN] },
      { game: 'toy', options: { colour: 'red' }, seats: [ME, OPEN] },
      { game: 'toy', seats: [ME, OPEN], settings: { pace: { kind: 'live', bank: -5, increment: 0 } } },
    ]
    for (const wish of tries) expect((await a.post('/api/matches', wish)).status).toBeGreaterThanOrEqual(400)
    expect(await a.client.myTables()).toEqual([])
  })
  test('proposals nobody joined go by themselves', async () => {
    const [a] = await people(1)
    const made = await a.client.create({ game: 'toy', seats: [ME, OPEN] })
    await server.services.store.db
      .updateTable('match')
      .set({ expires_at: Date.now() - 1 })
      .where('id', '=', made.id)
      .execute()
    expect((await a.client.tables()).some(t => t.id === made.id)).toBe(false)
    await server.services.lobby.expireProposals()
    expect((await a.client.table(made.id)).status).toBe('gone')
  })
  test('blocked people do not meet; muted ones are not heard', async () => {
    const [a, b, c] = await people(3)
    const { info, tables } = await toyTable([a, b])
    await a.post('/api/me/relations', { user: b.id, kind: 'mute' })
    await b.client.say(info.id, 'hello')
    await until(tables[1], () => b.heard.some(x => x.includes('"t":"chat"')))
    await sleep(50)
    expect(a.heard.some(x => x.includes('"t":"chat"'))).toBe(false)
    expect(await a.client.chat(info.id)).toEqual([])
    await c.post('/api/me/relations', { user: a.id, kind: 'block' })
    const made = await a.client.create({ game: 'toy', seats: [ME, OPEN] })
    await expect(c.client.join(made.id)).rejects.toMatchObject({ code: 'blocked' })
    expect((await b.post('/api/reports', { match: info.id, user: a.id, text: 'mutes me' })).status).toBe(200)
    expect(await server.services.store.db.selectFrom('report').select(['by', 'about']).execute()).toEqual([
      { by: b.id, about: a.id },
    ])
    for (const p of [a, b]) p.client.close()
  })
})

test('spectators: hushed while the game lasts; after it, everyone reads everything; again with a rematch', async () => {
  const [a, b, w] = await people(3)
  const { info, tables } = await toyTable([a, b], { options: { rounds: 1 } })
  await w.client.open(info.id, layoutOf(info))
  await w.client.say(info.id, 'seat 0 should raid')
  await a.client.say(info.id, 'good luck')
  expect((await a.client.chat(info.id)).map(l => l.text)).toEqual(['good luck'])
  expect((await w.client.chat(info.id)).map(l => l.text)).toEqual(['seat 0 should raid', 'good luck'])
  expect(a.heard.some(x => x.includes('should raid'))).toBe(false)
  await expect(a.client.rematch(info.id)).rejects.toMatchObject({ code: 'unfinished' })
  while (await step(tables, () => 0));
  expect((await a.client.chat(info.id)).map(l => l.text)).toEqual(['seat 0 should raid', 'good luck'])
  const [again, same] = [await a.client.rematch(info.id), await b.client.rematch(info.id)]
  expect(same).toMatchObject({ id: again.id, status: 'live', me: 0 })
  expect(again.me).toBe(1)
  for (const p of [a, b, w]) p.client.close()
})
test('a spectator of a table with a delay sees it late, even over REST', async () => {
  const [a, b] = await people(2)
  const { info, tables } = await toyTable([a, b], { settings: { delay: 2 } })
  const w = new Visitor(server.url)
  const late = await w.client.open(info.id, layoutOf(info))
  await tables[0].play({ verb: 'bid', coins: 0 })
  const { seq } = await tables[1].play({ verb: 'bid', coins: 0 }, 1)
  expect((await w.client.position(info.id)).seq).toBe(0)
  expect(late.replica.seq).toBe(0)
  // Nor does the table's own page tell whose turn it is by now.
  expect(await w.client.table(info.id)).toMatchObject({ seq: 0, owed: 0, movedAt: null })
  expect(await a.client.table(info.id)).toMatchObject({ seq })
  await expect(w.client.position(info.id, seq)).rejects.toMatchObject({ code: 'unknown' })
  await until(late, t => t.replica.seq === seq, 15_000)
  expect(has(late.replica.owed, 0) || has(late.replica.owed, 1)).toBe(true)
  for (const p of [a, b, w]) p.client.close()
})
test('the interface describes itself', async () => {
  const api = (await (await fetch(`${server.url}/api`)).json()) as {
    openapi: string
    paths: Record<string, Record<string, { requestBody?: object }>>
  }
  expect(api.openapi).toBe('3.1.0')
  for (const path of ['/api/matches', '/api/matches/{id}/actions', '/api/matches/{id}/stream', '/api/me/tokens'])
    expect(Object.keys(api.paths)).toContain(path)
  expect(api.paths['/api/matches/{id}/actions'].post.requestBody).toBeDefined()
})

test('a table proposed under older rules is recorded with those it is played by', async () => {
  const [a, b] = [await guest(server.url), await guest(server.url)]
  const { id } = await a.client.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await server.services.store.db.updateTable('match').set({ version: 0 }).where('id', '=', id).execute()
  const begun = await b.client.join(id)
  expect([begun.status, begun.version]).toEqual(['live', gameOf('toy').version])
})
