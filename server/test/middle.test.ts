/** A screen in the middle: it watches, even where its person sits, and gives a seat to another phone. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, layoutOf, legalNow, testServer, toyTable, until, type Visitor } from './harness.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer({ lanUrl: 'http://192.168.1.20:4400' })
})
afterAll(() => server.dispose())
const people = (n: number): Promise<Visitor[]> => Promise.all(Array.from({ length: n }, () => guest(server.url)))
const OPEN = { kind: 'open' as const }
const updatesIn = ({ heard }: Visitor): string[] => heard.filter(text => text.startsWith('{"t":"update"'))

test('who asks to watch is sent what a stranger is sent, byte for byte, though they sit at the table', async () => {
  const [a, b, stranger] = await people(3)
  const { info, tables } = await toyTable([a, b])
  // Another browser window of the same person.
  const window = await guest(server.url)
  window.cookies = a.cookies
  await window.client.open(info.id, layoutOf(info), false, true)
  const seen = await stranger.client.open(info.id, layoutOf(info))
  for (let n = 0; n < 6; n++) {
    const mover = tables.find(t => legalNow(t).length > 0 && t.replica.owed !== 0)
    if (!mover) break
    const { seq } = await mover.play(legalNow(mover)[0])
    await Promise.all([...tables, seen].map(t => until(t, x => x.replica.seq >= seq)))
  }
  const theirs = updatesIn(stranger)
  expect(theirs.length).toBeGreaterThan(3)
  expect(updatesIn(window).map(text => text.replace(/"clock":.*$/, ''))).toEqual(
    theirs.map(text => text.replace(/"clock":.*$/, '')),
  )
  expect(theirs.every(text => text.includes('"viewer":"table"'))).toBe(true)
  for (const p of [a, b, stranger, window]) p.client.close()
})

test('the screen in the middle gives the seat of a lost phone to another one; nobody else can', async () => {
  const [middle, anna, boris, found, late] = await people(5)
  const make = async (settings: object): Promise<string> => {
    const { id } = await middle.client.create({ game: 'toy', seats: [OPEN, OPEN], settings, autoStart: true })
    await anna.client.join(id)
    await boris.client.join(id)
    return id
  }
  const id = await make({ listed: false, middle: true })
  const invite = (who: Visitor, match: string) => who.post(`/api/matches/${match}/invites`, { seat: 1 })
  expect((await invite(anna, id)).body.error?.code).toBe('over')
  const { code } = (await invite(middle, id)).body as unknown as { code: string }
  // Anna has a seat of their own, and keeps it.
  expect((await anna.post(`/api/invites/${code}`)).status).not.toBe(200)
  expect((await found.client.accept(code)).me).toBe(1)
  expect((await boris.client.table(id)).me).toBeNull()
  expect((await late.post(`/api/invites/${code}`)).status).not.toBe(200)
  // Where the table was not said to have a screen in the middle, the person who opened it gives no seat away.
  const other = await make({ listed: false })
  expect((await invite(middle, other)).body.error?.code).toBe('over')
})

test('the address of the house is told, so that links lead to it', async () => {
  expect(await (await fetch(`${server.url}/api/house`)).json()).toEqual({ address: 'http://192.168.1.20:4400' })
})
