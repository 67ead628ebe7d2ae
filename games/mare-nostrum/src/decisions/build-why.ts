/** Why a purchase is refused: the exact rule, for the usual attempts. Off the hot path. */

import { type Code, NONE, type Refusal, refusal, type Seat } from '@ecumene/kernel'
import { HAMMURABI } from '../../data/empires.ts'
import { COIN, goodNumber, RESOURCE_IDS } from '../../data/goods.ts'
import { PROVINCE_IDS, SEA_IDS } from '../../data/names.ts'

import { GILGAMESH, PENTHESILEA, PHAROS, PYRAMIDS_PRICE, SPARTACUS, TOKEN_IDS } from '../../data/tokens.ts'
import { IN_PLAY, SLOT_IDS, SLOT_PROVINCE } from '../board.ts'
import { priceOf, THING } from '../effects/purchase.ts'
import { capitalOf, controlled } from '../query/control.ts'
import { canBuildIn, claimable, claimableFree, invaded } from '../query/places.ts'
import { glory, hasHero, hasPower } from '../query/powers.ts'
import { adjacentTo, reachableFrom } from '../query/reach.ts'
import { holds } from '../query/resources.ts'
import { canPay } from '../query/sets.ts'
import { enemiesIn, fleet, standsOn } from '../query/units.ts'
import { at, FORT, LEGION, MARKER, type S, TRIREME, USED } from '../state.ts'
import { verbs } from '../verbs.ts'

const price = (s: S, seat: Seat, thing: number, place: number): Refusal | null => {
  const cost = priceOf(s, seat, thing, place)
  return canPay(s, seat, cost) ? null : refusal('MN-3c', 'refuse.set', { cost })
}
const covered = (s: S, province: number): Refusal | null =>
  (IN_PLAY[s.seats] >> province) & 1 ? null : refusal('MN-R-1b', 'refuse.covered', { province: PROVINCE_IDS[province] })

function notIn(s: S, province: number, seat: Seat): Refusal | null {
  if (canBuildIn(s, province, seat)) return null
  const name = PROVINCE_IDS[province]
  if (s.control[province] !== seat)
    return covered(s, province) ?? refusal('MN-3.1.1d', 'refuse.control', { province: name })
  return refusal('MN-R-23', 'refuse.enemyUnits', { province: name })
}
const noPiece = (s: S, seat: Seat, kind: number, rule: string): Refusal | null =>
  s.pieces[at.pieces(seat, kind)] > 0 ? null : refusal(rule, 'refuse.pieces')

function notControl(s: S, province: number, seat: Seat, free: boolean): Refusal | null {
  const name = PROVINCE_IDS[province]
  const piece = noPiece(s, seat, MARKER, 'MN-R-27a')
  if (((free ? claimableFree(s, seat) : claimable(s, seat)) >> province) & 1) return null
  if (piece) return piece
  if (s.control[province] !== NONE) return refusal('MN-3.1.1f', 'refuse.controlled', { province: name })
  if (enemiesIn(s, province, seat)) return refusal('MN-3.1.1f', 'refuse.enemyUnits', { province: name })
  const now = controlled(s, seat)
  const nearNow = free ? adjacentTo(s, now) : reachableFrom(s, now, fleet(s, seat))
  if ((nearNow >> province) & 1) return refusal('MN-R-21b', 'refuse.freshBase', { province: name })
  return (
    covered(s, province) ??
    refusal(free ? 'MN-R-62a' : 'MN-3.1.1a', free ? 'refuse.farByLand' : 'refuse.far', { province: name })
  )
}

function notCheap(s: S, seat: Seat, token: number, used: number, resource: number, named: number): Refusal | null {
  if (!hasPower(s, seat, token)) return refusal('MN-R-20a', 'refuse.noPower', { token: TOKEN_IDS[token] })
  if (s.used[seat] & used) return refusal('MN-R-20b', 'refuse.usedPower', { token: TOKEN_IDS[token] })
  if (resource !== COIN && resource !== named)
    return refusal('MN-R-20a', 'refuse.cheapPrice', { resource: RESOURCE_IDS[named] })
  return holds(s, seat, resource) > 0 ? null : refusal('MN-R-20a', 'refuse.lack', { resource: RESOURCE_IDS[resource] })
}
const notLegion = (s: S, province: number, seat: Seat): Refusal | null =>
  noPiece(s, seat, LEGION, 'MN-3.1.2g') ?? notIn(s, province, seat)
