/** The greedy player at market: offers what does least for its own sets, with a calamity if it has one, and takes what adds to them. */
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import type { ActionJson, Code, Codes, Rng, Seat } from '@ecumene/kernel'
import { COMMODITIES, COMMODITY_VALUE, isTradable, KINDS, setValue, TRADE_MINIMUM } from '../../data/trade.ts'
import { offerOf } from '../decisions/offer.ts'
import { handOf, nameOf, type S } from '../state.ts'
import { V } from '../verbs.ts'

const MOST_OFFERS = 10
/** A card nobody has named is worth little, and may be a calamity. */
const UNNAMED = -1

/** A single card buys little and fills the hand: it counts for less than its face. */
const worth = (k: number, n: number): number => (n === 1 ? 0.4 * COMMODITY_VALUE[k] : setValue(k, n))
/** What giving these cards away takes from the sets in hand; a calamity is gladly given. */
function lossOf(s: S, who: Seat, given: ArrayLike<number>, from: number): number {
  let loss = 0
  for (let k = 0; k < KINDS; k++) {
    const g = given[from + k]
    if (g === 0) continue
    const n = s.hand[handOf(who, k)]
    loss += k < COMMODITIES ? worth(k, n) - worth(k, n - g) : -20
  }
  return loss
}
/** What the two named cards of an offer add to its own sets. */
function gainFrom(s: S, who: Seat, other: Seat): number {
  const a = s.offerNames[nameOf(other, 0)]
  const b = s.offerNames[nameOf(other, 1)]
  const rest = (s.offerCards[other] - 2) * UNNAMED
  if (a >= COMMODITIES || b >= COMMODITIES) return -50
  const n = s.hand[handOf(who, a)]
  if (a === b) return worth(a, n + 2) - worth(a, n) + rest
  const m = s.hand[handOf(who, b)]
  return worth(a, n + 1) - worth(a, n) + worth(b, m + 1) - worth(b, m) + rest
}
/** The commodity whose set it wants to complete. */
function favourite(s: S, who: Seat): number {
  let best = NONE
  let most = -999
  for (let k = 0; k < COMMODITIES; k++) {
    const n = s.hand[handOf(who, k)]
    let value = (2 * n + 1) * COMMODITY_VALUE[k] + (n > 1 ? 6 : 0)
    for (let p = 0; p < s.seats; p++) if (p !== who && s.offerWants[p] === k) value -= 5 // a rival collects it too
    if (n > 0 && value > most) {
      most = value
      best = k
    }
  }
  return best
}

export function chooseTrade(s: S, who: Seat, legal: Codes, rng: Rng): Code | ActionJson {
  // What is on the table for its own offer: say yes if it pays.
  for (let p = 0; p < s.seats; p++)
    if (legal.has(V.agree.code(p)) && gainFrom(s, who, p) >= lossOf(s, who, s.offer, handOf(who, 0)))
      return V.agree.code(p)
  if (s.offersMade[who] < Math.min(MOST_OFFERS, s.offersEach))
    return reply(s, who) ?? solicit(s, who) ?? (s.offerCards[who] === 0 ? open(s, who, rng) : null) ?? V.done.code()
  return V.done.code()
}
/** The offer of another that would pay best, answered with what he wants. */
function reply(s: S, who: Seat): ActionJson | null {
  const want = favourite(s, who)
  let best: ActionJson | null = null
  let most = 0
  for (let p = 0; p < s.seats; p++) {
    if (p === who || s.offerCards[p] === 0 || s.offerTo[who] === p || (s.offerTo[p] !== NONE && s.offerTo[p] !== who))
      continue
    const counts = parcel(s, who, s.offerWants[p], want, false)
    const profit = counts ? gainFrom(s, who, p) - lossOf(s, who, counts, 0) : 0
    if (!counts || profit <= most) continue
    best = offerOf(s, counts, p, want, s.offerWants[p])
    most = profit
  }
  return best
}
/** To somebody who wants what it can spare: what it wants itself is said with it. */
function solicit(s: S, who: Seat): ActionJson | null {
  const want = favourite(s, who)
  for (let i = 0; i < s.seats; i++) {
    const p = (who + 1 + s.offersMade[who] + i) % s.seats
    const wanted = s.offerWants[p]
    if (p === who || wanted === NONE || wanted === want || s.offerTo[who] === p || s.handSize[p] < TRADE_MINIMUM)
      continue
    if (s.hand[handOf(who, wanted)] === 0) continue
    const counts = parcel(s, who, wanted, want, false)
    const offer = counts && counts[wanted] > 0 ? offerOf(s, counts, p, want, wanted) : null
    if (offer) return offer
  }
  return null
}
function open(s: S, who: Seat, rng: Rng): ActionJson | null {
  const want = favourite(s, who)
  const counts = parcel(s, who, NONE, want, rng.below(2) === 0)
  return counts && offerOf(s, counts, NONE, want, dearest(s, who, counts))
}
/** Three cards, or a few more of what the other wants: first that, then a calamity, then what is worth least. The favourite stays at home. */
function parcel(s: S, who: Seat, wanted: number, favourite: number, dear: boolean): number[] | null {
  const counts = new Array<number>(KINDS).fill(0)
  let n = 0
  for (let k = COMMODITIES; k < KINDS && n === 0; k++)
    if (isTradable(k) && s.hand[handOf(who, k)] > 0) n += counts[k] = 1
  if (wanted !== NONE && wanted !== favourite && s.hand[handOf(who, wanted)] <= 3) {
    counts[wanted] = s.hand[handOf(who, wanted)]
    n += counts[wanted]
  }
  while (n < TRADE_MINIMUM) {
    let best = NONE
    let least = 99999
    for (let k = 0; k < COMMODITIES; k++) {
      const left = s.hand[handOf(who, k)] - counts[k]
      if (left === 0 || k === favourite) continue
      // Single cards are worth no more at home than abroad: the dear ones tempt others.
      const cost = dear && left === 1 ? -COMMODITY_VALUE[k] : worth(k, left) - worth(k, left - 1)
      if (cost < least) {
        least = cost
        best = k
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
  for (let k = 0; k < COMMODITIES; k++) {
    if (counts[k] === 0) continue
    for (let p = 0; p < s.seats; p++) if (p !== who && s.offerWants[p] === k) return k
    if (best === NONE || COMMODITY_VALUE[k] >= COMMODITY_VALUE[best]) best = k
  }
  return best
}
