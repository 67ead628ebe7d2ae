/**
 * The 126 trade cards (≠ CIV-2.1.4): 114 commodities of 18 kinds, two in each of the nine stacks (section 17), and
 * twelve calamities (ADV-0.2.9). The eleven commodities of plain Civilization stand first and in its order.
 */
export { GOLD, GOLD_PRICE, GRAIN, STACKS, TRADE_MINIMUM } from '@ecumene/civilization-family/data/trade.ts'

export const COMMODITY_IDS = [
  'hides',
  'ochre',
  'iron',
  'papyrus',
  'salt',
  'grain',
  'cloth',
  'bronze',
  'spices',
  'gems',
  'gold',
  'timber',
  'oil',
  'wine',
  'silver',
  'resin',
  'dye',
  'ivory',
] as const
export type CommodityId = (typeof COMMODITY_IDS)[number]
export const COMMODITIES = COMMODITY_IDS.length
export const COMMODITY_VALUE: readonly number[] = [1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 3, 4, 5, 6, 7, 8, 9]
export const COMMODITY_COUNT: readonly number[] = [7, 7, 8, 7, 9, 8, 7, 6, 6, 5, 5, 8, 7, 6, 5, 5, 4, 4]
/** Mining can raise these (ADV-17.20). */
export const MINED_IDS = ['iron', 'bronze', 'silver', 'gems', 'gold'] as const
export const MINED: readonly number[] = MINED_IDS.map(id => COMMODITY_IDS.indexOf(id))

/** In the order of resolution: ascending number, of two with one number the non-tradable first (ADV-11.8). */
export const CALAMITY_IDS = [
  'volcano',
  'treachery',
  'famine',
  'superstition',
  'civil-war',
  'slave-revolt',
  'flood',
  'barbarian-hordes',
  'epidemic',
  'civil-disorder',
  'iconoclasm',
  'piracy',
] as const
export type CalamityId = (typeof CALAMITY_IDS)[number]
export const CALAMITIES = CALAMITY_IDS.length
export const VOLCANO = 0
export const TREACHERY = 1
export const FAMINE = 2
export const SUPERSTITION = 3
export const CIVIL_WAR = 4
export const SLAVE_REVOLT = 5
export const FLOOD = 6
export const BARBARIAN_HORDES = 7
export const EPIDEMIC = 8
export const CIVIL_DISORDER = 9
export const ICONOCLASM = 10
export const PIRACY = 11
/** The number of each calamity's stack, 1 to 9. */
export const CALAMITY_NUMBER: readonly number[] = [2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9]
/** Four stay with whoever draws them (ADV-11.2); eight may be passed on (ADV-11.3). */
const NON_TRADABLE: readonly CalamityId[] = ['volcano', 'famine', 'civil-war', 'flood']

/** Every kind of trade card: the commodities, then the calamities. */
export const TRADE_IDS = [...COMMODITY_IDS, ...CALAMITY_IDS] as const
export type TradeId = (typeof TRADE_IDS)[number]
export const KINDS = COMMODITIES + CALAMITIES
export const CARDS_IN_ALL = 126
/** The most cards a stack can hold: nineteen of number 3 (ADV-0.2.10). */
export const STACK_ROOM = 19
/** Commodities a player keeps after Phase 12 (ADV-12.15). */
export const HAND_LIMIT = 8

export const calamityCard = (calamity: number): number => COMMODITIES + calamity
export const isCalamity = (kind: number): boolean => kind >= COMMODITIES
const TRADABLE: Int16Array = Int16Array.from(TRADE_IDS, id =>
  (NON_TRADABLE as readonly string[]).includes(id) ? 0 : 1,
)
/** Everything but the four calamities that stay with their drawer (ADV-10.8). */
export const isTradable = (kind: number): boolean => TRADABLE[kind] === 1
/** Index 0..8 of the stack a kind belongs to. */
export const STACK_OF: Int16Array = Int16Array.from({ length: KINDS }, (_, kind) =>
  kind < COMMODITIES ? COMMODITY_VALUE[kind] - 1 : CALAMITY_NUMBER[kind - COMMODITIES] - 1,
)
export const KIND_COUNT: Int16Array = Int16Array.from({ length: KINDS }, (_, kind) =>
  kind < COMMODITIES ? COMMODITY_COUNT[kind] : 1,
)
/** Value of n cards of one commodity: n x n x value (ADV-17.19); calamities are worth nothing. */
export const setValue = (kind: number, n: number): number => (kind < COMMODITIES ? n * n * COMMODITY_VALUE[kind] : 0)
