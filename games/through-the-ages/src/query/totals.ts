/** Action totals, hand limits, production and what tokens are worth. */
import { CONSUMPTION, CORRUPTION, POPULATION_COST } from '../../data/board.ts'
import {
  FARMS,
  G_CIVIL,
  G_MILITARY,
  L,
  L_MILITARY,
  PA_FOOD,
  PA_MILITARY,
  PA_RESOURCES,
  SP,
  SP_CIVIL,
  SP_MILITARY,
  STORE_OF,
  STORE_VALUE,
  STORES,
  T,
  TYPE_START,
  W_LEVEL,
  WON,
  WON_CIVIL,
  WON_HAND,
  WON_MILITARY,
  WONDERS,
} from '../cards.ts'
import { built, NONE, type S, STANDING, store, work } from '../state.ts'
import { best, sideOf, specialSum, stands, yellowIndex } from './ratings.ts'

/** Civil actions on cards in play (TTA-STAT-14). */
export function civilTotal(s: S, seat: number): number {
  let n = G_CIVIL[s.government[seat]] + specialSum(s, seat, SP.law, SP_CIVIL)
  for (let w = 0; w < WONDERS; w++) if (s.wonder[built(seat, w)] === STANDING) n += WON_CIVIL[w]
  return n
}
/** Military actions on cards in play (TTA-STAT-14). */
export function militaryTotal(s: S, seat: number): number {
  let n = G_MILITARY[s.government[seat]] + specialSum(s, seat, SP.warfare, SP_MILITARY)
  if (s.leader[seat] !== NONE) n += L_MILITARY[s.leader[seat]]
  for (let w = 0; w < WONDERS; w++) if (s.wonder[built(seat, w)] === STANDING) n += WON_MILITARY[w]
  for (let p = 0; p < s.seats; p++)
    if (s.pact[p] !== NONE && (p === seat || s.partner[p] === seat))
      n += PA_MILITARY[s.pact[p] * 2 + sideOf(s, p, seat)]
  return n
}
/** Library of Alexandria raises both hand limits (TTA-R-74a). */
const library = (s: S, seat: number): number =>
  stands(s, seat, WON['library-of-alexandria']) ? WON_HAND[WON['library-of-alexandria']] : 0
export const civilLimit = (s: S, seat: number): number => civilTotal(s, seat) + library(s, seat)
export const militaryLimit = (s: S, seat: number): number => militaryTotal(s, seat) + library(s, seat)
/** Actions that can be spent now; the temporary ones belong to the player whose turn it is (TTA-STAT-18). */
export const civilLeft = (s: S, seat: number): number => s.civil[seat] + (seat === s.turn ? s.spareCivil : 0)
export const militaryLeft = (s: S, seat: number): number => s.military[seat] + (seat === s.turn ? s.spareMilitary : 0)

/** Food stored (TTA-FOOD-1). */
export function food(s: S, seat: number): number {
  let n = 0
  for (let k = 0; k < FARMS; k++) n += s.blue[store(seat, k)] * STORE_VALUE[k]
  return n
}
/** Resources stored, on labs too (TTA-CARD-GATES-3). */
export function resources(s: S, seat: number): number {
  let n = 0
  for (let k = FARMS; k < STORES; k++) n += s.blue[store(seat, k)] * STORE_VALUE[k]
  return n
}
export function tokensOnCards(s: S, seat: number): number {
  let n = 0
  for (let k = 0; k < STORES; k++) n += s.blue[store(seat, k)]
  return n
}

export const consumption = (s: S, seat: number): number => CONSUMPTION[yellowIndex(s, seat)]
export const corruption = (s: S, seat: number): number => CORRUPTION[Math.min(s.bank[seat], 16)]
/** Printed price of one more worker; 99 with an empty bank (TTA-ACT-POP-1, TTA-ACT-POP-3). */
export const populationPrice = (s: S, seat: number): number => POPULATION_COST[yellowIndex(s, seat)]

const produced = (s: S, seat: number, type: number): number => {
  let n = 0
  for (let w = TYPE_START[type]; w < TYPE_START[type + 1]; w++) {
    const workers = s.workers[work(seat, w)]
    if (workers > 0 && STORE_OF[w] !== NONE) n += workers * STORE_VALUE[STORE_OF[w]]
  }
  return n
}
function fromPacts(s: S, seat: number, table: Int16Array): number {
  let n = 0
  for (let p = 0; p < s.seats; p++)
    if (s.pact[p] !== NONE && (p === seat || s.partner[p] === seat)) n += table[s.pact[p] * 2 + sideOf(s, p, seat)]
  return n
}
export const foodFromPacts = (s: S, seat: number): number => fromPacts(s, seat, PA_FOOD)
export const resourcesFromPacts = (s: S, seat: number): number => fromPacts(s, seat, PA_RESOURCES)
/** Food a turn, whatever the blue bank holds (TTA-R-91). */
export function foodProduction(s: S, seat: number): number {
  const n = produced(s, seat, T.farm) + foodFromPacts(s, seat)
  return Math.max(n, 0)
}
/** Resources of mines alone, with the Transcontinental Railroad (Impact of Industry). */
export function mineProduction(s: S, seat: number): number {
  let n = produced(s, seat, T.mine)
  if (stands(s, seat, WON['transcontinental-railroad'])) {
    const mine = best(s, seat, T.mine)
    if (mine !== NONE) n += STORE_VALUE[STORE_OF[mine]]
  }
  return n
}
export function resourceProduction(s: S, seat: number): number {
  let n = mineProduction(s, seat) + resourcesFromPacts(s, seat)
  if (s.leader[seat] === L['bill-gates']) n += labProduction(s, seat)
  return Math.max(n, 0)
}
/** Labs of age I and later, with Bill Gates (TTA-CARD-GATES-1). */
function labProduction(s: S, seat: number): number {
  let n = 0
  for (let w = TYPE_START[T.lab]; w < TYPE_START[T.lab + 1]; w++)
    if (s.workers[work(seat, w)] > 0) n += s.workers[work(seat, w)] * W_LEVEL[w]
  return n
}
