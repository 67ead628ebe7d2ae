/** Losses to a calamity: what leaves no choice goes by itself, for the rest the owners are asked. */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { POTTERY } from '@ecumene/civilization-family/data/cards.ts'
import {
  cityValue,
  exposedCity,
  exposedTokens,
  exposedUnits,
  LOSS,
  leastLoss,
  nothingExposed,
} from '@ecumene/civilization-family/src/losses.ts'
import { place, remove, removeCity } from '@ecumene/civilization-family/src/pieces.ts'
import { hasCard } from '@ecumene/civilization-family/src/query.ts'
import { ask, bit, EVERYONE, type Seat, type SeatMask, type World } from '@ecumene/kernel'
import type { E } from '../events.ts'
import { isSheltered, shelterFar } from '../query/losses.ts'
import type { S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'

const EXPOSED = nothingExposed()
export const KIND = 0
export const WHERE = 1
const GRAIN_WORTH = 4
/**
 * Pottery: a Grain card shown saves four points of a Famine (CIV-22.2.5e, CIV-22.3.4, CIV-R-52). Everyone with Pottery
 * and cards is asked: who has no Grain says nothing by it.
 */
export const mayShow = (s: S, seat: Seat, kind: number): boolean =>
  kind === LOSS.famine && s.shown[seat] === 0 && hasCard(s, seat, POTTERY) && s.handSize[seat] > 0
export function showGrain(s: S, seat: Seat, cards: number, world: World<E>): void {
  s.shown[seat] = 1
  const left = s.toLose[seat] - GRAIN_WORTH * cards
  s.toLose[seat] = Math.max(left, 0)
  world.reveal(EVERYONE)
  if (world.live) world.emit({ type: 'showed', seat, cards })
}
export function strike(s: S, seat: Seat, points: number, world: World<E>): void {
  s.toLose[seat] = points
  if (world.live) world.emit({ type: 'mustLose', seat, points })
}
/** One by one: before each the shelter of rule 24.2 is tested (CIV-R-101). */
export function loseTokens(s: S, seat: Seat, area: number, tokens: number, world: World<E>): void {
  let n = 0
  while (n < tokens && !isSheltered(s, seat)) {
    remove(s, area, seat, 1)
    n++
  }
  s.toLose[seat] -= n // what the shelter saves is cancelled by `settleLoss`
  if (world.live) world.emit({ type: 'lost', seat, area: AREA_IDS[area], tokens: n })
}
/** Eliminated, not reduced (CIV-22.2.12.1); an Epidemic leaves one token (CIV-22.2.8.2b). */
export function loseCity(s: S, seat: Seat, area: number, kind: number, world: World<E>): void {
  removeCity(s, area)
  if (kind === LOSS.epidemic) place(s, area, seat, 1)
  const left = s.toLose[seat] - cityValue(kind)
  s.toLose[seat] = Math.max(left, 0)
  if (world.live) world.emit({ type: 'lostCity', seat, area: AREA_IDS[area] })
}
/** Carries out what leaves no choice. True when this player's loss is over. */
export function settleLoss(s: S, seat: Seat, kind: number, where: number, world: World<E>): boolean {
  if (s.toLose[seat] > 0 && isSheltered(s, seat)) {
    s.toLose[seat] = 0 // cancelled, not shifted to others (CIV-R-74)
    if (world.live) world.emit({ type: 'sheltered', seat })
  }
  if (s.toLose[seat] > 0 && mayShow(s, seat, kind)) return false
  const exposed = exposedUnits(s, seat, kind, where, EXPOSED)
  const cityPoints = cityValue(kind)
  const least = leastLoss(s.toLose[seat], exposed.tokens, exposed.cities, cityPoints, exposed.stock)
  if (least === 0) {
    s.toLose[seat] = 0
    return true
  }
  if (least < exposed.tokens + exposed.cities * cityPoints || !shelterFar(s, seat, least)) return false
  // Everything exposed goes: tokens first, so that an Epidemic finds the tokens that replace cities.
  for (let area = 0; area < AREAS; area++) {
    const n = exposedTokens(s, seat, area, kind, where)
    if (n > 0) loseTokens(s, seat, area, n, world)
  }
  for (let area = 0; area < AREAS; area++)
    if (exposedCity(s, seat, area, kind, where)) loseCity(s, seat, area, kind, world)
  s.toLose[seat] = 0
  return true
}
/** Ask every one of these seats that has a choice; settle the others. */
export function beginLosses(s: S, seats: SeatMask, kind: number, where: number, world: World<E>): void {
  let mask = 0
  for (let seat = 0; seat < s.seats; seat++) {
    if (!((seats >> seat) & 1) || s.toLose[seat] <= 0) continue
    if (!settleLoss(s, seat, kind, where, world)) mask |= bit(seat)
  }
  if (mask !== 0) ask(s, DECISIONS.lose, mask, kind, where)
}
