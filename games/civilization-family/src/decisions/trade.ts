/**
 * Phase 10, Trade: open to all at the same time (CIV-16.1a), trade cards only (CIV-16.2), until all are finished
 * (CIV-16.5). Each player has at most one offer on the table; two who agree swap face down (CIV-R-36), and that is
 * final (CIV-16.1c). No face is ever shown (CIV-16.3d).
 */
import {
  answered,
  ask,
  bit,
  type Codes,
  type Decision,
  done,
  type Form,
  has,
  NONE,
  owed,
  owes,
  type Prompt,
  refusal,
  type Seat,
  type SeatMask,
  type World,
} from '@ecumene/kernel'
import { TRADE_MINIMUM } from '../../data/trade.ts'
import type { Told } from '../events.ts'
import type { Common } from '../state.ts'
import type { SharedVerbs } from '../verbs.ts'

const offers = (s: Common, seat: Seat): boolean => s.offerCards[seat] > 0
/** An offer stands to all or to one player (CIV-R-36). */
const addressed = (s: Common, from: Seat, to: Seat): boolean => s.offerTo[from] === NONE || s.offerTo[from] === to
/** Both have offers for each other on the table; a deal involves exactly two (CIV-16.4). */
export const canAgree = (s: Common, first: Seat, second: Seat): boolean =>
  first !== second &&
  offers(s, first) &&
  offers(s, second) &&
  addressed(s, first, second) &&
  addressed(s, second, first)

/** What the two games do not share of trading: what an offer states, and what becomes of the cards. */
interface Market {
  readonly form: Form<Common, Told>
  /** The cards of both offers change hands. */
  swap(s: Common, first: Seat, second: Seat, world: World<Told>): void
  clear(s: Common, seat: Seat): void
  /** Seats that take no part. */
  idle(s: Common): SeatMask
}
export const makeTrade = (verbs: SharedVerbs, market: Market): Decision<Common, Told> => ({
  name: 'trade',
  rule: 'CIV-16.1a',
  mode: 'open',
  hasBell: true, // CIV-R-35, CIV-R-107
  form: market.form,
  legal(s, seat, out) {
    listAgreements(s, seat, verbs, out)
    if (offers(s, seat)) out.put(verbs.withdraw.code())
    out.put(verbs.done.code())
  },
  apply(s, seat, code, world) {
    if (verbs.agree.is(code)) {
      agree(s, seat, verbs.agree.arg.with(code), market, world)
      return
    }
    if (verbs.withdraw.is(code)) {
      market.clear(s, seat)
      if (world.live) world.emit({ type: 'withdrew', seat })
      return
    }
    // Their offer stays on the table: who has agreed to it already can still be taken at their word (CIV-R-35).
    answered(s, seat)
    endIfIdle(s, market.idle(s))
  },
  why(s, seat, code) {
    if (verbs.withdraw.is(code)) return refusal('CIV-16.1b', 'refuse.noOffer')
    if (!verbs.agree.is(code)) return null
    const other = verbs.agree.arg.with(code)
    if (other === seat || other >= s.seats) return refusal('CIV-16.4', 'refuse.twoPlayers')
    if (!offers(s, seat)) return refusal('CIV-16.3a', 'refuse.offerFirst')
    if (!offers(s, other)) return refusal('CIV-16.3a', 'refuse.theirOffer', { target: other })
    return has(s.agreed[seat], other)
      ? refusal('CIV-R-36', 'refuse.agreedAlready')
      : refusal('CIV-R-36', 'refuse.offerToOther')
  },
  fallback: () => verbs.done.code(),
  prompt: (s, seat): Prompt =>
    s.mostExchanges === 0
      ? { key: 'prompt.trade', rule: 'CIV-16.3b', args: { cards: s.handSize[seat] } }
      : {
          key: 'prompt.tradeLimited',
          rule: 'CIV-16.3b',
          args: { cards: s.handSize[seat], exchanges: s.mostExchanges - s.exchanges },
        },
})
function listAgreements(s: Common, seat: Seat, verbs: SharedVerbs, out: Codes): void {
  for (let other = 0; other < s.seats; other++)
    if (canAgree(s, seat, other) && !has(s.agreed[seat], other)) out.put(verbs.agree.code(other))
}

/** When both have agreed to the offers as they stand, the cards change hands at once (CIV-16.3f). */
function agree(s: Common, seat: Seat, other: Seat, market: Market, world: World<Told>): void {
  s.agreed[seat] |= bit(other)
  if (world.live) world.emit({ type: 'agreed', seat, with: other })
  if (!has(s.agreed[other], seat)) {
    owes(s, other) // they are asked, even if they had finished
    return
  }
  if (world.live)
    world.emit({ type: 'swapped', seat, with: other, cards: s.offerCards[seat], other: s.offerCards[other] })
  market.swap(s, seat, other, world)
  world.reveal(bit(seat) | bit(other))
  market.clear(s, seat)
  market.clear(s, other)
  // A completed exchange cancels the passes of the two (CIV-R-35), if they still have cards to trade (CIV-16.3g).
  resume(s, seat)
  resume(s, other)
  if (s.mostExchanges > 0) s.exchanges++
  endIfIdle(s, market.idle(s))
}
function resume(s: Common, seat: Seat): void {
  if (s.handSize[seat] >= TRADE_MINIMUM) owes(s, seat)
  else answered(s, seat)
}
/**
 * Trading ends when all have passed or fewer than two have three cards (CIV-R-35), or with the last exchange that the
 * table allows (CIV-R-107).
 */
function endIfIdle(s: Common, idle: SeatMask): void {
  let able = 0
  for (let seat = 0; seat < s.seats; seat++) if (canTrade(s, seat, idle)) able++
  const isSpent = s.mostExchanges > 0 && s.exchanges >= s.mostExchanges
  if (able < 2 || owed(s) === 0 || isSpent) done(s)
}
const canTrade = (s: Common, seat: Seat, idle: SeatMask): boolean =>
  s.handSize[seat] >= TRADE_MINIMUM && !has(idle, seat)
/** `idle`: seats that take no part. */
export function askTraders(s: Common, decision: number, idle: SeatMask): void {
  s.exchanges = 0
  let mask = 0
  let n = 0
  for (let seat = 0; seat < s.seats; seat++) {
    s.offersMade[seat] = 0
    if (!canTrade(s, seat, idle)) continue
    mask |= bit(seat)
    n++
  }
  if (n >= 2) ask(s, decision, mask)
}
