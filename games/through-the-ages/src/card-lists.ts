/** How the tables of cards are made of the lists in `data/`. */

export const numbers = <C>(cards: readonly C[], value: (card: C) => number | undefined): Int16Array =>
  Int16Array.from(cards, card => value(card) ?? 0)
/** What every table has: its cards, their ids, how many they are, and the number of an id. */
export function listOf<C extends { readonly id: string }, Id extends string>(cards: readonly C[]) {
  const names = cards.map(card => card.id as Id)
  return {
    cards,
    ids: names as readonly Id[],
    count: cards.length,
    /** The number of a name that comes from outside: an action, an event; -1: it is none of these. */
    find: (id: unknown): number => names.indexOf(id as Id),
    of(id: Id): number {
      const number = names.indexOf(id)
      if (number < 0) throw new Error(`no card ${id} among ${names[0]} and the like`)
      return number
    },
  }
}
export const placeAmong =
  (all: readonly { readonly id: string }[]) =>
  (cards: readonly { readonly id: string }[]): Int16Array =>
    Int16Array.from(cards, card => all.findIndex(other => other.id === card.id))
/** First card of each age; the next age's first card ends it. */
export const starts = (cards: readonly { readonly age: number }[]): Int16Array =>
  Int16Array.from({ length: 5 }, (_, age) => (age === 4 ? cards.length : cards.findIndex(card => card.age === age)))
/** Copies of a card: card * 3 + players - 2. */
export const copiesOf = (cards: readonly { readonly copies?: readonly number[] }[]): Int16Array =>
  Int16Array.from(cards.flatMap(card => card.copies ?? [0, 0, 0]))
