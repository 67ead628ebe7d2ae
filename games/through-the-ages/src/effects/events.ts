/** Events, sentence by sentence, player by player (TTA-EVT-7 to 17, TTA-R-38, TTA-R-39, TTA-R-100). */

import { again, ask, bit, NONE, setSlot, slot, type World } from '@ecumene/kernel'
import type { Amount, EventEffect } from '../../data/military.ts'
import { event, isUnit, isUrban, leader, UNIT_START, wonder, work, workType } from '../cards.ts'
import { isFull } from '../query/costs.ts'
import { coloniesOf } from '../query/counts.ts'
import { cultureRating, discontent, happinessRating, scienceRating, strengthRating } from '../query/ratings.ts'
import { food, resources } from '../query/totals.ts'
import { impactOf, scoreImpact } from '../scoring.ts'
import { type S, STANDING, wonderAt, workAt } from '../state.ts'
import { DECISIONS, type E } from '../verbs.ts'
import {
  gainCulture,
  gainFood,
  gainPopulation,
  gainResources,
  gainScience,
  gainYellow,
  loseBlue,
  loseCulture,
  loseFood,
  losePopulation,
  loseScience,
  loseYellow,
  nextSeat,
} from './changes.ts'
import { drawCards } from './hands.ts'
import { removeLeader } from './leading.ts'
import { consume, payCorruption, produceFood, produceResources } from './production.ts'
import { refill } from './row.ts'

// Slots of the program `event`: which card, how far, and who was strongest when it was revealed.
const KIND = 0
const SENTENCE = 1
const WALK = 2
const BY_STRENGTH = 3 // seats from strongest to weakest, two bits each
const BY_CULTURE = 4
const UNREST_LOW = 5 // discontent workers of seats 0 and 1, then 2 and 3
const UNREST_HIGH = 6
const TIED = 7 // masks: happiest (also at 0, TTA-R-103), then most discontent

const order = new Int16Array(4)
const value = new Int16Array(4)
/** Higher statistic first; among equals the nearer clockwise from the current player (TTA-R-38a). */
function ranked(s: S, rating: (s: S, seat: number) => number): number {
  let n = 0
  for (let i = 0; ; i++) {
    const p = nextSeat(s, s.turn, i)
    if (p === NONE) break
    const v = rating(s, p)
    let at = n++
    while (at > 0 && value[at - 1] < v) {
      value[at] = value[at - 1]
      order[at] = order[at - 1]
      at--
    }
    value[at] = v
    order[at] = p
  }
  let packed = 0
  for (let i = 0; i < n; i++) packed |= order[i] << (i * 2)
  return packed
}
const points = (s: S, seat: number): number => s.culture[seat]
const at = (packed: number, rank: number): number => (packed >> (rank * 2)) & 3

/** Who is strongest, weakest or leading is fixed before any part is carried out (TTA-R-100a). */
export function fixRanks(s: S): void {
  setSlot(s, BY_STRENGTH, ranked(s, strengthRating))
  setSlot(s, BY_CULTURE, ranked(s, points))
  let low = 0
  let high = 0
  let happiest = -1
  let unhappiest = 0
  let tied = 0
  let worst = 0
  for (let p = 0; p < s.seats; p++) {
    if (s.out[p] === 1) continue
    const d = discontent(s, p)
    if (p < 2) low |= d << (p * 4)
    else high |= d << ((p - 2) * 4)
    const h = happinessRating(s, p)
    if (h > happiest) {
      happiest = h
      tied = 0
    }
    if (h === happiest) tied |= bit(p)
    if (d > unhappiest) {
      unhappiest = d
      worst = 0
    }
    if (d === unhappiest && d > 0) worst |= bit(p)
  }
  setSlot(s, UNREST_LOW, low)
  setSlot(s, UNREST_HIGH, high)
  setSlot(s, TIED, tied | (worst << 4))
}
const unrest = (s: S, seat: number): number => (slot(s, seat < 2 ? UNREST_LOW : UNREST_HIGH) >> ((seat & 1) * 4)) & 15
const weakest = (s: S): number => at(slot(s, BY_STRENGTH), s.players - 1)
const leastCulture = (s: S): number => at(slot(s, BY_CULTURE), s.players - 1)
/** With two players "the two strongest" means the strongest (TTA-EVT-13, TTA-RES-9). */
const pair = (s: S): number => (s.players === 2 ? 1 : 2)
function rankOf(packed: number, seat: number, players: number): number {
  for (let r = 0; r < players; r++) if (at(packed, r) === seat) return r
  return players
}

function concerns(s: S, e: EventEffect, seat: number): boolean {
  if (e.ages && !includes(e.ages, s.age)) return false
  const strength = rankOf(slot(s, BY_STRENGTH), seat, s.players)
  if (e.do === 'terror') return seat !== leastCulture(s)
  switch (e.who) {
    case 'all':
    case 'game':
      return true
    case 'strongest':
      return strength === 0
    case 'weakest':
      return strength === s.players - 1
    case 'two-strongest':
      return strength < pair(s)
    case 'two-weakest':
      return strength >= s.players - pair(s)
    case 'most-culture':
      if (rankOf(slot(s, BY_CULTURE), seat, s.players) !== 0) return false
      return !e.amongWeakest || strength >= s.players - e.amongWeakest[s.players - 2]
    case 'least-culture':
      return seat === leastCulture(s)
    case 'all-tied-most-happiness':
      return ((slot(s, TIED) >> seat) & 1) === 1
    case 'all-tied-most-discontent':
      return ((slot(s, TIED) >> (4 + seat)) & 1) === 1
    case 'each-with-unused-worker':
      return s.pool[seat] > 0
  }
}
function includes(list: readonly number[], x: number): boolean {
  for (let i = 0; i < list.length; i++) if (list[i] === x) return true
  return false
}
function amountOf(s: S, seat: number, a: Amount | undefined): number {
  if (a === undefined) return 0
  if (a === 'culture rating') return cultureRating(s, seat)
  if (a === 'science rating') return scienceRating(s, seat)
  if (a === 'happiness rating') return happinessRating(s, seat)
  return a
}

