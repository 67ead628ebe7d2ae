/**
 * What can still be taken back. Undo never crosses chance or knowledge. Where one seat decides at a time it never
 * crosses another seat; where several decide at once, a seat takes back its own last action as long as that decision
 * lasts, and the others' actions after it are played again.
 */
import { asking, owed } from './flow.ts'
import type { GameDef } from './game.ts'
import type { Core } from './layout.ts'
import type { Seat } from './types.ts'

/** Why the last action cannot be taken back. */
export type UndoClosed = 'start' | 'chance' | 'knowledge' | 'other' | 'over'

export interface UndoStep {
  readonly seat: Seat
  /** The position before it. */
  readonly words: Int16Array
  /** Its line of the record. */
  readonly entry: number
  /** It was played in a decision of several seats at once, which goes on after it. */
  readonly isAmong: boolean
}

/** More steps than a person takes back; a position is a few kilobytes. */
const MOST = 200

export class UndoWindow {
  #steps: readonly UndoStep[] = []
  #closed: UndoClosed = 'start'

  get isEmpty(): boolean {
    return this.#steps.length === 0
  }
  /** The first line that may still be taken back. */
  get first(): number | undefined {
    return this.#steps[0]?.entry
  }
  /** What closed it; while something can be taken back by another seat, that one. */
  get closed(): UndoClosed {
    return this.isEmpty ? this.#closed : 'other'
  }
  /** The seat's last step and those of others after it, oldest first; null: it cannot be taken back. */
  from(seat: Seat): readonly UndoStep[] | null {
    const at = this.#steps.findLastIndex(step => step.seat === seat)
    if (at < 0) return null
    const steps = this.#steps.slice(at)
    return steps.length === 1 || steps.every(step => step.isAmong) ? steps : null
  }
  /** These steps are gone; those of others were played again. */
  replace(gone: readonly UndoStep[], again: readonly UndoStep[]): void {
    this.#steps = [...this.#steps.slice(0, this.#steps.length - gone.length), ...again]
  }
  push(step: UndoStep): void {
    const last = this.#steps.at(-1)
    if (last && last.seat !== step.seat && !last.isAmong) this.#steps = []
    this.#steps = [...this.#steps, step].slice(-MOST)
  }
  /** An action that played itself belongs to the one before it, if that is of the same seat. */
  follow(seat: Seat): void {
    if (this.#steps.at(-1)?.seat !== seat) this.close('other')
  }
  close(why: UndoClosed): void {
    this.#steps = []
    this.#closed = why
  }
  /** The first `n` lines of the record are no longer in memory. */
  release(n: number): void {
    this.#steps = this.#steps.map(step => ({ ...step, entry: step.entry - n }))
  }
}

/** The decision on top, if several seats decide at once: is it the same one after an action, and is it still asked? */
export function among<S extends Core, E>(game: GameDef<S, E>, s: S): () => boolean {
  const kind = asking(s)
  const { depth } = s
  if (kind < 0 || game.decisions[kind].mode === 'one') return () => false
  return () => s.depth === depth && asking(s) === kind && owed(s) !== 0
}
