/** Action totals, hand limits, stores, and what is produced, consumed and lost each turn. */
import { NONE, type Seat } from '@ecumene/kernel'
import { CONSUMPTION, CORRUPTION, POPULATION_COST } from '../../data/board.ts'
import { FARMS, government, leader, pact, special, specialType, store, wonder, work, workType } from '../cards.ts'
import { leads } from '../effects/leaders/hooks.ts'
import { BEST_MINE_AGAIN } from '../effects/wonders/hooks.ts'
import { type S, storeAt, workAt } from '../state.ts'
import { best, fromPacts, fromSpecial, fromWonders, givers, labLevels, stands } from './counts.ts'
import { yellowIndex } from './ratings.ts'

const CIVIL = givers(wonder.civil)
const MILITARY = givers(wonder.military)
const HAND = givers(wonder.hand)

/** Civil actions on cards in play (TTA-STAT-14). */
export const civilTotal = (s: S, seat: Seat): number =>
  government.civil[s.government[seat]] +
  fromSpecial(s, seat, specialType.law, special.civil) +
  fromWonders(s, seat, CIVIL)
/** Military actions on cards in play (TTA-STAT-14). */
export function militaryTotal(s: S, seat: Seat): number {
  const who = s.leader[seat]
  return (
    government.military[s.government[seat]] +
    fromSpecial(s, seat, specialType.warfare, special.military) +
    (who === NONE ? 0 : leader.military[who]) +
    fromWonders(s, seat, MILITARY) +
    fromPacts(s, seat, pact.military)
  )
}
/**
 * Limit of the civil hand (TTA-HAND-2). Cards beyond it are not discarded (TTA-HAND-3). The Library raises it
 * (TTA-R-74a).
 */
export const civilLimit = (s: S, seat: Seat): number => civilTotal(s, seat) + fromWonders(s, seat, HAND)
/** Limit of the military hand (TTA-HAND-5). The Library raises it, but no total (TTA-R-74b). */
export const militaryLimit = (s: S, seat: Seat): number => militaryTotal(s, seat) + fromWonders(s, seat, HAND)
/** Actions that can be spent now; the temporary ones belong to the player whose turn it is (TTA-STAT-18). */
export const civilLeft = (s: S, seat: Seat): number => s.civil[seat] + (seat === s.turn ? s.spareCivil : 0)
export const militaryLeft = (s: S, seat: Seat): number => s.military[seat] + (seat === s.turn ? s.spareMilitary : 0)

/** What the tokens on the stores from..to are worth. */
function stored(s: S, seat: Seat, from: number, to: number): number {
  let n = 0
  const at = storeAt(seat, 0)
  for (let i = from; i < to; i++) n += s.blue[at + i] * store.value[i]
  return n
}
/** Food stored (TTA-FOOD-1). */
export const food = (s: S, seat: Seat): number => stored(s, seat, 0, FARMS)
/** Resources stored, on labs too, even after Bill Gates (TTA-CARD-GATES-3). */
export const resources = (s: S, seat: Seat): number => stored(s, seat, FARMS, store.count)
export function tokensOnCards(s: S, seat: Seat): number {
  let n = 0
  const at = storeAt(seat, 0)
  for (let i = 0; i < store.count; i++) n += s.blue[at + i]
  return n
}

/** Food eaten each turn, by the emptied sections of the yellow bank (TTA-PROD-8, TTA-R-1a, TTA-R-1c). */
export const consumption = (s: S, seat: Seat): number => CONSUMPTION[yellowIndex(s, seat)]
/** Resources lost each turn, by the emptied sections of the blue bank (TTA-PROD-3, TTA-R-2a). */
export const corruption = (s: S, seat: Seat): number => CORRUPTION[Math.min(s.bank[seat], 16)]
/** Printed price of one more worker; 99 with an empty bank (TTA-ACT-POP-1, TTA-ACT-POP-3). */
export const populationPrice = (s: S, seat: Seat): number => POPULATION_COST[yellowIndex(s, seat)]

function produced(s: S, seat: Seat, type: number): number {
  let n = 0
  for (let card = work.start[type]; card < work.start[type + 1]; card++) {
    const workers = s.workers[workAt(seat, card)]
    if (workers > 0) n += workers * store.value[work.store[card]]
  }
  return n
}
export const foodFromPacts = (s: S, seat: Seat): number => fromPacts(s, seat, pact.food)
export const resourcesFromPacts = (s: S, seat: Seat): number => fromPacts(s, seat, pact.resources)
/** Food a turn, by workers and cards, whatever the bank holds (TTA-R-91c); with pacts (TTA-R-91b). */
export const foodProduction = (s: S, seat: Seat): number =>
  Math.max(produced(s, seat, workType.farm) + foodFromPacts(s, seat), 0)
/** The mine that produces once more, or NONE (Transcontinental Railroad). */
export function mineAgain(s: S, seat: Seat): number {
  for (let i = 0; i < BEST_MINE_AGAIN.length; i++)
    if (stands(s, seat, BEST_MINE_AGAIN[i])) return best(s, seat, workType.mine)
  return NONE
}
/** Resources of mines alone: neither labs nor pacts count for Impact of Industry (TTA-CARD-GATES-4). */
export function mineProduction(s: S, seat: Seat): number {
  const n = produced(s, seat, workType.mine)
  const mine = mineAgain(s, seat)
  return mine === NONE ? n : n + store.value[work.store[mine]]
}
/** Resources a turn; labs of age I and later count with Bill Gates (TTA-CARD-GATES-1). */
export function resourceProduction(s: S, seat: Seat): number {
  const n = mineProduction(s, seat) + resourcesFromPacts(s, seat)
  return Math.max(leads.labsAsMines[s.leader[seat] + 1] === 1 ? n + labLevels(s, seat) : n, 0)
}
