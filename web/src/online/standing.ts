/**
 * Decisions at which others wait, and what can be said about them beforehand: an answer, an order of preference, or a
 * number up to which one goes.
 */
import { CLOCKS_CHOICE, type StandingOrder, wishesOf } from '@ecumene/contract'
import type { ActionJson, GameDef } from '@ecumene/kernel'
import type { Instruction } from '@ecumene/protocol'
import type { Words } from '@ecumene/words'

/** A wish is an action, or a part of one: what it leaves out may be anything. */
export interface Offer {
  readonly decision: string
  /** One of these; or these, the first that is possible; or the first n of them and the last. */
  readonly kind: StandingOrder['kind']
  readonly wishes: readonly ActionJson[]
}

/** What this game's players can decide beforehand. */
export function offersOf(game: GameDef, orders: readonly StandingOrder[] = []): readonly Offer[] {
  return orders.map(order => ({ decision: order.decision, kind: order.kind, wishes: wishesOf(game, order) }))
}

/** Of an offer that goes up to a number: what is wished with `n` of its steps, the last word included. */
export const upTo = ({ wishes }: Offer, n: number): readonly ActionJson[] => [
  ...wishes.slice(0, n),
  ...wishes.slice(-1),
]

/** What can be said of the question that is asked now, whatever the game: the same again, of each kind. */
export function offerNow(decision: string, legal: readonly ActionJson[]): Offer {
  const verbs = [...new Set(legal.map(a => a.verb))].map((verb): ActionJson => ({ verb }))
  const exact = legal.length <= 12 ? legal.filter(a => Object.keys(a).length > 1) : []
  return { decision, kind: 'answer', wishes: [...verbs, ...exact] }
}

export function sayWish(w: Words, game: GameDef, wish: ActionJson): string {
  if (wish.verb === CLOCKS_CHOICE.verb) return w.say('online.standingClock')
  const params = Object.keys(game.verbs.specs[wish.verb] ?? {})
  if (params.every(p => p in wish)) return w.action(wish)
  // A part of an action is known by what it names: a heading with gaps would be the same for all.
  const named = params.flatMap(p => (wish[p] === undefined ? [] : [w.name(p, wish[p])])).join(' · ')
  return named === '' ? w.verb(wish.verb) : named[0].toLocaleUpperCase(w.language) + named.slice(1)
}

/** What is meant by these words, in their order: wishes that are told alike go together. */
export const meantBy = (
  said: readonly string[],
  wishes: readonly ActionJson[],
  label: (wish: ActionJson) => string,
): readonly ActionJson[] => said.flatMap(text => wishes.filter(wish => label(wish) === text))

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
