/**
 * Who could win soon or end the game. The game is asked about the state as everybody may know it, the same for every
 * viewer.
 */
import { type Core, type GameDef, layoutFor, type Setup, type Threat } from '@ecumene/kernel'

export function threatsOf<S extends Core, E>(game: GameDef<S, E>, setup: Setup, view: S): readonly Threat[] {
  if (!game.threats) return []
  const layout = layoutFor(game, setup)
  const open = layout.create()
  layout.mask(open, view, 'table')
  return game.threats(open)
}
