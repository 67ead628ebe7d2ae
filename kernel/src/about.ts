/** What is known of a game before its rules are loaded: what stands on its box, and where its folder is. */
import type { GameDef } from './game.ts'
import type { Core } from './layout.ts'

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
  readonly standingOrders?: readonly StandingOrder[]
  /** Its folder in the repository, where `rules/`, `ui/` and `test/` are found. */
  readonly folder: string
  load(): Promise<GameDef>
}

/** A decision that comes in other players' turns, and what a player of a slow game can say about it beforehand. */
export interface StandingOrder {
  readonly decision: string
  /** One of these verbs, always; or these, the first that is possible. */
  readonly kind: 'answer' | 'order'
  readonly verbs: readonly string[]
  /** An order by the values of this parameter of the verb. */
  readonly by?: string
}

/** A list of games forgets each one's own state and events. */
export const anyGame = <S extends Core, E>(game: GameDef<S, E>): GameDef => game as unknown as GameDef
