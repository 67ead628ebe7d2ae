/**
 * The greedy player at market: offers what does least for its own sets, with a calamity if it has one, and takes what
 * adds to them.
 */
import {
  type ActionJson,
  type Code,
  type Codes,
  has,
  NONE,
  owed,
  type Rng,
  type Said,
  type Seat,
} from '@ecumene/kernel'
import { TRADE_MINIMUM } from '../../data/trade.ts'
import type { Common } from '../state.ts'
import type { SharedVerbs } from '../verbs.ts'

/** What the two games do not share of a market: their cards, and what an offer states. */
export interface Stall<T> {
  /** Kinds of trade card, the commodities first, and what one of each commodity is worth. */
  readonly kinds: number
  readonly values: readonly number[]
  isTradable(kind: number): boolean
  readonly commodityIds: readonly string[]
  /** The cards that an offer names. */
  namesOf(s: T, seat: Seat): readonly number[]
  /** What an offer leaves open may well be a calamity. */
  isRisky(s: T, seat: Seat): boolean
  /** What it costs to give a calamity away: nothing, or less. */
  readonly calamityCost: number
  /** What the offer of another may be worth. */
  gainFrom(s: T, seat: Seat, other: Seat, manner: Manner): number
  /** An offer of these cards that names this one if it can; null if the rules allow none. */
  offerOf(s: T, counts: readonly number[], to: number, want: number, name: number): ActionJson | null
}
/** What an exchange must gain, beyond what it costs, before it is made. */
export interface Manner {
  /** At a table of so many: an unnamed card may be a calamity, and patience brings better offers. */
  margin(seats: number): number
  /** And this much more after every offer of one's own: a calamity that comes late is not passed on. */
  readonly rises: number
  /** And this much more from the leader on the A.S.T. */
  readonly leader: number
  /** And this much less if a calamity goes with it, besides what that is worth anyhow. */
  readonly rid: number
  /** And this much more if a calamity may well come with it. */
  readonly risk: number
  /** A single card buys little and fills the hand: it counts for this share of its face. */
  readonly single: number
  /** A card that an offer does not name: its share of what is known of it, or what it is worth if nothing is. */
  readonly unnamed: number
  /** What a set of several is worth besides when it chooses what to collect; a rival who collects it too. */
  readonly begun: number
  readonly rival: number
  /** Offers of its own in a trading period, and how many more to be rid of a calamity. */
  readonly offers: number
  readonly more: number
}
/** Every exchange that pays is made. */
export const OBLIGING: Manner = {
  margin: () => 0,
  rises: 0,
  leader: 0,
  rid: 0,
  risk: 0,
  single: 0.4,
  unnamed: 0.6,
  begun: 6,
  rival: 5,
  offers: 10,
  more: 0,
}
export const worthOfSet = (value: number, n: number, { single }: Manner): number =>
  n === 1 ? single * value : n * n * value

const leads = (s: Common, seat: Seat): boolean => s.position.every(position => position <= s.position[seat])

