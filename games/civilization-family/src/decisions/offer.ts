/**
 * A trade offer: hidden cards, with what is stated truly about them (CIV-16.3b). Whatever else is said may be false
 * (CIV-16.3c): `want` and `claim` are talk. How many offers a seat has made is counted for bots, who stop some time: no
 * rule limits it.
 */
import {
  type ActionJson,
  bit,
  EVERYONE,
  type Form,
  has,
  type Json,
  NONE,
  owes,
  type Refusal,
  type Rng,
  refusal,
  type Seat,
} from '@ecumene/kernel'
import { TRADE_MINIMUM } from '../../data/trade.ts'
import type { Common } from '../state.ts'

/** What the chronicle tells of every offer. */
export interface OfferFacts {
  readonly seat: Seat
  readonly cards: number
  readonly want: string
  readonly claim: Json
  readonly hidden: Json
}
/** What an offer of one game is made of, and what it states truly. */
interface Truth<T extends Common, F> {
  /** All kinds of trade card, the commodities first. */
  readonly tradeIds: readonly string[]
  readonly commodityIds: readonly string[]
  /** The parameters that name cards, with what they may name. */
  readonly names: Readonly<Record<string, readonly string[]>>
  isTradable(kind: number): boolean
  /** Why such a card is in no offer; a game that does not say does not know such an offer at all. */
  untradable?(kind: number): Refusal
  /** Are the cards named as they must be? */
  checkNames(s: T, counts: readonly number[], action: ActionJson): Refusal | null
  /** The names of an offer that is made up, this commodity first if it can be; null if it cannot be named. */
  nameCards(s: T, counts: readonly number[], first: number): Readonly<Record<string, string>> | null
  /** Writes down what is stated. */
  state(s: T, seat: Seat, counts: readonly number[], action: ActionJson): void
  /** Forgets what was stated. */
  unstate(s: T, seat: Seat): void
  /** A seat that takes no part is asked nothing. */
  isIdle(s: T, seat: Seat): boolean
  /** The event: to all, or to one seat. */
  tell(s: T, facts: OfferFacts, to: number): F
}

const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** More offers than this are not counted: nothing limits them (CIV-16.1b, CIV-16.5). */
const COUNTED = 99
/** To whom: a seat, or -1 for all; to all unless said. */
const addressee = (action: ActionJson): Json => action.target ?? NONE

