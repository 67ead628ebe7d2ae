/** An open table whose seats are all taken becomes a game. */
import { minutesOf } from '@ecumene/contract'
import type { GameDef } from '@ecumene/kernel'
import { newKey } from '../ids.ts'
import { noticesFor } from '../notices/turn-notices.ts'
import { bellOf } from '../pace/bell.ts'
import { deadlineOf, startClock } from '../pace/clock.ts'
import { clockTime } from '../pace/time.ts'
import { Problem } from '../problem.ts'
import { beginMatch } from '../store/matches.ts'
import type { Store } from '../store/store.ts'
import type { Pool } from '../table/pool.ts'
import { readMeta } from '../table/room.ts'
import { setupUnder } from './setup-under.ts'

interface Means {
  readonly store: Store
  readonly pool: Pool
  readonly noticeMs: number
  gameOf(id: string): GameDef
}
/** `key`: the key of chance. False: another process has begun it, or it is not proposed any more. */
export async function beginGame(
  { store, pool, noticeMs, gameOf }: Means,
  id: string,
  key = newKey(),
): Promise<boolean> {
  const meta = await readMeta(store, id)
  if (!meta) throw new Problem('unknown', 'no such table')
  if (meta.seats.some(s => s.user === null && s.bot === null)) throw new Problem('unready', 'some seats are still free')
  // Today's rules, if they still know what was proposed; those it was proposed under otherwise.
  const today = gameOf(meta.row.game)
  const adapted = setupUnder(today, meta.setup)
  const version = adapted ? today.version : meta.row.version
  const setup = adapted ?? meta.setup
  const opened = await pool.ask('open', { game: today.id, version, setup, key })
  const now = clockTime()
  const { pace } = meta.settings
  const bell = opened.hasBell ? bellOf(meta.settings) : null
  const clock = startClock(pace, setup.seats, opened.owed, meta.people, now, bell, minutesOf(setup))
  const begun = await beginMatch(store, id, {
    version,
    setup: JSON.stringify(setup),
    key,
    commitment: opened.commitment,
    opening: opened.opening,
    at: now,
    position: {
      match: id,
      rev: 0,
      seq: 0,
      owed: opened.owed,
      clock: clock && JSON.stringify(clock),
      deadline: deadlineOf(clock, pace, meta.rests),
      updated_at: now,
    },
    notices: noticesFor(meta, 0, opened.owed, now, noticeMs),
  })
  if (begun === 'free') throw new Problem('unready', 'some seats are still free')
  if (begun === 'gone') return false
  await store.tell({ kind: 'table', match: id })
  await store.tell({ kind: 'move', match: id })
  return true
}
