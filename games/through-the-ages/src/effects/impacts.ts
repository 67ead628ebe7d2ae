/** Age III events and the shorter games: what is counted, and what it is worth (TTA-ROUND-7, TTA-EVT-11, TTA-R-41, TTA-R-91, TTA-R-101, TTA-CARD-GATES-4). */
import { type Cx, EVERYONE } from '@ecumene/kernel'
import { SHORT_SCORING } from '../../data/board.ts'
import type { Counted, EventEffect } from '../../data/military.ts'
import {
  EVENT,
  G_LEVEL,
  L,
  T,
  TYPE_START,
  UNIT_START,
  URBAN_START,
  W_LEVEL,
  WON_AGE,
  WONDERS,
  WORKS,
} from '../cards.ts'
import {
  coloniesOf,
  cultureRating,
  discontent,
  happinessRating,
  kindsPresent,
  labLevels,
  scienceRating,
  strengthRating,
  workersOf,
} from '../query/ratings.ts'
import {
  civilTotal,
  consumption,
  foodProduction,
  militaryTotal,
  mineProduction,
  resourceProduction,
} from '../query/totals.ts'
import { built, EVENT_DECK, NONE, type S, special, work } from '../state.ts'
import type { E } from '../verbs.ts'
import { finalAge } from './row.ts'
import { technologyLevels } from './wonders.ts'

