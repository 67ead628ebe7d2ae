import { type Decision, done, NONE, refusal, type Seat } from '@ecumene/kernel'
import { BRONZE, TECH_IDS } from '../../data/technologies.ts'
import { COLUMNS } from '../../data/tokens.ts'
import type { E } from '../events.ts'
import { canLay, columnFor, columnsOf, countActivated } from '../matrix.ts'
import { cellAt, columnAt, rowsOf, type S } from '../state.ts'
import { LEFT, POSITIONS, RIGHT, VERBS } from '../verbs.ts'

/**
 * Choose the side and the place of the card taken, with the next card already in sight (BRZ-TURN-4, BRZ-TURN-10,
 * BRZ-R-36).
 */
export const lay: Decision<S, E> = {
  name: 'lay',
  rule: 'BRZ-TURN-4',
  mode: 'one',
  legal(s, seat, out) {
    for (let position = 0; position <= RIGHT; position++) {
      if (!canLay(s, seat, position)) continue
      out.put(VERBS.lay.code(s.taken, position))
      out.put(VERBS.lay.code(BRONZE, position))
    }
  },
  apply(s, seat, code, world) {
    done(s)
    const tech = VERBS.lay.arg.tech(code)
    const position = VERBS.lay.arg.position(code)
    const front = s.taken
    s.taken = NONE
    s.laidColumn = addCard(s, seat, tech === BRONZE ? BRONZE + front : front, position)
    const row = s.height[columnAt(seat, s.laidColumn)] - 1
    // Phase 2: what the card activates, itself included (BRZ-ACT-1, BRZ-ACT-6).
    const cards = countActivated(s, seat, tech, s.laidColumn, row, s.activated)
    if (world.live)
      world.emit({
        type: 'laid',
        seat,
        tech: TECH_IDS[tech],
        position: POSITIONS[position],
        column: s.laidColumn + 1,
        row: row + 1,
        cards,
      })
  },
  why(s, seat, code) {
    if (!VERBS.lay.is(code)) return refusal('BRZ-R-36', 'refuse.layFirst', { tech: TECH_IDS[s.taken] })
    const tech = VERBS.lay.arg.tech(code)
    if (tech !== s.taken && tech !== BRONZE)
      return refusal('BRZ-TURN-4', 'refuse.otherCard', { tech: TECH_IDS[s.taken] })
    if (VERBS.lay.arg.position(code) < COLUMNS)
      return refusal('BRZ-TURN-10', 'refuse.noColumn', {
        column: VERBS.lay.arg.position(code) + 1,
        columns: columnsOf(s, seat),
      })
    if (columnsOf(s, seat) === COLUMNS) return refusal('BRZ-TURN-8', 'refuse.fourColumns')
    return refusal('BRZ-R-37', 'refuse.firstCard')
  },
  fallback: (s, seat) => VERBS.lay.code(s.taken, columnsOf(s, seat) > 0 ? 0 : RIGHT),
  prompt: s => ({ key: 'prompt.lay', rule: 'BRZ-R-36', args: { tech: TECH_IDS[s.taken] } }),
}

/**
 * The card joins the matrix under a column or as a new one; cards already there keep their order (BRZ-TURN-9,
 * BRZ-TURN-11). Returns its column.
 */
export function addCard(s: S, seat: Seat, card: number, position: number): number {
  if (position === LEFT) openLeft(s, seat)
  const column = position === LEFT ? 0 : columnFor(s, seat, position)
  s.matrix[cellAt(s, seat, column, s.height[columnAt(seat, column)]++)] = card
  return column
}
/** A new column on the left: the others are counted one further, nothing moves. */
function openLeft(s: S, seat: Seat): void {
  const rows = rowsOf(s)
  for (let column = COLUMNS - 1; column > 0; column--) {
    s.height[columnAt(seat, column)] = s.height[columnAt(seat, column - 1)]
    for (let row = 0; row < rows; row++)
      s.matrix[cellAt(s, seat, column, row)] = s.matrix[cellAt(s, seat, column - 1, row)]
  }
  s.height[columnAt(seat, 0)] = 0
  for (let row = 0; row < rows; row++) s.matrix[cellAt(s, seat, 0, row)] = NONE
}
