/** Numbers printed on the boards (TTA-R-1, TTA-R-2, TTA-R-3, TTA-R-4) and fixed by the rules. */
export const AGES = ['A', 'I', 'II', 'III', 'IV'] as const

/** By tokens left in the yellow bank, 18 standing for more (TTA-R-1a, TTA-R-1b). No price with an empty bank. */
export const POPULATION_COST: readonly number[] = [99, 7, 7, 7, 7, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2]
export const CONSUMPTION: readonly number[] = [6, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0]
export const HAPPINESS_NEEDED: readonly number[] = [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0, 0]
/** By tokens in the blue bank, 16 standing for more (TTA-R-2a). */
export const CORRUPTION: readonly number[] = [6, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0]

/** Civil actions under the spaces of the card row (TTA-R-4). */
export const SPACE_COST: readonly number[] = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]
export const SPACES = SPACE_COST.length
/** Spaces emptied at the start of a turn, with 2, 3 and 4 players (TTA-START-2). */
export const SWEPT: readonly number[] = [3, 2, 1]

export const BLUE_TOKENS = 16
export const YELLOW_BANK = 18
export const WORKER_POOL = 1
export const AGE_A_EVENTS = 2 // more than there are players (TTA-SET-22)
export const YELLOW_LOST_PER_AGE = 2
export const FAMINE = 4 // culture for each food that is missing (TTA-PROD-10)
export const MOST_DRAWN = 3
export const WAR_AGAINST_RESIGNED = 7

/** Final scoring of the shorter games: points for each of these. */
export const SHORT_SCORING = { wonder: 6, colony: 3, government: 2 } as const