function levels(s: S, seat: number, from: number, to: number): number {
  let n = 0
  for (let w = from; w < to; w++) if (s.workers[work(seat, w)] > 0) n += s.workers[work(seat, w)] * W_LEVEL[w]
  return n
}
/** What an Impact counts for one civilization. */
export function counted(s: S, seat: number, what: Counted, byAge: readonly number[] | undefined): number {
  switch (what) {
    case 'food-production':
      return foodProduction(s, seat)
    case 'food-surplus':
      return foodProduction(s, seat) > consumption(s, seat) ? 1 : 0
    case 'level-of-each-urban-building':
      return levels(s, seat, URBAN_START, UNIT_START)
    case 'minimum-of-science-culture-food-resource-production':
      return Math.min(
        scienceRating(s, seat),
        cultureRating(s, seat),
        foodProduction(s, seat),
        resourceProduction(s, seat),
      )
    case 'colony':
      return coloniesOf(s, seat)
    case 'level-of-each-military-unit-and-arena':
      return levels(s, seat, TYPE_START[T.arena], WORKS)
    case 'civil-action-total':
      return civilTotal(s, seat)
    case 'military-action-total':
      return militaryTotal(s, seat)
    case 'happiness-rating':
      return happinessRating(s, seat)
    case 'discontent-worker':
      return discontent(s, seat)
    case 'resource-production-of-mines':
      return mineProduction(s, seat)
    case 'content-worker-above-10': {
      const n = workersOf(s, seat) - discontent(s, seat) - 10
      return Math.max(n, 0)
    }
    case 'level-of-government-and-special-technologies': {
      let n = G_LEVEL[s.government[seat]]
      for (let t = 0; t < 4; t++) n += s.special[special(seat, t)]
      return n
    }
    case 'level-III-technology': {
      let n = G_LEVEL[s.government[seat]] === 3 ? 1 : 0
      for (let t = 0; t < 4; t++) if (s.special[special(seat, t)] === 3) n++
      for (let w = 0; w < WORKS; w++) if (W_LEVEL[w] === 3 && s.workers[work(seat, w)] !== NONE) n++
      return n
    }
    case 'unit-type-urban-type-and-special-technology': {
      let n = kindsPresent(s, seat, T.lab, T.airForce)
      for (let t = 0; t < 4; t++) if (s.special[special(seat, t)] > 0) n++
      return n
    }
    case 'completed-wonder': {
      let n = 0
      for (let w = 0; w < WONDERS; w++) if (s.wonder[built(seat, w)] > 0) n += byAge ? byAge[WON_AGE[w]] : 1
      return n
    }
  }
}
/** Place of a seat in a ranking: higher rating first, among equals the nearer to `from` (TTA-EVT-9, TTA-R-38a). */
function placeOf(s: S, seat: number, from: number, rating: (s: S, seat: number) => number): number {
  const mine = rating(s, seat)
  const distance = (seat - from + s.seats) % s.seats
  let place = 0
  for (let p = 0; p < s.seats; p++) {
    if (p === seat || s.out[p] === 1) continue
    const theirs = rating(s, p)
    if (theirs > mine || (theirs === mine && (p - from + s.seats) % s.seats < distance)) place++
  }
  return place
}
/** Culture an Impact is worth to a civilization; `from` counts as the current player. */
export function impactOf(s: S, seat: number, e: EventEffect, from: number): number {
  if (e.awards)
    return e.awards[s.players - 2][placeOf(s, seat, from, e.ranking === 'science' ? scienceRating : strengthRating)]
  let n = 0
  if (e.terms) for (let i = 0; i < e.terms.length; i++) n += e.terms[i][1] * counted(s, seat, e.terms[i][0], e.byAge)
  return n
}
/** Points change by an Impact; a loss stops at 0 (TTA-R-41c). */
export function scoreImpact(s: S, seat: number, card: string, culture: number, cx: Cx<E>): void {
  const now = s.culture[seat] + culture
  s.culture[seat] = Math.max(now, 0)
  if (cx.live) cx.emit({ type: 'scored', seat, card, culture })
}
/** Final scoring: age III events still in the decks, current ones from the top, then the future ones; then Bill Gates (TTA-ROUND-7, TTA-ROUND-8). */
export function finalScoring(s: S, cx: Cx<E>): void {
  cx.reveal(EVERYONE) // the events left in the decks are shown
  for (let p = 0; p < s.seats; p++) s.impact[p] = s.culture[p]
  if (s.length === 0) {
    for (let i = EVENT_DECK - 1; i >= 0; i--) scoreEvent(s, s.current[i], cx)
    for (let i = 0; i < EVENT_DECK; i++) scoreEvent(s, s.future[i], cx)
  } else for (let p = 0; p < s.seats; p++) if (s.out[p] === 0) scoreImpact(s, p, 'short-game', shortScore(s, p), cx)
  for (let p = 0; p < s.seats; p++)
    if (s.leader[p] === L['bill-gates']) scoreImpact(s, p, 'bill-gates', labLevels(s, p), cx)
  for (let p = 0; p < s.seats; p++) s.impact[p] = s.culture[p] > s.impact[p] ? s.culture[p] - s.impact[p] : 0
}
function scoreEvent(s: S, kind: number, cx: Cx<E>): void {
  if (kind === NONE || EVENT[kind].age !== 3) return
  const { effects, id } = EVENT[kind]
  if (!effects) return
  for (let p = 0; p < s.seats; p++) {
    const seat = (s.first + p) % s.seats
    if (s.out[seat] === 0) for (const e of effects) scoreImpact(s, seat, id, impactOf(s, seat, e, s.first), cx)
  }
}
/** The end of a shorter game (a common way to play it, not in the rules). */
function shortScore(s: S, seat: number): number {
  let n =
    scienceRating(s, seat) +
    strengthRating(s, seat) +
    foodProduction(s, seat) +
    resourceProduction(s, seat) +
    happinessRating(s, seat)
  n += technologyLevels(s, seat) - G_LEVEL[s.government[seat]] + SHORT_SCORING.government * G_LEVEL[s.government[seat]]
  n += SHORT_SCORING.colony * coloniesOf(s, seat)
  for (let w = 0; w < WONDERS; w++)
    if (s.wonder[built(seat, w)] > 0 && WON_AGE[w] === finalAge(s)) n += SHORT_SCORING.wonder
  return n
}
