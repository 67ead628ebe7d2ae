/** Nobody fills their clock by playing and taking back: twenty times cost time, in every game and at every pace. */
import { type ActionJson, type Core, FastRng, has } from '@ecumene/kernel'
import type { TableLink } from '@ecumene/protocol/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { games } from '../src/games.ts'
import { guest, legalNow, sleep, testServer, toyTable, until, type Visitor } from './harness.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const PAIRS = 20
/** Positions to try in each game: what can be taken back comes at the beginning of all five. */
const POSITIONS = 2
const MOST_MOVES = 90
const PACES = [
  { kind: 'live', bank: 60, increment: 30 },
  { kind: 'slow', each: 3600 },
] as const

let server: Awaited<ReturnType<typeof testServer>>
let people: Visitor[]
beforeAll(async () => {
  server = await testServer()
  people = []
  for (let i = 0; i < 4; i++) people.push(await guest(server.url))
})
afterAll(async () => {
  for (const p of people) p.client.close()
  await server.dispose()
})
const leftOf = ({ replica: { clock, viewer } }: TableLink<Core>): number => clock?.left[viewer as number] ?? 0
const isRunning = ({ replica: { clock, viewer } }: TableLink<Core>): boolean =>
  has(clock?.running ?? 0, viewer as number)

/** Somebody who is asked plays an action; whether it changed their own clock, and can be taken back. */
async function move(tables: readonly TableLink<Core>[], rng: FastRng) {
  const asked = tables.filter(t => has(t.replica.owed, t.replica.viewer as number))
  const table = asked[rng.below(asked.length)]
  const legal = legalNow(table)
  const action = legal[rng.below(legal.length)]
  const before = leftOf(table)
  await play(table, action)
  return { table, action, isWorthIt: table.replica.undo === null && (leftOf(table) > before || !isRunning(table)) }
}
async function play(table: TableLink<Core>, action: ActionJson | null): Promise<void> {
  const { seq } = await (action ? table.play(action) : table.undo())
  await until(table, t => t.replica.seq >= seq)
}

test.each(games.flatMap(({ id, variants }) => PACES.map(pace => [id, pace.kind, pace, variants[0].seats[0]] as const)))(
  '%s, %s: twenty actions taken back leave less time than before',
  async (game, _, pace, seats) => {
    const { tables } = await toyTable(people.slice(0, seats), { game, settings: { pace } })
    const rng = new FastRng(11)
    let tried = 0
    for (let n = 0; n < MOST_MOVES && tried < POSITIONS; n++) {
      const seq = Math.max(...tables.map(t => t.replica.seq))
      for (const t of tables) await until(t, x => x.replica.seq >= seq)
      if (tables[0].replica.outcome) break
      const { table, action, isWorthIt } = await move(tables, rng)
      if (!isWorthIt) continue
      tried++
      await play(table, null)
      const before = leftOf(table)
      for (let pair = 0; pair < PAIRS; pair++) {
        await play(table, action)
        await play(table, null)
        await sleep(20) // within what a player may send
      }
      expect(leftOf(table)).toBeLessThanOrEqual(before - 15 * PAIRS)
      await play(table, action)
    }
    expect(tried).toBeGreaterThan(0)
  },
)
