/**
 * What players can do, and the numbers of programs and decisions. The first forty verbs and the first decisions stand
 * in plain Civilization's order: a decision that both games share writes and reads the same codes in both
 * (test/shared.test.ts holds them together).
 */
import { AREA_IDS } from '@ecumene/civilization-family/data/areas.ts'
import { SHARED_VERBS as SHARED } from '@ecumene/civilization-family/src/verbs.ts'
import { verbs as declare, ids } from '@ecumene/kernel'
import { CARD_IDS } from '../data/cards.ts'
import { COMMODITY_IDS, MINED_IDS, TRADE_IDS } from '../data/trade.ts'

export { FACTIONS, SOURCES } from '@ecumene/civilization-family/src/verbs.ts'

const SEATS = 8

export const VERBS = {
  found: SHARED.found,
  insist: SHARED.insist,
  tax: SHARED.tax,
  seize: SHARED.seize,
  raze: SHARED.raze,
  grow: SHARED.grow,
  maintain: SHARED.maintain,
  lapse: SHARED.lapse,
  launch: SHARED.launch,
  walk: SHARED.walk,
  board: SHARED.board,
  sail: SHARED.sail,
  land: SHARED.land,
  leave: {}, // instead of `cross` (≠ CIV-23.3b)
  fight: SHARED.fight,
  build: SHARED.build,
  reduce: SHARED.reduce,
  buyGold: SHARED.buyGold,
  withdraw: SHARED.withdraw,
  agree: { with: SEATS },
  take: { card: CARD_IDS },
  spend: { commodity: COMMODITY_IDS, cards: { min: 1, max: 9 } },
  pay: SHARED.pay,
  giveBack: { trade: TRADE_IDS },
  erupt: SHARED.erupt,
  shake: SHARED.shake,
  show: SHARED.show,
  lose: SHARED.lose,
  loseCity: SHARED.loseCity,
  order: { target: SEATS, points: { min: 1, max: 20 } },
  strike: SHARED.strike,
  convert: { area: AREA_IDS, target: SEATS }, // instead of `nominate` (≠ CIV-22.2.6.2a)
  pick: SHARED.pick,
  pickCity: SHARED.pickCity,
  keep: SHARED.keep,
  annex: SHARED.annex,
  annexCity: SHARED.annexCity,
  condemn: SHARED.condemn,
  raid: SHARED.raid,
  done: SHARED.done,
  raise: { area: AREA_IDS, treasury: { min: 1, max: 6 } },
  pillage: { tokens: 4 },
  mine: { mined: ['none', ...MINED_IDS] },
  join: { nation: SHARED.found.nation },
  quake: { area: AREA_IDS },
  betray: { area: AREA_IDS },
  shrink: { area: AREA_IDS, tokens: { min: 1, max: 4 } },
  march: { area: AREA_IDS },
  accuse: { target: SEATS },
} as const
export const verbs = declare(VERBS)

export const decisions = ids(
  'settle',
  'tax',
  'seize',
  'raze',
  'grow',
  'ships',
  'move',
  'fight',
  'build',
  'support',
  'gold',
  'trade',
  'acquire',
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
export const programs = ids(
  'settling',
  'round',
  'revolts',
  'conflict',
  'draws',
  'purchases',
  // The twelve calamities in the order of their cards.
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
)
