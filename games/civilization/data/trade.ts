/** The trade cards: eleven commodities (CIV-22.1.2a) and eight calamities (CIV-GAP-5), in stacks 1 to 9. */
export const COMMODITY_IDS = [
  'hides',
  'ochre',
  'iron',
  'papyrus',
  'salt',
  'grain',
  'cloth',
  'bronze',
  'spice',
  'gems',
  'gold',
] as const
export type CommodityId = (typeof COMMODITY_IDS)[number]
export const COMMODITIES = COMMODITY_IDS.length
export const COMMODITY_VALUE: readonly number[] = [1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9]
export const COMMODITY_COUNT: readonly number[] = [7, 7, 5, 5, 9, 8, 7, 6, 5, 4, 3]

/**
 * Calamity k stands in stack k + 2. The first four have red backs (CIV-22.2.1a), the others brown ones (CIV-22.2.2a).
 */
export const CALAMITY_IDS = [
  'volcano',
  'famine',
  'civil-war',
  'flood',
  'epidemic',
  'civil-disorder',
  'iconoclasm',
  'piracy',
] as const
export type CalamityId = (typeof CALAMITY_IDS)[number]
export const CALAMITIES = CALAMITY_IDS.length
export const VOLCANO = 0
export const FAMINE = 1
export const CIVIL_WAR = 2
export const FLOOD = 3
export const EPIDEMIC = 4
export const CIVIL_DISORDER = 5
export const ICONOCLASM = 6
export const PIRACY = 7
export const RED_BACKED = 4

/** Every kind of trade card: the commodities, then the calamities. */
export const TRADE_IDS = [...COMMODITY_IDS, ...CALAMITY_IDS] as const
export type TradeId = (typeof TRADE_IDS)[number]
export const KINDS = COMMODITIES + CALAMITIES
/** The most cards a stack can hold: fourteen of value 1. */
export const STACK_ROOM = 14

export const calamityCard = (calamity: number): number => COMMODITIES + calamity
export const isCalamity = (kind: number): boolean => kind >= COMMODITIES
export const isRedBacked = (kind: number): boolean => kind >= COMMODITIES && kind < COMMODITIES + RED_BACKED
/** Index 0..8 of the stack a kind belongs to (CIV-4.2a, CIV-4.2b). */
export const STACK_OF: Int16Array = Int16Array.from({ length: KINDS }, (_, kind) =>
  kind < COMMODITIES ? COMMODITY_VALUE[kind] - 1 : kind - COMMODITIES + 1,
)
export const KIND_COUNT: Int16Array = Int16Array.from({ length: KINDS }, (_, kind) =>
  kind < COMMODITIES ? COMMODITY_COUNT[kind] : 1,
)
/** Value of n cards of one commodity: n x n x value; calamities are worth nothing (CIV-17.4.1a, CIV-16.6). */
export const setValue = (kind: number, n: number): number => (kind < COMMODITIES ? n * n * COMMODITY_VALUE[kind] : 0)
export const HAND_LIMIT = 6
