/** The rows of the A.S.T. (≠ CIV-GAP-2), and who plays where with how many tokens. */
export {
  CITIES_EACH,
  FINISH,
  LATE_IRON,
  NATION_IDS,
  NATIONS,
  type NationId,
  SHIPS_EACH,
  STONE,
} from '@ecumene/civilization-family/data/nations.ts'

import type { AreaId } from '@ecumene/civilization-family/data/areas.ts'
import type { BoardId } from '@ecumene/civilization-family/data/boards.ts'
import { NATION_IDS, type NationId, type Track } from '@ecumene/civilization-family/data/nations.ts'

/** Where each epoch after the Stone Age begins, and the numbers in the cells of the Late Iron Age. */
export const TRACKS: Readonly<Record<NationId, Track>> = {
  africa: { begins: [5, 8, 11, 14], points: [1300, 1600] },
  italy: { begins: [5, 8, 11, 14], points: [1400, 1700] },
  illyria: { begins: [6, 8, 11, 13], points: [1200, 1500, 1800] },
  thrace: { begins: [6, 9, 11, 13], points: [1200, 1400, 1700] },
  crete: { begins: [5, 9, 11, 14], points: [1300, 1600] },
  asia: { begins: [5, 8, 10, 13], points: [1200, 1500, 1800] },
  assyria: { begins: [5, 8, 10, 14], points: [1500, 1800] },
  babylon: { begins: [5, 8, 10, 14], points: [1600, 1900] },
  egypt: { begins: [4, 7, 10, 13], points: [1300, 1600, 1900] },
}
/** The other reading of Babylon's row (ADV-25.7, ADV-R-54). */
export const BABYLON_EARLY: Track = { begins: [4, 7, 10, 14], points: [1600, 1900] }
/** Cities each epoch asks for at its entry and while a marker stands in it (ADV-13.10). */
export const EPOCH_CITIES: readonly number[] = [0, 2, 3, 4, 5]
export const LATE_BRONZE_GROUPS = 3
export const EARLY_IRON_CARDS = 9

/** Tokens each player uses, the first one on the board included (ADV-R-58). */
export const TOKENS_BY_PLAYERS: Readonly<Record<number, number>> = {
  2: 55, // ADV-23.3
  3: 47, // ADV-22.6
  4: 55, // ADV-22.5
  5: 47, // ADV-22.4
  6: 55, // ADV-22.3
  7: 55, // ADV-22.2
  8: 47, // ADV-22.1
}

/** Nations to choose from on each board: those with a start area in play (ADV-0.2.14). */
export const NATIONS_ON: Readonly<Record<BoardId, readonly NationId[]>> = {
  two: ['africa', 'italy', 'illyria', 'thrace'], // ADV-25.5
  three: ['africa', 'italy', 'illyria', 'thrace', 'crete'], // ADV-22.6
  four: ['asia', 'assyria', 'babylon', 'egypt'], // ADV-22.5
  five: ['thrace', 'crete', 'asia', 'assyria', 'babylon', 'egypt'], // ADV-22.4
  whole: NATION_IDS,
  'five-west': ['africa', 'italy', 'illyria', 'thrace', 'crete', 'asia', 'assyria', 'egypt'],
  hazelnut: ['thrace', 'crete', 'asia'], // ADV-23.4
}
/**
 * On the two-player board each nation has this one start: Odessus, Knossos, Hattusas (ADV-23.5, ADV-23.9, ADV-23.10,
 * ADV-R-60).
 */
export const HAZELNUT_STARTS: Readonly<Partial<Record<NationId, AreaId>>> = {
  thrace: 'moesia',
  crete: 'knossos',
  asia: 'ankara',
}
