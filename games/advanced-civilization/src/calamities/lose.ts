/**
 * The victims of a calamity choose the units they lose (ADV-11.12), one by one, so that every way through meets the loss exactly, or with the least excess (ADV-11.14, ADV-R-29). A city may be
 * eliminated, or reduced for less (ADV-11.13, ≠ CIV-22.2.12.1). Victims do not influence each other and answer at the same time (ADV-R-31).
 */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { place, remove, removeCity } from '@ecumene/civilization-family/src/pieces.ts'
import { limitFor } from '@ecumene/civilization-family/src/query.ts'
import {
  answered,
  ask,
  bit,
  type Code,
  type Codes,
  type Cx,
  type Decision,
  EVERYONE,
  has,
  type Refusal,
  refusal,
  type Seat,
  type SeatMask,
  setSlot,
  slot,
} from '@ecumene/kernel'
import { POTTERY } from '../../data/cards.ts'
import { GRAIN } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { holds } from '../query.ts'
import { handOf, type S } from '../state.ts'
import { D, V } from '../verbs.ts'
import { cityExposed, FACTION, gather, LOSS, leftBy, loserOf, tokensExposed } from './exposure.ts'
import { cityFits, found, heap, leastLoss, MOST_TOKENS } from './sums.ts'

const KIND = 0
const WHERE = 1
const SHOWN = 2 // seats that have said how much Grain they lay open
const GRAIN_WORTH = 4

/** Pottery: a Grain card laid open saves four points of a Famine (ADV-16.3.5, ADV-18.1b). Everyone with Pottery and cards is asked: who has no Grain says nothing by it. */
const mayShow = (s: S, who: Seat, kind: number): boolean =>
  kind === LOSS.famine && holds(s, who, POTTERY) && s.handSize[who] > 0
const isShowing = (s: S, who: Seat): boolean => mayShow(s, who, slot(s, KIND)) && !has(slot(s, SHOWN), who)
/** Grain as held now (ADV-R-34), and no more than helps. */
function mostGrain(s: S, who: Seat): number {
  const useful = Math.ceil(s.toLose[who] / GRAIN_WORTH)
  return Math.min(s.hand[handOf(who, GRAIN)], useful)
}

