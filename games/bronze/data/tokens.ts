// Counts of everything on the table, by number of players where they differ.

/** Two, three or four people play (BRZ-SET-1). */
export type Players = 2 | 3 | 4

/** Lands laid out, one province token above each (BRZ-SET-13, BRZ-SET-23). */
export const LANDS_IN_PLAY: Readonly<Record<Players, number>> = { 2: 7, 3: 9, 4: 11 }
/** Lands face up at the start (BRZ-SET-15). */
export const LANDS_OPEN: Readonly<Record<Players, number>> = { 2: 1, 3: 2, 4: 2 }

/** Four colours of thirty cubes (BRZ-SET-2, BRZ-R-35). */
export const COLOURS = ['blue', 'yellow', 'red', 'green'] as const
export type Colour = (typeof COLOURS)[number]
export const CUBES = 30

/** The twelve province tokens (BRZ-SET-2, BRZ-GAP-5). */
export const PROVINCE_TOKENS: readonly number[] = [4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6]

/** The three trade route tokens of every landscape: length of the run and points (BRZ-SET-8). */
export const ROUTE_LENGTHS = [3, 5, 7] as const
export const ROUTE_POINTS = [3, 6, 10] as const
export const ROUTE_TOKENS = 3

/** Five stacks as equal as possible; the last is the reserve (BRZ-SET-18, BRZ-SET-20, BRZ-R-8, BRZ-T-16). */
export const STACK_SIZES: Readonly<Record<Players, readonly number[]>> = {
  2: [9, 9, 8, 8, 8],
  3: [12, 11, 11, 11, 11],
  4: [14, 14, 14, 14, 14],
}
export const STACKS = 5
export const POOL = 4
export const RESERVE = 4

/** A matrix has at most four columns (BRZ-TURN-8). */
export const COLUMNS = 4

/** City cards drawn for a land nobody had settled: one more than there are players (BRZ-CITY-1, BRZ-R-11). */
export const CITY_DRAW: Readonly<Record<Players, number>> = { 2: 3, 3: 4, 4: 5 }