export function makeTrader<T extends Common>(verbs: SharedVerbs, stall: Stall<T>, manner: Manner) {
  const { kinds, values } = stall
  const commodities = values.length
  const worth = (kind: number, n: number): number => worthOfSet(values[kind], n, manner)
  /** What giving these cards away takes from the sets in hand. */
  function lossOf(s: T, seat: Seat, given: ArrayLike<number>, from: number): number {
    let loss = 0
    for (let kind = 0; kind < kinds; kind++) {
      const cards = given[from + kind]
      if (cards === 0) continue
      const n = s.hand[seat * kinds + kind]
      loss += kind < commodities ? worth(kind, n) - worth(kind, n - cards) : stall.calamityCost - manner.rid
    }
    return loss
  }
  const askedOf = (s: T, seat: Seat, other: Seat): number =>
    manner.margin(s.seats) +
    manner.rises * s.offersMade[seat] +
    (manner.risk !== 0 && stall.isRisky(s, other) ? manner.risk : 0) +
    (leads(s, other) && s.position[other] > s.position[seat] ? manner.leader : 0)
  function offersOf(s: T, seat: Seat): number {
    for (let kind = commodities; kind < kinds; kind++)
      if (stall.isTradable(kind) && s.hand[seat * kinds + kind] > 0) return manner.offers + manner.more
    return manner.offers
  }
  /** The commodity whose set it wants to complete. */
  function favourite(s: T, seat: Seat): number {
    let best = NONE
    let most = -999
    for (let kind = 0; kind < commodities; kind++) {
      const n = s.hand[seat * kinds + kind]
      let value = (2 * n + 1) * values[kind] + (n > 1 ? manner.begun : 0)
      // a rival collects it too
      for (let other = 0; other < s.seats; other++)
        if (other !== seat && s.offerWants[other] === kind) value -= manner.rival
      if (n > 0 && value > most) {
        most = value
        best = kind
      }
    }
    return best
  }
  function chooseTrade(s: T, seat: Seat, legal: Codes, rng: Rng): Code | ActionJson {
    // What is on the table for its own offer: say yes if it pays.
    for (let other = 0; other < s.seats; other++) {
      if (!legal.has(verbs.agree.code(other))) continue
      const asked = lossOf(s, seat, s.offer, seat * kinds) + askedOf(s, seat, other)
      if (stall.gainFrom(s, seat, other, manner) >= asked) return verbs.agree.code(other)
    }
    if (s.offersMade[seat] < offersOf(s, seat))
      return (
        reply(s, seat) ??
        solicit(s, seat) ??
        (s.offerCards[seat] === 0 ? open(s, seat, rng) : null) ??
        verbs.done.code()
      )
    return verbs.done.code()
  }
  /** The offer of another that would pay best, answered with what they want. */
  function reply(s: T, seat: Seat): ActionJson | null {
    const want = favourite(s, seat)
    let best: ActionJson | null = null
    let most = 0
    for (let other = 0; other < s.seats; other++) {
      if (
        other === seat ||
        s.offerCards[other] === 0 ||
        s.offerTo[seat] === other ||
        (s.offerTo[other] !== NONE && s.offerTo[other] !== seat)
      )
        continue
      const counts = parcel(s, seat, s.offerWants[other], want, false)
      const profit = counts
        ? stall.gainFrom(s, seat, other, manner) - lossOf(s, seat, counts, 0) - askedOf(s, seat, other)
        : 0
      if (!counts || profit <= most) continue
      best = stall.offerOf(s, counts, other, want, s.offerWants[other])
      most = profit
    }
    return best
  }
  /** To somebody who wants what it can spare: what it wants itself is said with it. */
  function solicit(s: T, seat: Seat): ActionJson | null {
    const want = favourite(s, seat)
    for (let i = 0; i < s.seats; i++) {
      const other = (seat + 1 + s.offersMade[seat] + i) % s.seats
      const wanted = s.offerWants[other]
      if (
        other === seat ||
        wanted === NONE ||
        wanted === want ||
        s.offerTo[seat] === other ||
        s.handSize[other] < TRADE_MINIMUM
      )
        continue
      if (s.hand[seat * kinds + wanted] === 0) continue
      const counts = parcel(s, seat, wanted, want, false)
      const offer = counts && counts[wanted] > 0 ? stall.offerOf(s, counts, other, want, wanted) : null
      if (offer) return offer
    }
    return null
  }
  function open(s: T, seat: Seat, rng: Rng): ActionJson | null {
    const want = favourite(s, seat)
    const counts = parcel(s, seat, NONE, want, rng.below(2) === 0)
    return counts && stall.offerOf(s, counts, NONE, want, dearest(s, seat, counts))
  }
  /**
   * Three cards, or a few more of what the other wants: first that, then a calamity, then what is worth least. The
   * favourite stays at home.
   */
  function parcel(s: T, seat: Seat, wanted: number, favourite: number, dear: boolean): number[] | null {
    const counts = new Array<number>(kinds).fill(0)
    let n = 0
    for (let kind = commodities; kind < kinds && n === 0; kind++)
      if (stall.isTradable(kind) && s.hand[seat * kinds + kind] > 0) n += counts[kind] = 1
    if (wanted !== NONE && wanted !== favourite && s.hand[seat * kinds + wanted] <= TRADE_MINIMUM) {
      counts[wanted] = s.hand[seat * kinds + wanted]
      n += counts[wanted]
    }
    while (n < TRADE_MINIMUM) {
      let best = NONE
      let least = 99999
      for (let kind = 0; kind < commodities; kind++) {
        const left = s.hand[seat * kinds + kind] - counts[kind]
        if (left === 0 || kind === favourite) continue
        // Single cards are worth no more at home than abroad: the dear ones tempt others.
        const cost = dear && left === 1 ? -values[kind] : worth(kind, left) - worth(kind, left - 1)
        if (cost < least) {
          least = cost
          best = kind
        }
      }
      if (best === NONE) return null
      counts[best]++
      n++
    }
    return counts
  }
  /** What to name: a card somebody has asked for, or the dearest. */
  function dearest(s: T, seat: Seat, counts: readonly number[]): number {
    let best = NONE
    for (let kind = 0; kind < commodities; kind++) {
      if (counts[kind] === 0) continue
      for (let other = 0; other < s.seats; other++) if (other !== seat && s.offerWants[other] === kind) return kind
      if (best === NONE || values[kind] >= values[best]) best = kind
    }
    return best
  }
  /**
   * What it says to an offer that it leaves: of what lies open alone, so that nobody learns of its hand by asking.
   */
  function declines(s: T, seat: Seat, other: Seat): Said | null {
    const to = s.offerTo[other]
    if (seat === other || s.offerCards[other] === 0 || (to !== NONE && to !== seat)) return null
    const isOnOffer = s.offerCards[seat] > 0
    if (has(s.agreed[seat], other) || (isOnOffer && s.offerTo[seat] === other)) return null
    if (!has(owed(s), seat)) return { key: 'talk.done' }
    if (isOnOffer && s.offerTo[seat] !== NONE) return { key: 'talk.busy' }
    const want = isOnOffer ? s.offerWants[seat] : NONE
    if (want !== NONE && s.offerWants[other] === want)
      return { key: 'talk.mine', args: { commodity: stall.commodityIds[want] } }
    if (stall.isRisky(s, other)) return { key: 'talk.risk' }
    if (want !== NONE && !stall.namesOf(s, other).includes(want)) return { key: 'talk.noUse' }
    return { key: 'talk.less' }
  }
  return { chooseTrade, declines }
}
