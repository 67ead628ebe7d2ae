/**
 * The victims of a calamity choose the units they lose (ADV-11.12), one by one, so that every way through meets the loss exactly, or with the least excess (ADV-11.14, ADV-R-29). A city may be
 * eliminated, or reduced for less (ADV-11.13, ≠ CIV-22.2.12.1). Victims do not influence each other and answer at the same time (ADV-R-31).
 */
import { AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { limitFor } from '@ecumene/civilization-family/src/query.ts'
import { answered, type Code, type Codes, type Decision, type Seat, slot } from '@ecumene/kernel'
import {
  isShowing,
  KIND,
  layOpen,
  loseCity,
  loseTokens,
  mostGrain,
  settleLoss,
  shrinkCity,
  WHERE,
} from '../effects/losses.ts'
import type { E } from '../events.ts'
import { cityExposed, gather, LOSS, leftBy, loserOf, tokensExposed } from '../query/exposure.ts'
import { cityFits, found, leastLoss, MOST_TOKENS } from '../query/loss-sums.ts'
import type { S } from '../state.ts'
import { V } from '../verbs.ts'
import { whyNotLose } from './lose-why.ts'

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
