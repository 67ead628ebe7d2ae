/** The cheapest way to pay: which parts of which sets, and how much of the treasury, leave most behind. */
import type { MessageId } from '../message.ts'

export interface Purse {
  readonly id: MessageId<'commodity'>
  readonly value: number
  readonly cards: number
  /** One such set may count as one card larger, up to so many. */
  readonly raised?: number
}
export interface Payment {
  readonly spend: Readonly<Record<string, number>>
  /** What the cards spent are worth. */
  readonly paid: number
  readonly tokens: number
  /** What hand and treasury are worth afterwards. */
  readonly left: number
  /** Paid beyond the price: there is no change. */
  readonly wasted: number
  /** The set that counts as one card larger, if any. */
  readonly raised?: string
}
const worth = (value: number, n: number): number => n * n * value
/** What one card more would add to a set of so many. */
export const raise = (q: Purse, n: number): number => (n >= 1 && n < (q.raised ?? 0) ? (2 * n + 1) * q.value : 0)

/** All that could be paid with everything one has. */
export function mostPayable(purses: readonly Purse[], treasury: number): number {
  let most = treasury
  let raised = 0
  for (const q of purses) {
    most += worth(q.value, q.cards)
    raised = Math.max(raised, raise(q, q.cards))
  }
  return most + raised
}
/**
 * Null: it cannot be paid. Sets break when a part is spent, so the best rest is searched for, not guessed; with each
 * set in turn as the one that is raised.
 */
export function cheapest(price: number, purses: readonly Purse[], treasury: number): Payment | null {
  let best = search(price, purses, treasury, null)
  for (const q of purses) {
    const found = q.raised === undefined ? null : search(price, purses, treasury, q)
    if (found && (best === null || found.left > best.left)) best = found
  }
  return best
}
function search(price: number, purses: readonly Purse[], treasury: number, raised: Purse | null): Payment | null {
  const paying = (q: Purse, n: number): number => worth(q.value, n) + (q === raised ? raise(q, n) : 0)
  if (price <= 0)
    return {
      spend: {},
      paid: 0,
      tokens: 0,
      left: purses.reduce((v, q) => v + worth(q.value, q.cards), 0) + treasury,
      wasted: 0,
    }
  // best[v]: the most that cards are worth afterwards, v being what was paid (anything above the price counts as the
  // price).
  let best: (number | null)[] = new Array(price + 1).fill(null)
  best[0] = 0
  const choice: Int16Array[] = []
  const from: Int32Array[] = []
  for (const q of purses) {
    const next: (number | null)[] = new Array(price + 1).fill(null)
    const chosen = new Int16Array(price + 1)
    const came = new Int32Array(price + 1)
    for (let v = 0; v <= price; v++) {
      const b = best[v]
      if (b === null) continue
      for (let n = 0; n <= q.cards; n++) {
        const to = Math.min(price, v + paying(q, n))
        const kept = b + worth(q.value, q.cards - n)
        if (next[to] === null || kept > (next[to] as number)) {
          next[to] = kept
          chosen[to] = n
          came[to] = v
        }
      }
    }
    best = next
    choice.push(chosen)
    from.push(came)
  }
  let top = -1
  let most = -1
  for (let v = 0; v <= price; v++) {
    const b = best[v]
    const tokens = price - v
    if (b === null || tokens > treasury) continue
    if (b + treasury - tokens > most) {
      most = b + treasury - tokens
      top = v
    }
  }
  if (top < 0) return null
  const spend: Record<string, number> = {}
  let paid = 0
  for (let i = purses.length - 1, v = top; i >= 0; i--) {
    const n = choice[i][v]
    if (n > 0) {
      spend[purses[i].id] = n
      paid += paying(purses[i], n)
    }
    v = from[i][v]
  }
  const tokens = Math.max(0, price - paid)
  const isRaised = raised !== null && (spend[raised.id] ?? 0) > 0
  return { spend, paid, tokens, left: most, wasted: Math.max(0, paid - price), ...(isRaised && { raised: raised.id }) }
}
/** What a payment chosen by hand comes to. */
export function paymentOf(
  price: number,
  spend: Readonly<Record<string, number>>,
  purses: readonly Purse[],
  treasury: number,
): Payment | null {
  let paid = 0
  let left = 0
  let raised: Purse | null = null
  for (const q of purses) {
    const n = spend[q.id] ?? 0
    paid += worth(q.value, n)
    left += worth(q.value, q.cards - n)
    if (raise(q, n) > (raised ? raise(raised, spend[raised.id]) : 0)) raised = q
  }
  if (raised) paid += raise(raised, spend[raised.id])
  const tokens = Math.max(0, price - paid)
  if (tokens > treasury) return null
  return {
    spend,
    paid,
    tokens,
    left: left + treasury - tokens,
    wasted: Math.max(0, paid - price),
    ...(raised && { raised: raised.id }),
  }
}

/** The cards of a payment one by one, in the order in which they are laid out: those of one kind together. */
export const cardsOf = (spend: Payment['spend']): readonly MessageId<'commodity'>[] =>
  (Object.entries(spend) as [MessageId<'commodity'>, number][]).flatMap(([id, n]) =>
    Array<MessageId<'commodity'>>(n).fill(id),
  )
export function countsOf(laid: readonly MessageId<'commodity'>[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const id of laid) counts[id] = (counts[id] ?? 0) + 1
  return counts
}
/** One card less of a kind: the one that was laid out last. */
export const without = (
  laid: readonly MessageId<'commodity'>[],
  id: MessageId<'commodity'>,
): readonly MessageId<'commodity'>[] => laid.filter((_, i) => i !== laid.lastIndexOf(id))
/** The words that lay cards out one after the other: so many of a kind there are then. */
export function spendsOf(
  laid: readonly MessageId<'commodity'>[],
): readonly { readonly commodity: MessageId<'commodity'>; readonly cards: number }[] {
  const counts: Record<string, number> = {}
  const spends: { commodity: MessageId<'commodity'>; cards: number }[] = []
  for (const [i, commodity] of laid.entries()) {
    counts[commodity] = (counts[commodity] ?? 0) + 1
    if (laid[i + 1] !== commodity) spends.push({ commodity, cards: counts[commodity] })
  }
  return spends
}
/** The cards that go under each stack where two kinds meet, the first above (CIV-R-34). */
export function ordersUnder(
  laid: readonly MessageId<'commodity'>[],
  stackOf: (id: MessageId<'commodity'>) => number,
): readonly (readonly MessageId<'commodity'>[])[] {
  const stacks = new Map<number, MessageId<'commodity'>[]>()
  for (const id of laid) stacks.set(stackOf(id), [...(stacks.get(stackOf(id)) ?? []), id])
  return [...stacks.values()].filter(ids => ids.some(id => id !== ids[0]))
}
