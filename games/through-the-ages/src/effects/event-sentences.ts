/** What the sentences of events do, by their verb in the data: to one player at a time, fully (TTA-R-39a). */
import { ask, bit, NONE, type Seat, type World } from '@ecumene/kernel'
import type { Amount, EventEffect } from '../../data/military.ts'
import { type AgesCard, isUnit, isUrban, leader, UNIT_START, wonder, work, workType } from '../cards.ts'
import { isFull } from '../query/costs.ts'
import { coloniesOf } from '../query/counts.ts'
import { cultureRating, happinessRating, scienceRating } from '../query/ratings.ts'
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
} from './changes.ts'
import { leastCulture, unrest, weakest } from './event-ranks.ts'
import { drawCards } from './hands.ts'
import { removeLeader } from './leading.ts'
import { consume, payCorruption, produceFood, produceResources } from './production.ts'
import { refill } from './row.ts'

type Sentence = (s: S, effect: EventEffect, seat: Seat, world: World<E>, event: AgesCard) => void

function amountOf(s: S, seat: Seat, amount: Amount): number {
  if (amount === 'culture rating') return cultureRating(s, seat)
  if (amount === 'science rating') return scienceRating(s, seat)
  if (amount === 'happiness rating') return happinessRating(s, seat)
  return amount
}

const countOf = ({ amount = 0 }: EventEffect): number => amount

/** One small function for each verb that the data know. */
export const SENTENCES: { readonly [verb in EventEffect['do']]: Sentence } = {
  gain(s, { science, food, resources, culture, population }, seat, world) {
    if (science) gainScience(s, seat, amountOf(s, seat, science), world)
    if (food) gainFood(s, seat, amountOf(s, seat, food), world)
    if (resources) gainResources(s, seat, amountOf(s, seat, resources), world)
    if (culture) gainCulture(s, seat, amountOf(s, seat, culture), world)
    if (population) gainPopulation(s, seat, population, world)
  },
  lose(s, { culture, population, blue }, seat, world) {
    if (culture) loseCulture(s, seat, amountOf(s, seat, culture), world)
    if (population) losePopulation(s, seat, population, world)
    if (blue) loseBlue(s, seat, blue, world)
  },
  'gain-mix': (s, effect, seat) => ask(s, DECISIONS.gainMix, bit(seat), countOf(effect)),
  'lose-mix'(s, effect, seat) {
    const all = food(s, seat) + resources(s, seat)
    if (all > 0) ask(s, DECISIONS.loseMix, bit(seat), Math.min(countOf(effect), all))
  },
  'gain-either': (s, effect, seat) => ask(s, DECISIONS.gainEither, bit(seat), countOf(effect)),
  'lose-food': (s, _, seat, world) => loseFood(s, seat, food(s, seat), world),
  emigrate(s, _, seat, world) {
    const half = (unrest(s, seat) + 1) >> 1
    if (half > 0) losePopulation(s, seat, half, world)
  },
  'lose-culture-per-discontent': (s, effect, seat, world) =>
    loseCulture(s, seat, countOf(effect) * unrest(s, seat), world),
  draw: (s, effect, seat, world) => drawCards(s, seat, countOf(effect), world),
  discard(s, effect, seat) {
    const count = Math.min(countOf(effect), s.cardCount[seat])
    if (count > 0) ask(s, DECISIONS.discard, bit(seat), count)
  },
  civilize: (s, effect, seat) => ask(s, DECISIONS.civilize, bit(seat), countOf(effect)),
  /** The urban building limit applies to the temple (TTA-R-107). */
  'place-free'(s, effect, seat) {
    const card = work.of(effect.card ?? 'warriors')
    if (isUnit(card) || !isFull(s, seat, workType.temple)) ask(s, DECISIONS.placeFree, bit(seat), card)
  },
  produce(s, { steps = [] }, seat, world) {
    for (let i = 0; i < steps.length; i++) STEPS[steps[i]](s, seat, world)
  },
  'spend-civil'(s, effect, seat, world) {
    const spent = Math.min(countOf(effect) * unrest(s, seat), s.civil[seat])
    s.civil[seat] -= spent
    if (world.live && spent > 0) world.emit({ type: 'spent', seat, actions: spent })
  },
  'take-yellow'(s, effect, seat, world) {
    const from = weakest(s)
    if (from !== seat) gainYellow(s, seat, loseYellow(s, from, countOf(effect), world), world)
  },
  'remove-leader'(s, _, seat, world) {
    if (s.leader[seat] !== NONE && leader.age[s.leader[seat]] !== s.age) removeLeader(s, seat, world)
  },
  'lose-colony'(s, _, seat) {
    if (coloniesOf(s, seat) > 0) ask(s, DECISIONS.loseColony, bit(seat))
  },
  agreement: (s, effect, seat) => ask(s, DECISIONS.agreement, bit(seat), countOf(effect)),
  refill: (s, _, __, world) => refill(s, false, world),
  ruin(s, _, seat) {
    if (hasOldWonder(s, seat)) ask(s, DECISIONS.ruin, bit(seat))
  },
  'destroy-own'(s, _, seat) {
    if (hasBuilding(s, seat, () => true)) ask(s, DECISIONS.destroyOwn, bit(seat))
  },
  /** The one with the fewest culture points destroys an urban building of each rival. */
  terror(s, _, seat) {
    if (hasBuilding(s, seat, isUrban)) ask(s, DECISIONS.raze, bit(leastCulture(s)), seat, 3, NONE, 2)
  },
  score: (s, effect, seat, world, event) => scoreImpact(s, seat, event, impactOf(s, seat, effect, s.turn), world),
}
const STEPS = { corruption: payCorruption, food: produceFood, consumption: consume, resources: produceResources }

/** A completed wonder of age A or I. */
function hasOldWonder(s: S, seat: Seat): boolean {
  for (let card = 0; card < wonder.count; card++)
    if (s.wonder[wonderAt(seat, card)] === STANDING && wonder.age[card] <= 1) return true
  return false
}
/** A farm, mine or urban building with a worker. */
function hasBuilding(s: S, seat: Seat, counts: (card: number) => boolean): boolean {
  for (let card = 0; card < UNIT_START; card++) if (counts(card) && s.workers[workAt(seat, card)] > 0) return true
  return false
}
