/**
 * Blue tokens: paying, gaining, losing. Nobody is asked how (TTA-R-5b).
 * In a payment each token stays, returns to the bank (TTA-FOOD-5), moves to a card of smaller value (TTA-FOOD-6) or
 * gives change (TTA-FOOD-7), in any combination (TTA-FOOD-8, TTA-R-72a); tokens are never merged (TTA-R-72b) and never
 * move to a card of higher value (TTA-FOOD-11). Labs take part with Bill Gates (TTA-CARD-GATES-2). A score packs how
 * many tokens of each value are left: fewest tokens first, then the most valuable ones (TTA-R-5a).
 */
import { NONE, type Seat } from '@ecumene/kernel'

import { FARMS, MINES_END, store } from '../cards.ts'
import { type S, storeAt, workAt } from '../state.ts'
import { leads } from './leaders/hooks.ts'

const BASE = 64
const TOKEN = BASE ** 4
/** Weight of one token left on a card, by its value. */
const WEIGHT = [0, 1, BASE, BASE ** 2, 0, BASE ** 3].map(weight => weight - TOKEN)
const best = new Float64Array(128)
const before = new Float64Array(128)
const left = new Int16Array(6)
const VALUES = [5, 3, 2, 1] as const

/**
 * Tokens can be put on this card: its technology is in play, and a lab only while Bill Gates leads (TTA-R-73a,
 * TTA-R-73c).
 */
const takesTokens = (s: S, seat: Seat, place: number): boolean =>
  s.workers[workAt(seat, store.work[place])] !== NONE &&
  (place < MINES_END || leads.labsAsMines[s.leader[seat] + 1] === 1)
function takesValue(s: S, seat: Seat, from: number, to: number, value: number): boolean {
  for (let place = from; place < to; place++)
    if (store.value[place] === value && takesTokens(s, seat, place)) return true
  return false
}
/** Fewest tokens worth `rest` on cards of smaller value; 1 is always in play (Agriculture, Bronze). */
function change(rest: number, two: boolean, three: boolean): number {
  if (rest === 0) return 0
  if (rest === 1) return WEIGHT[1]
  if (rest === 2) return two ? WEIGHT[2] : 2 * WEIGHT[1]
  if (rest === 3) return three ? WEIGHT[3] : two ? WEIGHT[2] + WEIGHT[1] : 3 * WEIGHT[1]
  return three ? WEIGHT[3] + WEIGHT[1] : two ? 2 * WEIGHT[2] : 4 * WEIGHT[1]
}

/**
 * Takes `amount` off the stores from..to; returns what was really taken. That is more (TTA-FOOD-10) only if the bank
 * cannot give change (TTA-R-6a), and then as little as possible (TTA-R-6b).
 */
function take(s: S, seat: Seat, from: number, to: number, amount: number): number {
  if (amount <= 0) return 0
  let total = 0
  let tokens = 0
  for (let place = from; place < to; place++) {
    total += s.blue[storeAt(seat, place)] * store.value[place]
    tokens += s.blue[storeAt(seat, place)]
  }
  if (amount >= total) {
    for (let place = from; place < to; place++) s.blue[storeAt(seat, place)] = 0
    s.bank[seat] += tokens
    return total
  }
  const most = Math.min(amount + 4, total)
  const two = takesValue(s, seat, from, to, 2)
  const three = takesValue(s, seat, from, to, 3)
  for (let paid = 0; paid <= most; paid++) best[paid] = Number.NEGATIVE_INFINITY
  best[0] = 0
  for (let place = from; place < to; place++) {
    const worth = store.value[place]
    for (let i = s.blue[storeAt(seat, place)]; i > 0; i--) {
      for (let paid = 0; paid <= most; paid++) before[paid] = best[paid]
      for (let paid = 0; paid <= most; paid++) {
        let score = before[paid] + WEIGHT[worth]
        for (let pay = 1; pay <= worth && pay <= paid; pay++) {
          const other = before[paid - pay] + change(worth - pay, two && worth > 2, three && worth > 3)
          if (other > score) score = other
        }
        best[paid] = score
      }
    }
  }
  for (let paid = amount; paid <= most; paid++) {
    if (best[paid] === Number.NEGATIVE_INFINITY) continue
    const after = Math.ceil(-best[paid] / TOKEN)
    if (after - tokens > s.bank[seat]) continue // the bank cannot give the change
    let rest = best[paid] + after * TOKEN
    left[5] = Math.floor(rest / BASE ** 3)
    rest -= left[5] * BASE ** 3
    left[3] = Math.floor(rest / BASE ** 2)
    rest -= left[3] * BASE ** 2
    left[2] = Math.floor(rest / BASE)
    left[1] = rest - left[2] * BASE
    s.bank[seat] += tokens - after
    for (let i = 0; i < VALUES.length; i++) arrange(s, seat, from, to, VALUES[i], left[VALUES[i]])
    return paid
  }
  return 0 // never: taking single tokens always reaches the amount
}
/** Leaves `count` tokens of a value on its cards: labs give first and get last. */
function arrange(s: S, seat: Seat, from: number, to: number, value: number, count: number): void {
  let now = 0
  for (let place = from; place < to; place++) if (store.value[place] === value) now += s.blue[storeAt(seat, place)]
  for (let place = to - 1; place >= from && now > count; place--) {
    if (store.value[place] !== value) continue
    const off = Math.min(now - count, s.blue[storeAt(seat, place)])
    s.blue[storeAt(seat, place)] -= off
    now -= off
  }
  for (let place = from; place < to && now < count; place++) {
    if (store.value[place] !== value || !takesTokens(s, seat, place)) continue
    s.blue[storeAt(seat, place)] += count - now
    now = count
  }
}
/**
 * Puts tokens worth `amount` on the stores from..to (TTA-FOOD-2): the fewest, most valuable first (TTA-R-8a). If the
 * bank is short, the nearest smaller amount (TTA-FOOD-3), chosen likewise (TTA-R-8b).
 */
function put(s: S, seat: Seat, from: number, to: number, amount: number): number {
  let rest = amount
  for (let i = 0; i < VALUES.length; i++) {
    const value = VALUES[i]
    for (let place = from; place < to && rest >= value; place++) {
      if (store.value[place] !== value || !takesTokens(s, seat, place)) continue
      const wanted = (rest / value) | 0
      const n = Math.min(wanted, s.bank[seat])
      s.blue[storeAt(seat, place)] += n
      s.bank[seat] -= n
      rest -= n * value
    }
  }
  return amount - rest
}

export const takeFood = (s: S, seat: Seat, amount: number): number => take(s, seat, 0, FARMS, amount)
export const takeResources = (s: S, seat: Seat, amount: number): number => take(s, seat, FARMS, store.count, amount)
export const putFood = (s: S, seat: Seat, amount: number): number => put(s, seat, 0, FARMS, amount)
export const putResources = (s: S, seat: Seat, amount: number): number => put(s, seat, FARMS, store.count, amount)
