/** Who can sit in for a player: the game's own policies, and chance. */
import { type ActionJson, Codes, type Core, current, type GameDef, type Rng, type Seat } from '@ecumene/kernel'

const RANDOM = 'random'

/** Names of the bots of a game, the strongest first. */
export const botNames = (game: GameDef): readonly string[] => [...Object.keys(game.policies).filter(name => name !== RANDOM), RANDOM]

/** What a bot plays, from nothing but what its seat sees. */
export function think(game: GameDef, bot: string, view: Core, seat: Seat, rng: Rng): ActionJson {
  const decision = current(game, view)
  if (!decision) throw new Error('nothing is asked')
  const legal = new Codes()
  decision.legal(view, seat, legal)
  const policy = bot === RANDOM ? undefined : game.policies[bot]
  if (policy && legal.n > 0) {
    const chosen = policy(view, seat, legal, rng)
    return typeof chosen === 'number' ? game.verbs.toJson(chosen) : chosen
  }
  const form = decision.form && (legal.n === 0 || rng.below(3) === 0) ? decision.form.sample(view, seat, rng) : null
  if (form) return form
  return game.verbs.toJson(legal.n > 0 ? legal.at[rng.below(legal.n)] : decision.fallback(view, seat))
}
