/** What an empire would have at the start, tried on a copy: its provinces, its buildings, its first resources. */
import type { Seat } from '@ecumene/kernel'
import { settleEmpire, startOf } from '../src/setup.ts'
import { copyOf } from './plan/trial.ts'
import { EMPIRE_IDS, type S } from './rules.ts'

export function startsAs(view: S, seat: Seat, empire: string): S {
  const s = copyOf(view)
  s.empire[seat] = EMPIRE_IDS.indexOf(empire as (typeof EMPIRE_IDS)[number])
  settleEmpire(s, seat, startOf(s, s.empire[seat]))
  return s
}
