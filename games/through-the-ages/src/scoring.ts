/** Age III events and the shorter games: what is counted, and what it is worth (TTA-ROUND-7, TTA-EVT-11, TTA-R-41, TTA-R-91, TTA-R-101, TTA-CARD-GATES-4). */

import { EVERYONE, NONE, type World } from '@ecumene/kernel'
import { SHORT_SCORING } from '../data/board.ts'
import type { Counted, EventEffect } from '../data/military.ts'
import { event, government, leader, UNIT_START, URBAN_START, wonder, work, workType } from './cards.ts'
import { LED } from './effects/leaders/hooks.ts'
import { farewell } from './effects/leading.ts'
import { finalAge } from './effects/row.ts'
import { coloniesOf, kindsPresent, levels, technologyLevels, workersOf } from './query/counts.ts'
import { cultureRating, discontent, happinessRating, scienceRating, strengthRating } from './query/ratings.ts'
import {
  civilTotal,
  consumption,
  foodProduction,
  militaryTotal,
  mineProduction,
  resourceProduction,
} from './query/totals.ts'
import { EVENT_DECK, type S, specialAt, wonderAt, workAt } from './state.ts'
import type { E } from './verbs.ts'

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
      return levels(s, seat, work.start[workType.arena], work.count)
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
      let n = government.level[s.government[seat]]
      for (let t = 0; t < 4; t++) n += s.special[specialAt(seat, t)]
      return n
    }
    case 'level-III-technology': {
      let n = government.level[s.government[seat]] === 3 ? 1 : 0
      for (let t = 0; t < 4; t++) if (s.special[specialAt(seat, t)] === 3) n++
      for (let w = 0; w < work.count; w++) if (work.level[w] === 3 && s.workers[workAt(seat, w)] !== NONE) n++
      return n
    }
    case 'unit-type-urban-type-and-special-technology': {
      let n = kindsPresent(s, seat, workType.lab, workType.airForce)
      for (let t = 0; t < 4; t++) if (s.special[specialAt(seat, t)] > 0) n++
      return n
    }
    case 'completed-wonder': {
      let n = 0
      for (let w = 0; w < wonder.count; w++) if (s.wonder[wonderAt(seat, w)] > 0) n += byAge ? byAge[wonder.age[w]] : 1
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
export function scoreImpact(s: S, seat: number, card: string, culture: number, world: World<E>): void {
  const now = s.culture[seat] + culture
  s.culture[seat] = Math.max(now, 0)
  if (world.live) world.emit({ type: 'scored', seat, card, culture })
}
/** Final scoring: age III events still in the decks, current ones from the top, then the future ones; then Bill Gates (TTA-ROUND-7, TTA-ROUND-8). */
export function finalScoring(s: S, world: World<E>): void {
  world.reveal(EVERYONE) // the events left in the decks are shown
  for (let p = 0; p < s.seats; p++) s.impact[p] = s.culture[p]
  if (s.length === 0) {
    for (let i = EVENT_DECK - 1; i >= 0; i--) scoreEvent(s, s.current[i], world)
    for (let i = 0; i < EVENT_DECK; i++) scoreEvent(s, s.future[i], world)
  } else for (let p = 0; p < s.seats; p++) if (s.out[p] === 0) scoreImpact(s, p, 'short-game', shortScore(s, p), world)
  for (let p = 0; p < s.seats; p++)
    if (LED[s.leader[p] + 1].farewell) scoreImpact(s, p, leader.ids[s.leader[p]], farewell(s, p), world)
  for (let p = 0; p < s.seats; p++) s.impact[p] = s.culture[p] > s.impact[p] ? s.culture[p] - s.impact[p] : 0
}
function scoreEvent(s: S, kind: number, world: World<E>): void {
  if (kind === NONE || event.cards[kind].age !== 3) return
  const { effects, id } = event.cards[kind]
  if (!effects) return
  for (let p = 0; p < s.seats; p++) {
    const seat = (s.first + p) % s.seats
    if (s.out[seat] === 0) for (const e of effects) scoreImpact(s, seat, id, impactOf(s, seat, e, s.first), world)
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
  n +=
    technologyLevels(s, seat) -
    government.level[s.government[seat]] +
    SHORT_SCORING.government * government.level[s.government[seat]]
  n += SHORT_SCORING.colony * coloniesOf(s, seat)
  for (let w = 0; w < wonder.count; w++)
    if (s.wonder[wonderAt(seat, w)] > 0 && wonder.age[w] === finalAge(s)) n += SHORT_SCORING.wonder
  return n
}