/** One sentence for one player; then the step is run again until all is done. */
export function resolveEvent(s: S, world: World<E>): void {
  const { effects, id } = event.cards[slot(s, KIND)]
  const sentence = slot(s, SENTENCE)
  if (!effects || sentence >= effects.length) return
  again(s)
  const e = effects[sentence]
  const i = slot(s, WALK)
  const seat = e.who === 'game' && i > 0 ? NONE : nextSeat(s, s.turn, i)
  if (seat === NONE) {
    setSlot(s, SENTENCE, sentence + 1)
    setSlot(s, WALK, 0)
    return
  }
  setSlot(s, WALK, i + 1)
  if (concerns(s, e, seat)) carryOut(s, e, seat, id, world)
}
function carryOut(s: S, e: EventEffect, seat: number, id: string, world: World<E>): void {
  const n = e.amount ?? 0
  switch (e.do) {
    case 'gain':
      if (e.science) gainScience(s, seat, amountOf(s, seat, e.science), world)
      if (e.food) gainFood(s, seat, amountOf(s, seat, e.food), world)
      if (e.resources) gainResources(s, seat, amountOf(s, seat, e.resources), world)
      if (e.culture) gainCulture(s, seat, amountOf(s, seat, e.culture), world)
      if (e.population) gainPopulation(s, seat, e.population, world)
      return
    case 'lose':
      if (e.science) loseScience(s, seat, amountOf(s, seat, e.science), world)
      if (e.culture) loseCulture(s, seat, amountOf(s, seat, e.culture), world)
      if (e.population) losePopulation(s, seat, e.population, world)
      if (e.blue) loseBlue(s, seat, e.blue, world)
      return
    case 'gain-mix':
      ask(s, DECISIONS.gainMix, bit(seat), n)
      return
    case 'lose-mix': {
      const all = food(s, seat) + resources(s, seat)
      if (all > 0) ask(s, DECISIONS.loseMix, bit(seat), Math.min(n, all))
      return
    }
    case 'gain-either':
      ask(s, DECISIONS.gainEither, bit(seat), n)
      return
    case 'lose-food':
      loseFood(s, seat, food(s, seat), world)
      return
    case 'emigrate': {
      const half = (unrest(s, seat) + 1) >> 1
      if (half > 0) losePopulation(s, seat, half, world)
      return
    }
    case 'lose-culture-per-discontent':
      loseCulture(s, seat, n * unrest(s, seat), world)
      return
    case 'draw':
      drawCards(s, seat, n, world)
      return
    case 'discard': {
      const count = Math.min(n, s.cardCount[seat])
      if (count > 0) ask(s, DECISIONS.discard, bit(seat), count)
      return
    }
    case 'civilize':
      ask(s, DECISIONS.civilize, bit(seat), n)
      return
    case 'place-free': {
      // The urban building limit applies to the temple (TTA-R-107).
      const w = work.of(e.card ?? 'warriors')
      if (isUnit(w) || !isFull(s, seat, workType.temple)) ask(s, DECISIONS.placeFree, bit(seat), w)
      return
    }
    case 'produce':
      if (e.steps)
        for (let i = 0; i < e.steps.length; i++) {
          if (e.steps[i] === 'corruption') payCorruption(s, seat, world)
          else if (e.steps[i] === 'food') produceFood(s, seat, world)
          else if (e.steps[i] === 'consumption') consume(s, seat, world)
          else produceResources(s, seat, world)
        }
      return
    case 'spend-civil': {
      const wanted = n * unrest(s, seat)
      const spent = Math.min(wanted, s.civil[seat])
      s.civil[seat] -= spent
      if (world.live && spent > 0) world.emit({ type: 'spent', seat, actions: spent })
      return
    }
    case 'take-yellow': {
      const from = weakest(s)
      if (from !== seat) gainYellow(s, seat, loseYellow(s, from, n, world), world)
      return
    }
    case 'remove-leader':
      if (s.leader[seat] !== NONE && leader.age[s.leader[seat]] !== s.age) removeLeader(s, seat, world)
      return
    case 'lose-colony':
      if (coloniesOf(s, seat) > 0) ask(s, DECISIONS.loseColony, bit(seat))
      return
    case 'agreement':
      ask(s, DECISIONS.agreement, bit(seat), n)
      return
    case 'refill':
      refill(s, false, world)
      return
    case 'ruin':
      for (let w = 0; w < wonder.count; w++)
        if (s.wonder[wonderAt(seat, w)] === STANDING && wonder.age[w] <= 1) {
          ask(s, DECISIONS.ruin, bit(seat))
          return
        }
      return
    case 'destroy-own':
      for (let w = 0; w < UNIT_START; w++)
        if (s.workers[workAt(seat, w)] > 0) {
          ask(s, DECISIONS.destroyOwn, bit(seat))
          return
        }
      return
    case 'terror':
      // The one with the fewest culture points destroys an urban building of each rival.
      for (let w = 0; w < UNIT_START; w++)
        if (isUrban(w) && s.workers[workAt(seat, w)] > 0) {
          ask(s, DECISIONS.raze, bit(leastCulture(s)), seat, 3, NONE, 2)
          return
        }
      return
    case 'score':
      scoreImpact(s, seat, id, impactOf(s, seat, e, s.turn), world)
      return
  }
}
