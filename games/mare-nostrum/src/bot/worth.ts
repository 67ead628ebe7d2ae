/** What a position is worth to a seat, from public knowledge: income and its variety, heroes, titles, great cities, safety. */
import type { Seat } from '@ecumene/kernel'
import { GOODS } from '../../data/goods.ts'
import {
  ANTIGONE,
  CASTOR_POLLUX,
  CIRCE,
  COLOSSUS,
  GILGAMESH,
  HAMILCAR,
  HANGING_GARDENS,
  HERCULES,
  NEBUCHADNEZZAR,
  PENTHESILEA,
  PERSEUS,
  PHAROS,
  QUEEN_OF_SHEBA,
  RAMSES_II,
  SPARTACUS,
  STATUE_OF_ZEUS,
  TEMPLE_OF_ARTEMIS,
  TOKENS,
} from '../../data/tokens.ts'
import {
  CARAVAN,
  LANDS,
  LEGENDARY,
  MARKET,
  SLOT_FROM,
  SLOT_GOOD,
  SLOT_KIND,
  SLOT_PROVINCE,
  SLOTS_IN_ALL,
  TEMPLE,
} from '../board.ts'
import { leavesChoice, yieldOf } from '../effects/income.ts'
import { atPeace, fleet, glory, holderOf, legionsIn, level } from '../query.ts'
import { reachable } from '../reach.ts'
import { at, LEGION, NONE, type S } from '../state.ts'
import { HERO_WORTH } from './holdings.ts'

/** Worth of a power beside the count of heroes and the leadership bonus. */
export const TOKEN_WORTH = new Float64Array(TOKENS)
TOKEN_WORTH[PERSEUS] = 3
TOKEN_WORTH[COLOSSUS] = 3.5
TOKEN_WORTH[TEMPLE_OF_ARTEMIS] = 3
TOKEN_WORTH[HERCULES] = 1
TOKEN_WORTH[SPARTACUS] = 2.2
TOKEN_WORTH[GILGAMESH] = 1.4
TOKEN_WORTH[PHAROS] = 1.6
TOKEN_WORTH[HANGING_GARDENS] = 2.2
TOKEN_WORTH[STATUE_OF_ZEUS] = 1.5
TOKEN_WORTH[ANTIGONE] = 1
TOKEN_WORTH[RAMSES_II] = 1.5
TOKEN_WORTH[NEBUCHADNEZZAR] = 1.5
TOKEN_WORTH[QUEEN_OF_SHEBA] = 0.8
TOKEN_WORTH[HAMILCAR] = 0.8
TOKEN_WORTH[PENTHESILEA] = 0.5
TOKEN_WORTH[CIRCE] = 1.2
TOKEN_WORTH[CASTOR_POLLUX] = 0.5

/** Knobs, found by playing the bots against each other. */
export const K = {
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
  for (let q = 0; q < s.seats; q++) {
    if (q === seat || s.pieces[at.pieces(q, LEGION)] === 8 || atPeace(s, seat, q)) continue
    const ships = fleet(s, q)
    for (let p = 0; p < LANDS; p++) {
      const n = legionsIn(s, p, q)
      if (n === 0) continue
      near[p] += n
      const mask = reachable(s, p, ships)
      for (let to = 0; to < LANDS; to++) if ((mask >> to) & 1) near[to] += n
    }
  }
  return near
}

/** Buildings of a province by what they yield and count; for whoever would have them all. */
export function provinceWorth(s: S, p: number): number {
  let worth = 0
  for (let k = SLOT_FROM[p]; k < SLOT_FROM[p + 1]; k++) if (s.built[k] === 1) worth += buildingWorth(k)
  return worth
}
export const buildingWorth = (k: number): number =>
  SLOT_KIND[k] === LEGENDARY
    ? 5
    : SLOT_KIND[k] === 3
      ? 4
      : SLOT_KIND[k] === MARKET || SLOT_KIND[k] === TEMPLE
        ? 2.2
        : 2.5

export function titleWorth(s: S, seat: Seat): number {
  let worth = 0
  let led = 0
  const sweeps = [0, 0, 0, 0, 0]
  for (let track = 0; track < 3; track++) {
    let best = -1
    let second = -1
    let who = NONE
    for (let q = 0; q < s.seats; q++) {
      const n = level(s, q, track)
      if (n > best || (n === best && q === s.leader[track])) {
        if (n >= best) second = best
        best = n
        who = q
      } else if (n > second) second = n
    }
    const mine = level(s, seat, track)
    if (who === seat) {
      led++
      worth += K.title + Math.min(3, best - second) * 0.25
    } else worth -= Math.min(4, best - mine) * 0.12
    if (who >= 0) sweeps[who]++
  }
  if (led === 3) worth += K.titles
  for (let q = 0; q < s.seats; q++) if (q !== seat && sweeps[q] === 3) worth -= 30
  return worth
}

export function worth(s: S, seat: Seat): number {
  const horizon = Math.max(2, K.rounds - s.round) * K.income
  let income = 0
  let kinds = 0
  let mask = 0
  let great = 0
  let open = 0
  for (let k = 0; k < SLOTS_IN_ALL; k++) {
    const y = yieldOf(s, k, seat)
    if (y > 0) {
      income += y & 3
      if (y >> 2 < GOODS && ((mask >> (y >> 2)) & 1) === 0) {
        mask |= 1 << (y >> 2)
        kinds++
      }
    }
    const kind = SLOT_KIND[k]
    if (kind === LEGENDARY && holderOf(s, k) === seat) income += leavesChoice(s, k, seat) ? 2.2 : 1.2
    if ((kind === LEGENDARY || kind === 3) && holderOf(s, k) === seat) great++
    if (s.built[k] === 0 && s.control[SLOT_PROVINCE[k]] === seat) {
      if (kind === LEGENDARY) open += 4
      else if (kind === MARKET || kind === TEMPLE) open += 0.6
      else if (kind !== CARAVAN) open += 1
      else open += 0.9 + rarity(s, SLOT_GOOD[k], seat)
    }
  }
  let total = income * horizon + kinds * K.kind + open * K.slot
  total += great * great * K.great * 0.5 + (great >= 4 ? 200 : 0)
  const heroes = glory(s, seat)
  for (let i = 1; i < heroes; i++) total += HERO_WORTH[i]
  for (let t = 0; t < TOKENS; t++) if (s.owner[t] === seat) total += TOKEN_WORTH[t]
  total += titleWorth(s, seat) + safety(s, seat)
  return total
}
/** A commodity that nobody gets yet is worth more: it makes long sets. */
function rarity(s: S, good: number, seat: Seat): number {
  for (let k = 0; k < SLOTS_IN_ALL; k++)
    if (SLOT_GOOD[k] === good && s.built[k] === 1 && holderOf(s, k) === seat) return 0
  return 0.4
}
/** Units are worth a little; a province that others can reach with more than defends it is in danger. */
function safety(s: S, seat: Seat): number {
  spot(s, seat)
  let total = (8 - s.pieces[at.pieces(seat, LEGION)]) * K.unit
  for (let p = 0; p < LANDS; p++) {
    if (s.control[p] !== seat) continue
    const guard = legionsIn(s, p, seat) + (s.fortress[p] === seat ? 2 : 0)
    if (near[p] === 0) continue
    const value = provinceWorth(s, p)
    if (guard === 0) total -= K.danger * value
    else if (near[p] > guard) total -= K.danger * value * 0.4
  }
  return total
}
