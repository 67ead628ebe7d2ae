/** What is known of a game before its rules are loaded: what stands on its box, and where its folder is. */
import type { Core, GameDef } from '@ecumene/kernel'
import type { StandingOrder } from './orders.ts'

export interface About {
  readonly id: string
  /** The title in English. The catalogues of the browser say it in every language (`game.<id>`). */
  readonly name: string
  readonly year: number
  /** The fewest and the most players of all variants. */
  readonly players: readonly [min: number, max: number]
  readonly minutes: readonly [min: number, max: number]
  /** 1 light .. 5 heavy. */
  readonly weight: 1 | 2 | 3 | 4 | 5
  /** There is a guided first game. */
  readonly hasGuide?: true
  /** Positions with a goal, by name: `ui/challenges/` holds them. */
  readonly challenges?: readonly string[]
  /** It has a market of all that a bell ends, where players have clocks. */
  readonly hasBell?: true
  /** Options that the rules leave to the players before each game: asked beside how many play. */
  readonly optionsInSight?: readonly string[]
  readonly standingOrders?: readonly StandingOrder[]
  /** What players choose by these verbs, named by that parameter, shows what they like. */
  readonly favourites?: readonly { readonly verb: string; readonly by: string }[]
  /** It counts no points: these parts of the outcome are told of a player in place of a score. */
  readonly toldByParts?: readonly string[]
  /** Its folder in the repository, where `rules/`, `ui/` and `test/` are found. */
  readonly folder: string
  /** The rules as they are played today. */
  load(): Promise<GameDef>
  /** A module of `released/`: the rules as they were at an older version. Fails if that was never released. */
  released(version: number): Promise<Released>
}
/** What `npm run release-rules` writes. */
export interface Released {
  readonly game: GameDef
}

/** A list of games forgets each one's own state and events. */
export const anyGame = <S extends Core, E>(game: GameDef<S, E>): GameDef => game as unknown as GameDef

export class RulesError extends Error {
  override name = 'RulesError'
}
/** The rules a record was made with: today's, or those of a released version. */
export async function rulesOf(about: About, version: number): Promise<GameDef> {
  const today = await about.load()
  if (version === today.version) return today
  let released: Released
  try {
    released = await about.released(version)
  } catch (cause) {
    throw new RulesError(`no rules of ${about.id}, version ${version}`, { cause })
  }
  const { game } = released
  if (game.id !== about.id || game.version !== version)
    throw new RulesError(`the module of ${about.id}, version ${version}, holds ${game.id}, version ${game.version}`)
  return game
}
