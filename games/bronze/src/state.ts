/** The table of Bronze: what lies where, and who may see it (BRZ-R-16). */

import { type Layout, layout, NONE, type Seat, type Setup, type StateOf, scalar, table } from '@ecumene/kernel'
import { CITIES, cityDeck } from '../data/cities.ts'
import { ALL_PLACES, LANDS, LANDSCAPES } from '../data/lands.ts'
import { BRONZE, ORDINARY, TECH_DECK_SIZE, TECHS } from '../data/technologies.ts'
import { COLUMNS, CUBES, LANDS_IN_PLAY, type Players, POOL, ROUTE_TOKENS, STACK_SIZES, STACKS } from '../data/tokens.ts'
/** A token that nobody won has left the game (BRZ-R-23). */
export const GONE = -2
/** Where a city card is, besides below land 0..: with a seat, or discarded. In the deck or the box it is NONE. */
export const OWNED = 16
export const DISCARDED = 32
/**
 * The most cards one player can ever lay, so the deepest a column can be: when the second stack runs out three others
 * hold a card (BRZ-T-17), and the round is played out.
 */
export const rowsFor = (seats: number): number => Math.ceil((TECH_DECK_SIZE[seats as Players] - (POOL - 1)) / seats)
export const fields = (n: Players) =>
  ({
    round: scalar({ max: 99, sees: 'all' }), // 1 while the first round is played
    turn: scalar({ max: 3, sees: 'all' }), // the active seat
    first: scalar({ max: 3, sees: 'all' }), // who holds the mammoth
    ending: scalar({ max: 3, sees: 'all' }), // 0, or which end condition began the last round: 1 stacks, 2 cubes, 3 land
    colour: table([n], { init: NONE, max: 3, sees: 'all' }),

    // The board: lands from left to right, numbered from 0. The first `open` are face up.
    open: scalar({ max: LANDS, sees: 'all' }),
    land: table([LANDS_IN_PLAY[n]], { init: NONE, max: LANDS - 1, sees: 'all' }), // which tile, once face up
    faceDown: table([LANDS_IN_PLAY[n]], { init: NONE, max: LANDS - 1 }), // which tile, while face down: hidden
    // bit = place of the land; see cubeAt in query.ts
    cubes: table([LANDS_IN_PLAY[n], n], { max: ALL_PLACES, sees: 'all' }),
    supply: table([n], { init: CUBES, max: CUBES, sees: 'all' }), // cubes not yet placed

    province: table([LANDS_IN_PLAY[n]], { max: 6, sees: 'all' }), // points of the token above each land
    provinceOf: table([LANDS_IN_PLAY[n]], { init: NONE, min: GONE, max: 3, sees: 'all' }), // NONE: still above the land
    routeOf: table([LANDSCAPES, ROUTE_TOKENS], { init: NONE, max: 3, sees: 'all' }), // NONE: on the table

    // Technology cards: four stacks of the pool and the reserve. `stackSize` counts the face-up top card, `stack`
    // holds what is under it.
    stackSize: table([STACKS], { max: 14, sees: 'all' }),
    top: table([POOL], { init: NONE, max: ORDINARY - 1, sees: 'all' }),
    stack: table([STACKS, STACK_SIZES[n][0]], { init: NONE, max: ORDINARY - 1 }),
    stacksOut: scalar({ max: STACKS, sees: 'all' }), // pool stacks that have run out

    // Matrices: columns from left to right, rows from top to bottom. A cell is a card: its technology, or BRONZE + it
    // if laid as Bronze Casting.
    matrix: table([n, COLUMNS, rowsFor(n)], { init: NONE, max: BRONZE + ORDINARY - 1, sees: 'all' }),
    height: table([n, COLUMNS], { max: rowsFor(n), sees: 'all' }), // cards in each column; 0: not started
    taken: scalar({ init: NONE, max: ORDINARY - 1, sees: 'all' }), // the card taken and not yet laid
    // where it was laid, while its settlements are placed
    laidColumn: scalar({ init: NONE, max: COLUMNS - 1, sees: 'all' }),
    activated: table([TECHS], { max: rowsFor(n), sees: 'all' }), // activated cards not yet used, by technology

    cityDeck: table([cityDeck(n).length], { init: NONE, max: CITIES.length - 1 }),
    cityLeft: scalar({ max: CITIES.length, sees: 'all' }),
    // below a land, OWNED + seat, or DISCARDED
    cityAt: table([CITIES.length], { init: NONE, max: DISCARDED, sees: 'all' }),
  }) as const
export type S = StateOf<ReturnType<typeof fields>>
/** One layout for each number of players: states of the same shape are of one class, which keeps every access fast. */
const layouts: (Layout<S> | undefined)[] = []
export function layoutOf({ seats }: Setup): Layout<S> {
  const known = layouts[seats] ?? layout(seats, fields(seats as Players))
  layouts[seats] = known
  return known
}
/** Where things stand in the tables. */
export const cubesAt = (s: S, land: number, seat: Seat): number => land * s.seats + seat
export const columnAt = (seat: Seat, column: number): number => seat * COLUMNS + column
export const cellAt = (s: S, seat: Seat, column: number, row: number): number =>
  (seat * COLUMNS + column) * rowsOf(s) + row
export const routeAt = (landscape: number, token: number): number => landscape * ROUTE_TOKENS + token
const ROWS = [0, 0, rowsFor(2), rowsFor(3), rowsFor(4)]
export const rowsOf = (s: S): number => ROWS[s.seats]
const STACK_WIDTH = [0, 0, STACK_SIZES[2][0], STACK_SIZES[3][0], STACK_SIZES[4][0]]
export const stackAt = (s: S, stack: number, card: number): number => stack * STACK_WIDTH[s.seats] + card
/** Lands in play, open or not. */
export const landsOf = (s: S): number => s.land.length
/** What a card of the matrix counts as: a technology, or BRONZE (BRZ-R-3). */
export const techOf = (card: number): number => Math.min(card, BRONZE)
/** The technology on the front of a card of the matrix, whichever side is up. */
export const frontOf = (card: number): number => (card < BRONZE ? card : card - BRONZE)
/** Ways to end the game, in the numbers of `ending` (BRZ-END-1, BRZ-END-2, BRZ-END-3). */
export const STACKS_OUT = 1
export const CUBES_OUT = 2
export const LAST_LAND = 3
export const ENDINGS = ['none', 'stacks', 'cubes', 'land'] as const
