import { type GameDef, type Setup, SetupError, setupOf } from '@ecumene/kernel'

/** The same set-up under other rules than those it was made for; null if they do not know all of it. */
export function setupUnder(game: GameDef, { seats, variant, options }: Setup): Setup | null {
  try {
    return setupOf(game, seats, variant, options)
  } catch (error) {
    if (error instanceof SetupError) return null
    throw error
  }
}
