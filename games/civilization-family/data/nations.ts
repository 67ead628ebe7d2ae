/** The nine nations in A.S.T. order (CIV-R-2), the epochs of the table, and the pieces each player has. */
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

export const EPOCH_IDS = ['stone', 'early-bronze', 'late-bronze', 'early-iron', 'late-iron'] as const
export type EpochId = (typeof EPOCH_IDS)[number]
export const STONE = 0
export const EARLY_BRONZE = 1
export const LATE_BRONZE = 2
export const EARLY_IRON = 3
export const LATE_IRON = 4

/** Positions of a row: 0 is the start arrow, 16 the finish square (CIV-2.4.2b). */
export const FINISH = 16

/**
 * The position at which each epoch after the first begins, and the points printed on the Late Iron Age positions
 * (CIV-2.4.3b, CIV-2.4.3c).
 */
export interface Track {
  readonly begins: readonly [earlyBronze: number, lateBronze: number, earlyIron: number, lateIron: number]
  readonly points: readonly number[]
}
export const CITIES_EACH = 9
export const SHIPS_EACH = 4
