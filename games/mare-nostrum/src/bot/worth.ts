/**
 * What a position is worth to a seat, from public knowledge: income and its variety, heroes, titles, great cities,
 * safety.
 */
import { NONE, type Seat } from '@ecumene/kernel'
import { CAPITAL, LANDS, LEGENDARY, MARKET, SLOT_FROM, SLOT_KIND, TEMPLE } from '../board.ts'
import { TOKEN_COUNT, TOKEN_POWERS } from '../powers/tokens.ts'
import { atPeace } from '../query/control.ts'
import { allLevels, TRACKS } from '../query/levels.ts'
import { glory } from '../query/powers.ts'
import { reachable } from '../query/reach.ts'
import { fleet, legionsIn } from '../query/units.ts'
import { at, LEGION, type S } from '../state.ts'
import { HERO_WORTH } from './holdings.ts'
import { landsWorth } from './lands.ts'
import { WEIGHTS } from './weights.ts'

/** Worth of a power beside the count of heroes and the leadership bonus. */
export const TOKEN_WORTH = Float64Array.from(TOKEN_POWERS, power => power.worth)

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

/** Buildings of a province by what they yield and count, for an owner of all of them. */
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
      worth += WEIGHTS.title + Math.min(3, best - second) * WEIGHTS.titleLead
    } else worth -= Math.min(4, best - mine) * WEIGHTS.titleBehind
    if (who >= 0) sweeps[who]++
  }
  if (led === 3) worth += WEIGHTS.titles
  for (let other = 0; other < s.seats; other++) if (other !== seat && sweeps[other] === 3) worth -= WEIGHTS.swept
  return worth
}

export const worth = (s: S, seat: Seat): number =>
  landsWorth(s, seat) + heroesWorth(s, seat) + titleWorth(s, seat) + safety(s, seat)

/** Heroes and wonders by their number, and their powers with the other tokens'. */
export function heroesWorth(s: S, seat: Seat): number {
  let total = 0
  const heroes = glory(s, seat)
  for (let i = 1; i < heroes; i++) total += HERO_WORTH[i] * WEIGHTS.hero
  for (let token = 0; token < TOKEN_COUNT; token++)
    if (s.owner[token] === seat) total += TOKEN_WORTH[token] * WEIGHTS.power
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
    if (danger[province] === 0) continue
    const guard = legionsIn(s, province, seat) + (s.fortress[province] === seat ? WEIGHTS.fortress : 0)
    const value = provinceWorth(s, province)
    if (guard === 0) total -= WEIGHTS.danger * value
    else if (danger[province] > guard) total -= WEIGHTS.danger * value * WEIGHTS.threatened
  }
  return total
}
