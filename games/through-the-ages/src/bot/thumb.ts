/** Rules of thumb for auctions, forces, defence and discards. */
import { asking, type Code, type Codes, NONE, type Seat, slot } from '@ecumene/kernel'
import { bonus, military, militaryKind, territory, UNIT_START, work } from '../cards.ts'
import { discontent, happinessRating, strengthRating } from '../query/ratings.ts'
import type { S } from '../state.ts'
import { DECISIONS, VERBS } from '../verbs.ts'
import { Rivals } from './strength.ts'
import { cardValue, turnsLeft } from './value.ts'
import type { Weights } from './weights.ts'

/** Decisions that a rule of thumb answers; NONE for the others. */
export function byThumb(view: S, seat: Seat, legal: Codes, weights: Weights): Code {
  const decision = asking(view)
  if (decision === DECISIONS.bid) return bid(view, seat, legal, weights)
  if (decision === DECISIONS.force) return force(view, seat, legal, weights)
  if (decision === DECISIONS.defend) return defend(view, seat, legal, weights)
  if (decision === DECISIONS.discard) return worst(view, seat, legal, weights)
  // A happy people needs no Homer: the civil action is worth more.
  if (decision === DECISIONS.tuck && happinessRating(view, seat) >= 3 && discontent(view, seat) === 0)
    return VERBS.refund.code()
  return NONE
}

const rivals = new Rivals()
/** By how much a seat is stronger than the weakest of the others. */
const leadOf = (view: S, seat: Seat): number => strengthRating(view, seat) - rivals.look(view, seat).least

/** A territory is worth its tokens and its first gift; the force costs what it takes to train again. */
function bid(view: S, seat: Seat, legal: Codes, weights: Weights): Code {
  const { gives = {}, immediate = {} } = territory.cards[slot(view, 0)]
  const turns = turnsLeft(view)
  let worth =
    2 + (gives.yellow ?? 0) * 1.5 + (gives.blue ?? 0) * 0.8 + (gives.happiness ?? 0) * 2.5 + (gives.strength ?? 0) * 1.2
  worth +=
    (immediate.culture ?? 0) +
    (immediate.science ?? 0) * 0.7 +
    (immediate.food ?? 0) * 0.5 +
    (immediate.resources ?? 0) * 0.7
  worth += (immediate.population ?? 0) * 2.5 + (immediate.cards ?? 0) * 0.9
  if (turns < 3) worth -= 2
  const next = legal.n > 1 ? VERBS.bid.arg.amount(legal.at[1]) : 99
  let mine = 0
  for (let i = 0; i < view.cardCount[seat]; i++) mine += military.colonization[view.cards[seat * 40 + i]] ?? 0
  const price = Math.max(0, next - mine) * weights.colonists + Math.min(next, mine) * 0.5 + 1
  return price <= worth * weights.territory && legal.n > 1 ? legal.at[1] : VERBS.pass.code()
}
/** Weakest units first; bonus cards rather than strong units. */
function force(view: S, seat: Seat, legal: Codes, weights: Weights): Code {
  let best = legal.at[0]
  let price = Number.POSITIVE_INFINITY
  const lead = leadOf(view, seat)
  let units = 0
  for (const n of view.sent) units += n
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    if (VERBS.colonize.is(code)) return code
    let cost = 9
    if (VERBS.send.is(code))
      cost =
        units === 0
          ? work.strength[UNIT_START + VERBS.send.arg.card(code)] * 0.2
          : 1.5 + 0.1 * work.strength[UNIT_START + VERBS.send.arg.card(code)]
    else if (VERBS.reinforce.is(code))
      cost = units === 0 ? 8 : 1.4 - 0.2 * military.colonization[bonus.card[VERBS.reinforce.arg.card(code)]]
    else if (VERBS.discard.is(code))
      cost = units === 0 ? 8 : 1 + 0.2 * cardValue(view, seat, VERBS.discard.arg.card(code), lead, weights)
    if (cost < price) {
      price = cost
      best = code
    }
  }
  return best
}
/** Defends if it can: with the smallest bonus card that does, else with what is worth least. */
function defend(view: S, seat: Seat, legal: Codes, weights: Weights): Code {
  const need = slot(view, 0)
  if (need > 8) return legal.at[0]
  const lead = leadOf(view, seat)
  let best = legal.at[0]
  let price = Number.POSITIVE_INFINITY
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    let cost = 50
    if (VERBS.block.is(code)) {
      const card = bonus.card[VERBS.block.arg.card(code)]
      cost = military.defence[card] >= need ? military.defence[card] : 10 - military.defence[card]
    } else if (VERBS.discard.is(code)) {
      const card = VERBS.discard.arg.card(code)
      cost =
        need === 1
          ? cardValue(view, seat, card, lead, weights)
          : 12 + cardValue(view, seat, card, lead, weights) + (military.kind[card] === militaryKind.bonus ? 9 : 0)
    }
    if (cost < price) {
      price = cost
      best = code
    }
  }
  return best
}
function worst(view: S, seat: Seat, legal: Codes, weights: Weights): Code {
  let best = legal.at[0]
  let value = Number.POSITIVE_INFINITY
  const lead = leadOf(view, seat)
  for (let i = 0; i < legal.n; i++) {
    const worth = cardValue(view, seat, VERBS.discard.arg.card(legal.at[i]), lead, weights)
    if (worth < value) {
      value = worth
      best = legal.at[i]
    }
  }
  return best
}
