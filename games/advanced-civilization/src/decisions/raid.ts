/** 16.12 Piracy: which coastal cities are lost, one at a time. */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { removeCity } from '@ecumene/civilization-family/src/pieces.ts'
import { bit, type Decision, done, has, type Prompt, refusal, setSlot, slot } from '@ecumene/kernel'
import { PIRACY } from '../../data/trade.ts'
import { FROM_VICTIM, LEFT, PAID } from '../effects/piracy.ts'
import type { E } from '../events.ts'
import { isCoastalCity } from '../query/coast.ts'
import { isSpared } from '../query/orders.ts'
import { PIRATES, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'

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
    for (let area = 0; area < AREAS; area++) if (mayRaid(s, area)) out.put(VERBS.raid.code(area))
  },
  apply(s, seat, code, world) {
    const area = VERBS.raid.arg.area(code)
    const owner = s.city[area]
    if (slot(s, PAID) !== FROM_VICTIM) setSlot(s, PAID, slot(s, PAID) | bit(owner))
    setSlot(s, LEFT, slot(s, LEFT) - 1)
    if (slot(s, LEFT) === 0) done(s)
    removeCity(s, area) // the piece returns to its owner's Stock (ADV-16.12.5)
    s.city[area] = PIRATES
    if (world.live) world.emit({ type: 'pirated', seat: owner, area: AREA_IDS[area], by: seat })
  },
  why(s, _, code) {
    if (!VERBS.raid.is(code)) return null
    const area = VERBS.raid.arg.area(code)
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
    let area = 0
    while (!mayRaid(s, area)) area++
    return VERBS.raid.code(area)
  },
  prompt: (s): Prompt =>
    slot(s, PAID) === FROM_VICTIM
      ? { key: 'prompt.raidVictim', rule: 'ADV-16.12.1', args: { target: s.victim[PIRACY], cities: slot(s, LEFT) } }
      : { key: 'prompt.raidOthers', rule: 'ADV-16.12.3', args: { cities: slot(s, LEFT) } },
}