const notFortress = (s: S, province: number, seat: Seat): Refusal | null =>
  noPiece(s, seat, FORT, 'MN-3.1.2g') ??
  notIn(s, province, seat) ??
  (s.fortress[province] !== NONE
    ? refusal('MN-3.1.2d', 'refuse.oneFortress', { province: PROVINCE_IDS[province] })
    : null)
const notTrireme = (s: S, sea: number, seat: Seat): Refusal | null =>
  noPiece(s, seat, TRIREME, 'MN-3.1.2g') ?? refusal('MN-R-25', 'refuse.harbour', { sea: SEA_IDS[sea] })

export function whyNotBuild(s: S, seat: Seat, code: Code): Refusal | null {
  if (verbs.control.is(code))
    return notControl(s, verbs.control.arg.province(code), seat, false) ?? price(s, seat, THING.control, 0)
  if (verbs.legion.is(code))
    return notLegion(s, verbs.legion.arg.province(code), seat) ?? price(s, seat, THING.legion, 0)
  if (verbs.fortress.is(code))
    return notFortress(s, verbs.fortress.arg.province(code), seat) ?? price(s, seat, THING.fortress, 0)
  if (verbs.trireme.is(code))
    return price(s, seat, THING.trireme, 0) ?? notTrireme(s, verbs.trireme.arg.sea(code), seat)
  if (verbs.build.is(code)) {
    const slot = verbs.build.arg.slot(code)
    if (s.built[slot] === 1) return refusal('MN-3.1.2h', 'refuse.slotTaken', { slot: SLOT_IDS[slot] })
    const no = notIn(s, SLOT_PROVINCE[slot], seat)
    if (no) return no
    const stands = standsOn(s, slot)
    if (stands !== NONE && stands !== seat)
      return refusal('MN-R-41', 'refuse.slotBlocked', { slot: SLOT_IDS[slot], target: stands })
    return price(s, seat, THING.building, slot)
  }
  if (verbs.hire.is(code)) {
    const token = verbs.hire.arg.token(code)
    if (s.owner[token] !== NONE)
      return refusal('MN-3.1.3a', 'refuse.hired', { token: TOKEN_IDS[token], target: s.owner[token] })
    if (s.faceUp[token] === 0) return refusal('MN-R-3b', 'refuse.faceDown', { token: TOKEN_IDS[token] })
    return glory(s, seat) >= 5 ? refusal('MN-R-90', 'refuse.fiveHeroes') : price(s, seat, THING.token, token)
  }
  if (verbs.pyramids.is(code)) return refusal('MN-3c', 'refuse.set', { cost: PYRAMIDS_PRICE })
  if (verbs.spartacus.is(code))
    return (
      notCheap(s, seat, SPARTACUS, USED.spartacus, verbs.spartacus.arg.resource(code), goodNumber('gladiators')) ??
      notLegion(s, verbs.spartacus.arg.province(code), seat)
    )
  if (verbs.gilgamesh.is(code))
    return (
      notCheap(s, seat, GILGAMESH, USED.gilgamesh, verbs.gilgamesh.arg.resource(code), goodNumber('marble')) ??
      notFortress(s, verbs.gilgamesh.arg.province(code), seat)
    )
  if (verbs.pharos.is(code))
    return (
      notCheap(s, seat, PHAROS, USED.pharos, verbs.pharos.arg.resource(code), goodNumber('wood')) ??
      notTrireme(s, verbs.pharos.arg.sea(code), seat)
    )
  if (verbs.hammurabi.is(code)) {
    if (!hasHero(s, seat, HAMMURABI)) return refusal('MN-H-HAMMURABI-1', 'refuse.notYourHero')
    if (s.used[seat] & USED.hammurabi) return refusal('MN-H-HAMMURABI-2', 'refuse.usedHero')
    return notControl(s, verbs.hammurabi.arg.province(code), seat, true)
  }
  if (!verbs.penthesilea.is(code)) return null
  if (!hasPower(s, seat, PENTHESILEA)) return refusal('MN-H-PENTHESILEA-1', 'refuse.noPower', { token: 'penthesilea' })
  if (s.used[seat] & USED.penthesilea)
    return refusal('MN-H-PENTHESILEA-1', 'refuse.usedPower', { token: 'penthesilea' })
  return refusal('MN-R-58a', 'refuse.invaded', { count: invaded(s, seat), province: PROVINCE_IDS[capitalOf(s, seat)] })
}
