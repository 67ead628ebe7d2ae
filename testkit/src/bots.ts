/** What can be said of a game's own players: they keep the rules, and they are better than chance. */
import { byChance } from '@ecumene/contract'
import { type Core, FastRng, type GameDef, type Policy, type Seat, type Setup } from '@ecumene/kernel'
import { byPolicy, named, type Picker, start, walkOn } from './walk.ts'

export interface DuelOptions {
  readonly games: number
  /** The first of the game's own players unless said. */
  readonly policy?: string
  readonly seed?: number
  readonly limit?: number
}

/**
 * Every second seat is the bot's, the others play by chance, and the seats change with every game. The share of pairs,
 * one of each, in which the bot came before the other, of those that do not share a place: 0.5 is no better than
 * chance.
 */
export function aheadOfChance<S extends Core, E>(game: GameDef<S, E>, setup: Setup, o: DuelOptions): number {
  const bot = byPolicy(game, policyOf(game, o.policy))
  let [pairs, ahead] = [0, 0]
  for (let g = 0; g < o.games; g++) {
    const isBot = (seat: Seat): boolean => (seat + g) % 2 === 0
    const walk = start(game, setup, new FastRng((o.seed ?? 300) + g))
    const pick: Picker<S, E> = (w, decision, seat, codes) =>
      isBot(seat) || codes.n === 0 ? bot(w, decision, seat, codes) : byChance(game, codes, w.rng)
    walkOn(walk, pick, o.limit ?? 60_000)
    const places = game.outcome(walk.s)?.places ?? []
    places.forEach((mine, seat) => {
      if (!isBot(seat)) return
      places.forEach((theirs, other) => {
        if (isBot(other) || mine === theirs) return
        pairs++
        if (mine < theirs) ahead++
      })
    })
  }
  return ahead / pairs
}

/** A whole game among players of one kind: its end, and its actions; the same seed gives the same list. */
export function playedBy<S extends Core, E>(
  game: GameDef<S, E>,
  setup: Setup,
  o: Omit<DuelOptions, 'games'> = {},
): { readonly s: S; readonly actions: readonly string[] } {
  const actions: string[] = []
  const walk = start(game, setup, new FastRng(o.seed ?? 1))
  walkOn(walk, byPolicy(game, policyOf(game, o.policy)), o.limit ?? 60_000, {
    after: (_, seat, played) => actions.push(`${seat} ${JSON.stringify(named(game, played))}`),
  })
  return { s: walk.s, actions }
}

function policyOf<S extends Core, E>(game: GameDef<S, E>, name?: string): Policy<S> {
  const policy = name === undefined ? Object.values(game.policies)[0] : game.policies[name]
  if (!policy) throw new Error(`${game.id} has no player ${name ?? 'of its own'}`)
  return policy
}
