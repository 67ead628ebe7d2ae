/**
 * What this browser remembers of an online game: how far it was read, and the round and phase of the lines it saw
 * arrive.
 */
import type { Core, GameDef } from '@ecumene/kernel'
import { type Place, placeOf } from '@ecumene/words'

/** From this line on, until the next mark. An empty phase: nobody here saw those lines arrive. */
export interface RoundMark extends Place {
  readonly from: number
}
export interface Memory {
  /** The last line that was before the viewer's eyes; null: they have not been here. */
  readonly seen: number | null
  readonly marks: readonly RoundMark[]
}
const NOTHING: Memory = { seen: null, marks: [{ from: 1, round: null, phase: '' }] }
const SETUP: RoundMark = { from: 0, round: null, phase: 'setup' }
const keyFor = (id: string): string => `ecumene:online:${id}`

export function recall(id: string): Memory {
  try {
    const kept = JSON.parse(localStorage.getItem(keyFor(id)) ?? 'null') as Memory | null
    if (!kept || typeof kept.seen !== 'number' || !Array.isArray(kept.marks)) return NOTHING
    // What happened since then was not seen.
    return { seen: kept.seen, marks: marked(kept.marks, { from: kept.seen + 1, round: null, phase: '' }) }
  } catch {
    return NOTHING
  }
}
export function remember(id: string, memory: Memory): void {
  try {
    localStorage.setItem(keyFor(id), JSON.stringify(memory))
  } catch {
    // Storage may be full or switched off: the chronicle then only lacks some headings after a reload.
  }
}

/** Replaces every mark from there on; says nothing twice. */
export function marked(marks: readonly RoundMark[], next: RoundMark): readonly RoundMark[] {
  const before = marks.filter(m => m.from < next.from)
  const last = before.at(-1)
  return last && last.round === next.round && last.phase === next.phase ? before : [...before, next]
}
export const markOf = (marks: readonly RoundMark[], seq: number): RoundMark =>
  seq < 1 ? SETUP : (marks.findLast(m => m.from <= seq) ?? { from: seq, round: null, phase: '' })

/** Where the game stands: what is played next belongs to it. */
export const markAfter = (game: GameDef, view: Core, seq: number): RoundMark => ({
  from: seq + 1,
  ...placeOf(game, view),
})
