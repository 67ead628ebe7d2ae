/** Armies form by themselves so that they are worth the most (TTA-TACT-6 to 14, TTA-R-57, TTA-R-58, TTA-R-70). */
import { NONE } from '@ecumene/kernel'

import { leader, tactic, UNIT_START, unit, work, workType } from '../cards.ts'
import { type S, workAt } from '../state.ts'

const CAVALRY = work.start[workType.cavalry] - UNIT_START
const ARTILLERY = work.start[workType.artillery] - UNIT_START
const AIR = work.start[workType.airForce] - UNIT_START

/** Units of some type from level `from` on. */
function count(units: Int16Array, at: number, first: number, end: number, from: number): number {
  let n = 0
  for (let u = first; u < end; u++) if (units[at + u] > 0 && work.level[UNIT_START + u] >= from) n += units[at + u]
  return n
}
/** Most armies of i infantry, c cavalry, a artillery from these units; with Genghis Khan infantry may stand in for cavalry (TTA-CARD-GENGHIS-2). */
function most(
  i: number,
  c: number,
  a: number,
  infantry: number,
  cavalry: number,
  artillery: number,
  genghis: boolean,
): number {
  let k = 0
  for (;;) {
    const n = k + 1
    if (a * n > artillery) return k
    const lacking = c * n > cavalry ? c * n - cavalry : 0
    if (lacking > 0 && !genghis) return k
    if (i * n + lacking > infantry) return k
    k = n
  }
}
/** Best value of the fresh and outdated armies with air forces, which join the best ones first (TTA-TACT-9, TTA-TACT-12). */
function worth(fresh: number, outdated: number, air: number, which: number): number {
  const high = tactic.normal[which]
  const low = tactic.outdated[which]
  const doubled = Math.min(air, fresh)
  const rest = Math.min(air - doubled, outdated)
  return (fresh + doubled) * high + (outdated + rest) * low
}

/** Tactical strength of all armies these units can form; `units[at]` counts the first kind of unit. */
export function tacticalStrength(units: Int16Array, at: number, which: number, genghis: boolean): number {
  if (which === NONE) return 0
  const i = tactic.infantry[which]
  const c = tactic.cavalry[which]
  const a = tactic.artillery[which]
  // An army with a unit two or more levels below the tactic is outdated (TTA-TACT-11).
  const from = tactic.level[which] - 1
  const infantry = count(units, at, 0, CAVALRY, 0)
  const cavalry = count(units, at, CAVALRY, ARTILLERY, 0)
  const artillery = count(units, at, ARTILLERY, AIR, 0)
  const all = most(i, c, a, infantry, cavalry, artillery, genghis)
  if (all === 0) return 0
  const air = count(units, at, AIR, unit.count, 0)
  const goodInfantry = count(units, at, 0, CAVALRY, from)
  const goodCavalry = count(units, at, CAVALRY, ARTILLERY, from)
  const fresh = most(i, c, a, goodInfantry, goodCavalry, count(units, at, ARTILLERY, AIR, from), genghis)
  if (!genghis) return worth(fresh, all - fresh, air, which)
  // A fresh army may tie up infantry that an outdated one needs as cavalry: try every number of fresh armies.
  let best = 0
  for (let f = 0; f <= fresh; f++) {
    const asCavalry = c * f > goodCavalry ? c * f - goodCavalry : 0
    const used = c * f - asCavalry
    const more = most(i, c, a, infantry - i * f - asCavalry, cavalry - used, artillery - a * f, true)
    const value = worth(f, more, air, which)
    if (value > best) best = value
  }
  return best
}

/** Printed strength of these units (TTA-COL-10). */
export function unitStrength(units: Int16Array, at: number): number {
  let n = 0
  for (let u = 0; u < unit.count; u++) if (units[at + u] > 0) n += units[at + u] * work.strength[UNIT_START + u]
  return n
}
export const hasGenghis = (s: S, seat: number): boolean => s.leader[seat] === leader.of('genghis-khan')
export const armyStrength = (s: S, seat: number): number =>
  tacticalStrength(s.workers, workAt(seat, UNIT_START), s.tactic[seat], hasGenghis(s, seat))
export function unitCount(s: S, seat: number): number {
  let n = 0
  for (let u = 0; u < unit.count; u++)
    if (s.workers[workAt(seat, UNIT_START + u)] > 0) n += s.workers[workAt(seat, UNIT_START + u)]
  return n
}
