/** A building turn: single purchases in any order, each paid before the next, until the builder ends it (MN-3b, MN-3.1a, MN-R-88a). */
import { ask, bit, Codes, type Cx, type Decision, done, type Seat } from '@ecumene/kernel'
import { HAMMURABI } from '../../data/empires.ts'
import { COIN, good, RESOURCES } from '../../data/goods.ts'
import { GILGAMESH, PENTHESILEA, PHAROS, PYRAMIDS_PRICE, SPARTACUS, TOKEN_IDS, TOKENS } from '../../data/tokens.ts'
import { LANDS, SLOTS_IN_ALL, WATERS } from '../board.ts'
import { placeControl, raiseLegions } from '../effects/map.ts'
import { bring, LARGE, priceOf, SMALL, THING } from '../effects/purchase.ts'
import { spend } from '../effects/resources.ts'
import type { E } from '../events.ts'
import { canBuildOn, canFortify, canLaunch, canRaiseLegion, claimable, claimableFree, invaded } from '../places.ts'
import { capitalOf, glory, hasHero, hasPower, holds, priceOfHero } from '../query.ts'
import { canPay } from '../sets.ts'
import { at, D, LEGION, NONE, type S, USED, V } from '../state.ts'
import { whyNotBuild } from './why-not-build.ts'

/** Heroes and wonders that make one unit of a kind cheap, once per round (MN-3.1.2j, MN-R-20): a coin or the commodity named. */
export const CHEAP = [
  { token: SPARTACUS, used: USED.spartacus, resource: good('gladiators'), thing: THING.legion }, // MN-H-SPARTACUS-1
  { token: GILGAMESH, used: USED.gilgamesh, resource: good('marble'), thing: THING.fortress }, // MN-H-GILGAMESH-1
  { token: PHAROS, used: USED.pharos, resource: good('wood'), thing: THING.trireme }, // MN-W-PHAROS-1
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
    out.put(V.done.code())
    if (s.holdSize[seat] >= SMALL && canPay(s, seat, SMALL)) {
      const open = claimable(s, seat)
      for (let p = 0; p < LANDS; p++) {
        if ((open >> p) & 1) out.put(V.control.code(p))
        if (s.control[p] !== seat) continue
        if (canRaiseLegion(s, p, seat)) out.put(V.legion.code(p))
        if (canFortify(s, p, seat)) out.put(V.fortress.code(p))
      }
      for (let w = 0; w < WATERS; w++) if (canLaunch(s, w, seat)) out.put(V.trireme.code(w))
      const large = canPay(s, seat, LARGE)
      for (let slot = 0; slot < SLOTS_IN_ALL; slot++)
        if (canBuildOn(s, slot, seat) && (large || priceOf(s, seat, THING.building, slot) === SMALL))
          out.put(V.build.code(slot))
      if (canPay(s, seat, priceOfHero(s, seat)))
        for (let t = 0; t < TOKENS; t++) if (canHire(s, seat, t)) out.put(V.hire.code(t))
      if (canPay(s, seat, PYRAMIDS_PRICE)) out.put(V.pyramids.code())
    }
    for (let i = 0; i < CHEAP.length; i++)
      if (mayUse(s, seat, CHEAP[i].token, CHEAP[i].used)) listCheap(s, seat, i, out)
    if (hasHero(s, seat, HAMMURABI) && (s.used[seat] & USED.hammurabi) === 0) {
      const open = claimableFree(s, seat)
      for (let p = 0; p < LANDS; p++) if ((open >> p) & 1) out.put(V.hammurabi.code(p))
    }
    if (mayUse(s, seat, PENTHESILEA, USED.penthesilea))
      for (let n = freeLegionsOf(s, seat); n > 0; n--) out.put(V.penthesilea.code(n))
  },
  apply(s, seat, code, cx) {
    if (V.done.is(code)) done(s)
    else if (V.control.is(code)) buy(s, seat, THING.control, V.control.arg.province(code))
    else if (V.build.is(code)) buy(s, seat, THING.building, V.build.arg.slot(code))
    else if (V.legion.is(code)) buy(s, seat, THING.legion, V.legion.arg.province(code))
    else if (V.fortress.is(code)) buy(s, seat, THING.fortress, V.fortress.arg.province(code))
    else if (V.trireme.is(code)) buy(s, seat, THING.trireme, V.trireme.arg.sea(code))
    else if (V.hire.is(code)) buy(s, seat, THING.token, V.hire.arg.token(code))
    else if (V.pyramids.is(code)) buy(s, seat, THING.pyramids, 0)
    else if (V.spartacus.is(code))
      buyCheap(s, seat, 0, V.spartacus.arg.province(code), V.spartacus.arg.resource(code), cx)
    else if (V.gilgamesh.is(code))
      buyCheap(s, seat, 1, V.gilgamesh.arg.province(code), V.gilgamesh.arg.resource(code), cx)
    else if (V.pharos.is(code)) buyCheap(s, seat, 2, V.pharos.arg.sea(code), V.pharos.arg.resource(code), cx)
    else if (V.hammurabi.is(code)) {
      // In addition to markers paid for, at any moment of the turn (MN-R-62b, MN-R-104).
      s.used[seat] |= USED.hammurabi
      if (cx.live) cx.emit({ type: 'power', seat, token: 'hammurabi' })
      placeControl(s, V.hammurabi.arg.province(code), seat, cx)
    } else {
      // Free legions in the capital province, all at once (MN-H-PENTHESILEA-1, MN-R-58b, MN-R-104).
      s.used[seat] |= USED.penthesilea
      if (cx.live) cx.emit({ type: 'power', seat, token: 'penthesilea' })
      raiseLegions(s, capitalOf(s, seat), seat, V.penthesilea.arg.legions(code), cx)
    }
  },
  why: whyNotBuild,
  fallback: suggestion,
  prompt: (s, seat) => ({ key: 'prompt.build', rule: 'MN-3b', args: { count: s.holdSize[seat] } }),
}

