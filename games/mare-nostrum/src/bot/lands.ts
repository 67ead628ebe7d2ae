/**
 * What the provinces of a seat are worth: income and its variety, great cities, and places to build on. Counted
 * province by province, so that a purchase counts one of them anew.
 */
import type { Seat } from '@ecumene/kernel'
import { GOODS } from '../../data/goods.ts'
import { CAPITAL, CARAVAN, LANDS, LEGENDARY, MARKET, SLOT_FROM, SLOT_GOOD, SLOT_KIND, TEMPLE } from '../board.ts'
import { leavesChoice, yieldedBy, yieldOf } from '../effects/income.ts'
import { holderOf } from '../query/control.ts'
import { legionsIn } from '../query/units.ts'
import type { S } from '../state.ts'
import { WEIGHTS } from './weights.ts'

/** By province. */
export interface Lands {
  readonly income: Float64Array
  readonly open: Float64Array
  readonly great: Uint8Array
  /** Commodities as bits: earned, of caravans that are held, of caravans that can be built. */
  readonly earned: Int32Array
  readonly held: Int32Array
  readonly wanted: Int32Array
}
export const newLands = (): Lands => ({
  income: new Float64Array(LANDS),
  open: new Float64Array(LANDS),
  great: new Uint8Array(LANDS),
  earned: new Int32Array(LANDS),
  held: new Int32Array(LANDS),
  wanted: new Int32Array(LANDS),
})
export function countLands(s: S, seat: Seat, lands: Lands): Lands {
  for (let province = 0; province < LANDS; province++) countLand(s, seat, province, lands)
  return lands
}
const counted = newLands()
export const landsWorth = (s: S, seat: Seat): number => landsTotal(s, countLands(s, seat, counted))

const one = newLands()
/** The worth of lands that were counted before one province changed. */
export function landsWith(s: S, seat: Seat, province: number, lands: Lands): number {
  countLand(s, seat, province, one)
  return landsTotal(s, lands, province)
}
/** Could the seat hold a building of this province? */
const isThere = (s: S, province: number, seat: Seat): boolean =>
  s.control[province] === seat || legionsIn(s, province, seat) > 0

function countLand(s: S, seat: Seat, province: number, lands: Lands): void {
  let income = 0
  let open = 0
  let great = 0
  let earned = 0
  let held = 0
  let wanted = 0
  const end = isThere(s, province, seat) ? SLOT_FROM[province + 1] : 0
  for (let slot = SLOT_FROM[province]; slot < end; slot++) {
    const kind = SLOT_KIND[slot]
    const count = yieldOf(s, slot, seat)
    if (count > 0) {
      income += count
      if (yieldedBy(slot) < GOODS) earned |= 1 << yieldedBy(slot)
    }
    if (holderOf(s, slot) === seat) {
      if (kind === CARAVAN) held |= 1 << SLOT_GOOD[slot]
      if (kind === LEGENDARY) income += leavesChoice(s, slot, seat) ? 2.2 : 1.2
      if (kind === LEGENDARY || kind === CAPITAL) great++
    }
    if (s.built[slot] === 0 && s.control[province] === seat) {
      if (kind === LEGENDARY) open += WEIGHTS.openGreat
      else if (kind === MARKET || kind === TEMPLE) open += WEIGHTS.openTitle
      else if (kind !== CARAVAN) open += WEIGHTS.openCity
      else {
        open += WEIGHTS.openCaravan
        wanted |= 1 << SLOT_GOOD[slot]
      }
    }
  }
  lands.income[province] = income
  lands.open[province] = open
  lands.great[province] = great
  lands.earned[province] = earned
  lands.held[province] = held
  lands.wanted[province] = wanted
}
/** All of it, with one province as it was counted last. */
export function landsTotal(s: S, lands: Lands, changed = -1): number {
  let income = 0
  let open = 0
  let great = 0
  let earned = 0
  let held = 0
  for (let province = 0; province < LANDS; province++) {
    const from = province === changed ? one : lands
    income += from.income[province]
    open += from.open[province]
    great += from.great[province]
    earned |= from.earned[province]
    held |= from.held[province]
  }
  // A commodity that the seat does not get yet is worth more: it makes long sets.
  for (let province = 0; province < LANDS; province++)
    open += WEIGHTS.openKind * bits((province === changed ? one : lands).wanted[province] & ~held)
  const horizon = Math.max(2, WEIGHTS.rounds - s.round) * WEIGHTS.income
  const total = income * horizon + bits(earned) * WEIGHTS.kind + open * WEIGHTS.slot
  return total + (great * great * WEIGHTS.great * 0.5 + (great >= 4 ? 200 : 0))
}
function bits(mask: number): number {
  let n = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++
  return n
}
