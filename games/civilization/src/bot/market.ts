/** The greedy player at market: offers what does least for its own sets, with a calamity if it has one, and takes what adds to them. */
import { type ActionJson, type Code, type Codes, has, type Rng, type Seat } from '@ecumene/kernel'
import { COMMODITIES, COMMODITY_VALUE, KINDS, setValue, TRADE_MINIMUM } from '../../data/trade.ts'
import { offerOf } from '../decisions/offer.ts'
import { NONE } from '../map.ts'
import { handOf, type S } from '../state.ts'
import { V } from '../verbs.ts'

const MOST_OFFERS = 5

/** What giving these cards away takes from the sets in hand. */
function lossOf(s: S, who: Seat, given: ArrayLike<number>, from: number): number {
  let loss = 0
  for (let k = 0; k < COMMODITIES; k++) {
    const n = s.hand[handOf(who, k)]
    const g = given[from + k]
    if (g > 0) loss += setValue(k, n) - setValue(k, n - g)
  }
  return loss
}
/** What an offer may be worth: the named card in its set, the rest a little more than its face. */
function gainFrom(s: S, who: Seat, other: Seat): number {
  const named = s.offerNames[other]
  const n = s.hand[handOf(who, named)]
  const value = COMMODITY_VALUE[named]
  const rest = s.offerPoints[other] - value
  return setValue(named, n + 1) - setValue(named, n) + rest * 1.3
}
/** The commodity whose set it wants to complete. */
function favourite(s: S, who: Seat): number {
  let best = NONE
  let most = 0
  for (let k = 0; k < COMMODITIES; k++) {
    const n = s.hand[handOf(who, k)]
    const value = (2 * n + 1) * COMMODITY_VALUE[k] + (n > 1 ? 4 : 0)
    if (n > 0 && value > most) {
      most = value
      best = k
    }
  }
  return best
}

export function chooseTrade(s: S, who: Seat, legal: Codes, rng: Rng): Code | ActionJson {
  // Somebody waits for a word: take it if it pays.
  for (let p = 0; p < s.seats; p++) {
    if (!has(s.agreed[p], who) || !legal.has(V.agree.code(p))) continue
    if (gainFrom(s, who, p) >= lossOf(s, who, s.offer, handOf(who, 0))) return V.agree.code(p)
  }
  if (s.offersMade[who] < Math.min(MOST_OFFERS, s.offersEach)) {
    const want = favourite(s, who)
    for (let i = 0; i < s.seats; i++) {
      const p = (who + 1 + i) % s.seats
      if (p === who || s.offerCards[p] === 0 || has(s.agreed[who], p) || (s.offerTo[p] !== NONE && s.offerTo[p] !== who)) continue
      const counts = parcel(s, who, s.offerWants[p], want)
      if (counts && gainFrom(s, who, p) >= lossOf(s, who, counts, 0)) {
        const reply = offerOf(counts, p, want)
        if (reply) return reply
      }
    }
    if (s.offerCards[who] === 0) {
      const counts = parcel(s, who, rng.below(2) === 0 ? NONE : rng.below(COMMODITIES), want)
      const offer = counts && offerOf(counts, NONE, want)
      if (offer) return offer
    }
  }
  return V.done.code()
}
/** Three cards, or a few more of what the other wants: first that, then a calamity, then what is worth least. The favourite stays at home. */
function parcel(s: S, who: Seat, wanted: number, favourite: number): number[] | null {
  const counts = new Array<number>(KINDS).fill(0)
  let n = 0
  for (let k = COMMODITIES; k < KINDS && n === 0; k++) if (s.hand[handOf(who, k)] > 0) n += counts[k] = 1
  if (wanted !== NONE && wanted !== favourite && s.hand[handOf(who, wanted)] <= 2) {
    counts[wanted] = s.hand[handOf(who, wanted)]
    n += counts[wanted]
  }
  while (n < TRADE_MINIMUM) {
    let best = NONE
    let least = 99999
    for (let k = 0; k < COMMODITIES; k++) {
      const left = s.hand[handOf(who, k)] - counts[k]
      if (left === 0 || k === favourite) continue
      const cost = (2 * left - 1) * COMMODITY_VALUE[k]
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
