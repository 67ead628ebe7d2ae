/** Why a purchase is refused: the exact rule, for the usual attempts. Off the hot path. */

import { type Code, type Refusal, refusal, type Seat } from '@ecumene/kernel'
import { HAMMURABI } from '../../data/empires.ts'
import { COIN, good, RESOURCE_IDS } from '../../data/goods.ts'
import { PROVINCE_IDS, SEA_IDS } from '../../data/names.ts'

import { GILGAMESH, PENTHESILEA, PHAROS, PYRAMIDS_PRICE, SPARTACUS, TOKEN_IDS } from '../../data/tokens.ts'
import { IN_PLAY, SLOT_IDS, SLOT_PROVINCE } from '../board.ts'
import { priceOf, THING } from '../effects/purchase.ts'
import { canBuildIn, claimable, claimableFree, invaded } from '../places.ts'
import { capitalOf, controlled, enemiesIn, fleet, glory, hasHero, hasPower, holds, standsOn } from '../query.ts'
import { adjacentTo, reachableFrom } from '../reach.ts'
import { canPay } from '../sets.ts'
import { at, FORT, LEGION, MARKER, NONE, type S, TRIREME, USED, V } from '../state.ts'

const price = (s: S, seat: Seat, thing: number, place: number): Refusal | null => {
  const cost = priceOf(s, seat, thing, place)
  return canPay(s, seat, cost) ? null : refusal('MN-3c', 'refuse.set', { cost })
}
const covered = (s: S, p: number): Refusal | null =>
  (IN_PLAY[s.seats] >> p) & 1 ? null : refusal('MN-R-1b', 'refuse.covered', { province: PROVINCE_IDS[p] })

function notIn(s: S, p: number, seat: Seat): Refusal | null {
  if (canBuildIn(s, p, seat)) return null
  const province = PROVINCE_IDS[p]
  if (s.control[p] !== seat) return covered(s, p) ?? refusal('MN-3.1.1d', 'refuse.control', { province })
  return refusal('MN-R-23', 'refuse.enemyUnits', { province })
}
const noPiece = (s: S, seat: Seat, kind: number, rule: string): Refusal | null =>
  s.pieces[at.pieces(seat, kind)] > 0 ? null : refusal(rule, 'refuse.pieces')

function notControl(s: S, p: number, seat: Seat, free: boolean): Refusal | null {
  const province = PROVINCE_IDS[p]
  const piece = noPiece(s, seat, MARKER, 'MN-R-27a')
  if (((free ? claimableFree(s, seat) : claimable(s, seat)) >> p) & 1) return null
  if (piece) return piece
  if (s.control[p] !== NONE) return refusal('MN-3.1.1f', 'refuse.controlled', { province })
  if (enemiesIn(s, p, seat)) return refusal('MN-3.1.1f', 'refuse.enemyUnits', { province })
  const now = controlled(s, seat)
  const nearNow = free ? adjacentTo(s, now) : reachableFrom(s, now, fleet(s, seat))
  if ((nearNow >> p) & 1) return refusal('MN-R-21b', 'refuse.freshBase', { province })
  return (
    covered(s, p) ?? refusal(free ? 'MN-R-62a' : 'MN-3.1.1a', free ? 'refuse.farByLand' : 'refuse.far', { province })
  )
}

function notCheap(s: S, seat: Seat, token: number, used: number, resource: number, named: number): Refusal | null {
  if (!hasPower(s, seat, token)) return refusal('MN-R-20a', 'refuse.noPower', { token: TOKEN_IDS[token] })
  if (s.used[seat] & used) return refusal('MN-R-20b', 'refuse.usedPower', { token: TOKEN_IDS[token] })
  if (resource !== COIN && resource !== named)
    return refusal('MN-R-20a', 'refuse.cheapPrice', { resource: RESOURCE_IDS[named] })
  return holds(s, seat, resource) > 0 ? null : refusal('MN-R-20a', 'refuse.lack', { resource: RESOURCE_IDS[resource] })
}
const notLegion = (s: S, p: number, seat: Seat): Refusal | null =>
  noPiece(s, seat, LEGION, 'MN-3.1.2g') ?? notIn(s, p, seat)
