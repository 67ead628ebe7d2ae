/** Action totals, hand limits, production and what tokens are worth. */
import { NONE } from '@ecumene/kernel'
import { CONSUMPTION, CORRUPTION, POPULATION_COST } from '../../data/board.ts'
import { FARMS, government, leader, pact, special, specialType, store, wonder, work, workType } from '../cards.ts'
import { type S, STANDING, storeAt, wonderAt, workAt } from '../state.ts'
import { best, sideOf, specialSum, stands, yellowIndex } from './ratings.ts'

/** Civil actions on cards in play (TTA-STAT-14). */
export function civilTotal(s: S, seat: number): number {
  let n = government.civil[s.government[seat]] + specialSum(s, seat, specialType.law, special.civil)
  for (let w = 0; w < wonder.count; w++) if (s.wonder[wonderAt(seat, w)] === STANDING) n += wonder.civil[w]
  return n
}
/** Military actions on cards in play (TTA-STAT-14). */
export function militaryTotal(s: S, seat: number): number {
  let n = government.military[s.government[seat]] + specialSum(s, seat, specialType.warfare, special.military)
  if (s.leader[seat] !== NONE) n += leader.military[s.leader[seat]]
  for (let w = 0; w < wonder.count; w++) if (s.wonder[wonderAt(seat, w)] === STANDING) n += wonder.military[w]
  for (let p = 0; p < s.seats; p++)
    if (s.pact[p] !== NONE && (p === seat || s.partner[p] === seat))
      n += pact.military[s.pact[p] * 2 + sideOf(s, p, seat)]
  return n
}
/** Library of Alexandria raises both hand limits (TTA-R-74a). */
const library = (s: S, seat: number): number =>
  stands(s, seat, wonder.of('library-of-alexandria')) ? wonder.hand[wonder.of('library-of-alexandria')] : 0
export const civilLimit = (s: S, seat: number): number => civilTotal(s, seat) + library(s, seat)
export const militaryLimit = (s: S, seat: number): number => militaryTotal(s, seat) + library(s, seat)
/** Actions that can be spent now; the temporary ones belong to the player whose turn it is (TTA-STAT-18). */
export const civilLeft = (s: S, seat: number): number => s.civil[seat] + (seat === s.turn ? s.spareCivil : 0)
export const militaryLeft = (s: S, seat: number): number => s.military[seat] + (seat === s.turn ? s.spareMilitary : 0)

/** Food stored (TTA-FOOD-1). */
export function food(s: S, seat: number): number {
  let n = 0
  for (let k = 0; k < FARMS; k++) n += s.blue[storeAt(seat, k)] * store.value[k]
  return n
}
/** Resources stored, on labs too (TTA-CARD-GATES-3). */
export function resources(s: S, seat: number): number {
  let n = 0
  for (let k = FARMS; k < store.count; k++) n += s.blue[storeAt(seat, k)] * store.value[k]
  return n
}
export function tokensOnCards(s: S, seat: number): number {
  let n = 0
  for (let k = 0; k < store.count; k++) n += s.blue[storeAt(seat, k)]
  return n
}

export const consumption = (s: S, seat: number): number => CONSUMPTION[yellowIndex(s, seat)]
export const corruption = (s: S, seat: number): number => CORRUPTION[Math.min(s.bank[seat], 16)]
/** Printed price of one more worker; 99 with an empty bank (TTA-ACT-POP-1, TTA-ACT-POP-3). */
export const populationPrice = (s: S, seat: number): number => POPULATION_COST[yellowIndex(s, seat)]

const produced = (s: S, seat: number, type: number): number => {
  let n = 0
  for (let w = work.start[type]; w < work.start[type + 1]; w++) {
    const workers = s.workers[workAt(seat, w)]
    if (workers > 0 && work.store[w] !== NONE) n += workers * store.value[work.store[w]]
  }
  return n
}
function fromPacts(s: S, seat: number, table: Int16Array): number {
  let n = 0
  for (let p = 0; p < s.seats; p++)
    if (s.pact[p] !== NONE && (p === seat || s.partner[p] === seat)) n += table[s.pact[p] * 2 + sideOf(s, p, seat)]
  return n
}
export const foodFromPacts = (s: S, seat: number): number => fromPacts(s, seat, pact.food)
export const resourcesFromPacts = (s: S, seat: number): number => fromPacts(s, seat, pact.resources)
/** Food a turn, whatever the blue bank holds (TTA-R-91). */
export function foodProduction(s: S, seat: number): number {
  const n = produced(s, seat, workType.farm) + foodFromPacts(s, seat)
  return Math.max(n, 0)
}
/** Resources of mines alone, with the Transcontinental Railroad (Impact of Industry). */
export function mineProduction(s: S, seat: number): number {
  let n = produced(s, seat, workType.mine)
  if (stands(s, seat, wonder.of('transcontinental-railroad'))) {
    const mine = best(s, seat, workType.mine)
    if (mine !== NONE) n += store.value[work.store[mine]]
  }
  return n
}
export function resourceProduction(s: S, seat: number): number {
  let n = mineProduction(s, seat) + resourcesFromPacts(s, seat)
  if (s.leader[seat] === leader.of('bill-gates')) n += labProduction(s, seat)
  return Math.max(n, 0)
}
/** Labs of age I and later, with Bill Gates (TTA-CARD-GATES-1). */
function labProduction(s: S, seat: number): number {
  let n = 0
  for (let w = work.start[workType.lab]; w < work.start[workType.lab + 1]; w++)
    if (s.workers[workAt(seat, w)] > 0) n += s.workers[workAt(seat, w)] * work.level[w]
  return n
}
