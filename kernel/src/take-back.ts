/** An action taken out of the middle: what others played after it is played again, from the position before it. */
import { LiveWorld } from './chance.ts'
import type { Journal } from './journal.ts'
import type { Core } from './layout.ts'
import type { Position } from './position.ts'
import type { Watcher } from './record.ts'
import { judge, TABLE_RULE } from './referee.ts'
import { type GameEvent, ok, type Result, refuse } from './types.ts'
import { among, type UndoStep } from './undo-window.ts'

/**
 * Sets the state as if `taken` had not been played, and tells the others' steps as they are now. Nothing is changed if
 * one of them is no longer possible. Whose action is in the way is told, and its line; what it was, everybody reads in
 * the chronicle as far as they may.
 */
export function withoutStep<S extends Core, E>(
  { game, layout, state, masked }: Position<S, E>,
  journal: Journal,
  taken: UndoStep,
  others: readonly UndoStep[],
): Result<readonly UndoStep[]> {
  const playAgain = ({ entry }: UndoStep, world: LiveWorld<E>): boolean => {
    const { action, seat } = journal.at(entry)
    layout.mask(masked, state, seat)
    const judged = judge(game, masked, seat, action)
    if (!judged.ok) return false
    try {
      judged.value(state, world)
      layout.check(state)
      return true
    } catch {
      return false
    }
  }
  const now = state.words.slice()
  state.words.set(taken.words)
  const again: UndoStep[] = []
  const told: (readonly GameEvent[])[] = []
  for (const step of others) {
    const words = state.words.slice()
    const world = new LiveWorld<E>({ below: () => 0 })
    const goesOn = among(game, state)
    if (!playAgain(step, world) || !goesOn() || world.draws.length > 0 || world.revealed !== 0) {
      state.words.set(now)
      const { seat } = journal.at(step.entry)
      return refuse(TABLE_RULE, 'table.undoOther', { seat, line: journal.base + step.entry + 1 })
    }
    again.push({ ...step, words })
    told.push(world.events as unknown as readonly GameEvent[])
  }
  others.forEach((step, i) => {
    journal.at(step.entry).events = told[i]
  })
  return ok(again)
}

/** Sends a watcher the state before the step that was taken back, then the others' steps as if played anew. */
export function tellUndone<S extends Core>(
  watcher: Watcher<S>,
  state: S,
  journal: Journal,
  taken: UndoStep,
  again: readonly UndoStep[],
): void {
  const now = state.words.slice()
  state.words.set(taken.words)
  watcher.undone(journal.base + taken.entry, state)
  again.forEach((step, i) => {
    state.words.set(again[i + 1]?.words ?? now)
    watcher.played(journal.base + step.entry + 1, journal.at(step.entry), state)
  })
}
