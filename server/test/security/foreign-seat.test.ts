/** Nobody acts for another's seat, and nobody sees with another's eyes. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, step, testServer, toyTable, until } from '../harness.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.dispose())

test('the seat follows from who asks, whatever they say', async () => {
  const [a, b, stranger] = [await guest(server.url), await guest(server.url), await guest(server.url)]
  const { info, tables } = await toyTable([a, b])
  await tables[0].play({ verb: 'bid', coins: 0 })
  // Seat 0 has bid; with seat 1 smuggled in, it is still seat 0 that asks.
  const smuggled = await a.post(`/api/matches/${info.id}/actions?seat=1`, {
    seat: 1,
    seq: 1,
    key: 'smuggle-1',
    action: { verb: 'bid', coins: 0, seat: 1 },
  })
  expect(smuggled.status).toBe(409)
  expect(smuggled.body.error?.code).toBe('not-owed')
  expect(
    (
      await stranger.post(`/api/matches/${info.id}/actions`, {
        seq: 1,
        key: 'stranger-1',
        action: { verb: 'bid', coins: 0 },
      })
    ).body.error?.code,
  ).toBe('foreign-seat')
  expect((await stranger.client.position(info.id)).viewer).toBe('table')
  const asked = await stranger.send('GET', `/api/matches/${info.id}/position?viewer=0&seat=0`)
  expect(asked.body.viewer).toBe('table')
  expect(asked.body.legal).toEqual([])
  expect((await a.client.table(info.id)).seq).toBe(1)
  await tables[1].play({ verb: 'bid', coins: 0 })
  for (const p of [a, b, stranger]) p.client.close()
})
test('who left is a spectator, and their seat is played on until adopted', async () => {
  const [a, b, heir] = [await guest(server.url), await guest(server.url), await guest(server.url)]
  const { info, tables } = await toyTable([a, b])
  await b.client.leave(info.id)
  await until(tables[0], t => t.replica.seq >= 1) // a bot bids for seat 1
  expect((await b.client.position(info.id)).viewer).toBe('table')
  expect(
    (await b.post(`/api/matches/${info.id}/actions`, { seq: 1, key: 'leaver-1', action: { verb: 'done' } })).body.error
      ?.code,
  ).toBe('foreign-seat')
  expect((await a.post(`/api/matches/${info.id}/adopt`, { seat: 1 })).body.error?.code).toBe('conflict')
  expect((await heir.post(`/api/matches/${info.id}/adopt`, { seat: 0 })).body.error?.code).toBe('full')
  expect((await heir.post(`/api/matches/${info.id}/adopt`, { seat: 1 })).status).toBe(200)
  expect((await heir.client.position(info.id)).viewer).toBe(1)
  for (const p of [a, b, heir]) p.client.close()
})
test('a table that wants no spectators has none', async () => {
  const [a, b, stranger] = [await guest(server.url), await guest(server.url), await guest(server.url)]
  const { info } = await toyTable([a, b], { settings: { watchers: false } })
  for (const path of ['position', 'stream', 'chat'])
    expect((await stranger.send('GET', `/api/matches/${info.id}/${path}`)).body.error.code).toBe('forbidden')
  expect((await stranger.post(`/api/matches/${info.id}/chat`, { text: 'hello' })).body.error?.code).toBe('forbidden')
  for (const p of [a, b]) p.client.close()
})
test('a game that wanted no spectators stays closed to them when it is over; others are open to anybody', async () => {
  const [a, b, stranger] = [await guest(server.url), await guest(server.url), await guest(server.url)]
  for (const [watchers, code] of [
    [false, 403],
    [true, 200],
  ] as const) {
    const { info, tables } = await toyTable([a, b], { settings: { watchers }, options: { rounds: 1 } })
    while (await step(tables, () => 0));
    for (const path of ['position', 'record'])
      expect((await stranger.send('GET', `/api/matches/${info.id}/${path}`)).status, path).toBe(code)
    expect((await a.send('GET', `/api/matches/${info.id}/record`)).status).toBe(200)
  }
  for (const p of [a, b, stranger]) p.client.close()
})
