/** Battles: one roll of both sides (MN-R-33a), sums divided by five, losses removed together. */

import { ask, bit, NONE, type Seat, setSlot, slot, type World } from '@ecumene/kernel'
import { PROVINCE_IDS, SEA_IDS } from '../../data/names.ts'

import { FORTRESS, FREE, ON_MARKER, SLOT_FROM } from '../board.ts'
import type { E } from '../events.ts'
import { battleBonus } from '../query/powers.ts'
import { freeLegions, legionsIn, standsOn, triremesIn, unitsIn } from '../query/units.ts'
import { at, FORT, LEGION, type S, TRIREME } from '../state.ts'
import { DECISIONS } from '../verbs.ts'
import { settleWar, stepOff } from './map.ts'

export const FORTRESS_ADDS = 5
/** Dice I to VI (MN-R-31); the sum divided by 5, rounded down (MN-4.2c). */
export const hitsOf = (sum: number): number => Math.floor(sum / 5)

/** What a side brings to a battle: a die for each unit, and what heroes and a fortress add. */
export interface Side {
  readonly dice: number
  readonly each: number
  readonly extra: number
  readonly fortress: number
  readonly hero: number
  /** Hits that the other side's fortress stops. */
  readonly stops: number
}
function roll(seat: Seat, { dice, each, extra, fortress, hero, stops }: Side, world: World<E>): number {
  let shown = ''
  let sum = fortress + hero
  for (let i = 0; i < dice + extra; i++) {
    const die = world.roll(6) + 1
    sum += die + (i < dice ? each : 0)
    if (world.live) shown += `${i > 0 ? ' ' : ''}${die}`
  }
  const hits = hitsOf(sum)
  const stopped = Math.min(hits, stops)
  if (world.live)
    world.emit({ type: 'rolled', seat, dice: shown || 'none', each, extra, fortress, hero, sum, hits, stopped })
  return hits - stopped
}

/** Nothing but triremes counts at sea (MN-4.2e). */
const AT_SEA: Side = { dice: 0, each: 0, extra: 0, fortress: 0, hero: 0, stops: 0 }
export const seaSide = (s: S, sea: number, seat: Seat): Side => ({ ...AT_SEA, dice: triremesIn(s, sea, seat) })
/** One die for each trireme (MN-4.2b). Triremes are alike: nobody is asked which are lost (MN-R-94b). */
export function seaBattle(s: S, sea: number, seat: Seat, target: Seat, world: World<E>): void {
  if (world.live) world.emit({ type: 'seaBattle', seat, target, sea: SEA_IDS[sea] })
  s.foughtSea[sea] = 1
  const own = roll(seat, seaSide(s, sea, seat), world)
  const other = roll(target, seaSide(s, sea, target), world)
  sink(s, sea, seat, other, world)
  sink(s, sea, target, own, world)
}
/** Hits beyond the number of units are lost (MN-R-33b). */
function sink(s: S, sea: number, seat: Seat, hits: number, world: World<E>): void {
  const count = Math.min(hits, triremesIn(s, sea, seat))
  s.triremes[at.triremes(s, sea, seat)] -= count
  s.pieces[at.pieces(seat, TRIREME)] += count
  if (world.live && count > 0) world.emit({ type: 'lostTriremes', seat, sea: SEA_IDS[sea], count })
}

/**
 * All units of a side take part, whatever they stand on (MN-R-34a). A fortress adds 5 (MN-4.2g), also alone
 * (MN-R-34b); powers add what they add, always (MN-R-36c). The other side's fortress cancels one hit (MN-4.2f), even
 * when it is removed in the same battle (MN-R-34c).
 */
export function landSide(s: S, province: number, seat: Seat, target: Seat): Side {
  const isTurn = s.active === seat
  return {
    dice: legionsIn(s, province, seat),
    each: battleBonus(s, seat, province, 'each', isTurn),
    extra: battleBonus(s, seat, province, 'dice', isTurn),
    fortress: s.fortress[province] === seat ? FORTRESS_ADDS : 0,
    hero: battleBonus(s, seat, province, 'plus', isTurn),
    stops: s.fortress[province] === target ? 1 : 0,
  }
}
export const hitsOnLand = (s: S, province: number, seat: Seat, target: Seat, world: World<E>): number =>
  roll(seat, landSide(s, province, seat, target), world)

// Slots of the program `battle`: the province and the two sides.
const WHERE = 0
const ATTACKER = 1
const DEFENDER = 2

