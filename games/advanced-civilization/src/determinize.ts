/**
 * What a seat cannot know, filled in with something possible: the faces in the stacks, in other hands and in other
 * offers, and who passed a calamity on. Sizes of stacks and hands, and the names in every offer, hold.
 */
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import type { Rng, Seat } from '@ecumene/kernel'
import {
  CALAMITIES,
  COMMODITIES,
  calamityCard,
  GRAIN,
  isCalamity,
  isTradable,
  KIND_COUNT,
  KINDS,
  STACK_OF,
  STACKS,
} from '../data/trade.ts'
import { fromOf, handOf, nameOf, type S, stackAt } from './state.ts'

const DRAWING = 9
const TRADING = 10
export function determinize(s: S, seat: Seat, rng: Rng): void {
  const unknown = Array.from(KIND_COUNT)
  for (let kind = 0; kind < KINDS; kind++) {
    unknown[kind] -= s.apart[kind]
    if (seat >= 0) unknown[kind] -= s.hand[handOf(seat, kind)]
    if (isCalamity(kind) && s.victim[kind - COMMODITIES] !== NONE) unknown[kind]--
  }
  // Cards of each stack that others hold; calamities are among them only until trading ends.
  const held = new Array<number>(STACKS).fill(0)
  for (let kind = 0; kind < KINDS; kind++) held[STACK_OF[kind]] += unknown[kind]
  for (let stack = 0; stack < STACKS; stack++) held[stack] -= s.stackSize[stack]
  const inHands = s.phase === DRAWING || s.phase === TRADING
  const others: Seat[] = []
  for (let player = 0; player < s.seats; player++) if (player !== seat) others.push(player)

  const pool = new UnplacedCards(unknown, held, inHands)
  const offers = imagineOffers(s, others, pool, rng)
  for (const { seat, counts } of offers)
    for (let kind = 0; kind < KINDS; kind++) {
      s.offer[handOf(seat, kind)] = counts[kind]
      s.hand[handOf(seat, kind)] += counts[kind]
    }
  // Grain laid open is known to all (ADV-R-7).
  for (const player of others)
    for (let i = 0; i < s.shown[player]; i++) {
      pool.take(GRAIN)
      s.hand[handOf(player, GRAIN)]++
    }
  for (const player of others)
    for (let n = s.handSize[player] - s.offerCards[player] - s.shown[player]; n > 0; n--)
      s.hand[
        handOf(
          player,
          pool.draw(rng, () => true),
        )
      ]++
  imagineGivers(s, others, rng)
  for (let stack = 0; stack < STACKS; stack++) {
    const cards: number[] = []
    for (let kind = 0; kind < KINDS; kind++)
      if (STACK_OF[kind] === stack) for (let i = 0; i < pool.free[kind]; i++) cards.push(kind)
    for (let i = 0; cards.length > 0; i++) s.stack[stackAt(stack, i)] = cards.splice(rng.below(cards.length), 1)[0]
  }
}
/** The cards nobody has placed yet: how many of each kind, and how many of each stack are in hands. */
class UnplacedCards {
  free: number[]
  held: number[]
  readonly #calamities: boolean
  constructor(free: readonly number[], held: readonly number[], calamities: boolean) {
    this.free = [...free]
    this.held = [...held]
    this.#calamities = calamities
  }
  can(kind: number): boolean {
    return this.free[kind] > 0 && this.held[STACK_OF[kind]] > 0 && (this.#calamities || !isCalamity(kind))
  }
  take(kind: number): void {
    this.free[kind]--
    this.held[STACK_OF[kind]]--
  }
  /** Some card in somebody's hand, each as likely as the next; NONE if there is none of the sort. */
  draw(rng: Rng, sort: (kind: number) => boolean): number {
    let n = 0
    for (let other = 0; other < KINDS; other++) if (this.can(other) && sort(other)) n += this.free[other]
    if (n === 0) return NONE
    let at = rng.below(n)
    for (let other = 0; other < KINDS; other++) {
      if (!this.can(other) || !sort(other)) continue
      if (at < this.free[other]) {
        this.take(other)
        return other
      }
      at -= this.free[other]
    }
    return NONE
  }
}
interface Imagined {
  readonly seat: Seat
  readonly counts: number[]
}
const TRIES = 500
/**
 * Cards for every standing offer that fit its number and its two names, all at once. The truth is a solution, so one is
 * found.
 */
function imagineOffers(s: S, others: readonly Seat[], pool: UnplacedCards, rng: Rng): Imagined[] {
  const bidders = others.filter(player => s.offerCards[player] > 0)
  const { free, held } = pool
  for (let attempt = 0; attempt < TRIES; attempt++) {
    pool.free = [...free]
    pool.held = [...held]
    const found = attemptOffers(s, bidders, pool, rng)
    if (found) return found
  }
  throw new Error('no cards fit the offers on the table')
}
function attemptOffers(s: S, bidders: readonly Seat[], pool: UnplacedCards, rng: Rng): Imagined[] | null {
  const found: Imagined[] = []
  for (const seat of bidders) {
    const counts = new Array<number>(KINDS).fill(0)
    for (let i = 0; i < 2; i++) {
      const kind = s.offerNames[nameOf(seat, i)]
      if (!pool.can(kind)) return null
      pool.take(kind)
      counts[kind]++
    }
    found.push({ seat, counts })
  }
  // Who names one commodity twice offers no other: those cards are found first.
  const single = (seat: Seat): boolean =>
    s.namesCards === 0 && s.offerNames[nameOf(seat, 0)] === s.offerNames[nameOf(seat, 1)]
  for (const only of [true, false])
    for (const { seat, counts } of found) {
      if (single(seat) !== only) continue
      const named = s.offerNames[nameOf(seat, 0)]
      for (let n = s.offerCards[seat] - 2; n > 0; n--) {
        const kind = pool.draw(rng, other => isTradable(other) && (!only || isCalamity(other) || other === named))
        if (kind === NONE) return null
        counts[kind]++
      }
    }
  return found
}
/** A calamity was drawn, or came from anybody; only its holder knows (ADV-R-75). */
function imagineGivers(s: S, others: readonly Seat[], rng: Rng): void {
  for (const player of others)
    for (let calamity = 0; calamity < CALAMITIES; calamity++) {
      s.from[fromOf(player, calamity)] = NONE
      if (
        s.hand[handOf(player, calamityCard(calamity))] === 0 ||
        s.phase !== TRADING ||
        !isTradable(calamityCard(calamity))
      )
        continue
      const giver = rng.below(s.seats)
      if (giver !== player && rng.below(2) === 0) s.from[fromOf(player, calamity)] = giver
    }
}
