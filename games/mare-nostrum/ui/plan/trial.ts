/**
 * A plan tried on a copy of the viewer's own position by the game's rules: it can never disagree with them, and it
 * uses nothing hidden. Nothing is tried beyond the player's own answers: dice and what others do stay unknown.
 */
import {
  type ActionJson,
  current,
  FastRng,
  has,
  judge,
  LiveWorld,
  layoutFor,
  legalActions,
  owed,
  path,
  type Refusal,
  type Seat,
  settle,
} from '@ecumene/kernel'
import type { E } from '../../src/events.ts'
import { mareNostrum } from '../../src/game.ts'
import type { S } from '../../src/state.ts'

/** Decisions whose answers are staged and then carried out together. */
export const STAGED: ReadonlySet<string> = new Set(
  'offer give keep build copy convert sail march lose conquest occupy'.split(' '),
)
export interface PlanTrial {
  /** The position as it would be. */
  readonly view: S
  /** What could follow. */
  readonly legal: readonly ActionJson[]
  /** The decision that would be asked then; null: the plan ends the player's part. */
  readonly decision: string | null
  /** The first row that the rules refuse; the rows after it were not tried. */
  readonly stop: { readonly row: number; readonly refusal: Refusal } | null
}

export function copyOf(view: S): S {
  const layout = layoutFor(mareNostrum, { seats: view.seats, variant: '', options: {} })
  const s = layout.create()
  layout.copy(s, view)
  return s
}
/** Plays the rows on a copy. */
export function tryRows(view: S, seat: Seat, rows: readonly ActionJson[]): PlanTrial {
  const s = copyOf(view)
  for (const [row, action] of rows.entries()) {
    const refusal = playOn(s, seat, action)
    if (refusal) return { ...whatFollows(s, seat), stop: { row, refusal } }
  }
  return { ...whatFollows(s, seat), stop: null }
}
export function whatFollows(s: S, seat: Seat): Pick<PlanTrial, 'view' | 'legal' | 'decision'> {
  const decision = current(mareNostrum, s)
  const isAsked = decision !== null && has(owed(s), seat)
  return { view: s, legal: isAsked ? legalActions(mareNostrum, s, seat) : [], decision: isAsked ? decision.name : null }
}
/** Plays one action on the state. Where the player's part would be over, the game does not run on. */
export function playOn(s: S, seat: Seat, action: ActionJson): Refusal | null {
  const judged = judge(mareNostrum, s, seat, action)
  if (!judged.ok) return judged.refusal
  const world = new LiveWorld<E>(new FastRng(1))
  judged.value(s, world)
  if (owed(s) === 0 && isInsideDecision(s)) settle(mareNostrum, s, world)
  return null
}
/** A question inside another one of the same player: a payment in a building turn, legions in a conquest. */
function isInsideDecision(s: S): boolean {
  const below = path(mareNostrum, s).at(-2)
  return mareNostrum.decisions.some(decision => decision.name === below)
}
