/**
 * A trade offer: hidden cards, with their true number and two true names among them (ADV-10.5, ADV-R-24, ≠ CIV-16.3b:
 * no total). Whatever else is said may be false (ADV-10.6): `want` and `claim` are talk. How many offers a seat may
 * make in one phase is a rule of our table, so that trading always ends.
 */
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import {
  type ActionJson,
  EVERYONE,
  type Form,
  has,
  type Json,
  owes,
  type Refusal,
  type Rng,
  refusal,
  type Seat,
} from '@ecumene/kernel'
import { COMMODITIES, COMMODITY_IDS, isTradable, KINDS, TRADE_IDS, TRADE_MINIMUM } from '../../data/trade.ts'
import { clearOffer } from '../effects/offers.ts'
import type { E } from '../events.ts'
import { mayName } from '../query/naming.ts'
import { handOf, nameOf, type S } from '../state.ts'

const kindOf = (id: Json | undefined): number => (TRADE_IDS as readonly string[]).indexOf(String(id))
const commodityOf = (id: Json | undefined): number => (COMMODITY_IDS as readonly string[]).indexOf(String(id))
const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The counts an action names, or null if it is no list of cards. */
function countsOf(cards: Json | undefined): number[] | null {
  if (!isRecord(cards)) return null
  const counts = new Array<number>(KINDS).fill(0)
  for (const [id, n] of Object.entries(cards)) {
    const kind = kindOf(id)
    if (kind < 0 || !Number.isInteger(n) || (n as number) < 1 || (n as number) > 9) return null
    counts[kind] = n as number
  }
  return counts
}
const PARAMS = ['verb', 'cards', 'commodity', 'other', 'target', 'want', 'claim']
/** A seat, or -1 for all; to all unless said. */
const addressee = (action: ActionJson): Json => action.target ?? NONE

export const offerForm: Form<S, E> = {
  verb: 'offer',
  params: {
    cards: [...TRADE_IDS],
    commodity: [...TRADE_IDS],
    other: [...TRADE_IDS],
    target: 'a seat, or -1 for all',
    want: ['none', ...COMMODITY_IDS],
    claim: [...TRADE_IDS],
  },
  check(s, seat, action): Refusal | null {
    const counts = countsOf(action.cards)
    if (!counts || Object.keys(action).some(param => !PARAMS.includes(param)))
      return refusal('ADV-10.5', 'refuse.offerShape')
    if (action.claim !== undefined && !countsOf(action.claim)) return refusal('ADV-10.6', 'refuse.offerShape')
    if (action.want !== undefined && action.want !== null && action.want !== 'none' && commodityOf(action.want) < 0)
      return refusal('ADV-10.6', 'refuse.offerShape')
    const to = addressee(action)
    if (typeof to !== 'number' || !Number.isInteger(to) || to < NONE || to >= s.seats || to === seat)
      return refusal('ADV-10.3', 'refuse.twoPlayers')
    if (s.offersMade[seat] >= s.offersEach) return refusal('ADV-10.13', 'refuse.offersSpent', { most: s.offersEach })
    let n = 0
    for (let kind = 0; kind < KINDS; kind++) {
      n += counts[kind]
      if (counts[kind] > s.hand[handOf(seat, kind)])
        return refusal('ADV-R-24', 'refuse.lackCard', { trade: TRADE_IDS[kind] })
      if (counts[kind] > 0 && !isTradable(kind))
        return refusal('ADV-10.8', 'refuse.notTradable', { trade: TRADE_IDS[kind] })
    }
    if (n < TRADE_MINIMUM) return refusal('ADV-10.4', 'refuse.threeCards', { least: TRADE_MINIMUM })
    if (mayName(s, counts, kindOf(action.commodity), kindOf(action.other))) return null
    return s.namesCards === 1 ? refusal('ADV-25.3', 'refuse.nameTwoCards') : refusal('ADV-R-23', 'refuse.nameTwo')
  },
  apply(s, seat, action, world) {
    const counts = countsOf(action.cards) ?? []
    // an offer may be changed at any time (ADV-10.9); who agreed to the old one has agreed to nothing
    clearOffer(s, seat)
    let n = 0
    for (let kind = 0; kind < KINDS; kind++) {
      s.offer[handOf(seat, kind)] = counts[kind]
      n += counts[kind]
    }
    const to = addressee(action) as number
    s.offerCards[seat] = n
    s.offerNames[nameOf(seat, 0)] = kindOf(action.commodity)
    s.offerNames[nameOf(seat, 1)] = kindOf(action.other)
    s.offerWants[seat] = commodityOf(action.want)
    s.offerTo[seat] = to
    s.offersMade[seat]++
    // who is spoken to is asked, even if they had finished
    if (to !== NONE && s.handSize[to] >= TRADE_MINIMUM && s.inert[to] === 0) owes(s, to)
    world.reveal(EVERYONE)
    if (!world.live) return
    const facts = {
      seat,
      cards: n,
      commodity: TRADE_IDS[s.offerNames[nameOf(seat, 0)]],
      other: TRADE_IDS[s.offerNames[nameOf(seat, 1)]],
      want: s.offerWants[seat] === NONE ? 'none' : COMMODITY_IDS[s.offerWants[seat]],
      claim: action.claim ?? {},
      hidden: action.cards,
    }
    world.emit(to === NONE ? { type: 'offered', ...facts } : { type: 'offeredTo', target: to, ...facts })
  },
  /** Three to six cards of the hand at random, a calamity now and then. */
  sample(s, seat, rng) {
    if (s.offersMade[seat] >= s.offersEach) return null
    const hand: number[] = []
    for (let kind = 0; kind < KINDS; kind++)
      if (isTradable(kind)) for (let i = 0; i < s.hand[handOf(seat, kind)]; i++) hand.push(kind)
    if (hand.length < TRADE_MINIMUM) return null
    const size = TRADE_MINIMUM + rng.below(Math.min(4, hand.length - TRADE_MINIMUM + 1))
    const counts = new Array<number>(KINDS).fill(0)
    for (let i = 0; i < size; i++) counts[hand.splice(rng.below(hand.length), 1)[0]]++
    return offerOf(s, counts, someone(s, seat, rng), NONE)
  },
  suggest: (s, seat) => suggestions(s, seat),
}

