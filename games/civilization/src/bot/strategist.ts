/**
 * The Strategist of Civilization: the same player with other weights, found by games. Players whose weights were each
 * turned by chance played 900 games among Citizens with three, four and six, then 700 with three; the slope of the
 * result over every weight said which way to turn it. What helps at a small table does not help at a large one.
 */

import { CARD_IDS, type CardId } from '@ecumene/civilization-family/data/cards.ts'
import { homes } from '@ecumene/civilization-family/src/bot/homes.ts'
import { type Manner, OBLIGING } from '@ecumene/civilization-family/src/bot/market.ts'
import { type Plan, SETTLE } from '@ecumene/civilization-family/src/bot/plan.ts'
import type { Policy } from '@ecumene/kernel'
import type { S } from '../state.ts'
import { playerOf } from './greedy.ts'
import { PLAIN, type Taste } from './library.ts'

export const inOrder = (cards: Readonly<Partial<Record<CardId, number>>>): readonly number[] =>
  CARD_IDS.map(id => cards[id] ?? 0)
/** It waits for the last word: a calamity that is passed on late stays where it is. */
const PATIENT: Manner = { ...OBLIGING, rises: 0.9, offers: 25, more: 25 }

const PLAN: Plan = { ...SETTLE, growth: 1.15, presence: 0.6, pull: 0.17, least: 0 }
const FEW_PLAN: Plan = {
  ...PLAN,
  harm: 0.25,
  city: 10.5,
  reserve: 9,
  laterReserve: 7,
  fades: 0.86,
  quiet: 4.5,
  sails: 0.3,
  rich: 16,
  gold: 21,
}
const FEW_MANNER: Manner = {
  ...PATIENT,
  margin: () => 9.8,
  leader: 10,
  rid: 10,
  risk: 2.5,
  unnamed: 0.53,
  begun: 2.5,
  rival: 2.7,
}
const FEW_TASTE: Taste = {
  ...PLAIN,
  price: 0.75,
  short: -0.33,
  fresh: 134,
  room: 20,
  cards: inOrder({
    agriculture: 8,
    astronomy: 14,
    coinage: 16,
    medicine: 18,
    'drama-and-poetry': 11,
    music: -16,
    architecture: -16,
    law: 8,
  }),
}
const MANY_PLAN: Plan = {
  ...PLAN,
  harm: -0.08,
  siege: -5.6,
  city: 9.6,
  reserve: 11,
  laterReserve: 7.7,
  fades: 0.55,
  quiet: 2.7,
  rich: 12,
  gold: 19,
}
const MANY_MANNER: Manner = {
  ...PATIENT,
  margin: () => 9.3,
  leader: 6,
  rid: 11,
  risk: 6,
  single: 0.32,
  unnamed: 0.66,
  begun: 4,
  rival: 3.8,
}
const MANY_TASTE: Taste = {
  ...PLAIN,
  price: 0.9,
  short: -0.6,
  fresh: 107,
  room: 9,
  cards: inOrder({
    pottery: -24,
    'cloth-making': 20,
    metalworking: 14,
    agriculture: -10,
    astronomy: -6,
    mysticism: 19,
    music: -14,
    architecture: -24,
    law: 19,
    democracy: 10,
    philosophy: 19,
  }),
}
const MANY = 5
/** How it moves at a table of so many. */
export const planFor = (seats: number): Plan => (seats < MANY ? FEW_PLAN : MANY_PLAN)
const few = playerOf(FEW_PLAN, FEW_MANNER, FEW_TASTE, homes)
const many = playerOf(MANY_PLAN, MANY_MANNER, MANY_TASTE, homes)
export const strategist: Policy<S> = (s, seat, legal, rng) => (s.seats < MANY ? few : many)(s, seat, legal, rng)
