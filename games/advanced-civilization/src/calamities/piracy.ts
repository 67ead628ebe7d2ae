/** 16.12 Piracy: coastal cities become pirate cities (≠ CIV-22.2.11.1a); ships play no part and no card helps (ADV-16.12.4). */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { removeCity } from '@ecumene/civilization-family/src/pieces.ts'
import {
  ask,
  bit,
  type Cx,
  type Decision,
  done,
  has,
  type Prompt,
  refusal,
  type Seat,
  setSlot,
  slot,
} from '@ecumene/kernel'
import { PIRACY } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { PIRATES, type S } from '../state.ts'
import { D, V } from '../verbs.ts'
import { isCoastalCity } from './flood.ts'
import { isSpared } from './orders.ts'
import { harmless } from './resolve.ts'

const OWN = 2
const OTHERS = 2
function coastalCities(s: S, who: Seat): number {
  let n = 0
  for (let a = 0; a < AREAS; a++) if (isCoastalCity(s, a, who)) n++
  return n
}
/** Slots: how many are left to take, and of others: one more than the mask of those who have paid. */
const LEFT = 0
const PAID = 1
const FROM_VICTIM = -1
/** Two cities of the victim, or as many as he has; the trader picks them, without a trader he himself (ADV-16.12.1, ADV-R-45). */
export function raidVictim(s: S, cx: Cx<E>): void {
  const who = s.victim[PIRACY]
  const n = Math.min(OWN, coastalCities(s, who))
  const by = s.giver[PIRACY] === NONE ? who : s.giver[PIRACY]
  if (n > 0) ask(s, D.raid, bit(by), n, FROM_VICTIM)
  else if (targets(s, who, 0) === 0) harmless(s, PIRACY, cx)
}
/** Then one city of each of two other players, not of the trader, even if the victim had fewer (ADV-16.12.2); the victim picks players and cities (ADV-16.12.3). */
export function raidOthers(s: S): void {
  const who = s.victim[PIRACY]
  const n = Math.min(OTHERS, targets(s, who, 0))
  if (n > 0) ask(s, D.raid, bit(who), n, 0)
}
function targets(s: S, victim: Seat, paid: number): number {
  let n = 0
  for (let p = 0; p < s.seats; p++) if (!isSpared(s, victim, PIRACY, p) && !has(paid, p) && coastalCities(s, p) > 0) n++
  return n
}
function mayRaid(s: S, area: number): boolean {
  const victim = s.victim[PIRACY]
  const owner = s.city[area]
  if (owner === NONE || owner === PIRATES || !isCoastalCity(s, area, owner)) return false
  if (slot(s, PAID) === FROM_VICTIM) return owner === victim
  return !isSpared(s, victim, PIRACY, owner) && !has(slot(s, PAID), owner)
}
export const raid: Decision<S, E> = {
  name: 'raid',
  rule: 'ADV-16.12.1',
  mode: 'one',
  legal(s, _, out) {
    for (let a = 0; a < AREAS; a++) if (mayRaid(s, a)) out.put(V.raid.code(a))
  },
  apply(s, _, code, cx) {
    const area = V.raid.arg.area(code)
    const owner = s.city[area]
    if (slot(s, PAID) !== FROM_VICTIM) setSlot(s, PAID, slot(s, PAID) | bit(owner))
    setSlot(s, LEFT, slot(s, LEFT) - 1)
    if (slot(s, LEFT) === 0) done(s)
    removeCity(s, area) // the piece returns to its owner's Stock (ADV-16.12.5)
    s.city[area] = PIRATES
    if (cx.live) cx.emit({ type: 'pirated', seat: owner, area: AREA_IDS[area] })
  },
  why(s, _, code) {
    if (!V.raid.is(code)) return null
    const area = V.raid.arg.area(code)
    const owner = s.city[area]
    const at = { area: AREA_IDS[area] }
    const fromVictim = slot(s, PAID) === FROM_VICTIM
    if (owner === NONE || owner === PIRATES || fromVictim !== (owner === s.victim[PIRACY]))
      return refusal(
        fromVictim ? 'ADV-16.12.1' : 'ADV-16.12.2',
        fromVictim ? 'refuse.notVictimsCity' : 'refuse.otherCity',
        at,
      )
    if (!isCoastalCity(s, area, owner)) return refusal('ADV-0.1.11', 'refuse.notCoastal', at)
    return has(slot(s, PAID), owner)
      ? refusal('ADV-R-45', 'refuse.orderedAlready', { target: owner })
      : refusal('ADV-11.10', 'refuse.immune', { target: owner })
  },
  fallback(s) {
    let a = 0
    while (!mayRaid(s, a)) a++
    return V.raid.code(a)
  },
  prompt: (s): Prompt =>
    slot(s, PAID) === FROM_VICTIM
      ? { key: 'prompt.raidVictim', rule: 'ADV-16.12.1', args: { target: s.victim[PIRACY], cities: slot(s, LEFT) } }
      : { key: 'prompt.raidOthers', rule: 'ADV-16.12.3', args: { cities: slot(s, LEFT) } },
}