/** A stand-in uses what would be lost at the end of the phase (MN-3k): on heroes and wonders first, then buildings, control, units. */
const ORDER = [V.pyramids, V.hire, V.build, V.hammurabi, V.control, V.trireme, V.fortress, V.legion] as const
const first = new Codes()
function suggestion(s: S, seat: Seat): number {
  first.clear()
  build.legal(s, seat, first)
  for (let k = 0; k < ORDER.length; k++)
    for (let i = 0; i < first.n; i++) if (ORDER[k].is(first.at[i])) return first.at[i]
  return V.done.code()
}

const buy = (s: S, seat: Seat, thing: number, place: number): void =>
  ask(s, D.pay, bit(seat), priceOf(s, seat, thing, place), thing, place)

function buyCheap(s: S, seat: Seat, i: number, place: number, resource: number, cx: Cx<E>): void {
  s.used[seat] |= CHEAP[i].used
  if (cx.live) cx.emit({ type: 'power', seat, token: TOKEN_IDS[CHEAP[i].token] })
  spend(s, seat, resource, 1, cx)
  bring(s, seat, CHEAP[i].thing, place, cx)
}
function listCheap(s: S, seat: Seat, i: number, out: { put(code: number): void }): void {
  for (let r = 0; r < RESOURCES; r++) {
    if ((r !== COIN && r !== CHEAP[i].resource) || holds(s, seat, r) === 0) continue
    if (i === 2) for (let w = 0; w < WATERS; w++) if (canLaunch(s, w, seat)) out.put(V.pharos.code(w, r))
    if (i === 0) for (let p = 0; p < LANDS; p++) if (canRaiseLegion(s, p, seat)) out.put(V.spartacus.code(p, r))
    if (i === 1) for (let p = 0; p < LANDS; p++) if (canFortify(s, p, seat)) out.put(V.gilgamesh.code(p, r))
  }
}
