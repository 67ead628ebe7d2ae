/**
 * The Master's weights, by number of players. Masters whose weights were each turned by chance played against
 * Strategists, and after some hundred games all weights moved along the slope of the result.
 */
import { type Manner, OBLIGING } from '@ecumene/civilization-family/src/bot/market.ts'
import type { Plan } from '@ecumene/civilization-family/src/bot/plan.ts'
import type { Dealing } from './dealer.ts'
import type { Thrift } from './purse.ts'
import { inOrder, planFor } from './strategist.ts'

export interface Weights {
  readonly plan: Plan
  readonly manner: Manner
  readonly dealing: Dealing
  readonly thrift: Thrift
}
const PATIENT: Manner = { ...OBLIGING, offers: 25, more: 25 }

/** Found with three. */
const FEW: Weights = {
  plan: {
    growth: 1.18,
    presence: 0.32,
    pull: 0.159,
    shared: 0.68,
    harm: 0.178,
    siege: -0.87,
    city: 11.2,
    reserve: 9.7,
    laterReserve: 5.2,
    fades: 0.89,
    least: 0.05,
    quiet: 4.6,
    sails: 0.48,
    rich: 13,
    gold: 19,
  },
  manner: {
    ...PATIENT,
    margin: () => 13.7,
    rises: 0.18,
    leader: 4.27,
    rid: 11.2,
    single: 0.5,
  },
  dealing: {
    dread: 15.34,
    lean: 3.81,
    theirs: 12.38,
    rest: 0.67,
    begun: 2.9,
    both: 0.14,
    tries: 5,
    tempt: -0.09,
  },
  thrift: {
    face: -0.1,
    saves: 2.1,
    group: 101.86,
    seventh: 35.2,
    fades: 0.83,
    step: 106.27,
    room: 40,
    keep: 1.19,
    grows: 0.95,
    single: 0.67,
    calamity: -0.59,
    token: 0.01,
    cards: inOrder({
      pottery: 170,
      'cloth-making': 117,
      metalworking: 94,
      agriculture: 87,
      engineering: 90,
      astronomy: 45,
      coinage: 24,
      medicine: 55,
      mysticism: 25,
      'drama-and-poetry': 58,
      music: 4,
      architecture: -9,
      literacy: 7,
      law: 62,
      democracy: 51,
      philosophy: 76,
    }),
  },
}
/** Found with four. */
const FOUR: Weights = {
  plan: {
    growth: 1.25,
    presence: 0.5,
    pull: 0.17,
    shared: 0.47,
    harm: 0.18,
    siege: -3.7,
    city: 10,
    reserve: 8.4,
    laterReserve: 8.4,
    fades: 0.84,
    least: 0,
    quiet: 4.63,
    sails: 0.25,
    rich: 15.4,
    gold: 15.5,
  },
  manner: {
    ...PATIENT,
    margin: () => 14.2,
    rises: 0.2,
    leader: -0.19,
    rid: 9.7,
    single: 0.61,
  },
  dealing: {
    dread: 15.1,
    lean: 4.66,
    theirs: 14.1,
    rest: 0.76,
    begun: 3.81,
    both: 0.02,
    tries: 3,
    tempt: -0.16,
  },
  thrift: {
    face: -0.25,
    saves: 2.21,
    group: 71,
    seventh: 5.2,
    fades: 0.81,
    step: 13.1,
    room: 40,
    keep: 1.19,
    grows: 1.03,
    single: 0.8,
    calamity: -1.84,
    token: 0.15,
    cards: inOrder({
      pottery: 177,
      'cloth-making': 124,
      metalworking: 114,
      agriculture: 94,
      engineering: 85,
      astronomy: 41,
      coinage: 16,
      medicine: 62,
      mysticism: 34,
      'drama-and-poetry': 43,
      music: -7,
      architecture: -13,
      literacy: 19,
      law: 52,
      democracy: 57,
      philosophy: 69,
    }),
  },
}
/** Found with five and six, then with six alone. */
const MANY: Weights = {
  plan: {
    growth: 1.35,
    presence: 0.3,
    pull: 0.2,
    shared: 0.51,
    harm: -0.21,
    siege: -7.5,
    city: 9.8,
    reserve: 12.4,
    laterReserve: 7.1,
    fades: 0.58,
    least: 0,
    quiet: 2.08,
    sails: 0.6,
    rich: 10.4,
    gold: 16.4,
  },
  manner: {
    ...PATIENT,
    margin: () => 13.4,
    rises: 0.37,
    leader: 3.63,
    rid: 13.2,
    single: 0.62,
  },
  dealing: {
    dread: 15.3,
    lean: 3.44,
    theirs: 11.5,
    rest: 0.52,
    begun: 4.55,
    both: 0.15,
    tries: 6,
    tempt: -0.11,
  },
  thrift: {
    face: -0.26,
    saves: 2.16,
    group: 124,
    seventh: 12.6,
    fades: 0.83,
    step: 92,
    room: 40,
    keep: 1.17,
    grows: 0.89,
    single: 0.62,
    calamity: -2.98,
    token: -0.04,
    cards: inOrder({
      pottery: 166,
      'cloth-making': 113,
      metalworking: 90,
      agriculture: 87,
      engineering: 91,
      astronomy: 58,
      coinage: 29,
      medicine: 51,
      mysticism: 36,
      'drama-and-poetry': 40,
      music: 0,
      architecture: -5,
      literacy: -8,
      law: 69,
      democracy: 52,
      philosophy: 83,
    }),
  },
}
/** With five the weights of six did no better than these with the Strategist's movement. */
const FIVE: Weights = { ...FEW, plan: planFor(5) }
/** How it plays at a table of so many. */
export const weightsFor = (seats: number): Weights => (seats < 4 ? FEW : seats === 4 ? FOUR : seats === 5 ? FIVE : MANY)
