/** A building turn: single purchases in any order, each paid before the next, until the builder ends it (MN-3b, MN-3.1a, MN-R-88a). */
import { ask, bit, Codes, type Decision, done, NONE, type Seat, type World } from '@ecumene/kernel'
import { HAMMURABI } from '../../data/empires.ts'
import { COIN, goodNumber, RESOURCES } from '../../data/goods.ts'
import { GILGAMESH, PENTHESILEA, PHAROS, PYRAMIDS_PRICE, SPARTACUS, TOKEN_IDS, TOKENS } from '../../data/tokens.ts'
import { LANDS, SLOTS_IN_ALL, WATERS } from '../board.ts'
import { placeControl, raiseLegions } from '../effects/map.ts'
import { bring, LARGE, priceOf, SMALL, THING } from '../effects/purchase.ts'
import { spend } from '../effects/resources.ts'
import type { E } from '../events.ts'
import { capitalOf } from '../query/control.ts'
import {
  canBuildOn,
  canFortify,
  canLaunch,
  canRaiseLegion,
  claimable,
  claimableFree,
  invaded,
} from '../query/places.ts'
import { glory, hasHero, hasPower, priceOfHero } from '../query/powers.ts'
import { holds } from '../query/resources.ts'
import { canPay } from '../query/sets.ts'
import { at, LEGION, type S, USED } from '../state.ts'
import { decisions, verbs } from '../verbs.ts'
import { whyNotBuild } from './build-why.ts'

/** Heroes and wonders that make one unit of a kind cheap, once per round (MN-3.1.2j, MN-R-20): a coin or the commodity named. */
export const CHEAP = [
  { token: SPARTACUS, used: USED.spartacus, resource: goodNumber('gladiators'), thing: THING.legion }, // MN-H-SPARTACUS-1
  { token: GILGAMESH, used: USED.gilgamesh, resource: goodNumber('marble'), thing: THING.fortress }, // MN-H-GILGAMESH-1
  { token: PHAROS, used: USED.pharos, resource: goodNumber('wood'), thing: THING.trireme }, // MN-W-PHAROS-1
] as const
export const mayUse = (s: S, seat: Seat, token: number, used: number): boolean =>
  hasPower(s, seat, token) && (s.used[seat] & used) === 0
export const freeLegionsOf = (s: S, seat: Seat): number => Math.min(invaded(s, seat), s.pieces[at.pieces(seat, LEGION)])
/** Face up and not hired (MN-R-3b); with five the prices end (MN-R-90). Several may be hired in one turn (MN-R-28a). */
export const canHire = (s: S, seat: Seat, token: number): boolean =>
  s.faceUp[token] === 1 && s.owner[token] === NONE && glory(s, seat) < 5

