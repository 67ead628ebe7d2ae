/** Verbs, decisions and programs of the calamities and of Monotheism. They follow those of verbs.ts, in this order. */
import { AREA_IDS } from '@ecumene/civilization-family/data/areas.ts'

const SEATS = 8
export const calamityVerbs = {
  quake: { area: AREA_IDS },
  betray: { area: AREA_IDS },
  shrink: { area: AREA_IDS, tokens: { min: 1, max: 4 } },
  march: { area: AREA_IDS },
  accuse: { target: SEATS },
} as const
export const calamityDecisionIds = [
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
] as const
/** The twelve calamities in the order of their cards. */
export const calamityProgramIds = [
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
  'takeOver',
  'calamities',
] as const
