/** What players can do, and the numbers of programs and decisions. */
import { CARD_IDS } from '@ecumene/civilization-family/data/cards.ts'
import { EARLY_VERBS, lateVerbs, PHASE_DECISIONS, WAR_VERBS } from '@ecumene/civilization-family/src/verbs.ts'
import { ids, verbs } from '@ecumene/kernel'
import { COMMODITY_IDS, TRADE_IDS } from '../data/trade.ts'

const SEATS = 7

export const VERBS = verbs({
  ...EARLY_VERBS,
  cross: { ship: 4 },
  ...lateVerbs({ seats: SEATS, cards: CARD_IDS, commodities: COMMODITY_IDS, kinds: TRADE_IDS }),
  nominate: { target: SEATS },
  ...WAR_VERBS,
})

export const DECISIONS = ids(
  ...PHASE_DECISIONS,
  'erupt',
  'quake',
  'shake',
  'lose',
  'order',
  'plain',
  'share',
  'nominate',
  'pick',
  'faction',
  'annex',
  'reduce',
  'condemn',
  'raid',
)
/** The program that resolves each calamity, in the order of their cards. */
export const CALAMITY_PROGRAMS = [
  'volcano',
  'famine',
  'civilWar',
  'flood',
  'epidemic',
  'civilDisorder',
  'iconoclasm',
  'piracy',
] as const
export const PROGRAMS = ids(
  'settling',
  'round',
  'nomadRound',
  'farmerRound',
  'revolts',
  'conflict',
  'calamities',
  ...CALAMITY_PROGRAMS,
  'takeOver',
  'draws',
  'purchases',
)
