/** Losses of units by unit points: how they begin, what is taken, and what is settled without a choice. */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { place, remove, removeCity } from '@ecumene/civilization-family/src/pieces.ts'
import { ask, bit, EVERYONE, has, type Seat, type SeatMask, setSlot, slot, type World } from '@ecumene/kernel'
import { POTTERY } from '../../data/cards.ts'
import { GRAIN } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { cityExposed, FACTION, gather, LOSS, loserOf, tokensExposed } from '../query/exposure.ts'
import { holds } from '../query/holdings.ts'
import { leastLoss } from '../query/loss-sums.ts'
import { handOf, type S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'

export const KIND = 0
export const WHERE = 1
const SHOWN = 2 // seats that have said how much Grain they lay open
const GRAIN_WORTH = 4
/**
 * Pottery: a Grain card laid open saves four points of a Famine (ADV-16.3.5, ADV-18.1b). Everyone with Pottery and
 * cards is asked: who has no Grain says nothing by it.
 */
const mayShow = (s: S, seat: Seat, kind: number): boolean =>
  kind === LOSS.famine && holds(s, seat, POTTERY) && s.handSize[seat] > 0
export const isShowing = (s: S, seat: Seat): boolean => mayShow(s, seat, slot(s, KIND)) && !has(slot(s, SHOWN), seat)
/** Grain as held now (ADV-R-34), and no more than helps. */
export function mostGrain(s: S, seat: Seat): number {
  const useful = Math.ceil(s.toLose[seat] / GRAIN_WORTH)
  return Math.min(s.hand[handOf(seat, GRAIN)], useful)
}
/** Laid open, still in hand, not to be spent this round (ADV-16.3.6, ADV-R-34). */
export function layOpen(s: S, seat: Seat, cards: number, world: World<E>): void {
  setSlot(s, SHOWN, slot(s, SHOWN) | bit(seat))
  s.shown[seat] = cards
  const left = s.toLose[seat] - GRAIN_WORTH * cards
  s.toLose[seat] = Math.max(left, 0)
  world.reveal(EVERYONE)
  if (world.live) world.emit({ type: 'showed', seat, cards })
}
/** The other faction's tokens are counted in `mark`. */
const isOther = (kind: number, where: number): boolean => kind === LOSS.war && (where & 1) === FACTION.other
function pay(s: S, seat: Seat, points: number): void {
  s.toLose[seat] = s.toLose[seat] > points ? s.toLose[seat] - points : 0
}
export function loseTokens(
  s: S,
  seat: Seat,
  loser: Seat,
  area: number,
  tokens: number,
  kind: number,
  where: number,
  world: World<E>,
): void {
  remove(s, area, loser, tokens)
  if (isOther(kind, where)) s.mark[area] -= tokens
  pay(s, seat, tokens)
  if (world.live) world.emit({ type: 'lost', seat: loser, area: AREA_IDS[area], tokens })
}
export function loseCity(s: S, seat: Seat, loser: Seat, area: number, world: World<E>): void {
  removeCity(s, area)
  s.mark[area] = 0
  pay(s, seat, 5)
  if (world.live) world.emit({ type: 'lostCity', seat: loser, area: AREA_IDS[area] })
}
/** The tokens it leaves are safe from this loss. */
export function shrinkCity(
  s: S,
  seat: Seat,
  loser: Seat,
  area: number,
  tokens: number,
  kind: number,
  where: number,
  world: World<E>,
): void {
  removeCity(s, area)
  place(s, area, loser, tokens)
  s.safe[area] = tokens
  s.mark[area] = isOther(kind, where) ? tokens : 0
  pay(s, seat, 5 - tokens)
  if (world.live) world.emit({ type: 'reduced', seat: loser, area: AREA_IDS[area], tokens })
}
/** Carries out what leaves no choice. True when this player's loss is over. */
export function settleLoss(s: S, seat: Seat, kind: number, where: number, world: World<E>): boolean {
  if (s.toLose[seat] <= 0) return true
  const loser = loserOf(s, seat, kind)
  const heap = gather(s, loser, kind, where)
  const { tokens, cities, plague } = heap
  const least = leastLoss(heap, s.toLose[seat]).total
  if (least === 0) {
    s.toLose[seat] = 0
    return true
  }
  // Everything goes: in an Epidemic each city leaves one token, the tokens lost among them (ADV-R-42).
  if (least < tokens + (plague ? 4 : 5) * cities) return false
  for (let area = 0; area < AREAS; area++) {
    const n = tokensExposed(s, loser, area, kind, where)
    if (n > 0 && tokens > 0) loseTokens(s, seat, loser, area, n, kind, where, world)
  }
  for (let area = 0; area < AREAS; area++) {
    if (!cityExposed(s, loser, area, kind, where)) continue
    if (plague) shrinkCity(s, seat, loser, area, 1, kind, where, world)
    else loseCity(s, seat, loser, area, world)
  }
  s.toLose[seat] = 0
  return true
}
/** Ask every one of these seats that has a choice; settle the others. */
export function beginLosses(s: S, seats: SeatMask, kind: number, where: number, world: World<E>): void {
  let mask = 0
  for (let seat = 0; seat < s.seats; seat++) {
    if (!has(seats, seat) || s.toLose[seat] <= 0) continue
    if (mayShow(s, seat, kind) || !settleLoss(s, seat, kind, where, world)) mask |= bit(seat)
  }
  if (mask !== 0) ask(s, DECISIONS.lose, mask, kind, where)
}
export function strike(s: S, seat: Seat, points: number, world: World<E>): void {
  s.toLose[seat] = points
  if (world.live) world.emit({ type: 'mustLose', seat, points })
}
