/** Impacts, final scoring, the shorter games, and who has won. */

import { EVERYONE, NONE, type Outcome, type Seat, type World } from '@ecumene/kernel'
import { SHORT_SCORING } from '../data/board.ts'
import type { Counted, EventEffect } from '../data/military.ts'
import { type AgesCard, event, government, leader, UNIT_START, URBAN_START, wonder, work, workType } from './cards.ts'
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

/** What an Impact counts for one civilization (TTA-R-101). */
export function counted(s: S, seat: Seat, what: Counted, byAge: readonly number[] | undefined): number {
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
      for (let type = 0; type < 4; type++) n += s.special[specialAt(seat, type)]
      return n
    }
    case 'level-III-technology': {
      let n = government.level[s.government[seat]] === 3 ? 1 : 0
      for (let type = 0; type < 4; type++) if (s.special[specialAt(seat, type)] === 3) n++
      for (let card = 0; card < work.count; card++)
        if (work.level[card] === 3 && s.workers[workAt(seat, card)] !== NONE) n++
      return n
    }
    case 'unit-type-urban-type-and-special-technology': {
      let n = kindsPresent(s, seat, workType.lab, workType.airForce)
      for (let type = 0; type < 4; type++) if (s.special[specialAt(seat, type)] > 0) n++
      return n
    }
    case 'completed-wonder': {
      let n = 0
      for (let which = 0; which < wonder.count; which++)
        if (s.wonder[wonderAt(seat, which)] > 0) n += byAge ? byAge[wonder.age[which]] : 1
      return n
    }
  }
}
/** Place of a seat in a ranking: higher rating first, among equals the nearer to `from` (TTA-EVT-9, TTA-R-38a). */
function placeOf(s: S, seat: Seat, from: number, rating: (s: S, seat: Seat) => number): number {
  const mine = rating(s, seat)
  const distance = (seat - from + s.seats) % s.seats
  let place = 0
  for (let rival = 0; rival < s.seats; rival++) {
    if (rival === seat || s.out[rival] === 1) continue
    const theirs = rating(s, rival)
    if (theirs > mine || (theirs === mine && (rival - from + s.seats) % s.seats < distance)) place++
  }
  return place
}
/** Culture an Impact is worth to a civilization; `from` counts as the current player. */
export function impactOf(s: S, seat: Seat, effect: EventEffect, from: number): number {
  if (effect.awards)
    return effect.awards[s.players - 2][
      placeOf(s, seat, from, effect.ranking === 'science' ? scienceRating : strengthRating)
    ]
  let n = 0
  if (effect.terms)
    for (let i = 0; i < effect.terms.length; i++)
      n += effect.terms[i][1] * counted(s, seat, effect.terms[i][0], effect.byAge)
  return n
}
/** What is scored: an event, a leader, or a shorter game by our own option. */
type Scoring = AgesCard | 'short-game'
/** Points change by an Impact; a loss stops at 0 (TTA-R-41c). */
export function scoreImpact(s: S, seat: Seat, card: Scoring, culture: number, world: World<E>): void {
  const now = s.culture[seat] + culture
  s.culture[seat] = Math.max(now, 0)
  if (world.live) world.emit({ type: 'scored', seat, card, culture })
}
/** Age III events still in the decks (TTA-ROUND-7), then what leaders score at the end (TTA-ROUND-8). */
export function finalScoring(s: S, world: World<E>): void {
  world.reveal(EVERYONE) // the events left in the decks are shown
  for (let seat = 0; seat < s.seats; seat++) s.impact[seat] = s.culture[seat]
  if (s.length === 0) {
    // The current deck from the top, then the future one as it was laid (TTA-R-41b).
    for (let i = EVENT_DECK - 1; i >= 0; i--) scoreEvent(s, s.current[i], world)
    for (let i = 0; i < EVENT_DECK; i++) scoreEvent(s, s.future[i], world)
  } else
    for (let seat = 0; seat < s.seats; seat++)
      if (s.out[seat] === 0) scoreImpact(s, seat, 'short-game', shortScore(s, seat), world)
  for (let seat = 0; seat < s.seats; seat++)
    if (LED[s.leader[seat] + 1].farewell) scoreImpact(s, seat, leader.ids[s.leader[seat]], farewell(s, seat), world)
  for (let seat = 0; seat < s.seats; seat++)
    s.impact[seat] = s.culture[seat] > s.impact[seat] ? s.culture[seat] - s.impact[seat] : 0
}
/** Other events do nothing now (TTA-R-41a). The starting player counts as the current one (TTA-EVT-11). */
function scoreEvent(s: S, kind: number, world: World<E>): void {
  if (kind === NONE || event.cards[kind].age !== 3) return
  const { effects } = event.cards[kind]
  if (!effects) return
  for (let step = 0; step < s.seats; step++) {
    const seat = (s.first + step) % s.seats
    if (s.out[seat] === 0)
      for (const effect of effects) scoreImpact(s, seat, event.ids[kind], impactOf(s, seat, effect, s.first), world)
  }
}
/** The end of a shorter game (a common way to play it, not in the rules). */
function shortScore(s: S, seat: Seat): number {
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
  for (let which = 0; which < wonder.count; which++)
    if (s.wonder[wonderAt(seat, which)] > 0 && wonder.age[which] === finalAge(s)) n += SHORT_SCORING.wonder
  return n
}
/** Most culture points win (TTA-ROUND-9), tied players all win (TTA-ROUND-10); who resigned has lost (TTA-RES-1). */
export function outcome(s: S): Outcome | null {
  if (s.depth > 0) return null
  const scores = Array.from(s.culture, (points, seat) => (s.out[seat] === 1 ? -1 : points))
  const final = Array.from(s.impact)
  return {
    places: scores.map(mine => 1 + scores.filter(other => other > mine).length),
    scores: scores.map(score => Math.max(0, score)),
    parts: { play: scores.map((score, seat) => Math.max(0, score - final[seat])), final },
    rule: s.players === 1 ? 'TTA-RES-5' : 'TTA-ROUND-9',
    ending: s.players === 1 ? 'ending.alone' : 'ending.culture',
  }
}