export function makeOffer<T extends Common, F>(truth: Truth<T, F>) {
  const { tradeIds, commodityIds, names, isTradable, untradable } = truth
  const kinds = tradeIds.length
  const commodities = commodityIds.length
  const commodityOf = (id: Json | undefined): number => commodityIds.indexOf(String(id))
  const handOf = (seat: Seat, kind: number): number => seat * kinds + kind
  const params = ['verb', 'cards', ...Object.keys(names), 'target', 'want', 'claim']

  /** The counts an action names, or null if it is no list of cards. */
  function countsOf(cards: Json | undefined): number[] | null {
    if (!isRecord(cards)) return null
    const counts = new Array<number>(kinds).fill(0)
    for (const [id, n] of Object.entries(cards)) {
      const kind = tradeIds.indexOf(id)
      if (kind < 0 || !Number.isInteger(n) || (n as number) < 1 || (n as number) > 9) return null
      if (!isTradable(kind) && !untradable) return null
      counts[kind] = n as number
    }
    return counts
  }

  const form: Form<T, F> = {
    verb: 'offer',
    params: {
      cards: [...tradeIds],
      ...names,
      target: 'a seat, or -1 for all',
      want: ['none', ...commodityIds],
      claim: [...tradeIds],
    },
    check(s, seat, action) {
      const counts = countsOf(action.cards)
      if (!counts || Object.keys(action).some(param => !params.includes(param)))
        return refusal('CIV-16.3b', 'refuse.offerShape')
      if (action.claim !== undefined && !countsOf(action.claim)) return refusal('CIV-16.3c', 'refuse.offerShape')
      if (action.want !== undefined && action.want !== null && action.want !== 'none' && commodityOf(action.want) < 0)
        return refusal('CIV-16.3c', 'refuse.offerShape')
      const to = addressee(action)
      if (typeof to !== 'number' || !Number.isInteger(to) || to < NONE || to >= s.seats || to === seat)
        return refusal('CIV-16.4', 'refuse.twoPlayers')
      let n = 0
      for (let kind = 0; kind < kinds; kind++) {
        n += counts[kind]
        if (counts[kind] > s.hand[handOf(seat, kind)])
          return refusal('CIV-R-36', 'refuse.lackCard', { trade: tradeIds[kind] })
        if (counts[kind] > 0 && untradable && !isTradable(kind)) return untradable(kind)
      }
      if (n < TRADE_MINIMUM) return refusal('CIV-16.3a', 'refuse.threeCards', { least: TRADE_MINIMUM })
      return truth.checkNames(s, counts, action)
    },
    apply(s, seat, action, world) {
      const counts = countsOf(action.cards) ?? []
      // An offer may be changed at any time (CIV-16.1b); who agreed to the old one has agreed to nothing.
      clear(s, seat)
      let n = 0
      for (let kind = 0; kind < kinds; kind++) {
        s.offer[handOf(seat, kind)] = counts[kind]
        n += counts[kind]
      }
      const to = addressee(action) as number
      s.offerCards[seat] = n
      s.offerWants[seat] = commodityOf(action.want)
      s.offerTo[seat] = to
      if (s.offersMade[seat] < COUNTED) s.offersMade[seat]++
      truth.state(s, seat, counts, action)
      // Who is spoken to is asked, even if they had finished.
      if (to !== NONE && s.handSize[to] >= TRADE_MINIMUM && !truth.isIdle(s, to)) owes(s, to)
      world.reveal(EVERYONE)
      if (!world.live) return
      const want = s.offerWants[seat] === NONE ? 'none' : commodityIds[s.offerWants[seat]]
      const claim = action.claim ?? {}
      world.emit(truth.tell(s, { seat, cards: n, want, claim, hidden: action.cards }, to))
    },
    /** Three to six cards of the hand at random, a calamity now and then. */
    sample(s, seat, rng) {
      const hand: number[] = []
      for (let kind = 0; kind < kinds; kind++)
        if (isTradable(kind)) for (let i = 0; i < s.hand[handOf(seat, kind)]; i++) hand.push(kind)
      if (hand.length < TRADE_MINIMUM) return null
      const size = TRADE_MINIMUM + rng.below(Math.min(4, hand.length - TRADE_MINIMUM + 1))
      const counts = new Array<number>(kinds).fill(0)
      for (let i = 0; i < size; i++) counts[hand.splice(rng.below(hand.length), 1)[0]]++
      return offerOf(s, counts, someone(s, seat, rng), NONE)
    },
    /**
     * A few that a plain list can show: the three least useful cards, with and without a calamity, to all and in
     * answer to each offer.
     */
    suggest(s, seat) {
      const all: ActionJson[] = []
      for (const withCalamity of [true, false]) {
        const counts = leastUseful(s, seat, withCalamity)
        if (!counts) continue
        for (let to = NONE; to < s.seats; to++) {
          if (to === seat || (to !== NONE && (s.offerCards[to] === 0 || has(s.agreed[seat], to)))) continue
          const offer = offerOf(s, counts, to, NONE)
          if (offer) all.push(offer)
        }
      }
      return all
    },
  }

  /** An action from counts, naming this commodity first if it can; null if the cards cannot be named as they must. */
  function offerOf(s: T, counts: readonly number[], to: number, want: number, first = NONE): ActionJson | null {
    const cards: Record<string, number> = {}
    for (let kind = 0; kind < kinds; kind++) if (counts[kind] > 0) cards[tradeIds[kind]] = counts[kind]
    const named = truth.nameCards(s, counts, first)
    return named && { verb: 'offer', cards, ...named, target: to, want: want === NONE ? 'none' : commodityIds[want] }
  }
  /** Takes an offer back. */
  function clear(s: T, seat: Seat): void {
    for (let kind = 0; kind < kinds; kind++) s.offer[handOf(seat, kind)] = 0
    s.offerCards[seat] = 0
    s.offerWants[seat] = NONE
    s.offerTo[seat] = NONE
    s.agreed[seat] = 0
    for (let other = 0; other < s.seats; other++) s.agreed[other] &= ~bit(seat) // who agreed, agreed to what is gone
    truth.unstate(s, seat)
  }
  /** Single cards first, cheap before dear; at most one calamity. */
  function leastUseful(s: T, seat: Seat, withCalamity: boolean): number[] | null {
    const counts = new Array<number>(kinds).fill(0)
    let n = 0
    if (withCalamity)
      for (let kind = commodities; kind < kinds && n === 0; kind++)
        if (isTradable(kind) && s.hand[handOf(seat, kind)] > 0) n += counts[kind] = 1
    if (withCalamity && n === 0) return null
    for (let size = 1; size <= 9 && n < TRADE_MINIMUM; size++)
      for (let kind = 0; kind < commodities && n < TRADE_MINIMUM; kind++)
        if (s.hand[handOf(seat, kind)] === size) for (let i = 0; i < size && n < TRADE_MINIMUM; i++, n++) counts[kind]++
    return n >= TRADE_MINIMUM ? counts : null
  }
  return { form, offerOf, clear }
}

const someone = (s: Common, seat: Seat, rng: Rng): number => {
  const target = rng.below(s.seats * 2)
  return target >= s.seats || target === seat ? NONE : target
}
/** The commodity of which an offer has most, other than this one; NONE if there is none. */
export function mostOf(counts: readonly number[], commodities: number, except = NONE): number {
  let best = NONE
  for (let kind = 0; kind < commodities; kind++)
    if (kind !== except && counts[kind] > 0 && (best === NONE || counts[kind] > counts[best])) best = kind
  return best
}
