/**
 * A move taken back because everybody at the table agreed to it, whatever was drawn, shown or played since. The table
 * does it, in a line of its own: `{ "verb": "takeBack", "line": 17 }`, its seat NOBODY. Line 17 and all after it stand
 * no more; they stay in the record. Chance goes back too: the same numbers come again.
 */
import { NOBODY } from './flow.ts'
import { LAST_ROUND } from './game.ts'
import type { Journal } from './journal.ts'
import type { Core } from './layout.ts'
import { MatchError } from './match-error.ts'
import type { Position, PositionMark } from './position.ts'
import { TABLE_RULE } from './referee.ts'
import { type ActionJson, type Refusal, refusal, type Seat } from './types.ts'

const VERB = 'takeBack'
export const takeBack = (line: number): ActionJson => ({ verb: VERB, line })

/** The line that this line of a record takes back, with all after it; null: it is another one. */
export function lineTakenBack(seat: Seat, action: unknown): number | null {
  if (seat !== NOBODY || typeof action !== 'object' || action === null) return null
  const { verb, line } = action as Partial<ActionJson>
  return verb === VERB && Number.isInteger(line) ? (line as number) : null
}

/** Why this line, which is in memory, cannot be taken back; null: it can. */
export function whyNotBack(journal: Journal, line: number): Refusal | null {
  const first = line - journal.base - 1
  const entry = first >= 0 && first < journal.length ? journal.at(first) : null
  // What nobody chose goes together with what led to it.
  if (!entry || entry.undone || entry.auto || entry.action === null || entry.seat === NOBODY)
    return refusal(TABLE_RULE, 'table.takeBack')
  for (let i = first + 1; i < journal.length; i++) {
    const { seat, action, undone } = journal.at(i)
    if (seat === NOBODY && !undone && action?.verb === LAST_ROUND.verb)
      return refusal(TABLE_RULE, 'table.takeBackRound')
  }
  return null
}

/** The position before `line`: what stands of the lines before it is played again, from where they begin. */
export function positionBefore<S extends Core, E>(
  line: number,
  journal: Journal,
  origin: PositionMark,
  scratch: Position<S, E>,
): PositionMark {
  scratch.goTo(origin)
  for (let i = 0; i < line - journal.base - 1; i++) {
    const { seat, action, undone } = journal.at(i)
    if (undone || lineTakenBack(seat, action) !== null) continue
    const judged = scratch.judge(seat, action)
    if (!judged.ok) throw new MatchError(`line ${journal.base + i + 1}: refused when it was played again`)
    scratch.carryOut(seat, action, judged.value)
  }
  return scratch.mark
}
