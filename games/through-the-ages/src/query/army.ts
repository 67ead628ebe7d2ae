/** Armies form by themselves so that they are worth the most (TTA-TACT-6 to 14, TTA-R-57, TTA-R-58, TTA-R-70). */
import {
  L,
  T,
  TAC_ARTILLERY,
  TAC_CAVALRY,
  TAC_INFANTRY,
  TAC_LEVEL,
  TAC_NORMAL,
  TAC_OUTDATED,
  TYPE_START,
  UNIT_START,
  UNITS,
  W_LEVEL,
  W_STRENGTH,
} from '../cards.ts'
import { NONE, type S, work } from '../state.ts'

const CAVALRY = TYPE_START[T.cavalry] - UNIT_START
const ARTILLERY = TYPE_START[T.artillery] - UNIT_START
const AIR = TYPE_START[T.airForce] - UNIT_START

/** Units of some type from level `from` on. */
function count(units: Int16Array, at: number, first: number, end: number, from: number): number {
  let n = 0
  for (let u = first; u < end; u++) if (units[at + u] > 0 && W_LEVEL[UNIT_START + u] >= from) n += units[at + u]
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
function worth(fresh: number, outdated: number, air: number, tactic: number): number {
  const high = TAC_NORMAL[tactic]
  const low = TAC_OUTDATED[tactic]
  const doubled = Math.min(air, fresh)
  const rest = Math.min(air - doubled, outdated)
  return (fresh + doubled) * high + (outdated + rest) * low
}

/** Tactical strength of all armies these units can form; `units[at]` counts the first kind of unit. */
export function tacticalStrength(units: Int16Array, at: number, tactic: number, genghis: boolean): number {
  if (tactic === NONE) return 0
  const i = TAC_INFANTRY[tactic]
  const c = TAC_CAVALRY[tactic]
  const a = TAC_ARTILLERY[tactic]
  // An army with a unit two or more levels below the tactic is outdated (TTA-TACT-11).
  const from = TAC_LEVEL[tactic] - 1
  const infantry = count(units, at, 0, CAVALRY, 0)
  const cavalry = count(units, at, CAVALRY, ARTILLERY, 0)
  const artillery = count(units, at, ARTILLERY, AIR, 0)
  const all = most(i, c, a, infantry, cavalry, artillery, genghis)
  if (all === 0) return 0
  const air = count(units, at, AIR, UNITS, 0)
  const goodInfantry = count(units, at, 0, CAVALRY, from)
  const goodCavalry = count(units, at, CAVALRY, ARTILLERY, from)
  const fresh = most(i, c, a, goodInfantry, goodCavalry, count(units, at, ARTILLERY, AIR, from), genghis)
  if (!genghis) return worth(fresh, all - fresh, air, tactic)
  // A fresh army may tie up infantry that an outdated one needs as cavalry: try every number of fresh armies.
  let best = 0
  for (let f = 0; f <= fresh; f++) {
    const asCavalry = c * f > goodCavalry ? c * f - goodCavalry : 0
    const used = c * f - asCavalry
    const more = most(i, c, a, infantry - i * f - asCavalry, cavalry - used, artillery - a * f, true)
    const value = worth(f, more, air, tactic)
    if (value > best) best = value
  }
  return best
}

/** Printed strength of these units (TTA-COL-10). */
export function unitStrength(units: Int16Array, at: number): number {
  let n = 0
  for (let u = 0; u < UNITS; u++) if (units[at + u] > 0) n += units[at + u] * W_STRENGTH[UNIT_START + u]
  return n
}
export const hasGenghis = (s: S, seat: number): boolean => s.leader[seat] === L['genghis-khan']
export const armyStrength = (s: S, seat: number): number =>
  tacticalStrength(s.workers, work(seat, UNIT_START), s.tactic[seat], hasGenghis(s, seat))
export function unitCount(s: S, seat: number): number {
  let n = 0
  for (let u = 0; u < UNITS; u++)
    if (s.workers[work(seat, UNIT_START + u)] > 0) n += s.workers[work(seat, UNIT_START + u)]
  return n
}
