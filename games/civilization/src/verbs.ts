/** What players can do, and the numbers of programs and decisions. */
import { ids, verbs } from '@ecumene/kernel'
import { AREA_IDS } from '../data/areas.ts'
import { CARD_IDS } from '../data/cards.ts'
import { PLAIN_IDS, VOLCANO_IDS } from '../data/features.ts'
import { NATION_IDS } from '../data/nations.ts'
import { COMMODITY_IDS, TRADE_IDS } from '../data/trade.ts'
import { SHORE_IDS } from './map.ts'

export const SOURCES = ['treasury', 'levy'] as const
export const FACTIONS = ['first', 'second'] as const
const SEATS = 7
const some = { min: 1, max: 55 } as const

export const VERBS = {
  found: { nation: NATION_IDS, area: AREA_IDS },
  insist: {},
  tax: { rate: { min: 1, max: 3 } },
  seize: { area: AREA_IDS },
  raze: { area: AREA_IDS },
  grow: { area: AREA_IDS, tokens: { min: 1, max: 2 } },
  maintain: { shore: SHORE_IDS, source: SOURCES },
  lapse: { shore: SHORE_IDS },
  launch: { shore: SHORE_IDS, levy: 3 },
  walk: { area: AREA_IDS, to: AREA_IDS, tokens: some },
  board: { ship: 4, tokens: { min: 1, max: 5 } },
  sail: { ship: 4, shore: SHORE_IDS },
  land: { ship: 4, tokens: { min: 1, max: 5 } },
  cross: { ship: 4 },
  fight: { area: AREA_IDS },
  build: { area: AREA_IDS },
  reduce: { area: AREA_IDS },
  buyGold: {},
  withdraw: {},
  agree: { with: SEATS },
  take: { card: CARD_IDS },
  spend: { commodity: COMMODITY_IDS, cards: { min: 1, max: 9 } },
  pay: {},
  giveBack: { trade: TRADE_IDS },
  erupt: { volcano: VOLCANO_IDS },
  shake: { area: AREA_IDS },
  show: { cards: 10 },
  lose: { area: AREA_IDS, tokens: some },
  loseCity: { area: AREA_IDS },
  order: { target: SEATS, points: { min: 1, max: 20 } },
  strike: { plain: PLAIN_IDS },
  nominate: { target: SEATS },
  pick: { area: AREA_IDS, tokens: some },
  pickCity: { area: AREA_IDS },
  keep: { faction: FACTIONS },
  annex: { area: AREA_IDS, tokens: some },
  annexCity: { area: AREA_IDS },
  condemn: { area: AREA_IDS },
  raid: { area: AREA_IDS },
  done: {},
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
export const P = ids(
  'settling',
  'round',
  'nomadRound',
  'farmerRound',
  'revolts',
  'conflict',
  'calamities',
  'volcano',
  'famine',
  'civilWar',
  'flood',
  'epidemic',
  'civilDisorder',
  'iconoclasm',
  'piracy',
  'takeOver',
  'draws',
  'purchases',
)
