/**
 * What a position is worth to a seat, from public knowledge: income and its variety, heroes, titles, great cities,
 * safety.
 */
import { NONE, type Seat } from '@ecumene/kernel'
import { GOODS } from '../../data/goods.ts'
import { CAPITAL, CARAVAN, LANDS, LEGENDARY, MARKET, SLOT_FROM, SLOT_GOOD, SLOT_KIND, TEMPLE } from '../board.ts'
import { leavesChoice, yieldedBy, yieldOf } from '../effects/income.ts'
import { TOKEN_COUNT, TOKEN_POWERS } from '../powers/tokens.ts'
import { atPeace, holderOf } from '../query/control.ts'
import { allLevels, TRACKS } from '../query/levels.ts'
import { glory } from '../query/powers.ts'
import { reachable } from '../query/reach.ts'
import { fleet, legionsIn } from '../query/units.ts'
import { at, LEGION, type S } from '../state.ts'
import { HERO_WORTH } from './holdings.ts'

/** Worth of a power beside the count of heroes and the leadership bonus. */
export const TOKEN_WORTH = Float64Array.from(TOKEN_POWERS, power => power.worth)

/** Knobs, found by playing the bots against each other. */
export const WEIGHTS = {
  rounds: 8,
  income: 0.9,
  kind: 0.9,
  slot: 0.8,
  title: 1.6,
  titles: 45,
  unit: 0.25,
  danger: 1.3,
  great: 1.2,
}

/** Legions of others that could be in each province in one move. */
const near = new Int16Array(LANDS)
export function spot(s: S, seat: Seat): Int16Array {
  near.fill(0)
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || s.pieces[at.pieces(other, LEGION)] === 8 || atPeace(s, seat, other)) continue
    const ships = fleet(s, other)
    for (let province = 0; province < LANDS; province++) {
      const n = legionsIn(s, province, other)
      if (n === 0) continue
      near[province] += n
      for (let rest = reachable(s, province, ships); rest !== 0; rest &= rest - 1)
        near[31 - Math.clz32(rest & -rest)] += n
    }
  }
  return near
}

/** Buildings of a province by what they yield and count; for whoever would have them all. */
export function provinceWorth(s: S, province: number): number {
  let worth = 0
  for (let slot = SLOT_FROM[province]; slot < SLOT_FROM[province + 1]; slot++)
    if (s.built[slot] === 1) worth += buildingWorth(slot)
  return worth
}
export const buildingWorth = (slot: number): number =>
  SLOT_KIND[slot] === LEGENDARY
    ? 5
    : SLOT_KIND[slot] === CAPITAL
      ? 4
      : SLOT_KIND[slot] === MARKET || SLOT_KIND[slot] === TEMPLE
        ? 2.2
        : 2.5

const counted = new Int16Array(5 * TRACKS)
const sweeps = new Int16Array(5)
export function titleWorth(s: S, seat: Seat): number {
  allLevels(s, counted)
  return titlesBy(s, counted, seat)
}
/** The same, by levels that are known. */
export function titlesBy(s: S, levels: Int16Array, seat: Seat): number {
  let worth = 0
  let led = 0
  sweeps.fill(0)
  for (let track = 0; track < TRACKS; track++) {
    let best = -1
    let second = -1
    let who = NONE
    for (let other = 0; other < s.seats; other++) {
      const n = levels[other * TRACKS + track]
      if (n > best || (n === best && other === s.leader[track])) {
        if (n >= best) second = best
        best = n
        who = other
      } else if (n > second) second = n
    }
    const mine = levels[seat * TRACKS + track]
    if (who === seat) {
      led++
      worth += WEIGHTS.title + Math.min(3, best - second) * 0.25
    } else worth -= Math.min(4, best - mine) * 0.12
    if (who >= 0) sweeps[who]++
  }
  if (led === 3) worth += WEIGHTS.titles
  for (let other = 0; other < s.seats; other++) if (other !== seat && sweeps[other] === 3) worth -= 30
  return worth
}

