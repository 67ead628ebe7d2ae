/** Coverage by use: what a game declares and a steered run never used. */
import { type Core, FastRng, type GameDef, type GameEvent, type Setup } from '@ecumene/kernel'
import { anyAction, byPolicy, named, type Picker, start, walkOn } from './walk.ts'

export interface CoverageOptions<S extends Core, E> {
  readonly games: number
  readonly limit?: number
  /** Things that must occur besides every verb and every event: cards, calamities, heroes … */
  readonly expected?: readonly string[]
  /** What an event (or the state after it) shows of them. */
  seen?(event: E, s: S): Iterable<string>
  /**
   * Share of seats, of ten, that one of the game's own players takes instead of chance: it gets further into the game.
   */
  readonly steered?: number
}

/** Games of one set-up before the next has its turn. */
const FEW = 8
function* inTurns(setups: readonly Setup[], games: number): Iterable<readonly [Setup, number]> {
  for (let from = 0; from < games; from += FEW)
    for (const setup of setups) for (let g = from; g < Math.min(from + FEW, games); g++) yield [setup, g]
}

/** Every verb, event and expected thing that did not occur in any of the set-ups. */
export function unused<S extends Core, E>(
  game: GameDef<S, E>,
  setups: readonly Setup[],
  o: CoverageOptions<S, E>,
): string[] {
  const missing = new Set<string>()
  for (const verb of Object.keys(game.verbs.specs)) missing.add(`verb ${verb}`)
  for (const d of game.decisions) if (d.form) missing.add(`verb ${d.form.verb}`)
  for (const type of Object.keys(game.events)) missing.add(`event ${type}`)
  for (const thing of o.expected ?? []) missing.add(thing)
  const policies = Object.values(game.policies).map(policy => byPolicy(game, policy))
  // A few games of each set-up in turn: what only one of them has is not waited for in all the others.
  for (const [setup, g] of inTurns(setups, o.games)) {
    if (missing.size === 0) break
    const walk = start(game, setup, new FastRng(7_000_003 + g))
    const happened = (events: readonly E[], s: S): void => {
      for (const e of events) {
        missing.delete(`event ${(e as GameEvent).type}`)
        for (const thing of o.seen?.(e, s) ?? []) missing.delete(thing)
      }
    }
    happened(walk.opening, walk.s)
    const steered = policies.length > 0 ? (o.steered ?? 5) : 0
    const pick: Picker<S, E> = (w, decision, seat, codes) => {
      if ((seat * 7 + g) % 10 >= steered || codes.n === 0 || w.rng.below(10) === 0)
        return (anyAction as Picker<S, E>)(w, decision, seat, codes)
      return policies[g % policies.length](w, decision, seat, codes)
    }
    walkOn(walk, pick, o.limit ?? 20_000, {
      after(w, _, played, world) {
        missing.delete(`verb ${named(game, played).verb}`)
        happened(world.events, w.s)
      },
    })
  }
  return [...missing]
}
