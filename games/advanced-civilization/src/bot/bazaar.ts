/**
 * A trader who means every offer for somebody: asks one after the other for the kinds it collects, tempts them with
 * what they want and a dear single card, and turns to nobody else while a deal that it has agreed to may still be made.
 */
import { TRADE_MINIMUM } from '@ecumene/civilization-family/data/trade.ts'
import { type Manner, worthOfSet } from '@ecumene/civilization-family/src/bot/market.ts'
import { type ActionJson, type Code, type Codes, NONE, owed, type Seat } from '@ecumene/kernel'
import { COMMODITIES, COMMODITY_VALUE, isTradable, KINDS, TRADE_IDS } from '../../data/trade.ts'
import { offer } from '../decisions/offer.ts'
import { mayName } from '../query/naming.ts'
import { handOf, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'
import { gainFrom } from './market.ts'

/** A way to bargain: a manner, and what belongs to offers that are meant for somebody. */
export interface Bargain extends Manner {
  /** How many of the kinds it collects it asks for in turn. */
  readonly asks: number
  /** What a dear single card is worth as a lure, in shares of its face. */
  readonly lure: number
}
/** What it costs to give a calamity away: less than nothing. */
const CALAMITY = -20
/** Lures it tries in turn. */
const LURES = 4

export function makeBazaar(manner: Bargain) {
  const worth = (kind: number, n: number): number => worthOfSet(COMMODITY_VALUE[kind], n, manner)
  /** What giving these cards away takes from the sets in hand. */
  function lossOf(s: S, seat: Seat, given: ArrayLike<number>, from: number): number {
    let loss = 0
    for (let kind = 0; kind < KINDS; kind++) {
      const cards = given[from + kind]
      if (cards === 0) continue
      const n = s.hand[handOf(seat, kind)]
      loss += kind < COMMODITIES ? worth(kind, n) - worth(kind, n - cards) : CALAMITY - manner.rid
    }
    return loss
  }
  const leads = (s: S, seat: Seat): boolean => s.position.every(position => position <= s.position[seat])
  const askedOf = (s: S, seat: Seat, other: Seat): number =>
    manner.margin(s.seats) +
    manner.rises * s.offersMade[seat] +
    (leads(s, other) && s.position[other] > s.position[seat] ? manner.leader : 0)
  const calamityOf = (s: S, seat: Seat): number => {
    for (let kind = COMMODITIES; kind < KINDS; kind++)
      if (isTradable(kind) && s.hand[handOf(seat, kind)] > 0) return kind
    return NONE
  }
  /** What it collects: the kind that gains most by one more card, or with every further rank the next. */
  function collects(s: S, seat: Seat, rank: number): number {
    let taken = 0
    let best = NONE
    for (let i = 0; i <= rank; i++) {
      let most = -999
      let found = NONE
      for (let kind = 0; kind < COMMODITIES; kind++) {
        const n = s.hand[handOf(seat, kind)]
        if (n === 0 || (taken >> kind) & 1) continue
        let value = (2 * n + 1) * COMMODITY_VALUE[kind] + (n > 1 ? manner.begun : 0)
        for (let other = 0; other < s.seats; other++)
          if (other !== seat && s.offerWants[other] === kind) value -= manner.rival
        if (value > most) {
          most = value
          found = kind
        }
      }
      if (found === NONE) break
      taken |= 1 << found
      best = found
    }
    return best
  }
  /** Kinds it can spare, the best lures first: dear cards that do little at home. */
  function lures(s: S, seat: Seat, want: number): number[] {
    const kinds: number[] = []
    const score: number[] = []
    for (let kind = 0; kind < COMMODITIES; kind++) {
      const n = s.hand[handOf(seat, kind)]
      if (n === 0 || kind === want) continue
      score[kind] = manner.lure * COMMODITY_VALUE[kind] - worth(kind, n) + worth(kind, n - 1)
      kinds.push(kind)
    }
    return kinds.sort((one, other) => score[other] - score[one] || other - one)
  }
  /** What they want and a lure, or two lures, another with every turn; then a calamity, or what is worth least. */
  function parcel(s: S, seat: Seat, wanted: number, want: number, turn: number): number[] | null {
    const counts = new Array<number>(KINDS).fill(0)
    let n = 0
    const calamity = calamityOf(s, seat)
    if (calamity !== NONE) n += counts[calamity] = 1
    if (wanted !== NONE && wanted !== want && s.hand[handOf(seat, wanted)] > 0) n += counts[wanted] = 1
    const spare = lures(s, seat, want)
    const most = Math.min(spare.length, LURES)
    for (let i = 0; i < most && n < TRADE_MINIMUM; i++) {
      const kind = spare[(turn + i) % most]
      if (counts[kind] > 0) continue
      n += counts[kind] = 1
      if (n === TRADE_MINIMUM - 1 || calamity !== NONE) break
    }
    for (; n < TRADE_MINIMUM; n++) {
      let best = NONE
      let least = Number.POSITIVE_INFINITY
      for (let kind = 0; kind < COMMODITIES; kind++) {
        const left = s.hand[handOf(seat, kind)] - counts[kind]
        if (left === 0 || kind === want) continue
        const cost = worth(kind, left) - worth(kind, left - 1)
        if (cost >= least) continue
        least = cost
        best = kind
      }
      if (best === NONE) return null
      counts[best]++
    }
    return counts
  }
  /** Names what they want, then the dearest. */
  function offered(s: S, counts: readonly number[], to: number, want: number, wanted: number): ActionJson | null {
    const dearest = (except: number): number => {
      let best = NONE
      for (let kind = 0; kind < COMMODITIES; kind++)
        if (kind !== except && counts[kind] > 0 && (best === NONE || COMMODITY_VALUE[kind] >= COMMODITY_VALUE[best]))
          best = kind
      return best
    }
    const first = wanted !== NONE && counts[wanted] > 0 ? wanted : dearest(NONE)
    const second = dearest(first)
    const plain = offer.offerOf(s, counts, to, want, first)
    return plain && second !== NONE && mayName(s, counts, first, second)
      ? { ...plain, commodity: TRADE_IDS[first], other: TRADE_IDS[second] }
      : plain
  }
  /** Somebody still has to say whether they agree too. */
  const awaits = (s: S, seat: Seat): boolean => (s.agreed[seat] & owed(s) & ~(1 << seat)) !== 0
  function chooseTrade(s: S, seat: Seat, legal: Codes): Code | ActionJson {
    for (let other = 0; other < s.seats; other++) {
      if (!legal.has(VERBS.agree.code(other))) continue
      const asked = lossOf(s, seat, s.offer, seat * KINDS) + askedOf(s, seat, other)
      if (gainFrom(s, seat, other, manner) >= asked) return VERBS.agree.code(other)
    }
    const most = manner.offers + (calamityOf(s, seat) === NONE ? 0 : manner.more)
    if (awaits(s, seat) || s.offersMade[seat] >= most) return VERBS.done.code()
    return reply(s, seat) ?? solicit(s, seat) ?? VERBS.done.code()
  }
  /** The offer of another that would pay best, answered with what they want. */
  function reply(s: S, seat: Seat): ActionJson | null {
    const want = collects(s, seat, 0)
    let best: ActionJson | null = null
    let most = 0
    for (let other = 0; other < s.seats; other++) {
      const to = s.offerTo[other]
      if (other === seat || s.offerCards[other] === 0 || s.offerTo[seat] === other || (to !== NONE && to !== seat))
        continue
      const counts = parcel(s, seat, s.offerWants[other], want, s.offersMade[seat])
      if (!counts) continue
      const profit = gainFrom(s, seat, other, manner) - lossOf(s, seat, counts, 0) - askedOf(s, seat, other)
      if (profit <= most) continue
      best = offered(s, counts, other, want, s.offerWants[other])
      most = profit
    }
    return best
  }
  /** To one after the other: what they want or might take, and what it collects itself. */
  function solicit(s: S, seat: Seat): ActionJson | null {
    const made = s.offersMade[seat]
    const asks = Math.max(1, Math.round(manner.asks))
    const turn = Math.floor(made / Math.max(1, s.seats - 1))
    const want = collects(s, seat, turn % asks)
    for (let i = 0; i < s.seats; i++) {
      const other = (seat + 1 + made + i) % s.seats
      if (other === seat || s.handSize[other] < TRADE_MINIMUM || s.inert[other] === 1) continue
      const wanted = s.offerWants[other]
      const counts = parcel(s, seat, wanted, want, Math.floor(turn / asks))
      const found = counts && offered(s, counts, other, want, wanted)
      if (found) return found
    }
    return null
  }
  return chooseTrade
}
