/** The one button that ends a step or a turn: which action it plays, and what it is called. */
import type { ActionJson } from '@ecumene/kernel'
import type { AnyPartProps, GameUi } from '@ecumene/kit/seam.ts'
import type { Words } from '@ecumene/words'
import type { HoldingSnapshot } from '../table/holding.ts'
import type { Table } from '../table/table.ts'
import type { Word } from './view.ts'

/** An action that ends something by its very name, or that has been confirmed. */
const isEnd = (ui: GameUi | null, action: ActionJson): boolean => (ui?.ends ?? ['done', 'pass']).includes(action.verb)
const isWord = (ui: GameUi | null, action: ActionJson): boolean =>
  isEnd(ui, action) || (ui?.words ?? []).includes(action.verb)
/** In a guide everything is played at once, elsewhere only words, and of these only such as give nothing up. */
export function isPlayedAtOnce(table: Table, ui: GameUi | null, action: ActionJson): boolean {
  if (table.isGuide === true) return true
  if (!isWord(ui, action)) return false
  const now = table.snapshot()
  return now === null || now.viewer === 'table' || ui?.givesUp?.(now.view, action, now.viewer) !== true
}
const isBare = (action: ActionJson): boolean => Object.keys(action).length === 1

export function wordOf(
  w: Words,
  ui: GameUi | null,
  { held }: HoldingSnapshot,
  { legal, play }: AnyPartProps,
  say: () => void,
): Word | null {
  if (held) {
    // What ends something keeps its name, while it is held, and where it is all that is left after the step.
    const { action, then } = held
    const end = isEnd(ui, action) ? action : then && isBare(then) && isEnd(ui, then) ? then : null
    return { label: end ? w.action(end) : w.say('done'), action: null, held, say }
  }
  const words = legal.filter(a => isBare(a) && isEnd(ui, a))
  if (words.length !== 1) return null
  const [action] = words
  return { label: w.action(action), action, held: null, say: () => void play(action) }
}
