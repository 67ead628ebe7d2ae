/** The nations' rows of the table (CIV-GAP-2), finish lines, and who plays with what by number of players. */
import { NATION_IDS, type NationId, type Track } from '@ecumene/civilization-family/data/nations.ts'

export const AFRICA = 0
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

/**
 * Tokens each player uses (CIV-4.5a, CIV-25.0b, CIV-26.3, CIV-27.5, CIV-28.5, CIV-29.5) and copies of Mysticism, by
 * number of players.
 */
export const TOKENS_BY_PLAYERS: Readonly<Record<number, number>> = { 2: 55, 3: 47, 4: 55, 5: 47, 6: 55, 7: 47 }
export const MYSTICISM_BY_PLAYERS: Readonly<Record<number, number>> = { 2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3 }

/** Nations on offer by number of players (CIV-R-103, CIV-GAP-8). */
export const NATIONS_BY_PLAYERS: Readonly<Record<number, readonly NationId[]>> = {
  2: ['africa', 'italy', 'illyria', 'thrace'],
  3: ['africa', 'italy', 'illyria', 'thrace', 'crete'],
  4: ['asia', 'assyria', 'babylon', 'egypt'],
  5: ['thrace', 'crete', 'asia', 'assyria', 'babylon', 'egypt'],
  6: NATION_IDS,
  7: NATION_IDS,
}
