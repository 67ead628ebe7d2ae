/** Where in a game a line is played: it heads the chronicle. */
import { type Core, type GameDef, path } from '@ecumene/kernel'

export interface Place {
  /** Null: the game counts no rounds, or the first has not begun. */
  readonly round: number | null
  /**
   * The decision that is being taken. An interrupt belongs to the phase that it interrupts: the outermost one names it.
   */
  readonly phase: string
}
export function placeOf(game: GameDef, s: Core): Place {
  const phase = path(game, s).find(name => game.decisions.some(d => d.name === name)) ?? 'setup'
  return { round: roundOf(game, s), phase }
}
export const roundOf = (game: GameDef, s: Core): number | null => game.round?.(s) || null
