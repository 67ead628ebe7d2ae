/** The nine nations in A.S.T. order (CIV-R-2) and their rows of the table (CIV-GAP-2). */
export const NATION_IDS = [
  'africa',
  'italy',
  'illyria',
  'thrace',
  'crete',
  'asia',
  'assyria',
  'babylon',
  'egypt',
] as const
export type NationId = (typeof NATION_IDS)[number]
export const NATIONS = NATION_IDS.length
export const AFRICA = 0

export const EPOCH_IDS = ['stone', 'early-bronze', 'late-bronze', 'early-iron', 'late-iron'] as const
export type EpochId = (typeof EPOCH_IDS)[number]
export const STONE = 0
export const EARLY_BRONZE = 1
export const LATE_BRONZE = 2
export const EARLY_IRON = 3
export const LATE_IRON = 4

/** Positions of a row: 0 is the start arrow, 16 the finish square (CIV-2.4.2b). */
export const FINISH = 16

/** The position at which each epoch after the first begins, and the points printed on the Late Iron Age positions (CIV-2.4.3b, CIV-2.4.3c). */
export interface Track {
  readonly begins: readonly [earlyBronze: number, lateBronze: number, earlyIron: number, lateIron: number]
  readonly points: readonly number[]
}
export const TRACKS: Readonly<Record<NationId, Track>> = {
  africa: { begins: [5, 8, 10, 14], points: [1100, 1200] },
  italy: { begins: [5, 8, 11, 14], points: [1100, 1200] },
  illyria: { begins: [6, 8, 11, 13], points: [1100, 1200, 1300] },
  thrace: { begins: [6, 9, 11, 13], points: [1000, 1100, 1200] },
  crete: { begins: [5, 9, 11, 14], points: [1100, 1200] },
  asia: { begins: [5, 8, 10, 13], points: [1100, 1200, 1300] },
  assyria: { begins: [5, 8, 10, 14], points: [1200, 1300] },
  babylon: { begins: [4, 7, 10, 14], points: [1300, 1400] },
  egypt: { begins: [4, 7, 10, 13], points: [1200, 1300, 1400] },
}
/** Optional rule 24.3: Africa enters the Early Iron Age one position later (CIV-24.3, CIV-R-75). */
export const AFRICA_LATE_IRON_ENTRY = 11

/** Finish lines of the shorter games lie after these positions (CIV-30.1, CIV-GAP-6). */
export const LONG_LINE = 12
export const SHORT_LINE = 9

/** Tokens each player uses (CIV-4.5a, CIV-25.0b, CIV-26.3, CIV-27.5, CIV-28.5, CIV-29.5) and copies of Mysticism, by number of players. */
export const TOKENS_BY_PLAYERS: Readonly<Record<number, number>> = { 2: 55, 3: 47, 4: 55, 5: 47, 6: 55, 7: 47 }
export const MYSTICISM_BY_PLAYERS: Readonly<Record<number, number>> = { 2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3 }
export const CITIES_EACH = 9
export const SHIPS_EACH = 4

/** Nations on offer by number of players (CIV-R-103, CIV-GAP-8). */
export const NATIONS_BY_PLAYERS: Readonly<Record<number, readonly NationId[]>> = {
  2: ['africa', 'italy', 'illyria', 'thrace'],
  3: ['africa', 'italy', 'illyria', 'thrace', 'crete'],
  4: ['asia', 'assyria', 'babylon', 'egypt'],
  5: ['thrace', 'crete', 'asia', 'assyria', 'babylon', 'egypt'],
  6: NATION_IDS,
  7: NATION_IDS,
}
