/**
 * A trade offer: hidden cards, with their true number, their true total and one true commodity among them (CIV-16.3b).
 * Whatever else is said may be false (CIV-16.3c): `want` and `claim` are talk. How many offers a seat may make in one
 * phase is a rule of our table, so that trading always ends.
 */
import { TRADE_MINIMUM } from '@ecumene/civilization-family/data/trade.ts'
import {
  type ActionJson,
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
import { COMMODITIES, COMMODITY_IDS, isRedBacked, KINDS, TRADE_IDS } from '../../data/trade.ts'
import { clearOffer, offerPoints } from '../effects/offers.ts'
import type { E } from '../events.ts'
import { handOf, type S } from '../state.ts'

const kindOf = (id: string): number => (TRADE_IDS as readonly string[]).indexOf(id)
const commodityOf = (id: Json | undefined): number => (COMMODITY_IDS as readonly string[]).indexOf(String(id))
const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The counts an action names, or null if it is no list of cards. */
function countsOf(cards: Json | undefined): number[] | null {
  if (!isRecord(cards)) return null
  const counts = new Array<number>(KINDS).fill(0)
  for (const [id, n] of Object.entries(cards)) {
    const kind = kindOf(id)
    if (kind < 0 || isRedBacked(kind) || !Number.isInteger(n) || (n as number) < 1 || (n as number) > 9) return null
    counts[kind] = n as number
  }
  return counts
}
const PARAMS = ['verb', 'cards', 'commodity', 'to', 'target', 'want', 'claim']
/** To whom: `to` a seat or null, or `target` a seat or -1; to all unless said. */
const addressee = (action: ActionJson): Json => (action.target !== undefined ? action.target : (action.to ?? NONE))

export const offerForm: Form<S, E> = {
  verb: 'offer',
  params: {
    cards: [...TRADE_IDS],
    commodity: [...COMMODITY_IDS],
    target: 'a seat, or -1 for all',
    want: ['none', ...COMMODITY_IDS],
    claim: [...TRADE_IDS],
  },
  check(s, seat, action): Refusal | null {
    const counts = countsOf(action.cards)
    if (!counts || Object.keys(action).some(seat => !PARAMS.includes(seat)))
      return refusal('CIV-16.3b', 'refuse.offerShape')
    if (action.claim !== undefined && !countsOf(action.claim)) return refusal('CIV-16.3c', 'refuse.offerShape')
    if (action.want !== undefined && action.want !== null && action.want !== 'none' && commodityOf(action.want) < 0)
      return refusal('CIV-16.3c', 'refuse.offerShape')
    const to = addressee(action)
    if (typeof to !== 'number' || !Number.isInteger(to) || to < NONE || to >= s.seats || to === seat)
      return refusal('CIV-16.4', 'refuse.twoPlayers')
    if (s.offersMade[seat] >= s.offersEach) return refusal('CIV-R-107', 'refuse.offersSpent', { most: s.offersEach })
    let n = 0
    for (let kind = 0; kind < KINDS; kind++) {
      n += counts[kind]
      if (counts[kind] > s.hand[handOf(seat, kind)])
        return refusal('CIV-R-36', 'refuse.lackCard', { trade: TRADE_IDS[kind] })
    }
    if (n < TRADE_MINIMUM) return refusal('CIV-16.3a', 'refuse.threeCards', { least: TRADE_MINIMUM })
    const named = commodityOf(action.commodity)
    if (named < 0 || counts[named] === 0) return refusal('CIV-16.3b', 'refuse.nameOne')
    return null
  },
  apply(s, seat, action, world) {
    const counts = countsOf(action.cards) ?? []
    // an offer may be changed at any time (CIV-16.1b); who agreed to the old one has agreed to nothing
    clearOffer(s, seat)
    let n = 0
    for (let kind = 0; kind < KINDS; kind++) {
      s.offer[handOf(seat, kind)] = counts[kind]
      n += counts[kind]
    }
    const to = addressee(action) as number
    s.offerCards[seat] = n
    s.offerPoints[seat] = offerPoints(counts)
    s.offerNames[seat] = commodityOf(action.commodity)
    s.offerWants[seat] = commodityOf(action.want)
    s.offerTo[seat] = to
    s.offersMade[seat]++
    // who is spoken to is asked, even if he had finished
    if (to !== NONE && s.handSize[to] >= TRADE_MINIMUM) owes(s, to)
    world.reveal(EVERYONE)
    if (!world.live) return
    const facts = {
      seat,
      cards: n,
      points: s.offerPoints[seat],
      commodity: COMMODITY_IDS[s.offerNames[seat]],
      want: s.offerWants[seat] === NONE ? 'none' : COMMODITY_IDS[s.offerWants[seat]],
      claim: action.claim ?? {},
      hidden: action.cards,
    }
    world.emit(to === NONE ? { type: 'offered', ...facts } : { type: 'offeredTo', target: to, ...facts })
  },
  /** Three to six cards of the hand at random, a calamity now and then. */
  sample(s, seat, rng) {
    if (s.offersMade[seat] >= s.offersEach || s.handSize[seat] < TRADE_MINIMUM) return null
    const hand: number[] = []
    for (let kind = 0; kind < KINDS; kind++) for (let i = 0; i < s.hand[handOf(seat, kind)]; i++) hand.push(kind)
    if (hand.length < TRADE_MINIMUM) return null
    const size = TRADE_MINIMUM + rng.below(Math.min(4, hand.length - TRADE_MINIMUM + 1))
    const counts = new Array<number>(KINDS).fill(0)
    for (let i = 0; i < size; i++) counts[hand.splice(rng.below(hand.length), 1)[0]]++
    return offerOf(counts, someone(s, seat, rng), NONE)
  },
  suggest: (s, seat) => suggestions(s, seat),
}

/** An action from counts, naming this commodity, or the one of which it has most; null if it has none (CIV-R-37). */
export function offerOf(counts: readonly number[], to: number, want: number, name = NONE): ActionJson | null {
  const cards: Record<string, number> = {}
  let named = NONE
  for (let kind = 0; kind < KINDS; kind++) {
    if (counts[kind] === 0) continue
    cards[TRADE_IDS[kind]] = counts[kind]
    if (kind < COMMODITIES && (named === NONE || counts[kind] > counts[named])) named = kind
  }
  if (named === NONE) return null
  if (name !== NONE && counts[name] > 0) named = name
  return {
    verb: 'offer',
    cards,
    commodity: COMMODITY_IDS[named],
    target: to,
    want: want === NONE ? 'none' : COMMODITY_IDS[want],
  }
}
const someone = (s: S, seat: Seat, rng: Rng): number => {
  const other = rng.below(s.seats * 2)
  return other >= s.seats || other === seat ? NONE : other
}
/**
 * A few that a plain list can show: the three least useful cards, with and without a calamity, to all and in answer to
 * each offer.
 */
function suggestions(s: S, seat: Seat): readonly ActionJson[] {
  const all: ActionJson[] = []
  if (s.offersMade[seat] >= s.offersEach || s.handSize[seat] < TRADE_MINIMUM) return all
  for (const withCalamity of [true, false]) {
    const counts = leastUseful(s, seat, withCalamity)
    if (!counts) continue
    for (let to = NONE; to < s.seats; to++) {
      if (to === seat || (to !== NONE && (s.offerCards[to] === 0 || has(s.agreed[seat], to)))) continue
      const offer = offerOf(counts, to, NONE)
      if (offer && !all.some(known => JSON.stringify(known) === JSON.stringify(offer))) all.push(offer)
    }
  }
  return all
}
/** Single cards first, cheap before dear; at most one calamity. */
function leastUseful(s: S, seat: Seat, withCalamity: boolean): number[] | null {
  const counts = new Array<number>(KINDS).fill(0)
  let n = 0
  if (withCalamity)
    for (let kind = COMMODITIES; kind < KINDS && n === 0; kind++)
      if (s.hand[handOf(seat, kind)] > 0) n += counts[kind] = 1
  if (withCalamity && n === 0) return null
  for (let size = 1; size <= 9 && n < TRADE_MINIMUM; size++)
    for (let kind = 0; kind < COMMODITIES && n < TRADE_MINIMUM; kind++)
      if (s.hand[handOf(seat, kind)] === size) for (let i = 0; i < size && n < TRADE_MINIMUM; i++, n++) counts[kind]++
  return n >= TRADE_MINIMUM ? counts : null
}
