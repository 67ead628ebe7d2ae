/** Why a conqueror may not do something: the exact rule. Off the hot path. */
import { type Code, NONE, type Refusal, refusal, type Seat } from '@ecumene/kernel'
import { PROVINCE_IDS } from '../../data/names.ts'
import { SLOT_IDS, SLOT_PROVINCE } from '../board.ts'
import { powerBehind, provinceOfPower, whyNotPower } from '../powers/actions.ts'
import { atPeace } from '../query/control.ts'
import { conquered } from '../query/units.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

export function whyNotConquest(s: S, seat: Seat, code: Code): Refusal | null {
  const power = powerBehind(code)
  if (power && power.action.phase !== 'conquest') return null
  const province = power ? provinceOfPower(code, power) : provinceIn(code)
  if (province === NONE) return power ? whyNotPower(s, seat, code, power) : null
  const no = whyNotInProvince(s, province, seat)
  if (no) return no
  if (power) return whyNotPower(s, seat, code, power)
  if (VERBS.pillage.is(code))
    return refusal('MN-4.3.1a', 'refuse.notBuilt', { slot: SLOT_IDS[VERBS.pillage.arg.slot(code)] })
  return VERBS.occupy.is(code)
    ? refusal('MN-4.3.2a', 'refuse.noBuilding', { province: PROVINCE_IDS[province] })
    : refusal('MN-R-43', 'refuse.capitalMarker', { province: PROVINCE_IDS[province] })
}

function provinceIn(code: Code): number {
  if (VERBS.pillage.is(code)) return SLOT_PROVINCE[VERBS.pillage.arg.slot(code)]
  if (VERBS.occupy.is(code)) return VERBS.occupy.arg.province(code)
  return VERBS.occupyMarker.is(code) ? VERBS.occupyMarker.arg.province(code) : NONE
}
function whyNotInProvince(s: S, province: number, seat: Seat): Refusal | null {
  const name = PROVINCE_IDS[province]
  const target = s.control[province]
  if (target === NONE) return refusal('MN-R-26a', 'refuse.unclaimed', { province: name })
  if (!conquered(s, province, seat)) return refusal('MN-4.3a', 'refuse.notConquered', { province: name })
  if (atPeace(s, seat, target)) return refusal('MN-R-59e', 'refuse.peace', { target })
  return s.fought[province] ? refusal('MN-R-39a', 'refuse.settled', { province: name }) : null
}
