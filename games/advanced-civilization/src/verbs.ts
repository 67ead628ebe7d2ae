/**
 * What players can do, and the numbers of programs and decisions. The first forty verbs and the first decisions stand in plain Civilization's order: a decision that both games
 * share writes and reads the same codes in both (test/shared.test.ts holds them together).
 */
import { AREA_IDS } from '@ecumene/civilization/data/areas.ts'
import { VERBS as PLAIN } from '@ecumene/civilization/src/verbs.ts'
import { ids, verbs } from '@ecumene/kernel'
import { CARD_IDS } from '../data/cards.ts'
import { COMMODITY_IDS, MINED_IDS, TRADE_IDS } from '../data/trade.ts'
import { calamityDecisionIds, calamityProgramIds, calamityVerbs } from './calamities/verbs.ts'

export { FACTIONS, SOURCES } from '@ecumene/civilization/src/verbs.ts'

const SEATS = 8

export const VERBS = {
  found: PLAIN.found,
  insist: PLAIN.insist,
  tax: PLAIN.tax,
  seize: PLAIN.seize,
  raze: PLAIN.raze,
  grow: PLAIN.grow,
  maintain: PLAIN.maintain,
  lapse: PLAIN.lapse,
  launch: PLAIN.launch,
  walk: PLAIN.walk,
  board: PLAIN.board,
  sail: PLAIN.sail,
  land: PLAIN.land,
  leave: {}, // instead of `cross` (≠ CIV-23.3b)
  fight: PLAIN.fight,
  build: PLAIN.build,
  reduce: PLAIN.reduce,
  buyGold: PLAIN.buyGold,
  withdraw: PLAIN.withdraw,
  agree: { with: SEATS },
  take: { card: CARD_IDS },
  spend: { commodity: COMMODITY_IDS, cards: { min: 1, max: 9 } },
  pay: PLAIN.pay,
  giveBack: { trade: TRADE_IDS },
  erupt: PLAIN.erupt,
  shake: PLAIN.shake,
  show: PLAIN.show,
  lose: PLAIN.lose,
  loseCity: PLAIN.loseCity,
  order: { target: SEATS, points: { min: 1, max: 20 } },
  strike: PLAIN.strike,
  convert: { area: AREA_IDS, target: SEATS }, // instead of `nominate` (≠ CIV-22.2.6.2a)
  pick: PLAIN.pick,
  pickCity: PLAIN.pickCity,
  keep: PLAIN.keep,
  annex: PLAIN.annex,
  annexCity: PLAIN.annexCity,
  condemn: PLAIN.condemn,
  raid: PLAIN.raid,
  done: PLAIN.done,
  raise: { area: AREA_IDS, treasury: { min: 1, max: 6 } },
  pillage: { tokens: 4 },
  mine: { mined: ['none', ...MINED_IDS] },
  join: { nation: PLAIN.found.nation },
  ...calamityVerbs,
} as const
export const V = verbs(VERBS)

export const D = ids(
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
  ...calamityDecisionIds,
)
export const P = ids('settling', 'round', 'revolts', 'conflict', 'draws', 'purchases', ...calamityProgramIds)
