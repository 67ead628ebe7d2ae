/** Records that somebody brings in: checked where nobody waits for it, a few a day, listed and deleted. */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { FastRng, type MatchRecord } from '@ecumene/kernel'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { guest, layoutOf, sleep, stepOfLongGame, testServer, testSettings, toyTable, type Visitor } from '../harness.ts'
import { type ServerProcess, serverProcess } from '../process.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const corpus = new URL('../../../games/civilization/test/corpus/', import.meta.url)
const recorded = (file: string): MatchRecord =>
  JSON.parse(brotliDecompressSync(readFileSync(new URL(`${file}.v1.json.br`, corpus))).toString()) as MatchRecord
const bring = (who: Visitor, record: MatchRecord, title = 'brought') => who.post('/api/records', { title, record })

let server: ServerProcess
beforeAll(async () => {
  server = await serverProcess(await testSettings())
})
afterAll(() => server?.stop())

/** Below this nobody notices, and a busy machine is no proof. */
const FLOOR_MS = 150
const middle = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1]

test('ten long records at once: at other tables a move takes no longer, also while somebody opens their page', async () => {
  const two = [await guest(server.url), await guest(server.url)]
  const { info, tables } = await toyTable(two, { options: { rounds: 20 } })
  const rng = new FastRng(4)
  while (tables[0].replica.seq < 90 && (await stepOfLongGame(tables, n => rng.below(n)))) await sleep(20)
  expect(tables[0].replica.outcome).toBeNull()
  const onlooker = await guest(server.url)
  /** How long moves take, one after the other, while a stranger opens the table's page again and again. */
  const moves = async (goesOn: (done: number) => boolean): Promise<number[]> => {
    const times: number[] = []
    while (goesOn(times.length)) {
      const opened = onlooker.client.open(info.id, layoutOf(info)).catch(() => null)
      await sleep(10) // the stranger is first
      const begun = performance.now()
      if (!(await stepOfLongGame(tables, n => rng.below(n)))) break
      times.push(performance.now() - begun)
      void opened.then(table => table?.close())
      await sleep(100)
    }
    return times
  }
  const quiet = middle(await moves(done => done < 6))
  const attacker = await guest(server.url)
  const record = recorded('full-3')
  let isOver = false
  let took = 0
  const begun = performance.now()
  const attack = Promise.all(Array.from({ length: 10 }, () => bring(attacker, record))).finally(() => {
    isOver = true
    took = performance.now() - begun
  })
  await sleep(100)
  const times = await moves(done => (!isOver || done < 5) && done < 60)
  const statuses = (await attack).map(a => a.status)
  // What does not come to its turn is told to come later.
  expect(statuses.every(s => s === 200 || s === 503)).toBe(true)
  expect(statuses).toContain(200)
  expect(times.length).toBeGreaterThanOrEqual(5)
  expect(middle(times)).toBeLessThan(Math.max(FLOOR_MS, 2 * quiet))
  // One that waits for the archive waits until the last record is checked.
  expect(Math.max(...times)).toBeLessThan(Math.max(4 * FLOOR_MS, took / 4))
  onlooker.client.close()
  for (const p of two) p.client.close()
})

test('a person brings in a few games a day, and sees and deletes their own', async () => {
  const own = await testServer()
  const [ada, ben] = [await guest(own.url), await guest(own.url)]
  const record = recorded('short-1')
  const ids: string[] = []
  for (let n = 0; n < 2; n++) {
    const { status, body } = await bring(ada, record, `game ${n}`)
    expect(status).toBe(200)
    ids.push((body as unknown as { id: string }).id)
  }
  const listOf = (who: Visitor) => who.client.call<{ id: string; title: string; lines: number }[]>('GET', '/me/records')
  expect((await listOf(ada)).map(({ id, title, lines }) => [id, title, lines])).toEqual([
    [ids[1], 'game 1', record.entries.length],
    [ids[0], 'game 0', record.entries.length],
  ])
  expect(await listOf(ben)).toEqual([])
  expect((await ben.send('DELETE', `/api/me/records/${ids[0]}`)).status).toBe(404)
  const table = await ben.client.open(ids[0], layoutOf({ game: record.game, setup: record.setup as never }))
  expect(table.replica.outcome).not.toBeNull()
  expect((await ada.send('DELETE', `/api/me/records/${ids[0]}`)).status).toBe(200)
  expect((await listOf(ada)).map(({ id }) => id)).toEqual([ids[1]])
  for (const path of ['', '/record', '/position'])
    expect((await ben.fetch(`/api/matches/${ids[0]}${path}`)).status).toBe(404)
  const { db } = own.services.store
  for (const name of ['entry', 'position', 'seat'] as const)
    expect(await db.selectFrom(name).select('match').where('match', '=', ids[0]).execute()).toEqual([])
  // A table that was played here is nobody's import.
  const { info } = await toyTable([ada, ben])
  expect((await ada.send('DELETE', `/api/me/records/${info.id}`)).status).toBe(404)
  for (const p of [ada, ben]) p.client.close()
  await own.dispose()
})
test('ten a day and person, forty a day and network; what was taken back is bounded', async () => {
  const own = await testServer({ trustedProxy: 1 })
  const ada = await guest(own.url)
  const record = recorded('short-1')
  const from = (who: Visitor, address: string, brought: MatchRecord) =>
    who.post('/api/records', { title: 'brought', record: brought }, { 'x-forwarded-for': address })
  const cut = { ...record, entries: record.entries.slice(0, 3) }
  const asked = async (count: number): Promise<number[]> => {
    const told: number[] = []
    // From many networks: the person is counted, not the address.
    for (let n = 0; n < count; n++) told.push((await from(ada, `10.0.${n}.1`, cut)).status)
    return told
  }
  expect(await asked(12)).toEqual([...Array(10).fill(422), 429, 429])
  const [move] = record.entries.filter(e => e.auto !== true)
  const padded = Array.from({ length: 1000 }, (_, i) => (i % 2 === 0 ? move : { ...move, action: null }))
  const ben = await guest(own.url)
  expect(
    (await from(ben, '10.1.0.1', { ...record, entries: [...padded, ...record.entries] })).body.error,
  ).toMatchObject({
    code: 'refused',
    message: 'most of what was played was taken back',
  })
  for (const p of [ada, ben]) p.client.close()
  await own.dispose()
})
