/** Why a purchase is refused: the exact rule, for the usual attempts. Off the hot path. */
import { type Code, NONE, type Refusal, refusal, type Seat } from '@ecumene/kernel'
import { PYRAMIDS_PRICE } from '../../data/tokens.ts'
import { SLOT_IDS, SLOT_PROVINCE } from '../board.ts'
import { priceOf, THING } from '../effects/purchase.ts'
import { powerBehind, whyNotPower } from '../powers/actions.ts'
import { TOKEN_IDS } from '../powers/tokens.ts'
import { whyNotControl, whyNotFortress, whyNotIn, whyNotLegion, whyNotTrireme } from '../query/places-why.ts'
import { glory } from '../query/powers.ts'
import { canPay } from '../query/sets.ts'
import { standsOn } from '../query/units.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

export function whyNotBuild(s: S, seat: Seat, code: Code): Refusal | null {
  const power = powerBehind(code)
  if (power) return power.action.phase === 'build' ? whyNotPower(s, seat, code, power) : null
  if (VERBS.control.is(code))
    return whyNotControl(s, VERBS.control.arg.province(code), seat, false) ?? price(s, seat, THING.control, 0)
  if (VERBS.legion.is(code))
    return whyNotLegion(s, VERBS.legion.arg.province(code), seat) ?? price(s, seat, THING.legion, 0)
  if (VERBS.fortress.is(code))
    return whyNotFortress(s, VERBS.fortress.arg.province(code), seat) ?? price(s, seat, THING.fortress, 0)
  if (VERBS.trireme.is(code))
    return price(s, seat, THING.trireme, 0) ?? whyNotTrireme(s, VERBS.trireme.arg.sea(code), seat)
  if (VERBS.build.is(code)) return whyNotOn(s, seat, VERBS.build.arg.slot(code))
  if (VERBS.hire.is(code)) return whyNotHire(s, seat, VERBS.hire.arg.token(code))
  return VERBS.pyramids.is(code) ? refusal('MN-3c', 'refuse.set', { cost: PYRAMIDS_PRICE }) : null
}

function price(s: S, seat: Seat, thing: number, place: number): Refusal | null {
  const cost = priceOf(s, seat, thing, place)
  return canPay(s, seat, cost) ? null : refusal('MN-3c', 'refuse.set', { cost })
}
function whyNotOn(s: S, seat: Seat, slot: number): Refusal | null {
  if (s.built[slot] === 1) return refusal('MN-3.1.2h', 'refuse.slotTaken', { slot: SLOT_IDS[slot] })
  const no = whyNotIn(s, SLOT_PROVINCE[slot], seat)
  if (no) return no
  const stands = standsOn(s, slot)
  if (stands !== NONE && stands !== seat)
    return refusal('MN-R-41', 'refuse.slotBlocked', { slot: SLOT_IDS[slot], target: stands })
  return price(s, seat, THING.building, slot)
}
function whyNotHire(s: S, seat: Seat, token: number): Refusal | null {
  if (s.owner[token] !== NONE)
    return refusal('MN-3.1.3a', 'refuse.hired', { token: TOKEN_IDS[token], target: s.owner[token] })
  if (s.faceUp[token] === 0) return refusal('MN-R-3b', 'refuse.faceDown', { token: TOKEN_IDS[token] })
  return glory(s, seat) >= 5 ? refusal('MN-R-90', 'refuse.fiveHeroes') : price(s, seat, THING.token, token)
}