export const worth = (s: S, seat: Seat): number =>
  landsWorth(s, seat) + heroesWorth(s, seat) + titleWorth(s, seat) + safety(s, seat)

/** Could the seat hold a building of this province? */
const isThere = (s: S, province: number, seat: Seat): boolean =>
  s.control[province] === seat || legionsIn(s, province, seat) > 0

/** Income and its variety, great cities, and places to build on. */
export function landsWorth(s: S, seat: Seat): number {
  const horizon = Math.max(2, WEIGHTS.rounds - s.round) * WEIGHTS.income
  const held = heldGoods(s, seat)
  let income = 0
  let kinds = 0
  let mask = 0
  let great = 0
  let open = 0
  for (let province = 0; province < LANDS; province++) {
    if (!isThere(s, province, seat)) continue
    for (let slot = SLOT_FROM[province]; slot < SLOT_FROM[province + 1]; slot++) {
      const count = yieldOf(s, slot, seat)
      if (count > 0) {
        income += count
        const good = yieldedBy(slot)
        if (good < GOODS && ((mask >> good) & 1) === 0) {
          mask |= 1 << good
          kinds++
        }
      }
      const kind = SLOT_KIND[slot]
      if ((kind === LEGENDARY || kind === CAPITAL) && holderOf(s, slot) === seat) {
        if (kind === LEGENDARY) income += leavesChoice(s, slot, seat) ? 2.2 : 1.2
        great++
      }
      if (s.built[slot] === 0 && s.control[province] === seat) {
        if (kind === LEGENDARY) open += 4
        else if (kind === MARKET || kind === TEMPLE) open += 0.6
        else if (kind !== CARAVAN) open += 1
        // A commodity that the seat does not get yet is worth more: it makes long sets.
        else open += 0.9 + ((held >> SLOT_GOOD[slot]) & 1 ? 0 : 0.4)
      }
    }
  }
  const total = income * horizon + kinds * WEIGHTS.kind + open * WEIGHTS.slot
  return total + (great * great * WEIGHTS.great * 0.5 + (great >= 4 ? 200 : 0))
}
/** The commodities of the caravans that a seat holds, as bits. */
function heldGoods(s: S, seat: Seat): number {
  let mask = 0
  for (let province = 0; province < LANDS; province++) {
    if (!isThere(s, province, seat)) continue
    for (let slot = SLOT_FROM[province]; slot < SLOT_FROM[province + 1]; slot++)
      if (SLOT_KIND[slot] === CARAVAN && holderOf(s, slot) === seat) mask |= 1 << SLOT_GOOD[slot]
  }
  return mask
}
/** Heroes and wonders by their number, and their powers with the other tokens'. */
export function heroesWorth(s: S, seat: Seat): number {
  let total = 0
  const heroes = glory(s, seat)
  for (let i = 1; i < heroes; i++) total += HERO_WORTH[i]
  for (let token = 0; token < TOKEN_COUNT; token++) if (s.owner[token] === seat) total += TOKEN_WORTH[token]
  return total
}
/** Units are worth a little; a province that others can reach with more than defends it is in danger. */
export function safety(s: S, seat: Seat): number {
  return safetyFrom(s, seat, spot(s, seat))
}
/** The same, from legions that are known to be near. */
export function safetyFrom(s: S, seat: Seat, danger: Int16Array): number {
  let total = (8 - s.pieces[at.pieces(seat, LEGION)]) * WEIGHTS.unit
  for (let province = 0; province < LANDS; province++) {
    if (s.control[province] !== seat) continue
    const guard = legionsIn(s, province, seat) + (s.fortress[province] === seat ? 2 : 0)
    if (danger[province] === 0) continue
    const value = provinceWorth(s, province)
    if (guard === 0) total -= WEIGHTS.danger * value
    else if (danger[province] > guard) total -= WEIGHTS.danger * value * 0.4
  }
  return total
}
