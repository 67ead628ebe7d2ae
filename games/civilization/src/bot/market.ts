/**
 * The greedy player at market: offers what does least for its own sets, with a calamity if it has one, and takes what
 * adds to them.
 */
import { TRADE_MINIMUM } from '@ecumene/civilization-family/data/trade.ts'
import type { ActionJson, Code, Codes, Rng, Seat } from '@ecumene/kernel'
import { NONE } from '@ecumene/kernel'
import { COMMODITIES, COMMODITY_VALUE, KINDS, setValue } from '../../data/trade.ts'
import { offerOf } from '../decisions/offer.ts'
import { handOf, type S } from '../state.ts'
import { verbs } from '../verbs.ts'

const MOST_OFFERS = 10

/** A single card buys little and fills the hand: it counts for less than its face. */
const worth = (kind: number, n: number): number => (n === 1 ? 0.4 * COMMODITY_VALUE[kind] : setValue(kind, n))
/** What giving these cards away takes from the sets in hand. */
function lossOf(s: S, who: Seat, given: ArrayLike<number>, from: number): number {
  let loss = 0
  for (let kind = 0; kind < COMMODITIES; kind++) {
    const n = s.hand[handOf(who, kind)]
    const cards = given[from + kind]
    if (cards > 0) loss += worth(kind, n) - worth(kind, n - cards)
  }
  return loss
}
/**
 * What an offer may be worth: as many of the named cards as its total allows, a little less sure, and the rest at its
 * face.
 */
function gainFrom(s: S, who: Seat, other: Seat): number {
  const named = s.offerNames[other]
  const n = s.hand[handOf(who, named)]
  const cards = s.offerCards[other]
  const points = s.offerPoints[other]
  let count = 1
  while (count < cards && setValue(named, count + 1) + (cards - count - 1) <= points) count++
  return (
    (worth(named, n + count) - worth(named, n)) * (count > 1 ? 0.9 : 1) +
    Math.max(0, points - setValue(named, count)) * 0.6
  )
}
/** The commodity whose set it wants to complete. */
function favourite(s: S, who: Seat): number {
  let best = NONE
  let most = -999
  for (let kind = 0; kind < COMMODITIES; kind++) {
    const n = s.hand[handOf(who, kind)]
    let value = (2 * n + 1) * COMMODITY_VALUE[kind] + (n > 1 ? 6 : 0)
    // a rival collects it too
    for (let seat = 0; seat < s.seats; seat++) if (seat !== who && s.offerWants[seat] === kind) value -= 5
    if (n > 0 && value > most) {
      most = value
      best = kind
    }
  }
  return best
}

export function chooseTrade(s: S, who: Seat, legal: Codes, rng: Rng): Code | ActionJson {
  // What is on the table for its own offer: say yes if it pays.
  for (let seat = 0; seat < s.seats; seat++)
    if (legal.has(verbs.agree.code(seat)) && gainFrom(s, who, seat) >= lossOf(s, who, s.offer, handOf(who, 0)))
      return verbs.agree.code(seat)
  if (s.offersMade[who] < Math.min(MOST_OFFERS, s.offersEach))
    return reply(s, who) ?? solicit(s, who) ?? (s.offerCards[who] === 0 ? open(s, who, rng) : null) ?? verbs.done.code()
  return verbs.done.code()
}
/** The offer of another that would pay best, answered with what he wants. */
function reply(s: S, who: Seat): ActionJson | null {
  const want = favourite(s, who)
  let best: ActionJson | null = null
  let most = 0
  for (let seat = 0; seat < s.seats; seat++) {
    if (
      seat === who ||
      s.offerCards[seat] === 0 ||
      s.offerTo[who] === seat ||
      (s.offerTo[seat] !== NONE && s.offerTo[seat] !== who)
    )
      continue
    const counts = parcel(s, who, s.offerWants[seat], want, false)
    const profit = counts ? gainFrom(s, who, seat) - lossOf(s, who, counts, 0) : 0
    if (!counts || profit <= most) continue
    best = offerOf(counts, seat, want, s.offerWants[seat])
    most = profit
  }
  return best
}
/** To somebody who wants what it can spare: what it wants itself is said with it. */
function solicit(s: S, who: Seat): ActionJson | null {
  const want = favourite(s, who)
  for (let i = 0; i < s.seats; i++) {
    const seat = (who + 1 + s.offersMade[who] + i) % s.seats
    const wanted = s.offerWants[seat]
    if (
      seat === who ||
      wanted === NONE ||
      wanted === want ||
      s.offerTo[who] === seat ||
      s.handSize[seat] < TRADE_MINIMUM
    )
      continue
    if (s.hand[handOf(who, wanted)] === 0) continue
    const counts = parcel(s, who, wanted, want, false)
    if (counts && counts[wanted] > 0) return offerOf(counts, seat, want, wanted)
  }
  return null
}
function open(s: S, who: Seat, rng: Rng): ActionJson | null {
  const want = favourite(s, who)
  const counts = parcel(s, who, NONE, want, rng.below(2) === 0)
  return counts && offerOf(counts, NONE, want, dearest(s, who, counts))
}
/**
 * Three cards, or a few more of what the other wants: first that, then a calamity, then what is worth least. The
 * favourite stays at home.
 */
function parcel(s: S, who: Seat, wanted: number, favourite: number, dear: boolean): number[] | null {
  const counts = new Array<number>(KINDS).fill(0)
  let n = 0
  for (let kind = COMMODITIES; kind < KINDS && n === 0; kind++) if (s.hand[handOf(who, kind)] > 0) n += counts[kind] = 1
  if (wanted !== NONE && wanted !== favourite && s.hand[handOf(who, wanted)] <= 3) {
    counts[wanted] = s.hand[handOf(who, wanted)]
    n += counts[wanted]
  }
  while (n < TRADE_MINIMUM) {
    let best = NONE
    let least = 99999
    for (let kind = 0; kind < COMMODITIES; kind++) {
      const left = s.hand[handOf(who, kind)] - counts[kind]
      if (left === 0 || kind === favourite) continue
      // Single cards are worth no more at home than abroad: the dear ones tempt others.
      const cost = dear && left === 1 ? -COMMODITY_VALUE[kind] : worth(kind, left) - worth(kind, left - 1)
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
function dearest(s: S, who: Seat, counts: readonly number[]): number {
  let best = NONE
  for (let kind = 0; kind < COMMODITIES; kind++) {
    if (counts[kind] === 0) continue
    for (let seat = 0; seat < s.seats; seat++) if (seat !== who && s.offerWants[seat] === kind) return kind
    if (best === NONE || COMMODITY_VALUE[kind] >= COMMODITY_VALUE[best]) best = kind
  }
  return best
}
