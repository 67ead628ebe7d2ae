/** Why a conqueror may not do something: the exact rule. Off the hot path. */
import { type Code, NONE, type Refusal, refusal, type Seat } from '@ecumene/kernel'
import { PROVINCE_IDS } from '../../data/names.ts'
import { CIRCE, QUEEN_OF_SHEBA } from '../../data/tokens.ts'
import { SLOT_IDS, SLOT_PROVINCE } from '../board.ts'
import { atPeace, isCapital } from '../query/control.ts'
import { hasPower } from '../query/powers.ts'
import { conquered } from '../query/units.ts'
import { type S, USED } from '../state.ts'
import { verbs } from '../verbs.ts'

function provinceIn(code: Code): number {
  if (verbs.pillage.is(code)) return SLOT_PROVINCE[verbs.pillage.arg.slot(code)]
  if (verbs.occupy.is(code)) return verbs.occupy.arg.province(code)
  if (verbs.occupyMarker.is(code)) return verbs.occupyMarker.arg.province(code)
  return verbs.sheba.is(code) ? verbs.sheba.arg.province(code) : NONE
}
export function whyNot(s: S, seat: Seat, code: Code): Refusal | null {
  const province = provinceIn(code)
  if (verbs.circe.is(code) || verbs.recall.is(code)) {
    if (!hasPower(s, seat, CIRCE)) return refusal('MN-H-CIRCE-1', 'refuse.noPower', { token: 'circe' })
    return refusal('MN-R-61a', 'refuse.circe', {
      slot: SLOT_IDS[verbs.circe.is(code) ? verbs.circe.arg.slot(code) : verbs.recall.arg.slot(code)],
    })
  }
  if (province === NONE) return null
  const name = PROVINCE_IDS[province]
  if (s.control[province] === NONE) return refusal('MN-R-26a', 'refuse.unclaimed', { province: name })
  if (!conquered(s, province, seat)) return refusal('MN-4.3a', 'refuse.notConquered', { province: name })
  if (atPeace(s, seat, s.control[province])) return refusal('MN-R-59e', 'refuse.peace', { target: s.control[province] })
  if (s.fought[province]) return refusal('MN-R-39a', 'refuse.settled', { province: name })
  if (verbs.pillage.is(code))
    return refusal('MN-4.3.1a', 'refuse.notBuilt', { slot: SLOT_IDS[verbs.pillage.arg.slot(code)] })
  if (verbs.occupy.is(code)) return refusal('MN-4.3.2a', 'refuse.noBuilding', { province: name })
  if (isCapital(province)) return refusal('MN-R-43', 'refuse.capitalMarker', { province: name })
  if (!hasPower(s, seat, QUEEN_OF_SHEBA)) return refusal('MN-H-SHEBA-1', 'refuse.noPower', { token: 'queen-of-sheba' })
  if (s.used[seat] & USED.sheba) return refusal('MN-H-SHEBA-1', 'refuse.usedPower', { token: 'queen-of-sheba' })
  return refusal('MN-R-60b', 'refuse.notLinked', { province: name })
}
