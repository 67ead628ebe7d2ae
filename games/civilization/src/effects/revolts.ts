/**
 * Revolts: cities whose tax was not paid go to the player with most tokens in Stock and city pieces to replace them
 * (CIV-6.3.2a, CIV-6.3.3a). `unpaid` counts the cities at stake of each defaulter; `mark` is set on a city that has
 * been settled in this phase.
 */
import { again, ask, bit, everyone, type Seat } from '@ecumene/kernel'
import { richest } from '../query/holdings.ts'
import type { S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'

const unpaidCities = (s: S): number => {
  let n = 0
  for (let seat = 0; seat < s.seats; seat++) n += s.unpaid[seat]
  return n
}
/**
 * The ranking is fixed by the tokens in Stock once all taxes are paid: revolts move no tokens, so it stays (CIV-R-9,
 * CIV-R-6).
 */
export function nextRevolt(s: S): void {
  if (unpaidCities(s) === 0) {
    s.mark.fill(0)
    s.spare.fill(0)
    return
  }
  again(s)
  let able = 0
  for (let seat: Seat = 0; seat < s.seats; seat++) if (s.spare[seat] > 0) able |= bit(seat)
  if (able !== 0) ask(s, DECISIONS.seize, bit(richest(s, able)))
  else ask(s, DECISIONS.raze, bit(richest(s, everyone(s.seats))))
}
