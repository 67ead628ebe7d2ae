/**
 * The Master of Advanced Civilization: a player who weighs a purchase as a whole and saves for larger sets, bargains
 * with everybody in turn, and has weights found by games. Players whose weights were each turned by chance played 3,500
 * games against Strategists with three players and 1,900 with six; the slope of the result over every weight said which
 * way to turn it.
 */
import { homes } from '@ecumene/civilization-family/src/bot/homes.ts'
import { type Plan, WARY } from '@ecumene/civilization-family/src/bot/plan.ts'
import type { Homes } from '@ecumene/civilization-family/src/bot/start.ts'
import type { Policy } from '@ecumene/kernel'
import { CARD_IDS, type CardId } from '../../data/card-ids.ts'
import { NATION_IDS, type NationId } from '../../data/nations.ts'
import type { S } from '../state.ts'
import { type Bargain, makeBazaar } from './bazaar.ts'
import { playerOf } from './greedy.ts'
import { AGREES } from './market.ts'
import { type BuyerPurse, buyerOf } from './packing.ts'

const inOrder = (cards: Readonly<Partial<Record<CardId, number>>>): readonly number[] =>
  CARD_IDS.map(id => cards[id] ?? 0)
/** With fewer players an exchange need gain less: to ask for more wins more often, but among equals takes longer. */
const WHOLE_MAP = 6
/** What nations are worth at a table of six: there Masters fared better in Asia and worse in Assyria than Citizens. */
const SIX: Readonly<Partial<Record<NationId, number>>> = {
  africa: 20,
  italy: 60,
  illyria: -74,
  thrace: -74,
  crete: -60,
  asia: 80,
  assyria: 20,
  babylon: 52,
  egypt: 48,
}
const homesOfMany: Homes = (seats, nation) =>
  seats === WHOLE_MAP ? (SIX[NATION_IDS[nation]] ?? 0) : homes(seats, nation)

const FEW_PLAN: Plan = {
  ...WARY,
  growth: 1.55,
  presence: 0.41,
  pull: 0.2,
  shared: 0.51,
  harm: 0.31,
  siege: -6.6,
  city: 10.7,
  reserve: 8.5,
  laterReserve: 6.3,
  fades: 0.66,
  least: 0,
  quiet: 3.4,
  sails: 0.5,
  rich: 20,
  gold: 29,
  offSite: -0.3,
  keeps: 1.6,
  builds: 1.4,
}
const FEW_BARGAIN: Bargain = {
  ...AGREES,
  margin: () => 19,
  rises: 0.54,
  leader: 10.1,
  rid: 20,
  single: 0.83,
  unnamed: -2,
  asks: 1,
  lure: 0.6,
  begun: 7.2,
  rival: 3.9,
  offers: 12,
  more: 20,
}
const FEW_PURSE: BuyerPurse = {
  saves: 0.33,
  shortPoint: 0.11,
  shortSaves: 0.41,
  opens: 15,
  fresh: 37,
  counts: 146,
  grows: 0.9,
  treasury: 0.11,
  point: 1.54,
  steps: 80,
  cards: inOrder({
    metalworking: 35,
    agriculture: 46,
    astronomy: 12,
    coinage: 23,
    medicine: -20,
    mysticism: -10,
    music: -14,
    architecture: -6,
    literacy: -20,
    law: -14,
    democracy: 14,
    philosophy: 10,
    roadbuilding: -19,
    mining: 17,
    mathematics: 30,
    military: -11,
    deism: -9,
    monotheism: -12,
  }),
}
const MANY_PLAN: Plan = {
  ...WARY,
  growth: 1.46,
  presence: 0.39,
  pull: 0.2,
  shared: 0.53,
  harm: 0.11,
  siege: -8,
  city: 10.1,
  reserve: 10.3,
  laterReserve: 7,
  fades: 0.65,
  least: 0,
  quiet: 3.2,
  sails: 0.24,
  rich: 19,
  gold: 29,
  offSite: 1.7,
  keeps: 2,
  builds: 1.6,
}
const MANY_BARGAIN: Bargain = {
  ...AGREES,
  margin: seats => (seats < WHOLE_MAP ? 4 : 10),
  rises: 0.3,
  leader: 5.3,
  rid: 8,
  single: 0.94,
  unnamed: -0.3,
  asks: 2,
  lure: 0.6,
  begun: 5.8,
  rival: 4.4,
  offers: 16,
  more: 25,
}
const MANY_PURSE: BuyerPurse = {
  saves: 0.35,
  shortPoint: 0.24,
  shortSaves: 0.27,
  opens: 14,
  fresh: 28,
  counts: 187,
  grows: 0.97,
  treasury: 0.75,
  point: 1.6,
  steps: 60,
  cards: inOrder({
    pottery: 6,
    'cloth-making': -17,
    metalworking: 31,
    engineering: 13,
    astronomy: -19,
    medicine: 15,
    mysticism: -15,
    literacy: -14,
    law: -6,
    democracy: 30,
    roadbuilding: -45,
    mining: -23,
    military: 14,
    deism: 17,
    monotheism: 8,
  }),
}
const MANY = 4
const few = playerOf({ homes, plan: FEW_PLAN, trade: makeBazaar(FEW_BARGAIN), buy: buyerOf(FEW_PURSE) })
const many = playerOf({
  homes: homesOfMany,
  plan: MANY_PLAN,
  trade: makeBazaar(MANY_BARGAIN),
  buy: buyerOf(MANY_PURSE),
})
export const master: Policy<S> = (s, seat, legal, rng) => (s.seats < MANY ? few : many)(s, seat, legal, rng)