export const build: Decision<S, E> = {
  name: 'build',
  rule: 'MN-3b',
  mode: 'one',
  alwaysAsk: true,
  legal(s, seat, out) {
    out.put(verbs.done.code())
    if (s.holdSize[seat] >= SMALL && canPay(s, seat, SMALL)) {
      const open = claimable(s, seat)
      for (let province = 0; province < LANDS; province++) {
        if ((open >> province) & 1) out.put(verbs.control.code(province))
        if (s.control[province] !== seat) continue
        if (canRaiseLegion(s, province, seat)) out.put(verbs.legion.code(province))
        if (canFortify(s, province, seat)) out.put(verbs.fortress.code(province))
      }
      for (let sea = 0; sea < WATERS; sea++) if (canLaunch(s, sea, seat)) out.put(verbs.trireme.code(sea))
      const large = canPay(s, seat, LARGE)
      for (let slot = 0; slot < SLOTS_IN_ALL; slot++)
        if (canBuildOn(s, slot, seat) && (large || priceOf(s, seat, THING.building, slot) === SMALL))
          out.put(verbs.build.code(slot))
      if (canPay(s, seat, priceOfHero(s, seat)))
        for (let token = 0; token < TOKENS; token++) if (canHire(s, seat, token)) out.put(verbs.hire.code(token))
      if (canPay(s, seat, PYRAMIDS_PRICE)) out.put(verbs.pyramids.code())
    }
    for (let i = 0; i < CHEAP.length; i++)
      if (mayUse(s, seat, CHEAP[i].token, CHEAP[i].used)) listCheap(s, seat, i, out)
    if (hasHero(s, seat, HAMMURABI) && (s.used[seat] & USED.hammurabi) === 0) {
      const open = claimableFree(s, seat)
      for (let province = 0; province < LANDS; province++)
        if ((open >> province) & 1) out.put(verbs.hammurabi.code(province))
    }
    if (mayUse(s, seat, PENTHESILEA, USED.penthesilea))
      for (let n = freeLegionsOf(s, seat); n > 0; n--) out.put(verbs.penthesilea.code(n))
  },
  apply(s, seat, code, world) {
    if (verbs.done.is(code)) done(s)
    else if (verbs.control.is(code)) buy(s, seat, THING.control, verbs.control.arg.province(code))
    else if (verbs.build.is(code)) buy(s, seat, THING.building, verbs.build.arg.slot(code))
    else if (verbs.legion.is(code)) buy(s, seat, THING.legion, verbs.legion.arg.province(code))
    else if (verbs.fortress.is(code)) buy(s, seat, THING.fortress, verbs.fortress.arg.province(code))
    else if (verbs.trireme.is(code)) buy(s, seat, THING.trireme, verbs.trireme.arg.sea(code))
    else if (verbs.hire.is(code)) buy(s, seat, THING.token, verbs.hire.arg.token(code))
    else if (verbs.pyramids.is(code)) buy(s, seat, THING.pyramids, 0)
    else if (verbs.spartacus.is(code))
      buyCheap(s, seat, 0, verbs.spartacus.arg.province(code), verbs.spartacus.arg.resource(code), world)
    else if (verbs.gilgamesh.is(code))
      buyCheap(s, seat, 1, verbs.gilgamesh.arg.province(code), verbs.gilgamesh.arg.resource(code), world)
    else if (verbs.pharos.is(code))
      buyCheap(s, seat, 2, verbs.pharos.arg.sea(code), verbs.pharos.arg.resource(code), world)
    else if (verbs.hammurabi.is(code)) {
      // In addition to markers paid for, at any moment of the turn (MN-R-62b, MN-R-104).
      s.used[seat] |= USED.hammurabi
      if (world.live) world.emit({ type: 'power', seat, token: 'hammurabi' })
      placeControl(s, verbs.hammurabi.arg.province(code), seat, world)
    } else {
      // Free legions in the capital province, all at once (MN-H-PENTHESILEA-1, MN-R-58b, MN-R-104).
      s.used[seat] |= USED.penthesilea
      if (world.live) world.emit({ type: 'power', seat, token: 'penthesilea' })
      raiseLegions(s, capitalOf(s, seat), seat, verbs.penthesilea.arg.legions(code), world)
    }
  },
  why: whyNotBuild,
  fallback: suggestion,
  prompt: (s, seat) => ({ key: 'prompt.build', rule: 'MN-3b', args: { count: s.holdSize[seat] } }),
}

/** A stand-in uses what would be lost at the end of the phase (MN-3k): on heroes and wonders first, then buildings, control, units. */
const ORDER = [
  verbs.pyramids,
  verbs.hire,
  verbs.build,
  verbs.hammurabi,
  verbs.control,
  verbs.trireme,
  verbs.fortress,
  verbs.legion,
] as const
const first = new Codes()
function suggestion(s: S, seat: Seat): number {
  first.clear()
  build.legal(s, seat, first)
  for (let rank = 0; rank < ORDER.length; rank++)
    for (let i = 0; i < first.n; i++) if (ORDER[rank].is(first.at[i])) return first.at[i]
  return verbs.done.code()
}

const buy = (s: S, seat: Seat, thing: number, place: number): void =>
  ask(s, decisions.pay, bit(seat), priceOf(s, seat, thing, place), thing, place)

function buyCheap(s: S, seat: Seat, i: number, place: number, resource: number, world: World<E>): void {
  s.used[seat] |= CHEAP[i].used
  if (world.live) world.emit({ type: 'power', seat, token: TOKEN_IDS[CHEAP[i].token] })
  spend(s, seat, resource, 1, world)
  bring(s, seat, CHEAP[i].thing, place, world)
}
function listCheap(s: S, seat: Seat, i: number, out: { put(code: number): void }): void {
  for (let resource = 0; resource < RESOURCES; resource++) {
    if ((resource !== COIN && resource !== CHEAP[i].resource) || holds(s, seat, resource) === 0) continue
    if (i === 2)
      for (let sea = 0; sea < WATERS; sea++) if (canLaunch(s, sea, seat)) out.put(verbs.pharos.code(sea, resource))
    if (i === 0)
      for (let province = 0; province < LANDS; province++)
        if (canRaiseLegion(s, province, seat)) out.put(verbs.spartacus.code(province, resource))
    if (i === 1)
      for (let province = 0; province < LANDS; province++)
        if (canFortify(s, province, seat)) out.put(verbs.gilgamesh.code(province, resource))
  }
}