const notFortress = (s: S, p: number, seat: Seat): Refusal | null =>
  noPiece(s, seat, FORT, 'MN-3.1.2g') ??
  notIn(s, p, seat) ??
  (s.fortress[p] !== NONE ? refusal('MN-3.1.2d', 'refuse.oneFortress', { province: PROVINCE_IDS[p] }) : null)
const notTrireme = (s: S, w: number, seat: Seat): Refusal | null =>
  noPiece(s, seat, TRIREME, 'MN-3.1.2g') ?? refusal('MN-R-25', 'refuse.harbour', { sea: SEA_IDS[w] })

export function whyNotBuild(s: S, seat: Seat, code: Code): Refusal | null {
  if (V.control.is(code))
    return notControl(s, V.control.arg.province(code), seat, false) ?? price(s, seat, THING.control, 0)
  if (V.legion.is(code)) return notLegion(s, V.legion.arg.province(code), seat) ?? price(s, seat, THING.legion, 0)
  if (V.fortress.is(code))
    return notFortress(s, V.fortress.arg.province(code), seat) ?? price(s, seat, THING.fortress, 0)
  if (V.trireme.is(code)) return price(s, seat, THING.trireme, 0) ?? notTrireme(s, V.trireme.arg.sea(code), seat)
  if (V.build.is(code)) {
    const slot = V.build.arg.slot(code)
    if (s.built[slot] === 1) return refusal('MN-3.1.2h', 'refuse.slotTaken', { slot: SLOT_IDS[slot] })
    const no = notIn(s, SLOT_PROVINCE[slot], seat)
    if (no) return no
    const stands = standsOn(s, slot)
    if (stands !== NONE && stands !== seat)
      return refusal('MN-R-41', 'refuse.slotBlocked', { slot: SLOT_IDS[slot], target: stands })
    return price(s, seat, THING.building, slot)
  }
  if (V.hire.is(code)) {
    const token = V.hire.arg.token(code)
    if (s.owner[token] !== NONE)
      return refusal('MN-3.1.3a', 'refuse.hired', { token: TOKEN_IDS[token], target: s.owner[token] })
    if (s.faceUp[token] === 0) return refusal('MN-R-3b', 'refuse.faceDown', { token: TOKEN_IDS[token] })
    return glory(s, seat) >= 5 ? refusal('MN-R-90', 'refuse.fiveHeroes') : price(s, seat, THING.token, token)
  }
  if (V.pyramids.is(code)) return refusal('MN-3c', 'refuse.set', { cost: PYRAMIDS_PRICE })
  if (V.spartacus.is(code))
    return (
      notCheap(s, seat, SPARTACUS, USED.spartacus, V.spartacus.arg.resource(code), good('gladiators')) ??
      notLegion(s, V.spartacus.arg.province(code), seat)
    )
  if (V.gilgamesh.is(code))
    return (
      notCheap(s, seat, GILGAMESH, USED.gilgamesh, V.gilgamesh.arg.resource(code), good('marble')) ??
      notFortress(s, V.gilgamesh.arg.province(code), seat)
    )
  if (V.pharos.is(code))
    return (
      notCheap(s, seat, PHAROS, USED.pharos, V.pharos.arg.resource(code), good('wood')) ??
      notTrireme(s, V.pharos.arg.sea(code), seat)
    )
  if (V.hammurabi.is(code)) {
    if (!hasHero(s, seat, HAMMURABI)) return refusal('MN-H-HAMMURABI-1', 'refuse.notYourHero')
    if (s.used[seat] & USED.hammurabi) return refusal('MN-H-HAMMURABI-2', 'refuse.usedHero')
    return notControl(s, V.hammurabi.arg.province(code), seat, true)
  }
  if (!V.penthesilea.is(code)) return null
  if (!hasPower(s, seat, PENTHESILEA)) return refusal('MN-H-PENTHESILEA-1', 'refuse.noPower', { token: 'penthesilea' })
  if (s.used[seat] & USED.penthesilea)
    return refusal('MN-H-PENTHESILEA-1', 'refuse.usedPower', { token: 'penthesilea' })
  return refusal('MN-R-58a', 'refuse.invaded', { count: invaded(s, seat), province: PROVINCE_IDS[capitalOf(s, seat)] })
}
