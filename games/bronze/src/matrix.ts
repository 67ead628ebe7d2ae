/** Questions about a technology matrix. They allocate nothing. */
import { NONE, type Seat } from '@ecumene/kernel'
import { BRONZE, TECHS } from '../data/technologies.ts'
import { COLUMNS } from '../data/tokens.ts'
import { cellAt, columnAt, rowsOf, type S, techOf } from './state.ts'
import { LEFT, RIGHT } from './verbs.ts'

/** Started columns; they stand side by side from column 0 on (BRZ-R-4). */
export function columnsOf(s: S, seat: Seat): number {
  let n = 0
  while (n < COLUMNS && s.height[columnAt(seat, n)] > 0) n++
  return n
}
/** The column a position means, counted as the columns stand now: -1 is a new one on the left (BRZ-TURN-10). */
export const columnFor = (s: S, seat: Seat, position: number): number =>
  position === LEFT ? -1 : position === RIGHT ? columnsOf(s, seat) : position
/** Under a started column, or a new one at either end while there are fewer than four (BRZ-TURN-8, BRZ-R-37). */
export function canLay(s: S, seat: Seat, position: number): boolean {
  const columns = columnsOf(s, seat)
  if (position < COLUMNS) return position < columns
  return columns < COLUMNS && (columns > 0 || position === RIGHT)
}
/** The card of a cell, or NONE. Columns beyond either end are empty. */
export const cardAt = (s: S, seat: Seat, column: number, row: number): number =>
  column >= 0 && column < COLUMNS && row < s.height[columnAt(seat, column)]
    ? s.matrix[cellAt(s, seat, column, row)]
    : NONE
/** Cards of a technology in the matrix, as they lie (BRZ-R-3). */
export function cardsOf(s: S, seat: Seat, tech: number): number {
  const { matrix, height } = s
  const rows = rowsOf(s)
  let n = 0
  for (let column = columnAt(seat, 0), end = column + COLUMNS; column < end; column++)
    for (let cell = column * rows, last = cell + height[column]; cell < last; cell++)
      if (techOf(matrix[cell]) === tech) n++
  return n
}
/**
 * Is the card of this cell activated by `tech` laid at (column, row)? The same technology above it in its column,
 * except Bronze Casting by Bronze Casting (BRZ-ACT-2, BRZ-ACT-4), and the direct neighbours in its row (BRZ-ACT-3,
 * BRZ-R-5), also of a Bronze Casting (BRZ-ACT-5).
 */
export function activates(
  s: S,
  seat: Seat,
  tech: number,
  column: number,
  row: number,
  otherColumn: number,
  otherRow: number,
): boolean {
  const card = cardAt(s, seat, otherColumn, otherRow)
  if (card === NONE) return false
  if (otherColumn === column) return otherRow < row && tech !== BRONZE && techOf(card) === tech
  return otherRow === row && (otherColumn === column - 1 || otherColumn === column + 1)
}
/**
 * Counts by technology what a card laid at (column, row) activates, itself included (BRZ-ACT-1, BRZ-R-6). Returns how
 * many.
 */
export function countActivated(s: S, seat: Seat, tech: number, column: number, row: number, out: Int16Array): number {
  for (let other = 0; other < TECHS; other++) out[other] = 0
  out[tech] = 1
  let n = 1
  if (tech !== BRONZE && column >= 0 && column < COLUMNS)
    for (let line = 0; line < row; line++)
      if (techOf(s.matrix[cellAt(s, seat, column, line)]) === tech) {
        out[tech]++
        n++
      }
  for (let side = -1; side <= 1; side += 2) {
    const card = cardAt(s, seat, column + side, row)
    if (card === NONE) continue
    out[techOf(card)]++
    n++
  }
  return n
}
