/** Calamity 7, Civil Disorder (CIV-22.2.9.1), and calamity 8, Iconoclasm and Heresy (CIV-22.2.10.1): cities are reduced. */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { DEMOCRACY, LAW, PHILOSOPHY } from '@ecumene/civilization-family/data/cards.ts'
import { hasCard } from '@ecumene/civilization-family/src/query.ts'
import { ask, bit, type Decision, done, NONE, refusal, type Seat, setSlot, slot, type World } from '@ecumene/kernel'
import { CIVIL_DISORDER, ICONOCLASM } from '../../data/trade.ts'
import { beginReductions } from '../decisions/reduce.ts'
import type { E } from '../events.ts'
import { isSheltered } from '../losses.ts'
import type { S } from '../state.ts'
import { decisions, verbs } from '../verbs.ts'
import { harmless, others } from './calamity.ts'

/** Cities above four, five with Law, six with Democracy, which outranks Law (CIV-22.2.9.2, CIV-22.2.9.3, CIV-R-62). */
export const cityLimit = (s: S, who: Seat): number => (hasCard(s, who, DEMOCRACY) ? 6 : hasCard(s, who, LAW) ? 5 : 4)
export function disorderStrikes(s: S, world: World<E>): void {
  const who = s.victim[CIVIL_DISORDER]
  const excess = s.cities[who] - cityLimit(s, who)
  if (excess <= 0) {
    harmless(s, CIVIL_DISORDER, world)
    return
  }
  s.toReduce[who] = excess
  beginReductions(s, bit(who), 0, world)
}

/** Four cities, three with Law, two with Philosophy, which outranks Law (CIV-22.2.10.1, CIV-22.2.10.2, CIV-22.2.10.3, CIV-22.3.15b); or all he has (CIV-R-62). */
export const citiesLost = (s: S, who: Seat): number => (hasCard(s, who, PHILOSOPHY) ? 2 : hasCard(s, who, LAW) ? 3 : 4)
export function iconoclasmStrikes(s: S, world: World<E>): void {
  const who = s.victim[ICONOCLASM]
  const n = citiesLost(s, who)
  s.toReduce[who] = Math.min(n, s.cities[who])
  beginReductions(s, bit(who), 0, world)
}
const ORDERED = 0
const MOST = 2
/** Philosophy is immune, Law loses one at the most (CIV-22.2.10.4b, CIV-22.2.10.4c). */
function mayCondemn(s: S, seat: Seat, area: number): boolean {
  const owner = s.city[area]
  if (owner === NONE || owner === seat || s.mark[area] === 1 || isSheltered(s, owner) || hasCard(s, owner, PHILOSOPHY))
    return false
  return s.toReduce[owner] === 0 || !hasCard(s, owner, LAW)
}
function anyToCondemn(s: S, seat: Seat): boolean {
  for (let area = 0; area < AREAS; area++) if (mayCondemn(s, seat, area)) return true
  return false
}
export function askCondemn(s: S): void {
  const who = s.victim[ICONOCLASM]
  s.mark.fill(0)
  if (anyToCondemn(s, who)) ask(s, decisions.condemn, bit(who))
}
/** He may order the reduction of one or two cities of others, which he selects (CIV-22.2.10.4a, CIV-R-63). */
export const condemn: Decision<S, E> = {
  name: 'condemn',
  rule: 'CIV-22.2.10.4a',
  mode: 'one',
  legal(s, seat, out) {
    for (let area = 0; area < AREAS; area++) if (mayCondemn(s, seat, area)) out.put(verbs.condemn.code(area))
    out.put(verbs.done.code())
  },
  apply(s, seat, code, world) {
    if (verbs.done.is(code)) {
      done(s)
      return
    }
    const area = verbs.condemn.arg.area(code)
    s.mark[area] = 1
    s.toReduce[s.city[area]]++
    if (world.live) world.emit({ type: 'condemned', seat, area: AREA_IDS[area] })
    setSlot(s, ORDERED, slot(s, ORDERED) + 1)
    if (slot(s, ORDERED) === MOST || !anyToCondemn(s, seat)) done(s)
  },
  why(s, seat, code) {
    if (!verbs.condemn.is(code)) return null
    const area = verbs.condemn.arg.area(code)
    const owner = s.city[area]
    if (owner === NONE || owner === seat) return refusal('CIV-22.2.10.4a', 'refuse.otherCity', { area: AREA_IDS[area] })
    if (hasCard(s, owner, PHILOSOPHY)) return refusal('CIV-22.2.10.4c', 'refuse.immune', { target: owner })
    if (isSheltered(s, owner)) return refusal('CIV-24.2a', 'refuse.sheltered', { target: owner })
    return refusal('CIV-22.2.10.4b', 'refuse.oneCity', { target: owner })
  },
  fallback: () => verbs.done.code(),
  prompt: s => ({ key: 'prompt.condemn', rule: 'CIV-22.2.10.4a', args: { cities: MOST - slot(s, ORDERED) } }),
}
export const iconoclasmSpreads = (s: S, world: World<E>): void =>
  beginReductions(s, others(s, s.victim[ICONOCLASM]), 1, world)
