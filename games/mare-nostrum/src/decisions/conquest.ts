/**
 * At the end of the turn, in each conquered province, one of: pillage a building, occupy buildings, occupy the marker,
 * or leave it as it is (MN-4.3b, MN-4.3f, MN-R-39a, MN-R-95a). Existing occupation goes on unless another option
 * reassigns the legions (MN-R-39b). `fought` marks the provinces already settled.
 */
import { ask, bit, type Decision, done, NONE, type Seat } from '@ecumene/kernel'
import { PROVINCE_IDS } from '../../data/names.ts'
import { CARAVAN, LANDS, SLOT_FROM, SLOT_KIND } from '../board.ts'
import { liftAll } from '../effects/map.ts'
import { pillage } from '../effects/pillage.ts'
import type { E } from '../events.ts'
import { anyPower, listPowers, powerBehind, usePower } from '../powers/actions.ts'
import { atPeace, isCapital } from '../query/control.ts'
import { legionsWorkAsCaravans } from '../query/powers.ts'
import { conquered } from '../query/units.ts'
import type { S } from '../state.ts'
import { DECISIONS, VERBS } from '../verbs.ts'
import { whyNotConquest } from './conquest-why.ts'

/** A province of an opponent with only own units, not settled yet (MN-R-38); not against peace (MN-R-59e). */
const open = (s: S, province: number, seat: Seat): boolean =>
  s.fought[province] === 0 && conquered(s, province, seat) && !atPeace(s, seat, s.control[province])
function anyToOccupy(s: S, province: number, seat: Seat): boolean {
  for (let slot = SLOT_FROM[province]; slot < SLOT_FROM[province + 1]; slot++)
    if (s.built[slot] === 1 || (SLOT_KIND[slot] === CARAVAN && legionsWorkAsCaravans(s, seat))) return true
  return false
}
export function anyConquest(s: S, seat: Seat): boolean {
  for (let province = 0; province < LANDS; province++)
    if (open(s, province, seat) && (!isCapital(province) || anyToOccupy(s, province, seat))) return true
  return anyPower(s, seat, 'conquest')
}

export const conquest: Decision<S, E> = {
  name: 'conquest',
  rule: 'MN-4.3b',
  mode: 'one',
  legal(s, seat, out) {
    out.put(VERBS.done.code())
    for (let province = 0; province < LANDS; province++) {
      if (!open(s, province, seat)) continue
      for (let slot = SLOT_FROM[province]; slot < SLOT_FROM[province + 1]; slot++)
        if (s.built[slot] === 1) out.put(VERBS.pillage.code(slot))
      if (anyToOccupy(s, province, seat)) out.put(VERBS.occupy.code(province))
      if (!isCapital(province)) out.put(VERBS.occupyMarker.code(province)) // never a printed one (MN-R-43)
      listPowers(s, seat, 'conquest', province, out)
    }
    listPowers(s, seat, 'conquest', NONE, out)
  },
  apply(s, seat, code, world) {
    const power = powerBehind(code)
    if (power) usePower(s, seat, code, power, world)
    else if (VERBS.done.is(code)) done(s)
    else if (VERBS.pillage.is(code)) pillage(s, VERBS.pillage.arg.slot(code), seat, world)
    else if (VERBS.occupy.is(code)) {
      const province = VERBS.occupy.arg.province(code)
      s.fought[province] = 1
      liftAll(s, province, seat)
      ask(s, DECISIONS.occupy, bit(seat), province)
    } else {
      const province = VERBS.occupyMarker.arg.province(code)
      // It may be occupied wherever it lies (MN-R-42c); occupied anew it waits anew (MN-R-95b).
      s.fought[province] = 1
      liftAll(s, province, seat)
      s.onMarker[province] = seat
      if (world.live)
        world.emit({ type: 'occupiedMarker', seat, target: s.control[province], province: PROVINCE_IDS[province] })
    }
  },
  why: whyNotConquest,
  fallback: () => VERBS.done.code(),
  prompt: () => ({ key: 'prompt.conquest', rule: 'MN-4.3b' }),
}
