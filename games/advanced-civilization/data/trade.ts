/**
 * The 126 trade cards (≠ CIV-2.1.4): 114 commodities of 18 kinds, two in each of the nine stacks (section 17), and
 * twelve calamities (ADV-0.2.9). The eleven commodities of plain Civilization stand first and in its order.
 */
export { GOLD, GOLD_PRICE, GRAIN, STACKS, TRADE_MINIMUM } from '@ecumene/civilization-family/data/trade.ts'

/** Every commodity with its value, which is the number of its stack, and how many cards there are of it. */
const COMMODITY_ROWS = [
  { id: 'hides', value: 1, cards: 7 }, // ADV-17.2
  { id: 'ochre', value: 1, cards: 7 }, // ADV-17.1
  { id: 'iron', value: 2, cards: 8 }, // ADV-17.3
  { id: 'papyrus', value: 2, cards: 7 }, // ADV-17.4
  { id: 'salt', value: 3, cards: 9 }, // ADV-17.5
  { id: 'grain', value: 4, cards: 8 }, // ADV-17.7
  { id: 'cloth', value: 5, cards: 7 }, // ADV-17.9
  { id: 'bronze', value: 6, cards: 6 }, // ADV-17.11
  { id: 'spices', value: 7, cards: 6 }, // ADV-17.13
  { id: 'gems', value: 8, cards: 5 }, // ADV-17.15
  { id: 'gold', value: 9, cards: 5 }, // ADV-17.17
  { id: 'timber', value: 3, cards: 8 }, // ADV-17.6
  { id: 'oil', value: 4, cards: 7 }, // ADV-17.8
  { id: 'wine', value: 5, cards: 6 }, // ADV-17.10
  { id: 'silver', value: 6, cards: 5 }, // ADV-17.12
  { id: 'resin', value: 7, cards: 5 }, // ADV-17.14
  { id: 'dye', value: 8, cards: 4 }, // ADV-17.16
  { id: 'ivory', value: 9, cards: 4 }, // ADV-17.18
] as const
export type CommodityId = (typeof COMMODITY_ROWS)[number]['id']
export const COMMODITY_IDS: readonly CommodityId[] = COMMODITY_ROWS.map(row => row.id)
export const COMMODITIES = COMMODITY_IDS.length
export const COMMODITY_VALUE: readonly number[] = COMMODITY_ROWS.map(row => row.value)
export const COMMODITY_COUNT: readonly number[] = COMMODITY_ROWS.map(row => row.cards)
/** Mining can raise these (ADV-17.20). */
export const MINED_IDS = ['iron', 'bronze', 'silver', 'gems', 'gold'] as const
export const MINED: readonly number[] = MINED_IDS.map(id => COMMODITY_IDS.indexOf(id))

interface CalamityRow {
  readonly id: string
  /** Of its stack, 1 to 9 (ADV-0.2.9). */
  readonly number: number
  /** It stays with the player who draws it (ADV-11.2); the others may be passed on (ADV-11.3). */
  readonly stays?: true
}
/** In the order of resolution: ascending number, of two with one number the non-tradable first (ADV-11.8). */
const CALAMITY_ROWS = [
  { id: 'volcano', number: 2, stays: true },
  { id: 'treachery', number: 2 },
  { id: 'famine', number: 3, stays: true },
  { id: 'superstition', number: 3 },
  { id: 'civil-war', number: 4, stays: true },
  { id: 'slave-revolt', number: 4 },
  { id: 'flood', number: 5, stays: true },
  { id: 'barbarian-hordes', number: 5 },
  { id: 'epidemic', number: 6 },
  { id: 'civil-disorder', number: 7 },
  { id: 'iconoclasm', number: 8 },
  { id: 'piracy', number: 9 },
] as const satisfies readonly CalamityRow[]
export type CalamityId = (typeof CALAMITY_ROWS)[number]['id']
export const CALAMITY_IDS: readonly CalamityId[] = CALAMITY_ROWS.map(row => row.id)
export const CALAMITIES = CALAMITY_IDS.length
const calamityNamed = (id: CalamityId): number => CALAMITY_IDS.indexOf(id)
export const VOLCANO = calamityNamed('volcano')
export const TREACHERY = calamityNamed('treachery')
export const FAMINE = calamityNamed('famine')
export const SUPERSTITION = calamityNamed('superstition')
export const CIVIL_WAR = calamityNamed('civil-war')
export const SLAVE_REVOLT = calamityNamed('slave-revolt')
export const FLOOD = calamityNamed('flood')
export const BARBARIAN_HORDES = calamityNamed('barbarian-hordes')
export const EPIDEMIC = calamityNamed('epidemic')
export const CIVIL_DISORDER = calamityNamed('civil-disorder')
export const ICONOCLASM = calamityNamed('iconoclasm')
export const PIRACY = calamityNamed('piracy')
export const CALAMITY_NUMBER: readonly number[] = CALAMITY_ROWS.map(row => row.number)

/** Every kind of trade card: the commodities, then the calamities. */
export type TradeId = CommodityId | CalamityId
export const TRADE_IDS: readonly TradeId[] = [...COMMODITY_IDS, ...CALAMITY_IDS]
export const KINDS = COMMODITIES + CALAMITIES
export const CARDS_IN_ALL = 126
/** The most cards a stack can hold: nineteen of number 3 (ADV-0.2.10). */
export const STACK_ROOM = 19
/** Commodities a player keeps after Phase 12 (ADV-12.15). */
export const HAND_LIMIT = 8

export const calamityCard = (calamity: number): number => COMMODITIES + calamity
export const isCalamity = (kind: number): boolean => kind >= COMMODITIES
const TRADABLE: Int16Array = Int16Array.from({ length: KINDS }, (_, kind) =>
  kind >= COMMODITIES && 'stays' in CALAMITY_ROWS[kind - COMMODITIES] ? 0 : 1,
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
