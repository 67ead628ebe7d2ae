/** Why a conqueror may not do something: the exact rule. Off the hot path. */
import { type Code, NONE, type Refusal, refusal, type Seat } from '@ecumene/kernel'
import { PROVINCE_IDS } from '../../data/names.ts'
import { SLOT_IDS, SLOT_PROVINCE } from '../board.ts'
import { powerBehind, provinceOfPower, whyNotPower } from '../powers/actions.ts'
import { atPeace } from '../query/control.ts'
import { conquered } from '../query/units.ts'
import type { S } from '../state.ts'
import { verbs } from '../verbs.ts'

export function whyNotConquest(s: S, seat: Seat, code: Code): Refusal | null {
  const power = powerBehind(code)
  if (power && power.action.phase !== 'conquest') return null
  const province = power ? provinceOfPower(code, power) : provinceIn(code)
  if (province === NONE) return power ? whyNotPower(s, seat, code, power) : null
  const no = whyNotInProvince(s, province, seat)
  if (no) return no
  if (power) return whyNotPower(s, seat, code, power)
  if (verbs.pillage.is(code))
    return refusal('MN-4.3.1a', 'refuse.notBuilt', { slot: SLOT_IDS[verbs.pillage.arg.slot(code)] })
  return verbs.occupy.is(code)
    ? refusal('MN-4.3.2a', 'refuse.noBuilding', { province: PROVINCE_IDS[province] })
    : refusal('MN-R-43', 'refuse.capitalMarker', { province: PROVINCE_IDS[province] })
}

function provinceIn(code: Code): number {
  if (verbs.pillage.is(code)) return SLOT_PROVINCE[verbs.pillage.arg.slot(code)]
  if (verbs.occupy.is(code)) return verbs.occupy.arg.province(code)
  return verbs.occupyMarker.is(code) ? verbs.occupyMarker.arg.province(code) : NONE
}
function whyNotInProvince(s: S, province: number, seat: Seat): Refusal | null {
  const name = PROVINCE_IDS[province]
  const target = s.control[province]
  if (target === NONE) return refusal('MN-R-26a', 'refuse.unclaimed', { province: name })
  if (!conquered(s, province, seat)) return refusal('MN-4.3a', 'refuse.notConquered', { province: name })
  if (atPeace(s, seat, target)) return refusal('MN-R-59e', 'refuse.peace', { target })
  return s.fought[province] ? refusal('MN-R-39a', 'refuse.settled', { province: name }) : null
}
