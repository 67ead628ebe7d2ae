/**
 * What players can do, and the numbers of programs and decisions. Shared decisions are given these verbs and numbers,
 * so the order here is this game's own; records keep it.
 */
import { AREA_IDS } from '@ecumene/civilization-family/data/areas.ts'
import { NATION_IDS } from '@ecumene/civilization-family/data/nations.ts'
import { EARLY_VERBS, lateVerbs, PHASE_DECISIONS, WAR_VERBS } from '@ecumene/civilization-family/src/verbs.ts'
import { ids, verbs } from '@ecumene/kernel'
import { CARD_IDS } from '../data/cards.ts'
import { COMMODITY_IDS, MINED_IDS, TRADE_IDS } from '../data/trade.ts'

export { FACTIONS, SOURCES } from '@ecumene/civilization-family/src/verbs.ts'

const SEATS = 8

export const VERBS = verbs({
  ...EARLY_VERBS,
  leave: {}, // instead of `cross` (≠ CIV-23.3b)
  ...lateVerbs({ seats: SEATS, cards: CARD_IDS, commodities: COMMODITY_IDS, kinds: TRADE_IDS }),
  convert: { area: AREA_IDS, target: SEATS }, // instead of `nominate` (≠ CIV-22.2.6.2a)
  ...WAR_VERBS,
  raise: { area: AREA_IDS, treasury: { min: 1, max: 6 } },
  pillage: { tokens: 4 },
  mine: { mined: ['none', ...MINED_IDS] },
  join: { nation: NATION_IDS },
  quake: { area: AREA_IDS },
  betray: { area: AREA_IDS },
  shrink: { area: AREA_IDS, tokens: { min: 1, max: 4 } },
  march: { area: AREA_IDS },
  accuse: { target: SEATS },
  comeLater: {},
})

export const DECISIONS = ids(
  ...PHASE_DECISIONS,
  'pillage',
  'join',
  'erupt',
  'quake',
  'shake',
  'betray',
  'lose',
  'order',
  'reduce',
  'pick',
  'faction',
  'annex',
  'slaves',
  'plain',
  'coast',
  'march',
  'accuse',
  'condemn',
  'raid',
  'convert',
)
/** The program that resolves each of the twelve calamities, in the order of their cards. */
export const CALAMITY_PROGRAMS = [
  'volcano',
  'treachery',
  'famine',
  'superstition',
  'civilWar',
  'slaveRevolt',
  'flood',
  'barbarianHordes',
  'epidemic',
  'civilDisorder',
  'iconoclasm',
  'piracy',
] as const
export const PROGRAMS = ids(
  'settling',
  'round',
  'revolts',
  'conflict',
  'draws',
  'purchases',
  ...CALAMITY_PROGRAMS,
  'takeOver',
  'calamities',
)