export const lose: Decision<S, E> = {
  name: 'lose',
  rule: 'ADV-11.12',
  mode: 'open',
  legal(s, seat, out) {
    if (isShowing(s, seat)) for (let n = 0; n <= mostGrain(s, seat); n++) out.put(V.show.code(n))
    else listLosses(s, seat, out)
  },
  apply(s, seat, code, cx) {
    const kind = slot(s, KIND)
    const where = slot(s, WHERE)
    const who = loserOf(s, seat, kind)
    if (V.show.is(code)) layOpen(s, seat, V.show.arg.cards(code), cx)
    else if (V.loseCity.is(code)) loseCity(s, seat, who, V.loseCity.arg.area(code), cx)
    else if (V.shrink.is(code))
      shrinkCity(s, seat, who, V.shrink.arg.area(code), V.shrink.arg.tokens(code), kind, where, cx)
    else loseTokens(s, seat, who, V.lose.arg.area(code), V.lose.arg.tokens(code), kind, where, cx)
    if (!isShowing(s, seat) && settleLoss(s, seat, kind, where, cx)) answered(s, seat)
  },
  why: whyNotLose,
  fallback(s, seat) {
    if (isShowing(s, seat)) return V.show.code(mostGrain(s, seat))
    return firstLoss(s, seat)
  },
  prompt(s, seat) {
    const points = s.toLose[seat]
    if (isShowing(s, seat)) return { key: 'prompt.show', rule: 'ADV-16.3.5', args: { points } }
    if (slot(s, KIND) === LOSS.war) return { key: 'prompt.loseFaction', rule: 'ADV-16.5.8', args: { points } }
    return slot(s, KIND) === LOSS.epidemic
      ? { key: 'prompt.loseSick', rule: 'ADV-16.9.4', args: { points } }
      : { key: 'prompt.lose', rule: 'ADV-11.14', args: { points } }
  },
}
// Cities of equal limits are alike: whether one may go with so many tokens left is found out once.
const UNKNOWN = -1
const MOST_LIMIT = 8
const tested = new Int8Array(MOST_LIMIT * MOST_LIMIT)
/** A city that leaves `left` tokens (0: eliminated). */
function mayTake(points: number, least: number, limit: number, left: number): boolean {
  const i = limit * MOST_LIMIT + left
  if (tested[i] === UNKNOWN) tested[i] = cityFits(points, least, limit, left) ? 1 : 0
  return tested[i] === 1
}
function listLosses(s: S, seat: Seat, out: Codes): void {
  const kind = slot(s, KIND)
  const where = slot(s, WHERE)
  const who = loserOf(s, seat, kind)
  const points = s.toLose[seat]
  gather(s, who, kind, where)
  const least = leastLoss(points)
  const most = found.tokens
  tested.fill(UNKNOWN)
  for (let a = 0; a < AREAS; a++) {
    if (cityExposed(s, who, a, kind, where)) {
      const limit = limitFor(s, a, who)
      if (kind === LOSS.epidemic) {
        for (let k = 1; k <= limit && k <= MOST_TOKENS && k <= s.stock[who]; k++)
          if (mayTake(points, least, limit, k)) out.put(V.shrink.code(a, k))
        continue
      }
      if (mayTake(points, least, limit, 0)) out.put(V.loseCity.code(a))
      const left = leftBy(s, who, a)
      // With an empty Stock reducing is eliminating.
      if (left > 0 && mayTake(points, least, limit, left)) out.put(V.shrink.code(a, left))
      continue
    }
    const here = tokensExposed(s, who, a, kind, where)
    for (let n = 1; n <= here && n <= most; n++) out.put(V.lose.code(a, n))
  }
}
/** Tokens first, then a city with as much left of it as can be. */
function firstLoss(s: S, seat: Seat): Code {
  const kind = slot(s, KIND)
  const where = slot(s, WHERE)
  const who = loserOf(s, seat, kind)
  const points = s.toLose[seat]
  gather(s, who, kind, where)
  const least = leastLoss(points)
  if (found.tokens > 0)
    for (let a = 0; a < AREAS; a++) if (tokensExposed(s, who, a, kind, where) > 0) return V.lose.code(a, 1)
  for (let a = 0; a < AREAS; a++) {
    if (!cityExposed(s, who, a, kind, where)) continue
    const limit = limitFor(s, a, who)
    if (kind === LOSS.epidemic) {
      for (let k = Math.min(limit, MOST_TOKENS, s.stock[who]); k >= 1; k--)
        if (cityFits(points, least, limit, k)) return V.shrink.code(a, k)
      continue
    }
    const left = leftBy(s, who, a)
    if (left > 0 && cityFits(points, least, limit, left)) return V.shrink.code(a, left)
    if (cityFits(points, least, limit, 0)) return V.loseCity.code(a)
  }
  return V.done.code()
}

/** Laid open, still his, not to be spent this round (ADV-16.3.6, ADV-R-34). */
function layOpen(s: S, who: Seat, cards: number, cx: Cx<E>): void {
  setSlot(s, SHOWN, slot(s, SHOWN) | bit(who))
  s.shown[who] = cards
  const left = s.toLose[who] - GRAIN_WORTH * cards
  s.toLose[who] = Math.max(left, 0)
  cx.reveal(EVERYONE)
  if (cx.live) cx.emit({ type: 'showed', seat: who, cards })
}
/** The other faction's tokens are counted in `mark`. */
const isOther = (kind: number, where: number): boolean => kind === LOSS.war && (where & 1) === FACTION.other
function pay(s: S, seat: Seat, points: number): void {
  s.toLose[seat] = s.toLose[seat] > points ? s.toLose[seat] - points : 0
}
function loseTokens(
  s: S,
  seat: Seat,
  who: Seat,
  area: number,
  tokens: number,
  kind: number,
  where: number,
  cx: Cx<E>,
): void {
  remove(s, area, who, tokens)
  if (isOther(kind, where)) s.mark[area] -= tokens
  pay(s, seat, tokens)
  if (cx.live) cx.emit({ type: 'lost', seat: who, area: AREA_IDS[area], tokens })
}
function loseCity(s: S, seat: Seat, who: Seat, area: number, cx: Cx<E>): void {
  removeCity(s, area)
  s.mark[area] = 0
  pay(s, seat, 5)
  if (cx.live) cx.emit({ type: 'lostCity', seat: who, area: AREA_IDS[area] })
}
/** The tokens it leaves are safe from this loss. */
function shrinkCity(
  s: S,
  seat: Seat,
  who: Seat,
  area: number,
  tokens: number,
  kind: number,
  where: number,
  cx: Cx<E>,
): void {
  removeCity(s, area)
  place(s, area, who, tokens)
  s.safe[area] = tokens
  s.mark[area] = isOther(kind, where) ? tokens : 0
  pay(s, seat, 5 - tokens)
  if (cx.live) cx.emit({ type: 'reduced', seat: who, area: AREA_IDS[area], tokens })
}
/** Carries out what leaves no choice. True when this player's loss is over. */
function settleLoss(s: S, seat: Seat, kind: number, where: number, cx: Cx<E>): boolean {
  if (s.toLose[seat] <= 0) return true
  const who = loserOf(s, seat, kind)
  gather(s, who, kind, where)
  const { tokens, cities, plague } = heap
  const least = leastLoss(s.toLose[seat])
  if (least === 0) {
    s.toLose[seat] = 0
    return true
  }
  // Everything goes: in an Epidemic each city leaves one token, the tokens lost among them (ADV-R-42).
  if (least < tokens + (plague ? 4 : 5) * cities) return false
  for (let a = 0; a < AREAS; a++) {
    const n = tokensExposed(s, who, a, kind, where)
    if (n > 0 && tokens > 0) loseTokens(s, seat, who, a, n, kind, where, cx)
  }
  for (let a = 0; a < AREAS; a++) {
    if (!cityExposed(s, who, a, kind, where)) continue
    if (plague) shrinkCity(s, seat, who, a, 1, kind, where, cx)
    else loseCity(s, seat, who, a, cx)
  }
  s.toLose[seat] = 0
  return true
}
/** Ask every one of these seats that has a choice; settle the others. */
export function beginLosses(s: S, seats: SeatMask, kind: number, where: number, cx: Cx<E>): void {
  let mask = 0
  for (let p = 0; p < s.seats; p++) {
    if (!has(seats, p) || s.toLose[p] <= 0) continue
    if (mayShow(s, p, kind) || !settleLoss(s, p, kind, where, cx)) mask |= bit(p)
  }
  if (mask !== 0) ask(s, D.lose, mask, kind, where)
}

