/**
 * What a seat cannot know, filled in with something possible: the faces in the stacks, in other hands and in other offers. Stack sizes, hand sizes, the back of
 * each top card and the declared facts of every offer hold.
 */
import { STACKS } from '@ecumene/civilization-family/data/trade.ts'
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import type { Rng, Seat } from '@ecumene/kernel'
import { COMMODITIES, calamityCard, KIND_COUNT, KINDS, RED_BACKED, STACK_OF, setValue } from '../data/trade.ts'
import { handOf, type S, stackAt } from './state.ts'

export function determinize(s: S, seat: Seat, rng: Rng): void {
  const unknown = Array.from(KIND_COUNT)
  for (let k = 0; k < KINDS; k++) {
    if (seat >= 0) unknown[k] -= s.hand[handOf(seat, k)]
    if (k >= COMMODITIES && s.victim[k - COMMODITIES] !== NONE) unknown[k]--
  }
  // Cards of each stack that others hold; red-backed calamities are never among them (CIV-R-32).
  const held = new Array<number>(STACKS).fill(0)
  for (let k = 0; k < KINDS; k++) held[STACK_OF[k]] += unknown[k]
  for (let v = 0; v < STACKS; v++) held[v] -= s.stackSize[v]
  const free = unknown.map((n, k) => (k >= COMMODITIES && k < COMMODITIES + RED_BACKED ? 0 : n))

  const others: Seat[] = []
  for (let p = 0; p < s.seats; p++) if (p !== seat) others.push(p)
  const bidders = others.filter(p => s.offerCards[p] > 0)
  const found = imagineOffers(s, bidders, 0, free, held, rng)
  for (const { who, counts } of found)
    for (let k = 0; k < KINDS; k++) {
      s.offer[handOf(who, k)] = counts[k]
      s.hand[handOf(who, k)] += counts[k]
    }
  // The rest of what others hold: from each stack the right number, dealt to hands of the right size.
  const pool: number[] = []
  for (let v = 0; v < STACKS; v++) {
    const kinds: number[] = []
    for (let k = 0; k < KINDS; k++) if (STACK_OF[k] === v) for (let i = 0; i < free[k]; i++) kinds.push(k)
    for (let i = 0; i < held[v]; i++) {
      const k = kinds.splice(rng.below(kinds.length), 1)[0]
      free[k]--
      pool.push(k)
    }
  }
  for (const p of others)
    for (let n = s.handSize[p] - Math.max(s.offerCards[p], 0); n > 0; n--)
      s.hand[handOf(p, pool.splice(rng.below(pool.length), 1)[0])]++
  imagineStacks(s, unknown, free, rng)
}

function imagineStacks(s: S, unknown: readonly number[], free: readonly number[], rng: Rng): void {
  for (let v = 0; v < STACKS; v++) {
    const cards: number[] = []
    for (let k = 0; k < KINDS; k++) if (STACK_OF[k] === v) for (let i = 0; i < free[k]; i++) cards.push(k)
    const order: number[] = []
    while (cards.length > 0) order.push(cards.splice(rng.below(cards.length), 1)[0])
    const red = v >= 1 && v <= RED_BACKED ? calamityCard(v - 1) : NONE
    if (red !== NONE && unknown[red] > 0)
      order.splice(s.redTop[v] ? order.length : rng.below(Math.max(1, order.length)), 0, red)
    order.forEach((k, i) => {
      s.stack[stackAt(v, i)] = k
    })
  }
}

interface Imagined {
  readonly who: Seat
  readonly counts: readonly number[]
}
/** Cards for every standing offer that fit its number, its total and its named commodity, all at once. The truth is a solution, so one is found. */
function imagineOffers(
  s: S,
  bidders: readonly Seat[],
  i: number,
  free: number[],
  held: number[],
  rng: Rng,
): Imagined[] {
  const chosen: Imagined[] = []
  const next = (b: number): boolean => {
    if (b === bidders.length) return true
    const who = bidders[b]
    const kinds = shuffled(rng)
    const counts = new Array<number>(KINDS).fill(0)
    const named = s.offerNames[who]
    const fill = (at: number, cards: number, points: number): boolean => {
      if (at === KINDS) {
        if (cards !== 0 || points !== 0) return false
        chosen.push({ who, counts: counts.slice() })
        if (next(b + 1)) return true
        chosen.pop()
        return false
      }
      const k = kinds[at]
      const v = STACK_OF[k]
      const most = Math.min(free[k], held[v], cards)
      const least = k === named ? 1 : 0
      // Fewer first on one coin, more first on the other: both are honest, and the order is the seat's to guess.
      for (let step = 0; step <= most - least; step++) {
        const n = least + step
        const worth = setValue(k, n)
        if (worth > points) break
        counts[k] = n
        free[k] -= n
        held[v] -= n
        if (fill(at + 1, cards - n, points - worth)) return true
        counts[k] = 0
        free[k] += n
        held[v] += n
      }
      return false
    }
    return fill(0, s.offerCards[who], s.offerPoints[who])
  }
  if (!next(i)) throw new Error('no cards fit the offers on the table')
  return chosen
}
function shuffled(rng: Rng): number[] {
  const rest = Array.from({ length: KINDS }, (_, k) => k)
  const out: number[] = []
  while (rest.length > 0) out.push(rest.splice(rng.below(rest.length), 1)[0])
  return out
}
