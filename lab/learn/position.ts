/** What a game gives to learn from, found once. */
import { botsOf, type Learned, type Thinking } from '@ecumene/contract'
import { type Core, type GameDef, type Layout, layoutFor, type Setup, setupOf } from '@ecumene/kernel'

export interface TrainingField {
  readonly game: GameDef
  readonly thinking: Thinking
  readonly learned: Learned
}
export function fieldOf(game: GameDef): TrainingField {
  const { thinking } = botsOf(game)
  const learned = thinking?.learned
  if (!thinking || !learned) throw new Error(`${game.id} says nothing of its positions to learn from`)
  return { game, thinking, learned }
}
/** A table of so many seats, and room for its positions. */
export interface TrainingTable {
  readonly setup: Setup
  readonly layout: Layout
  readonly start: Core
  readonly s: Core
  readonly masked: Core
}
export function tableOf(game: GameDef, seats: number): TrainingTable {
  const setup = setupOf(game, seats, undefined, game.amongBots ?? {})
  const layout = layoutFor(game, setup) as Layout
  return { setup, layout, start: layout.create(), s: layout.create(), masked: layout.create() }
}
