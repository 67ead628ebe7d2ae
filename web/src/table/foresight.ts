/** What the rules say of the position a table shows: what an action would lead to, and whether there is a choice. */
import { type Foreseen, foresee } from '@ecumene/contract'
import { type ActionJson, has, layoutFor, onlyAnswer, owed, type Result, type Viewer } from '@ecumene/kernel'
import type { Snapshot, Table } from './table.ts'

/** The position after this action, as far as the player may know it; null: nobody can say. */
export function foreseen(table: Table, action: ActionJson): Result<Foreseen<Snapshot['view']>> | null {
  const now = table.snapshot()
  if (!now || now.viewer === 'table') return null
  try {
    return foresee(table.game, layoutFor(table.game, table.setup), now.view, now.viewer, action)
  } catch (error) {
    // A table must not stop because it cannot look ahead.
    console.warn(`cannot foresee ${JSON.stringify(action)}: ${String(error)}`)
    return null
  }
}

/** The only answer to the question that is open, if it may be given without asking. */
export function formalAnswer(table: Table): ActionJson | null {
  const now = table.snapshot()
  return now?.prompt && now.legal.length > 0 ? onlyAnswerIn(table, now.view, now.viewer) : null
}
/** The same of a position the player will be asked in, as far as they know it. */
export function onlyAnswerIn(table: Table, view: Snapshot['view'], viewer: Viewer): ActionJson | null {
  const { game, setup } = table
  if (table.isGuide === true || viewer === 'table' || !has(owed(view), viewer)) return null
  const isAlone = table.isOnline !== true && table.players.filter(p => p.kind === 'human').length === 1
  const layout = layoutFor(game, setup)
  const code = onlyAnswer(game, layout, view, viewer, layout.create(), isAlone)
  return code === null ? null : game.verbs.toJson(code)
}
