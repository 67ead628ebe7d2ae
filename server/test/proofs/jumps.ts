/**
 * Somebody sets the machine's clock, forward and backward, while people play with clocks: nobody's time is emptied or
 * filled by it, and nothing acknowledged is lost.
 */
import type { Settings } from '../../src/settings.ts'
import { openStore } from '../../src/store/open.ts'
import { type Found, Players } from '../players.ts'
import { serverProcess } from '../process.ts'

export interface Jumped extends Found {
  /** Moves that the clock made for somebody whose time was up. */
  readonly byTheClock: number
  /** Milliseconds that a clock of a table showed at least and at most. */
  readonly least: number
  readonly most: number
}
const HOUR = 3_600_000
const BANK_S = 900

export async function jumped(
  settings: Settings,
  jumps: number,
  tables: number,
  told: (jump: number, acknowledged: number) => void = () => {},
): Promise<Jumped> {
  const server = await serverProcess(settings)
  const pace = { kind: 'live' as const, bank: BANK_S, increment: 0 }
  const players = new Players(() => [server.url], tables, { settings: { pace } })
  try {
    for (let jump = 1; jump <= jumps; jump++) {
      await players.playedAfter(Date.now())
      // An hour on, two back, an hour on: never far from the time it is.
      server.child.send([1, -2, 1][(jump - 1) % 3] * HOUR)
      await players.playedAfter(Date.now())
      told(jump, players.promised.length)
    }
    await players.stop()
  } finally {
    await server.stop()
  }
  const store = await openStore(settings, 'check')
  const late = await store.db.selectFrom('entry').select('match').where('by', '=', 'clock').execute()
  const rows = await store.db.selectFrom('position').select('clock').where('clock', 'is not', null).execute()
  await store.close()
  const left = rows.flatMap(({ clock }) => (JSON.parse(clock as string) as { left: number[] }).left)
  const found = await players.verify(settings)
  return { ...found, byTheClock: late.length, least: Math.min(...left), most: Math.max(...left) }
}
