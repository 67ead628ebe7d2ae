/**
 * The victims of a calamity choose the units they lose (ADV-11.12), one by one, so that every way through meets the
 * loss exactly, or with the least excess (ADV-11.14, ADV-R-29). A city may be eliminated, or reduced for less
 * (ADV-11.13, ≠ CIV-22.2.12.1). Victims do not influence each other and answer at the same time (ADV-R-31).
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
import { cityFits, type LossHeap, leastLoss, MOST_TOKENS } from '../query/loss-sums.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'
import { whyNotLose } from './lose-why.ts'

export const lose: Decision<S, E> = {
  name: 'lose',
  rule: 'ADV-11.12',
  mode: 'open',
  legal(s, seat, out) {
    if (isShowing(s, seat)) for (let n = 0; n <= mostGrain(s, seat); n++) out.put(VERBS.show.code(n))
    else listLosses(s, seat, out)
  },
  apply(s, seat, code, world) {
    const kind = slot(s, KIND)
    const where = slot(s, WHERE)
    const loser = loserOf(s, seat, kind)
    if (VERBS.show.is(code)) layOpen(s, seat, VERBS.show.arg.cards(code), world)
    else if (VERBS.loseCity.is(code)) loseCity(s, seat, loser, VERBS.loseCity.arg.area(code), world)
    else if (VERBS.shrink.is(code))
      shrinkCity(s, seat, loser, VERBS.shrink.arg.area(code), VERBS.shrink.arg.tokens(code), kind, where, world)
    else loseTokens(s, seat, loser, VERBS.lose.arg.area(code), VERBS.lose.arg.tokens(code), kind, where, world)
    if (!isShowing(s, seat) && settleLoss(s, seat, kind, where, world)) answered(s, seat)
  },
  why: whyNotLose,
  fallback(s, seat) {
    if (isShowing(s, seat)) return VERBS.show.code(mostGrain(s, seat))
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
function mayTake(heap: LossHeap, points: number, least: number, limit: number, left: number): boolean {
  const i = limit * MOST_LIMIT + left
  if (tested[i] === UNKNOWN) tested[i] = cityFits(heap, points, least, limit, left) ? 1 : 0
  return tested[i] === 1
}
function listLosses(s: S, seat: Seat, out: Codes): void {
  const kind = slot(s, KIND)
  const where = slot(s, WHERE)
  const loser = loserOf(s, seat, kind)
  const points = s.toLose[seat]
  const heap = gather(s, loser, kind, where)
  const { total: least, tokens: most } = leastLoss(heap, points)
  tested.fill(UNKNOWN)
  for (let area = 0; area < AREAS; area++) {
    if (cityExposed(s, loser, area, kind, where)) {
      const limit = limitFor(s, area, loser)
      if (kind === LOSS.epidemic) {
        for (let tokens = 1; tokens <= limit && tokens <= MOST_TOKENS && tokens <= s.stock[loser]; tokens++)
          if (mayTake(heap, points, least, limit, tokens)) out.put(VERBS.shrink.code(area, tokens))
        continue
      }
      if (mayTake(heap, points, least, limit, 0)) out.put(VERBS.loseCity.code(area))
      const left = leftBy(s, loser, area)
      // With an empty Stock reducing is eliminating.
      if (left > 0 && mayTake(heap, points, least, limit, left)) out.put(VERBS.shrink.code(area, left))
      continue
    }
    const here = tokensExposed(s, loser, area, kind, where)
    for (let n = 1; n <= here && n <= most; n++) out.put(VERBS.lose.code(area, n))
  }
}
/** Tokens first, then a city with as much left of it as can be. */
function firstLoss(s: S, seat: Seat): Code {
  const kind = slot(s, KIND)
  const where = slot(s, WHERE)
  const loser = loserOf(s, seat, kind)
  const points = s.toLose[seat]
  const heap = gather(s, loser, kind, where)
  const { total: least, tokens: most } = leastLoss(heap, points)
  if (most > 0)
    for (let area = 0; area < AREAS; area++)
      if (tokensExposed(s, loser, area, kind, where) > 0) return VERBS.lose.code(area, 1)
  for (let area = 0; area < AREAS; area++) {
    if (!cityExposed(s, loser, area, kind, where)) continue
    const limit = limitFor(s, area, loser)
    if (kind === LOSS.epidemic) {
      for (let tokens = Math.min(limit, MOST_TOKENS, s.stock[loser]); tokens >= 1; tokens--)
        if (cityFits(heap, points, least, limit, tokens)) return VERBS.shrink.code(area, tokens)
      continue
    }
    const left = leftBy(s, loser, area)
    if (left > 0 && cityFits(heap, points, least, limit, left)) return VERBS.shrink.code(area, left)
    if (cityFits(heap, points, least, limit, 0)) return VERBS.loseCity.code(area)
  }
  return VERBS.done.code()
}
