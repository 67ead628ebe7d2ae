/**
 * Revolts: cities whose tax was not paid go to whoever has most tokens in Stock and city pieces to replace them
 * (CIV-6.3.2a, CIV-6.3.3a). `unpaid` counts the cities at stake of each defaulter; `mark` is set on a city that has
 * been settled in this phase.
 */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { again, ask, bit, type Codes, everyone, NONE, refusal, type Seat, type World } from '@ecumene/kernel'
import type { E } from '../events.ts'
import { richest } from '../query/holdings.ts'
import type { S } from '../state.ts'
import { decisions, type verbs } from '../verbs.ts'

/** Only cities of players who failed to pay, and only as many as went unpaid (CIV-6.3.2b). */
const atStake = (s: S, area: number): boolean =>
  s.city[area] !== NONE && s.unpaid[s.city[area]] > 0 && s.mark[area] === 0
export function listAtStake(s: S, verb: typeof verbs.seize | typeof verbs.raze, out: Codes): void {
  for (let area = 0; area < AREAS; area++) if (atStake(s, area)) out.put(verb.code(area))
}
export function firstAtStake(s: S): number {
  for (let area = 0; area < AREAS; area++) if (atStake(s, area)) return area
  return 0
}
export const why = (s: S, area: number) =>
  s.city[area] === NONE
    ? refusal('CIV-6.3.2a', 'refuse.noCity', { area: AREA_IDS[area] })
    : refusal('CIV-6.3.2b', 'refuse.taxPaid', { area: AREA_IDS[area], seat: s.city[area] })
const unpaidCities = (s: S): number => {
  let n = 0
  for (let seat = 0; seat < s.seats; seat++) n += s.unpaid[seat]
  return n
}
/**
 * The ranking is fixed by the tokens in Stock once all taxes are paid: revolts move no tokens, so it stays (CIV-R-9,
 * CIV-R-6).
 */
export function nextRevolt(s: S, _cx: World<E>): void {
  if (unpaidCities(s) === 0) {
    s.mark.fill(0)
    s.spare.fill(0)
    return
  }
  again(s)
  let able = 0
  for (let seat: Seat = 0; seat < s.seats; seat++) if (s.spare[seat] > 0) able |= bit(seat)
  if (able !== 0) ask(s, decisions.seize, bit(richest(s, able)))
  else ask(s, decisions.raze, bit(richest(s, everyone(s.seats))))
}