function whyNotLose(s: S, seat: Seat, code: Code): Refusal | null {
  const kind = slot(s, KIND)
  const where = slot(s, WHERE)
  const who = loserOf(s, seat, kind)
  const points = s.toLose[seat]
  if (isShowing(s, seat))
    return V.show.is(code) ? refusal('ADV-R-34', 'refuse.grain') : refusal('ADV-16.3.5', 'refuse.showFirst')
  if (V.show.is(code)) return refusal('ADV-16.3.5', 'refuse.pottery')
  const area = V.lose.is(code)
    ? V.lose.arg.area(code)
    : V.loseCity.is(code)
      ? V.loseCity.arg.area(code)
      : V.shrink.is(code)
        ? V.shrink.arg.area(code)
        : -1
  if (area < 0) return null
  const at = { area: AREA_IDS[area] }
  if (V.lose.is(code)) {
    if (s.safe[area] > 0) return refusal('ADV-R-28', 'refuse.leftByCity', at)
    if (tokensExposed(s, who, area, kind, where) >= V.lose.arg.tokens(code)) {
      gather(s, who, kind, where)
      return heap.tokens === 0
        ? refusal('ADV-R-28', 'refuse.tokensFirst')
        : refusal('ADV-11.14', 'refuse.exact', { points })
    }
    return kind === LOSS.epidemic ? refusal('ADV-16.9.4', 'refuse.depopulate', at) : whyNotExposed(kind, area)
  }
  if (!cityExposed(s, who, area, kind, where)) return whyNotExposed(kind, area)
  if (V.loseCity.is(code) && kind === LOSS.epidemic) return refusal('ADV-16.9.4', 'refuse.depopulate', at)
  if (!V.shrink.is(code)) return refusal('ADV-11.14', 'refuse.exact', { points })
  const tokens = V.shrink.arg.tokens(code)
  if (kind === LOSS.epidemic) {
    const most = Math.min(limitFor(s, area, who), MOST_TOKENS, s.stock[who])
    return tokens > most
      ? refusal('ADV-R-42', 'refuse.leaves', { ...at, tokens: most })
      : refusal('ADV-11.14', 'refuse.exact', { points })
  }
  const left = leftBy(s, who, area)
  if (left === 0) return refusal('ADV-R-28', 'refuse.countsNothing', at)
  return tokens !== left
    ? refusal('ADV-0.1.13', 'refuse.leaves', { ...at, tokens: left })
    : refusal('ADV-11.14', 'refuse.exact', { points })
}
function whyNotExposed(kind: number, area: number): Refusal {
  const rule = kind === LOSS.flood ? 'ADV-16.7.3' : kind === LOSS.war ? 'ADV-R-36' : 'ADV-11.12'
  return refusal(rule, 'refuse.notExposed', { area: AREA_IDS[area] })
}