/**
 * An action from counts, naming this commodity first if it can, then those of which it has most; null if no two can be
 * named.
 */
export function offerOf(s: S, counts: readonly number[], to: number, want: number, name = NONE): ActionJson | null {
  const cards: Record<string, number> = {}
  for (let kind = 0; kind < KINDS; kind++) if (counts[kind] > 0) cards[TRADE_IDS[kind]] = counts[kind]
  let first = name !== NONE && counts[name] > 0 ? name : NONE
  if (first === NONE) first = mostOf(counts, NONE)
  if (first === NONE) return null
  let second = mostOf(counts, first)
  if (second === NONE) second = first
  if (!mayName(s, counts, first, second)) return null
  return {
    verb: 'offer',
    cards,
    commodity: TRADE_IDS[first],
    other: TRADE_IDS[second],
    target: to,
    want: want === NONE ? 'none' : COMMODITY_IDS[want],
  }
}
function mostOf(counts: readonly number[], except: number): number {
  let best = NONE
  for (let commodity = 0; commodity < COMMODITIES; commodity++)
    if (commodity !== except && counts[commodity] > 0 && (best === NONE || counts[commodity] > counts[best]))
      best = commodity
  return best
}
const someone = (s: S, seat: Seat, rng: Rng): number => {
  const target = rng.below(s.seats * 2)
  return target >= s.seats || target === seat ? NONE : target
}
/**
 * A few that a plain list can show: the three least useful cards, with and without a calamity, to all and in answer to
 * each offer.
 */
function suggestions(s: S, seat: Seat): readonly ActionJson[] {
  const all: ActionJson[] = []
  if (s.offersMade[seat] >= s.offersEach) return all
  for (const withCalamity of [true, false]) {
    const counts = leastUseful(s, seat, withCalamity)
    if (!counts) continue
    for (let to = NONE; to < s.seats; to++) {
      if (to === seat || (to !== NONE && (s.offerCards[to] === 0 || has(s.agreed[seat], to)))) continue
      const offer = offerOf(s, counts, to, NONE)
      if (offer && !all.some(other => JSON.stringify(other) === JSON.stringify(offer))) all.push(offer)
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
      if (isTradable(kind) && s.hand[handOf(seat, kind)] > 0) n += counts[kind] = 1
  if (withCalamity && n === 0) return null
  for (let size = 1; size <= 9 && n < TRADE_MINIMUM; size++)
    for (let commodity = 0; commodity < COMMODITIES && n < TRADE_MINIMUM; commodity++)
      if (s.hand[handOf(seat, commodity)] === size)
        for (let i = 0; i < size && n < TRADE_MINIMUM; i++, n++) counts[commodity]++
  return n >= TRADE_MINIMUM ? counts : null
}
