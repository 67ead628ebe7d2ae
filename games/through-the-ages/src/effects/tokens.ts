/**
 * Blue tokens: paying, gaining, losing (TTA-FOOD-2 to 14, TTA-R-5 to R-10, TTA-R-72, TTA-R-73, TTA-CARD-GATES-2).
 * In a payment each token stays, returns to the bank, or is exchanged for tokens of smaller value; tokens are never merged.
 * A score packs how many tokens of each value are left: fewest tokens first, then the most valuable ones (TTA-R-5a).
 */
import { NONE } from '@ecumene/kernel'

import { FARMS, MINES_END, store } from '../cards.ts'
import { type S, storeAt, workAt } from '../state.ts'
import { leads } from './leaders/hooks.ts'

const BASE = 64
const TOKEN = BASE ** 4
/** Weight of one token left on a card, by its value. */
const WEIGHT = [0, 1, BASE, BASE ** 2, 0, BASE ** 3].map(w => w - TOKEN)
const best = new Float64Array(128)
const before = new Float64Array(128)
const left = new Int16Array(6)
const VALUES = [5, 3, 2, 1] as const

/** Tokens can be put on this card: its technology is in play, and a lab only while Bill Gates leads (TTA-R-73a, TTA-R-73c). */
const takesTokens = (s: S, seat: number, k: number): boolean =>
  s.workers[workAt(seat, store.work[k])] !== NONE && (k < MINES_END || leads.labsAsMines[s.leader[seat] + 1] === 1)
function takesValue(s: S, seat: number, from: number, to: number, value: number): boolean {
  for (let k = from; k < to; k++) if (store.value[k] === value && takesTokens(s, seat, k)) return true
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

/** Takes `amount` off the stores from..to; returns what was really taken: more only if the bank cannot give change (TTA-R-6). */
function take(s: S, seat: number, from: number, to: number, amount: number): number {
  if (amount <= 0) return 0
  let total = 0
  let tokens = 0
  for (let k = from; k < to; k++) {
    total += s.blue[storeAt(seat, k)] * store.value[k]
    tokens += s.blue[storeAt(seat, k)]
  }
  if (amount >= total) {
    for (let k = from; k < to; k++) s.blue[storeAt(seat, k)] = 0
    s.bank[seat] += tokens
    return total
  }
  const most = Math.min(amount + 4, total)
  const two = takesValue(s, seat, from, to, 2)
  const three = takesValue(s, seat, from, to, 3)
  for (let x = 0; x <= most; x++) best[x] = Number.NEGATIVE_INFINITY
  best[0] = 0
  for (let k = from; k < to; k++) {
    const v = store.value[k]
    for (let i = s.blue[storeAt(seat, k)]; i > 0; i--) {
      for (let x = 0; x <= most; x++) before[x] = best[x]
      for (let x = 0; x <= most; x++) {
        let score = before[x] + WEIGHT[v]
        for (let pay = 1; pay <= v && pay <= x; pay++) {
          const other = before[x - pay] + change(v - pay, two && v > 2, three && v > 3)
          if (other > score) score = other
        }
        best[x] = score
      }
    }
  }
  for (let x = amount; x <= most; x++) {
    if (best[x] === Number.NEGATIVE_INFINITY) continue
    const after = Math.ceil(-best[x] / TOKEN)
    if (after - tokens > s.bank[seat]) continue // the bank cannot give the change
    let rest = best[x] + after * TOKEN
    left[5] = Math.floor(rest / BASE ** 3)
    rest -= left[5] * BASE ** 3
    left[3] = Math.floor(rest / BASE ** 2)
    rest -= left[3] * BASE ** 2
    left[2] = Math.floor(rest / BASE)
    left[1] = rest - left[2] * BASE
    s.bank[seat] += tokens - after
    for (let i = 0; i < VALUES.length; i++) arrange(s, seat, from, to, VALUES[i], left[VALUES[i]])
    return x
  }
  return 0 // never: taking single tokens always reaches the amount
}
/** Leaves `count` tokens of a value on its cards: labs give first and get last. */
function arrange(s: S, seat: number, from: number, to: number, value: number, count: number): void {
  let now = 0
  for (let k = from; k < to; k++) if (store.value[k] === value) now += s.blue[storeAt(seat, k)]
  for (let k = to - 1; k >= from && now > count; k--) {
    if (store.value[k] !== value) continue
    const off = Math.min(now - count, s.blue[storeAt(seat, k)])
    s.blue[storeAt(seat, k)] -= off
    now -= off
  }
  for (let k = from; k < to && now < count; k++) {
    if (store.value[k] !== value || !takesTokens(s, seat, k)) continue
    s.blue[storeAt(seat, k)] += count - now
    now = count
  }
}
/** Puts tokens worth at most `amount` on the stores from..to: fewest, most valuable first, as far as the bank goes (TTA-R-8). */
function put(s: S, seat: number, from: number, to: number, amount: number): number {
  let rest = amount
  for (let i = 0; i < VALUES.length; i++) {
    const value = VALUES[i]
    for (let k = from; k < to && rest >= value; k++) {
      if (store.value[k] !== value || !takesTokens(s, seat, k)) continue
      const wanted = (rest / value) | 0
      const n = Math.min(wanted, s.bank[seat])
      s.blue[storeAt(seat, k)] += n
      s.bank[seat] -= n
      rest -= n * value
    }
  }
  return amount - rest
}

export const takeFood = (s: S, seat: number, amount: number): number => take(s, seat, 0, FARMS, amount)
export const takeResources = (s: S, seat: number, amount: number): number => take(s, seat, FARMS, store.count, amount)
export const putFood = (s: S, seat: number, amount: number): number => put(s, seat, 0, FARMS, amount)
export const putResources = (s: S, seat: number, amount: number): number => put(s, seat, FARMS, store.count, amount)
