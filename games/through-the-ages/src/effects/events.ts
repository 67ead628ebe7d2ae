/** Events, sentence by sentence in printed order (TTA-R-100b), player by player (TTA-EVT-8). */

import { again, ask, bit, NONE, setSlot, slot, type World } from '@ecumene/kernel'
import type { Amount, EventEffect } from '../../data/military.ts'
import { type AgesCard, event, isUnit, isUrban, leader, UNIT_START, wonder, work, workType } from '../cards.ts'
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
/**
 * Higher statistic first; among equals the nearer clockwise from the current player (TTA-EVT-9, TTA-R-38a). Those out
 * do not count (TTA-R-37a).
 */
function ranked(s: S, rating: (s: S, seat: number) => number): number {
  let n = 0
  for (let i = 0; ; i++) {
    const seat = nextSeat(s, s.turn, i)
    if (seat === NONE) break
    const rated = rating(s, seat)
    let at = n++
    while (at > 0 && value[at - 1] < rated) {
      value[at] = value[at - 1]
      order[at] = order[at - 1]
      at--
    }
    value[at] = rated
    order[at] = seat
  }
  let packed = 0
  for (let i = 0; i < n; i++) packed |= order[i] << (i * 2)
  return packed
}
const points = (s: S, seat: number): number => s.culture[seat]
const at = (packed: number, rank: number): number => (packed >> (rank * 2)) & 3

/**
 * Who is strongest, weakest or leading is fixed first (TTA-R-100a), by ratings without bonuses for attacks (TTA-R-38c).
 */
export function fixRanks(s: S): void {
  setSlot(s, BY_STRENGTH, ranked(s, strengthRating))
  setSlot(s, BY_CULTURE, ranked(s, points))
  let low = 0
  let high = 0
  let happiest = -1
  let unhappiest = 0
  let tied = 0
  let worst = 0
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.out[seat] === 1) continue
    const unhappy = discontent(s, seat)
    if (seat < 2) low |= unhappy << (seat * 4)
    else high |= unhappy << ((seat - 2) * 4)
    const happy = happinessRating(s, seat)
    if (happy > happiest) {
      happiest = happy
      tied = 0
    }
    if (happy === happiest) tied |= bit(seat)
    if (unhappy > unhappiest) {
      unhappiest = unhappy
      worst = 0
    }
    if (unhappy === unhappiest && unhappy > 0) worst |= bit(seat)
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
  for (let rank = 0; rank < players; rank++) if (at(packed, rank) === seat) return rank
  return players
}

/**
 * The most from the top of the ranking, the least from its bottom (TTA-R-38b); all who are tied where it says so
 * (TTA-EVT-12).
 */
function concerns(s: S, effect: EventEffect, seat: number): boolean {
  if (effect.ages && !includes(effect.ages, s.age)) return false
  const strength = rankOf(slot(s, BY_STRENGTH), seat, s.players)
  if (effect.do === 'terror') return seat !== leastCulture(s)
  switch (effect.who) {
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
      return !effect.amongWeakest || strength >= s.players - effect.amongWeakest[s.players - 2]
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
function includes(list: readonly number[], one: number): boolean {
  for (let i = 0; i < list.length; i++) if (list[i] === one) return true
  return false
}
function amountOf(s: S, seat: number, amount: Amount): number {
  if (amount === 'culture rating') return cultureRating(s, seat)
  if (amount === 'science rating') return scienceRating(s, seat)
  if (amount === 'happiness rating') return happinessRating(s, seat)
  return amount
}

/** One sentence for one player, fully before the next (TTA-R-39a); then the step is run again until all is done. */
export function resolveEvent(s: S, world: World<E>): void {
  const kind = slot(s, KIND)
  const { effects } = event.cards[kind]
  const sentence = slot(s, SENTENCE)
  if (!effects || sentence >= effects.length) return
  again(s)
  const effect = effects[sentence]
  const i = slot(s, WALK)
  const seat = effect.who === 'game' && i > 0 ? NONE : nextSeat(s, s.turn, i)
  if (seat === NONE) {
    setSlot(s, SENTENCE, sentence + 1)
    setSlot(s, WALK, 0)
    return
  }
  setSlot(s, WALK, i + 1)
  if (concerns(s, effect, seat)) carryOut(s, effect, seat, event.ids[kind], world)
}
function carryOut(s: S, effect: EventEffect, seat: number, id: AgesCard, world: World<E>): void {
  const n = effect.amount ?? 0
  switch (effect.do) {
    case 'gain':
      if (effect.science) gainScience(s, seat, amountOf(s, seat, effect.science), world)
      if (effect.food) gainFood(s, seat, amountOf(s, seat, effect.food), world)
      if (effect.resources) gainResources(s, seat, amountOf(s, seat, effect.resources), world)
      if (effect.culture) gainCulture(s, seat, amountOf(s, seat, effect.culture), world)
      if (effect.population) gainPopulation(s, seat, effect.population, world)
      return
    case 'lose':
      if (effect.culture) loseCulture(s, seat, amountOf(s, seat, effect.culture), world)
      if (effect.population) losePopulation(s, seat, effect.population, world)
      if (effect.blue) loseBlue(s, seat, effect.blue, world)
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
      const card = work.of(effect.card ?? 'warriors')
      if (isUnit(card) || !isFull(s, seat, workType.temple)) ask(s, DECISIONS.placeFree, bit(seat), card)
      return
    }
    case 'produce':
      if (effect.steps)
        for (let i = 0; i < effect.steps.length; i++) {
          if (effect.steps[i] === 'corruption') payCorruption(s, seat, world)
          else if (effect.steps[i] === 'food') produceFood(s, seat, world)
          else if (effect.steps[i] === 'consumption') consume(s, seat, world)
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
      for (let card = 0; card < wonder.count; card++)
        if (s.wonder[wonderAt(seat, card)] === STANDING && wonder.age[card] <= 1) {
          ask(s, DECISIONS.ruin, bit(seat))
          return
        }
      return
    case 'destroy-own':
      for (let card = 0; card < UNIT_START; card++)
        if (s.workers[workAt(seat, card)] > 0) {
          ask(s, DECISIONS.destroyOwn, bit(seat))
          return
        }
      return
    case 'terror':
      // The one with the fewest culture points destroys an urban building of each rival.
      for (let card = 0; card < UNIT_START; card++)
        if (isUrban(card) && s.workers[workAt(seat, card)] > 0) {
          ask(s, DECISIONS.raze, bit(leastCulture(s)), seat, 3, NONE, 2)
          return
        }
      return
    case 'score':
      scoreImpact(s, seat, id, impactOf(s, seat, effect, s.turn), world)
      return
  }
}
