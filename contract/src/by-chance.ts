/** Players who choose by chance. */
import type { Code, Codes, Core, GameDef, Rng } from '@ecumene/kernel'

/** One of the listed actions, by chance. */
export function byChance<S extends Core, E>(game: GameDef<S, E>, codes: Codes, rng: Rng): Code {
  const code = codes.at[rng.below(codes.n)]
  if (
    game.rarely === undefined ||
    codes.n === 1 ||
    !game.rarely.includes(game.verbs.name(code)) ||
    rng.below(200) === 0
  )
    return code
  return byChance(game, codes, rng)
}
