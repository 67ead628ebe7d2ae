/**
 * Decisions that come in other people's turns, and what can be said about them beforehand: an answer, or an order of
 * preference.
 */
import type { ActionJson, GameDef, StandingOrder } from '@ecumene/kernel'
import type { Instruction } from '@ecumene/protocol'
import type { Words } from '@ecumene/words'

/** A wish is an action, or a part of one: what it leaves out may be anything. */
export interface Offer {
  readonly decision: string
  /** One of these, always; or these, the first that is possible. */
  readonly kind: 'answer' | 'order'
  readonly wishes: readonly ActionJson[]
}

/** What this game's players can decide beforehand. */
export function offersOf(game: GameDef, orders: readonly StandingOrder[] = []): readonly Offer[] {
  const { specs } = game.verbs
  return orders.flatMap(({ decision, kind, verbs, by }) => {
    const wishes = verbs.flatMap((verb): ActionJson[] => {
      const domain = by === undefined ? undefined : specs[verb][by]
      return by !== undefined && Array.isArray(domain) ? domain.map(value => ({ verb, [by]: value })) : [{ verb }]
    })
    return [{ decision, kind, wishes }]
  })
}

/** What can be said of the question that is asked now, whatever the game: the same again, of each kind. */
export function offerNow(decision: string, legal: readonly ActionJson[]): Offer {
  const verbs = [...new Set(legal.map(a => a.verb))].map((verb): ActionJson => ({ verb }))
  const exact = legal.length <= 12 ? legal.filter(a => Object.keys(a).length > 1) : []
  return { decision, kind: 'answer', wishes: [...verbs, ...exact] }
}

export function sayWish(w: Words, game: GameDef, wish: ActionJson): string {
  const params = Object.keys(game.verbs.specs[wish.verb] ?? {})
  return params.every(p => p in wish) ? w.action(wish) : w.verb(wish.verb)
}

/** The list with this decision answered anew; no wishes: the player is asked again. */
export function withWishes(
  list: readonly Instruction[],
  decision: string,
  wishes: readonly ActionJson[],
  once: boolean,
): readonly Instruction[] {
  const others = list.filter(i => i.decision !== decision)
  return wishes.length === 0 ? others : [...others, { decision, prefer: [...wishes], once }]
}