export function rollBattle(s: S, world: World<E>): void {
  const province = slot(s, WHERE)
  const seat = slot(s, ATTACKER)
  const target = slot(s, DEFENDER)
  s.fought[province] = 1
  if (world.live) world.emit({ type: 'battle', seat, target, province: PROVINCE_IDS[province] })
  const own = hitsOnLand(s, province, seat, target, world)
  const other = hitsOnLand(s, province, target, seat, world)
  const losses = lossesOf(s, province, seat, other)
  const targetLosses = lossesOf(s, province, target, own)
  const mask =
    (mustChoose(s, province, seat, losses) ? bit(seat) : 0) |
    (mustChoose(s, province, target, targetLosses) ? bit(target) : 0)
  ask(s, DECISIONS.lose, mask, province, seat, losses, target)
  setSlot(s, 4, targetLosses)
}
/** Hits beyond the number of units are lost (MN-R-33b). */
const lossesOf = (s: S, province: number, seat: Seat, hits: number): number =>
  Math.min(hits, unitsIn(s, province, seat))

/** The owner chooses (MN-4.2d, MN-R-45), but is asked only where the units differ (MN-R-94b). */
export function hasChoice(s: S, province: number, seat: Seat, losses: number): boolean {
  const units = unitsIn(s, province, seat)
  return losses > 0 && losses < units && freeLegions(s, province, seat) < units
}
/** Who has a choice is asked; else the losses are entered here. */
function mustChoose(s: S, province: number, seat: Seat, losses: number): boolean {
  if (hasChoice(s, province, seat, losses)) return true
  for (let n = losses; n > 0; n--) chooseLoss(s, province, seat, firstPost(s, province, seat))
  return false
}
/** Can this unit still be chosen as a loss? */
export function canLose(s: S, province: number, seat: Seat, post: number): boolean {
  const chosen = s.loss[seat * 2 + 1]
  if (post === FREE) return s.loss[seat * 2] < freeLegions(s, province, seat)
  if ((chosen >> (post === FORTRESS ? FREE : post)) & 1) return false
  if (post === FORTRESS) return s.fortress[province] === seat
  if (post === ON_MARKER) return s.onMarker[province] === seat
  return SLOT_FROM[province] + post < SLOT_FROM[province + 1] && standsOn(s, SLOT_FROM[province] + post) === seat
}
function firstPost(s: S, province: number, seat: Seat): number {
  for (let i = 0; i <= FORTRESS; i++) {
    // Free legions first, then the fortress, then those that stand on something
    const post = (i + FREE) % (FORTRESS + 1)
    if (canLose(s, province, seat, post)) return post
  }
  throw new Error('more losses than units')
}
/** Bit 7 of the mask is the fortress: free legions are counted. */
export function chooseLoss(s: S, province: number, seat: Seat, post: number): void {
  if (!canLose(s, province, seat, post)) throw new Error('no such unit')
  if (post === FREE) s.loss[seat * 2]++
  else s.loss[seat * 2 + 1] |= 1 << (post === FORTRESS ? FREE : post)
  s.lost[seat]++
}

/** The losses of both sides are removed together (MN-R-33b, MN-R-94a). */
export function removeLosses(s: S, province: number, seat: Seat, world: World<E>): void {
  let legions = s.loss[seat * 2]
  const chosen = s.loss[seat * 2 + 1]
  for (let post = 0; post <= ON_MARKER; post++) {
    if (((chosen >> post) & 1) === 0) continue
    stepOff(s, province, post)
    legions++
  }
  s.legions[at.legions(s, province, seat)] -= legions
  s.pieces[at.pieces(seat, LEGION)] += legions
  if (world.live && legions > 0)
    world.emit({ type: 'lostUnit', seat, province: PROVINCE_IDS[province], unit: 'legion', count: legions })
  if ((chosen >> FREE) & 1) {
    s.fortress[province] = NONE
    s.pieces[at.pieces(seat, FORT)]++
    if (world.live) world.emit({ type: 'lostUnit', seat, province: PROVINCE_IDS[province], unit: 'fortress', count: 1 })
  }
  s.loss[seat * 2] = 0
  s.loss[seat * 2 + 1] = 0
  s.lost[seat] = 0
}
/**
 * After the battle: at war, or not (MN-4.2.1a, MN-R-40a, MN-R-93c); a conqueror left alone keeps what they occupied
 * (MN-4.3d).
 */
export const afterBattle = (s: S, world: World<E>): void => settleWar(s, slot(s, WHERE), world)
