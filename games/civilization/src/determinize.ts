/**
 * What a seat cannot know, filled in with something possible: the faces in the stacks, in other hands and in other
 * offers. Stack sizes, hand sizes, the back of each top card and the declared facts of every offer hold.
 */
import { STACKS } from '@ecumene/civilization-family/data/trade.ts'
import type { Rng, Seat } from '@ecumene/kernel'
import { NONE } from '@ecumene/kernel'
import { COMMODITIES, calamityCard, KIND_COUNT, KINDS, RED_BACKED, STACK_OF, setValue } from '../data/trade.ts'
import { handOf, type S, stackAt } from './state.ts'

export function determinize(s: S, seat: Seat, rng: Rng): void {
  const unknown = Array.from(KIND_COUNT)
  for (let kind = 0; kind < KINDS; kind++) {
    if (seat >= 0) unknown[kind] -= s.hand[handOf(seat, kind)]
    if (kind >= COMMODITIES && s.victim[kind - COMMODITIES] !== NONE) unknown[kind]--
  }
  // Cards of each stack that others hold; red-backed calamities are never among them (CIV-R-32).
  const held = new Array<number>(STACKS).fill(0)
  for (let kind = 0; kind < KINDS; kind++) held[STACK_OF[kind]] += unknown[kind]
  for (let stack = 0; stack < STACKS; stack++) held[stack] -= s.stackSize[stack]
  const free = unknown.map((n, kind) => (kind >= COMMODITIES && kind < COMMODITIES + RED_BACKED ? 0 : n))

  const others: Seat[] = []
  for (let other = 0; other < s.seats; other++) if (other !== seat) others.push(other)
  const bidders = others.filter(other => s.offerCards[other] > 0)
  const found = imagineOffers(s, bidders, 0, free, held, rng)
  for (const { seat, counts } of found)
    for (let kind = 0; kind < KINDS; kind++) {
      s.offer[handOf(seat, kind)] = counts[kind]
      s.hand[handOf(seat, kind)] += counts[kind]
    }
  // The rest of what others hold: from each stack the right number, dealt to hands of the right size.
  const pool: number[] = []
  for (let stack = 0; stack < STACKS; stack++) {
    const kinds: number[] = []
    for (let kind = 0; kind < KINDS; kind++)
      if (STACK_OF[kind] === stack) for (let i = 0; i < free[kind]; i++) kinds.push(kind)
    for (let i = 0; i < held[stack]; i++) {
      const kind = kinds.splice(rng.below(kinds.length), 1)[0]
      free[kind]--
      pool.push(kind)
    }
  }
  for (const other of others)
    for (let n = s.handSize[other] - Math.max(s.offerCards[other], 0); n > 0; n--)
      s.hand[handOf(other, pool.splice(rng.below(pool.length), 1)[0])]++
  imagineStacks(s, unknown, free, rng)
}

function imagineStacks(s: S, unknown: readonly number[], free: readonly number[], rng: Rng): void {
  for (let stack = 0; stack < STACKS; stack++) {
    const cards: number[] = []
    for (let kind = 0; kind < KINDS; kind++)
      if (STACK_OF[kind] === stack) for (let i = 0; i < free[kind]; i++) cards.push(kind)
    const order: number[] = []
    while (cards.length > 0) order.push(cards.splice(rng.below(cards.length), 1)[0])
    const red = stack >= 1 && stack <= RED_BACKED ? calamityCard(stack - 1) : NONE
    if (red !== NONE && unknown[red] > 0)
      order.splice(s.redTop[stack] ? order.length : rng.below(Math.max(1, order.length)), 0, red)
    order.forEach((kind, i) => {
      s.stack[stackAt(stack, i)] = kind
    })
  }
}

interface Imagined {
  readonly seat: Seat
  readonly counts: readonly number[]
}
/**
 * Cards for every standing offer that fit its number, its total and its named commodity, all at once. The truth is a
 * solution, so one is found.
 */
function imagineOffers(
  s: S,
  bidders: readonly Seat[],
  i: number,
  free: number[],
  held: number[],
  rng: Rng,
): Imagined[] {
  const chosen: Imagined[] = []
  const next = (bidder: number): boolean => {
    if (bidder === bidders.length) return true
    const seat = bidders[bidder]
    const kinds = shuffled(rng)
    const counts = new Array<number>(KINDS).fill(0)
    const named = s.offerNames[seat]
    const fill = (at: number, cards: number, points: number): boolean => {
      if (at === KINDS) {
        if (cards !== 0 || points !== 0) return false
        chosen.push({ seat, counts: counts.slice() })
        if (next(bidder + 1)) return true
        chosen.pop()
        return false
      }
      const kind = kinds[at]
      const stack = STACK_OF[kind]
      const most = Math.min(free[kind], held[stack], cards)
      const least = kind === named ? 1 : 0
      // Fewer first on one coin, more first on the other: both are honest, and the order is the seat's to guess.
      for (let step = 0; step <= most - least; step++) {
        const n = least + step
        const worth = setValue(kind, n)
        if (worth > points) break
        counts[kind] = n
        free[kind] -= n
        held[stack] -= n
        if (fill(at + 1, cards - n, points - worth)) return true
        counts[kind] = 0
        free[kind] += n
        held[stack] += n
      }
      return false
    }
    return fill(0, s.offerCards[seat], s.offerPoints[seat])
  }
  if (!next(i)) throw new Error('no cards fit the offers on the table')
  return chosen
}
function shuffled(rng: Rng): number[] {
  const rest = Array.from({ length: KINDS }, (_, kind) => kind)
  const out: number[] = []
  while (rest.length > 0) out.push(rest.splice(rng.below(rest.length), 1)[0])
  return out
}
