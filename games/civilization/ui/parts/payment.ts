/** The cheapest way to pay: which parts of which sets, and how much of the treasury, leave most behind. */
export interface Purse {
  readonly id: string
  readonly value: number
  readonly cards: number
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
}
const worth = (value: number, n: number): number => n * n * value

/** Null: it cannot be paid. Sets break when a part is spent, so the best rest is searched for, not guessed. */
export function cheapest(price: number, purses: readonly Purse[], treasury: number): Payment | null {
  if (price <= 0)
    return { spend: {}, paid: 0, tokens: 0, left: purses.reduce((v, q) => v + worth(q.value, q.cards), 0) + treasury, wasted: 0 }
  // best[v]: the most that cards are worth afterwards, v being what was paid (anything above the price counts as the price).
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
        const to = Math.min(price, v + worth(q.value, n))
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
      paid += worth(purses[i].value, n)
    }
    v = from[i][v]
  }
  const tokens = Math.max(0, price - paid)
  return { spend, paid, tokens, left: most, wasted: Math.max(0, paid - price) }
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
  for (const q of purses) {
    const n = spend[q.id] ?? 0
    paid += worth(q.value, n)
    left += worth(q.value, q.cards - n)
  }
  const tokens = Math.max(0, price - paid)
  return tokens > treasury ? null : { spend, paid, tokens, left: left + treasury - tokens, wasted: Math.max(0, paid - price) }
}
