/**
 * Revolts: cities whose tax was not paid go to whoever has most tokens in Stock and city pieces to replace them (CIV-6.3.2a, CIV-6.3.3a).
 * `unpaid` counts the cities at stake of each defaulter; `mark` is set on a city that has been settled in this phase.
 */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { putCity, removeCity } from '@ecumene/civilization-family/src/pieces.ts'
import {
  again,
  ask,
  bit,
  type Codes,
  type Decision,
  done,
  everyone,
  NONE,
  refusal,
  type Seat,
  type World,
} from '@ecumene/kernel'
import type { E } from '../events.ts'
import { richest } from '../query.ts'
import type { S } from '../state.ts'
import { decisions, verbs } from '../verbs.ts'

/** Only cities of players who failed to pay, and only as many as went unpaid (CIV-6.3.2b). */
const atStake = (s: S, area: number): boolean =>
  s.city[area] !== NONE && s.unpaid[s.city[area]] > 0 && s.mark[area] === 0
function listAtStake(s: S, verb: typeof verbs.seize | typeof verbs.raze, out: Codes): void {
  for (let area = 0; area < AREAS; area++) if (atStake(s, area)) out.put(verb.code(area))
}
function firstAtStake(s: S): number {
  for (let area = 0; area < AREAS; area++) if (atStake(s, area)) return area
  return 0
}
const why = (s: S, area: number) =>
  s.city[area] === NONE
    ? refusal('CIV-6.3.2a', 'refuse.noCity', { area: AREA_IDS[area] })
    : refusal('CIV-6.3.2b', 'refuse.taxPaid', { area: AREA_IDS[area], seat: s.city[area] })

/** The beneficiary chooses freely among all revolting cities; taking is compulsory (CIV-R-8). A defaulter may thus keep his own (CIV-6.3.3c). */
export const seize: Decision<S, E> = {
  name: 'seize',
  rule: 'CIV-6.3.2a',
  mode: 'one',
  legal: (s, _, out) => listAtStake(s, verbs.seize, out),
  apply(s, seat, code, world) {
    const area = verbs.seize.arg.area(code)
    const owner = s.city[area]
    done(s)
    s.unpaid[owner]--
    s.spare[seat]--
    s.mark[area] = 1
    if (owner !== seat) {
      removeCity(s, area)
      putCity(s, area, seat, 0) // taken by revolt: counts as older (CIV-R-28); the new owner pays no tax (CIV-6.3.4)
    }
    if (world.live) world.emit({ type: 'revolted', seat: owner, area: AREA_IDS[area], by: seat })
  },
  why: (s, _, code) => (verbs.seize.is(code) ? why(s, verbs.seize.arg.area(code)) : null),
  fallback: s => verbs.seize.code(firstAtStake(s)),
  prompt: (s, seat) => ({ key: 'prompt.seize', rule: 'CIV-6.3.2a', args: { pieces: s.spare[seat] } }),
}

/** Nobody can replace what is left: it is removed, and the first of the ranking says which (CIV-6.3.3b, CIV-R-88). */
export const raze: Decision<S, E> = {
  name: 'raze',
  rule: 'CIV-6.3.3b',
  mode: 'one',
  legal: (s, _, out) => listAtStake(s, verbs.raze, out),
  apply(s, _, code, world) {
    const area = verbs.raze.arg.area(code)
    const owner = s.city[area]
    done(s)
    s.unpaid[owner]--
    removeCity(s, area)
    if (world.live) world.emit({ type: 'razed', seat: owner, area: AREA_IDS[area] })
  },
  why: (s, _, code) => (verbs.raze.is(code) ? why(s, verbs.raze.arg.area(code)) : null),
  fallback: s => verbs.raze.code(firstAtStake(s)),
  prompt: () => ({ key: 'prompt.raze', rule: 'CIV-6.3.3b' }),
}

const unpaidCities = (s: S): number => {
  let n = 0
  for (let seat = 0; seat < s.seats; seat++) n += s.unpaid[seat]
  return n
}
/** The ranking is fixed by the tokens in Stock once all taxes are paid: revolts move no tokens, so it stays (CIV-R-9, CIV-R-6). */
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
