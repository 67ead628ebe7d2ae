/** What the words that end a question, and the choice of a faction, keep and give up: said in their names. */
import { type ActionJson, asking, has, NONE, type Seat, type Viewer } from '@ecumene/kernel'
import { SHIPS_EACH } from '../data/nations.ts'
import { canAgree } from '../src/decisions/trade.ts'
import { afloat, population } from '../src/query.ts'
import { shipOf } from '../src/state.ts'
import type { Edition, Table } from './edition.ts'
import { factionsOf } from './factions.ts'
import { firstOwed } from './position.ts'

/** What a seat has moved: tokens, of how many, and ships. */
function movedBy(s: Table, seat: Seat): { readonly moved: number; readonly of: number; readonly ships: number } {
  let ships = 0
  for (let i = 0; i < SHIPS_EACH; i++) if (s.sailed[shipOf(seat, i)] > 0) ships++
  return { moved: s.mark.reduce((sum, n) => sum + n, 0), of: population(s, seat) + afloat(s, seat), ships }
}
/** Trade cards beyond those that may be kept. */
export const beyondLimit = (s: Table, seat: Seat, edition: Edition): number =>
  Math.max(0, s.handSize[seat] - edition.trade.handLimit)
/** The seats that agreed to a swap which this seat could make at once. */
export function openDeal(s: Table, seat: Seat): Seat {
  for (let other = 0; other < s.seats; other++)
    if (canAgree(s, seat, other) && has(s.agreed[other], seat) && !has(s.agreed[seat], other)) return other
  return NONE
}
/** Calamities in hand that another player could still be given. */
export function unloadable(s: Table, seat: Seat, { trade }: Edition): readonly string[] {
  const first = trade.commodities.length
  return trade.ids.filter((_, k) => k >= first && trade.isTradable(k) && s.hand[seat * trade.ids.length + k] > 0)
}

/** A name of its own for `done`, where it gives something up or ends what was not begun; null: its own name says it. */
function closing(edition: Edition, s: Table, seat: Seat): ActionJson | null {
  const { decisions, shop } = edition
  const now = asking(s)
  if (now === decisions.move) {
    const { moved, of } = movedBy(s, seat)
    return { verb: 'done.moving', moved, of }
  }
  if (now === decisions.acquire && !shop.isReturning(s, seat)) {
    const cards = beyondLimit(s, seat, edition)
    return { verb: 'done.buying', cards, of: s.handSize[seat] }
  }
  if (now !== decisions.trade) return null
  const target = openDeal(s, seat)
  if (target !== NONE) return { verb: 'done.deal', target }
  const trade = unloadable(s, seat, edition)
  return trade.length > 0 ? { verb: 'done.burdened', trade } : { verb: 'done.trading' }
}
export const makeNamed =
  (edition: Edition) =>
  (s: Table, action: ActionJson, viewer: Viewer): ActionJson => {
    const seat = viewer === 'table' ? firstOwed(s) : viewer
    if (seat === NONE) return action
    if (action.verb === 'done') return closing(edition, s, seat) ?? action
    if (action.verb !== 'keep' || asking(s) !== edition.decisions.faction) return action
    const { first, second } = factionsOf(s, seat)
    const { tokens, cities } = action.faction === 'first' ? first : second
    return { ...action, verb: 'keep.units', tokens, cities }
  }
/** Ends something that the player could still have: a move, a deal, the only chance to be rid of a card. */
export const makeGivesUp =
  (edition: Edition) =>
  (s: Table, action: ActionJson, seat: Seat): boolean => {
    if (action.verb !== 'done') return false
    const now = asking(s)
    const { decisions, shop } = edition
    if (now === decisions.move) {
      const { moved, of, ships } = movedBy(s, seat)
      return moved === 0 && ships === 0 && of > 0
    }
    if (now === decisions.acquire) return !shop.isReturning(s, seat) && beyondLimit(s, seat, edition) > 0
    return now === decisions.trade && (openDeal(s, seat) !== NONE || unloadable(s, seat, edition).length > 0)
  }
