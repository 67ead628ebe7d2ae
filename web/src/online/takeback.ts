/** Which of my moves I can ask to take back. */
import type { Seat } from '@ecumene/kernel'
import type { ChronicleLine, Lines } from '../table/lines.ts'

/** A line that goes back, and how many stand after it. */
export interface Back {
  readonly line: ChronicleLine
  readonly after: number
}
/** My last action; and the first of all that I did in a row up to it, if that is another one. */
export function backsOf(lines: Lines, me: Seat): { readonly last: Back | null; readonly turn: Back | null } {
  let last: Back | null = null
  let turn: Back | null = null
  for (let i = lines.length - 1; i > 0; i--) {
    const line = lines.at(i)
    if (line.seat !== me) {
      if (last) break
      continue
    }
    if (line.auto) continue
    const back = { line, after: lines.length - 1 - i }
    if (last) turn = back
    else last = back
  }
  return { last, turn }
}
/** That line as I may read it, with what stands after it; null: it is not in my chronicle. */
export function backAt(lines: Lines, seq: number): Back | null {
  const i = lines.countTo(seq) - 1
  return i >= 0 && lines.at(i).seq === seq ? { line: lines.at(i), after: lines.length - 1 - i } : null
}
