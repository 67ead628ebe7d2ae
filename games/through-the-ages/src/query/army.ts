/** Armies form by themselves, so that they are worth the most (TTA-TACT-13). */
import { NONE, type Seat } from '@ecumene/kernel'
import { tactic, UNIT_START, unit, work, workType } from '../cards.ts'
import { leads } from '../effects/leaders/hooks.ts'
import { type S, workAt } from '../state.ts'

const CAVALRY = work.start[workType.cavalry] - UNIT_START
const ARTILLERY = work.start[workType.artillery] - UNIT_START
const AIR = work.start[workType.airForce] - UNIT_START

/** Units of the kinds first..end, of level `from` or more. */
function count(units: Int16Array, at: number, first: number, end: number, from: number): number {
  let n = 0
  for (let i = first; i < end; i++) if (units[at + i] > 0 && work.level[UNIT_START + i] >= from) n += units[at + i]
  return n
}
/**
 * Most armies of a tactic from these units, each unit in one (TTA-TACT-6, TTA-TACT-10); infantry may ride
 * (TTA-CARD-GENGHIS-2).
 */
function most(which: number, infantry: number, cavalry: number, artillery: number, riding: boolean): number {
  let armies = 0
  for (;;) {
    const n = armies + 1
    if (tactic.artillery[which] * n > artillery) return armies
    const riders = tactic.cavalry[which] * n
    const lacking = riders > cavalry ? riders - cavalry : 0
    if (lacking > 0 && !riding) return armies
    if (tactic.infantry[which] * n + lacking > infantry) return armies
    armies = n
  }
}
/**
 * Value of fresh and outdated armies with air forces: one for each army doubles it (TTA-TACT-9), the best first
 * (TTA-R-57).
 */
function worth(fresh: number, outdated: number, air: number, which: number): number {
  const doubled = Math.min(air, fresh)
  const rest = Math.min(air - doubled, outdated) // the lower value twice (TTA-TACT-12)
  return (fresh + doubled) * tactic.normal[which] + (outdated + rest) * tactic.outdated[which]
}

/** Tactical strength of all armies these units can form; `units[at]` counts the first kind of unit. */
export function tacticalStrength(units: Int16Array, at: number, which: number, riding: boolean): number {
  if (which === NONE) return 0
  const infantry = count(units, at, 0, CAVALRY, 0)
  const cavalry = count(units, at, CAVALRY, ARTILLERY, 0)
  const artillery = count(units, at, ARTILLERY, AIR, 0)
  const all = most(which, infantry, cavalry, artillery, riding)
  if (all === 0) return 0
  const air = count(units, at, AIR, unit.count, 0)
  // An army with a unit two or more levels below the tactic is outdated (TTA-TACT-11).
  const from = tactic.level[which] - 1
  const goodInfantry = count(units, at, 0, CAVALRY, from)
  const goodCavalry = count(units, at, CAVALRY, ARTILLERY, from)
  const fresh = most(which, goodInfantry, goodCavalry, count(units, at, ARTILLERY, AIR, from), riding)
  if (!riding) return worth(fresh, all - fresh, air, which)
  // A fresh army may tie up infantry that an outdated one needs as cavalry: try every number of fresh armies.
  let best = 0
  for (let n = 0; n <= fresh; n++) {
    const riders = tactic.cavalry[which] * n
    const asCavalry = riders > goodCavalry ? riders - goodCavalry : 0
    const more = most(
      which,
      infantry - tactic.infantry[which] * n - asCavalry,
      cavalry - (riders - asCavalry),
      artillery - tactic.artillery[which] * n,
      true,
    )
    best = Math.max(best, worth(n, more, air, which))
  }
  return best
}

/** The armies that make the strength above, for those who look at them: fresh ones, outdated ones, air forces. */
export interface Armies {
  readonly fresh: number
  readonly outdated: number
  readonly air: number
}
export function armiesOf(s: S, seat: Seat): Armies {
  const which = s.tactic[seat]
  const at = workAt(seat, UNIT_START)
  const air = count(s.workers, at, AIR, unit.count, 0)
  if (which === NONE) return { fresh: 0, outdated: 0, air }
  const riding = ridesInfantry(s, seat)
  const counts = (from: number): readonly [number, number, number] => [
    count(s.workers, at, 0, CAVALRY, from),
    count(s.workers, at, CAVALRY, ARTILLERY, from),
    count(s.workers, at, ARTILLERY, AIR, from),
  ]
  const [infantry, cavalry, artillery] = counts(0)
  const good = counts(tactic.level[which] - 1)
  let best: Armies = { fresh: 0, outdated: 0, air }
  for (let fresh = most(which, ...good, riding); fresh >= 0; fresh--) {
    const riders = tactic.cavalry[which] * fresh
    const asCavalry = Math.max(0, riders - good[1])
    const outdated = most(
      which,
      infantry - tactic.infantry[which] * fresh - asCavalry,
      cavalry - (riders - asCavalry),
      artillery - tactic.artillery[which] * fresh,
      riding,
    )
    if (worth(fresh, outdated, air, which) > worth(best.fresh, best.outdated, air, which))
      best = { fresh, outdated, air }
  }
  return best
}

/** Printed strength of these units (TTA-COL-10). */
export function unitStrength(units: Int16Array, at: number): number {
  let n = 0
  for (let i = 0; i < unit.count; i++) if (units[at + i] > 0) n += units[at + i] * work.strength[UNIT_START + i]
  return n
}
export const ridesInfantry = (s: S, seat: Seat): boolean => leads.ridingInfantry[s.leader[seat] + 1] === 1
export const armyStrength = (s: S, seat: Seat): number =>
  s.tactic[seat] === NONE
    ? 0
    : tacticalStrength(s.workers, workAt(seat, UNIT_START), s.tactic[seat], ridesInfantry(s, seat))
