/**
 * A player who looks for deals: what each other player wants, what they probably hold, and what both would gain. It
 * parts with its best set if another grows by more. It asks in proportion to what the other is likely to gain, so that
 * two such players find deals, and a player who takes much has to give much.
 */
import { TRADE_MINIMUM } from '@ecumene/civilization-family/data/trade.ts'
import { type Manner, worthOfSet } from '@ecumene/civilization-family/src/bot/market.ts'
import { type ActionJson, type Code, type Codes, has, NONE, owed, type Seat } from '@ecumene/kernel'
import { COMMODITIES, COMMODITY_VALUE, isCalamity, isRedBacked, KINDS, setValue } from '../../data/trade.ts'
import { offer } from '../decisions/offer.ts'
import { handOf, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'
import { expectedGain, likelyHeld } from './guess.ts'

/** How a dealer deals, beside the manner in which it asks for a gain. */
export interface Dealing {
  /** What a city is worth that a calamity would take; how much likelier a named card is than chance has it. */
  readonly dread: number
  readonly lean: number
  /**
   * What an exchange must gain: so many times what the other is likely to gain by it, and at least `least`; never more
   * than the margin of the manner.
   */
  readonly timesTheirs: number
  readonly least: number
  /** What the others ask before they agree, and what a card is worth to them that they do not collect. */
  readonly theirs: number
  readonly rest: number
  /** Cards that they already hold of what they collect. */
  readonly begun: number
  /** How much of their gain counts as one's own: they agree the sooner. */
  readonly both: number
  /** How much of its face makes up for giving a card away that nobody asked for: a dear one tempts. */
  readonly tempt: number
  /** Of the best deals, how many are proposed in turn. */
  readonly tries: number
}
/** More than this makes nobody agree sooner. */
const ENOUGH = 60
/** A player expected to hold fewer of a card than this is not asked for it. */
const FEWEST = 0.5
/** How much of its face others miss a card that they give away. */
const MISSED = 0.6
/** Nothing is laid open to all that would be missed this much. */
const DEAR = 15
interface Parcel {
  readonly counts: readonly number[]
  readonly loss: number
  /** What the other player will think to gain. */
  readonly shown: number
}
interface Deal {
  readonly to: Seat
  readonly want: number
  readonly parcel: Parcel
  readonly value: number
}

export function makeDealer(manner: Manner, dealing: Dealing) {
  const worth = (kind: number, n: number): number => worthOfSet(COMMODITY_VALUE[kind], n, manner)
  const gainOf = (s: S, seat: Seat, other: Seat): number =>
    expectedGain(s, seat, other, (kind, n, more) => worth(kind, n + more) - worth(kind, n), dealing.dread, dealing.lean)
  const leads = (s: S, seat: Seat): boolean => s.position.every(position => position <= s.position[seat])
  /** What these cards will look like to a player who collects this. */
  function shownOf(given: ArrayLike<number>, from: number, wanted: number): number {
    let shown = 0
    for (let kind = 0; kind < COMMODITIES; kind++) {
      const cards = given[from + kind]
      if (cards === 0) continue
      shown +=
        kind === wanted
          ? COMMODITY_VALUE[kind] * cards * (cards + 2 * dealing.begun)
          : dealing.rest * setValue(kind, cards)
    }
    return shown
  }
  /** `theirs`: what the other will think to gain. */
  const askedOf = (s: S, seat: Seat, other: Seat, theirs: number): number =>
    Math.min(manner.margin(s.seats), Math.max(dealing.least, dealing.timesTheirs * theirs)) +
    manner.rises * s.offersMade[seat] +
    (leads(s, other) && s.position[other] > s.position[seat] ? manner.leader : 0)
  /** For these cards of this seat, given for what the other has on the table. */
  const priceOf = (s: S, seat: Seat, other: Seat, given: ArrayLike<number>, from: number): number =>
    askedOf(s, seat, other, shownOf(given, from, s.offerWants[other]) - MISSED * s.offerPoints[other])
  function lossOf(s: S, seat: Seat, given: ArrayLike<number>, from: number): number {
    let loss = 0
    for (let kind = 0; kind < KINDS; kind++) {
      const cards = given[from + kind]
      if (cards === 0) continue
      const n = s.hand[handOf(seat, kind)]
      loss += isCalamity(kind) ? -manner.rid : worth(kind, n) - worth(kind, n - cards)
    }
    return loss
  }
  const calamityOf = (s: S, seat: Seat): number => {
    for (let kind = COMMODITIES; kind < KINDS; kind++)
      if (!isRedBacked(kind) && s.hand[handOf(seat, kind)] > 0) return kind
    return NONE
  }
  /** So many cards of what they want, a calamity, and what is missed least; never of what it wants itself. */
  function parcelOf(s: S, seat: Seat, wanted: number, cards: number, want: number): Parcel | null {
    const counts = new Array<number>(KINDS).fill(0)
    let n = 0
    if (wanted !== NONE) n = counts[wanted] = cards
    const calamity = calamityOf(s, seat)
    if (calamity !== NONE) n += counts[calamity] = 1
    while (n < TRADE_MINIMUM) {
      let best = NONE
      let least = Number.POSITIVE_INFINITY
      for (let kind = 0; kind < COMMODITIES; kind++) {
        const left = s.hand[handOf(seat, kind)] - counts[kind]
        if (left === 0 || kind === want || kind === wanted) continue
        const cost = worth(kind, left) - worth(kind, left - 1) - dealing.tempt * COMMODITY_VALUE[kind]
        if (cost >= least) continue
        least = cost
        best = kind
      }
      if (best === NONE) return null
      counts[best]++
      n++
    }
    return { counts, loss: lossOf(s, seat, counts, 0), shown: shownOf(counts, 0, wanted) }
  }
  const offersOf = (s: S, seat: Seat): number => manner.offers + (calamityOf(s, seat) === NONE ? 0 : manner.more)

  function chooseTrade(s: S, seat: Seat, legal: Codes): Code | ActionJson {
    let best = NONE
    let most = 0
    for (let other = 0; other < s.seats; other++) {
      if (!legal.has(VERBS.agree.code(other))) continue
      const mine = handOf(seat, 0)
      const profit = gainOf(s, seat, other) - lossOf(s, seat, s.offer, mine) - priceOf(s, seat, other, s.offer, mine)
      if (profit < most) continue
      most = profit
      best = other
    }
    if (best !== NONE) return VERBS.agree.code(best)
    if (s.offersMade[seat] >= offersOf(s, seat)) return VERBS.done.code()
    return reply(s, seat) ?? propose(s, seat) ?? VERBS.done.code()
  }
  /** What it would like most of what others probably hold. */
  function wish(s: S, seat: Seat): number {
    let best = NONE
    let most = 0
    for (let kind = 0; kind < COMMODITIES; kind++) {
      const n = s.hand[handOf(seat, kind)]
      const value = worth(kind, n + Math.min(TRADE_MINIMUM, likelyHeld(s, seat, NONE, kind))) - worth(kind, n)
      if (n === 0 || value <= most) continue
      most = value
      best = kind
    }
    return best
  }
  /** The offer of another that would pay best, answered with what they want. */
  function reply(s: S, seat: Seat): ActionJson | null {
    let best: ActionJson | null = null
    let most = 0
    for (let other = 0; other < s.seats; other++) {
      if (other === seat || s.offerCards[other] === 0 || s.offerTo[seat] === other) continue
      if (s.offerTo[other] !== NONE && s.offerTo[other] !== seat) continue
      const expected = gainOf(s, seat, other)
      if (expected <= most) continue
      const wanted = s.offerWants[other]
      const held = wanted === NONE ? 0 : s.hand[handOf(seat, wanted)]
      const named = s.offerNames[other]
      for (let cards = held === 0 ? 0 : 1; cards <= held; cards++) {
        const parcel = parcelOf(s, seat, cards === 0 ? NONE : wanted, cards, named)
        if (!parcel) continue
        const gain = expected - priceOf(s, seat, other, parcel.counts, 0)
        const value = gain - parcel.loss + dealing.both * Math.min(parcel.shown, ENOUGH)
        if (gain <= parcel.loss || value <= most) continue
        most = value
        best = offer.offerOf(s, parcel.counts, other, named, cards === 0 ? NONE : wanted)
      }
    }
    return best
  }
  /** Deals that should please both, the best ones in turn. */
  function propose(s: S, seat: Seat): ActionJson | null {
    const deals: Deal[] = []
    for (let other = 0; other < s.seats; other++) {
      const wanted = s.offerWants[other]
      if (other === seat || wanted === NONE || s.handSize[other] < TRADE_MINIMUM) continue
      const held = s.hand[handOf(seat, wanted)]
      for (let cards = 1; cards <= held; cards++)
        for (let want = 0; want < COMMODITIES; want++) {
          const n = s.hand[handOf(seat, want)]
          if (want === wanted || n === 0) continue
          const likely = Math.min(TRADE_MINIMUM, likelyHeld(s, seat, other, want))
          if (likely < FEWEST) continue
          const parcel = parcelOf(s, seat, wanted, cards, want)
          if (!parcel) continue
          const gain = worth(want, n + likely) - worth(want, n) - parcel.loss - askedOf(s, seat, other, 0)
          const theirs = parcel.shown - COMMODITY_VALUE[want] * likely * likely - dealing.theirs
          if (gain <= 0 || theirs <= 0) continue
          deals.push({ to: other, want, parcel, value: gain + dealing.both * theirs })
        }
    }
    if (deals.length === 0) return s.offerCards[seat] === 0 ? open(s, seat) : null
    deals.sort((a, b) => b.value - a.value)
    const { to, want, parcel } = deals[s.offersMade[seat] % Math.min(deals.length, dealing.tries)]
    return offer.offerOf(s, parcel.counts, has(owed(s), to) ? NONE : to, want, s.offerWants[to])
  }
  function open(s: S, seat: Seat): ActionJson | null {
    const want = wish(s, seat)
    const parcel = want === NONE ? null : parcelOf(s, seat, NONE, 0, want)
    return parcel && parcel.loss < DEAR ? offer.offerOf(s, parcel.counts, NONE, want) : null
  }
  return chooseTrade
}
