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
  /** Games to begin with, as `gameName` writes them: few that show all, so that the others need not be played. */
  readonly first?: readonly string[]
  /** Gets what each game showed that was still missing, and how many decisions it took. */
  played?(name: string, shown: ReadonlySet<string>, decisions: number): void
}

/** The game of this number at a table: `full 6 3`. */
const gameName = (setup: Setup, g: number): string => `${setup.variant} ${setup.seats} ${g}`

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
  const missing = declaredBy(game)
  for (const thing of o.expected ?? []) missing.add(thing)
  // A few games of each set-up in turn: what only one of them has is not waited for in all the others.
  const all = [...inTurns(setups, o.games)]
  const isFirst = ([setup, g]: readonly [Setup, number]): boolean => o.first?.includes(gameName(setup, g)) === true
  for (const [setup, g] of [...all.filter(isFirst), ...all.filter(one => !isFirst(one))]) {
    if (missing.size === 0) break
    const shown = new Set<string>()
    const decisions = watch(game, setup, g, o, shown)
    o.played?.(gameName(setup, g), shown, decisions)
    for (const thing of shown) missing.delete(thing)
  }
  return [...missing]
}

/** The fewest decisions that still show all of it, nearly: always the game that shows most for its length. */
export function shortest(games: readonly { name: string; shown: ReadonlySet<string>; decisions: number }[]): string[] {
  const missing = new Set(games.flatMap(({ shown }) => [...shown]))
  const chosen: string[] = []
  while (missing.size > 0) {
    const worth = ({ shown, decisions }: (typeof games)[number]): number =>
      [...shown].filter(thing => missing.has(thing)).length / decisions
    const best = games.toSorted((a, b) => worth(b) - worth(a))[0]
    chosen.push(best.name)
    for (const thing of best.shown) missing.delete(thing)
  }
  return chosen
}

function declaredBy<S extends Core, E>(game: GameDef<S, E>): Set<string> {
  const declared = new Set<string>()
  for (const verb of Object.keys(game.verbs.specs)) declared.add(`verb ${verb}`)
  for (const d of game.decisions) if (d.form) declared.add(`verb ${d.form.verb}`)
  for (const type of Object.keys(game.events)) declared.add(`event ${type}`)
  return declared
}

/** Plays one game and adds what it shows; returns the number of its decisions. */
function watch<S extends Core, E>(
  game: GameDef<S, E>,
  setup: Setup,
  g: number,
  o: CoverageOptions<S, E>,
  shown: Set<string>,
): number {
  const walk = start(game, setup, new FastRng(7_000_003 + g))
  const happened = (events: readonly E[], s: S): void => {
    for (const e of events) {
      shown.add(`event ${(e as GameEvent).type}`)
      for (const thing of o.seen?.(e, s) ?? []) shown.add(thing)
    }
  }
  happened(walk.opening, walk.s)
  const policies = Object.values(game.policies).map(policy => byPolicy(game, policy))
  const steered = policies.length > 0 ? (o.steered ?? 5) : 0
  const pick: Picker<S, E> = (w, decision, seat, codes) => {
    if ((seat * 7 + g) % 10 >= steered || codes.n === 0 || w.rng.below(10) === 0)
      return (anyAction as Picker<S, E>)(w, decision, seat, codes)
    return policies[g % policies.length](w, decision, seat, codes)
  }
  return walkOn(walk, pick, o.limit ?? 20_000, {
    after(w, _, played, world) {
      shown.add(`verb ${named(game, played).verb}`)
      happened(world.events, w.s)
    },
  })
}
