/**
 * A building turn: single purchases in any order, until the builder ends it (MN-3b, MN-3.1a), each paid before the next
 * (MN-R-88a).
 */
import { ask, bit, type Code, Codes, type Decision, done, NONE, type Seat } from '@ecumene/kernel'
import { GLORY, PYRAMIDS_PRICE } from '../../data/tokens.ts'
import { LANDS, SLOTS_IN_ALL, WATERS } from '../board.ts'
import { LARGE, priceOf, SMALL, THING } from '../effects/purchase.ts'
import type { E } from '../events.ts'
import { listPowers, powerBehind, usePower } from '../powers/actions.ts'
import { TOKEN_COUNT } from '../powers/tokens.ts'
import { canBuildOn, canFortify, canLaunch, canRaiseLegion, claimable } from '../query/places.ts'
import { glory, priceOfHero } from '../query/powers.ts'
import { canPay } from '../query/sets.ts'
import type { S } from '../state.ts'
import { DECISIONS, VERBS } from '../verbs.ts'
import { whyNotBuild } from './build-why.ts'

/** Face up and not hired (MN-R-3b); with five the prices end (MN-R-90). Several may be hired in one turn (MN-R-28a). */
export const canHire = (s: S, seat: Seat, token: number): boolean =>
  s.faceUp[token] === 1 && s.owner[token] === NONE && glory(s, seat) < GLORY

export const build: Decision<S, E> = {
  name: 'build',
  rule: 'MN-3b',
  mode: 'one',
  alwaysAsk: true,
  legal(s, seat, out) {
    out.put(VERBS.done.code())
    if (s.holdSize[seat] >= SMALL && canPay(s, seat, SMALL)) {
      const open = claimable(s, seat)
      for (let province = 0; province < LANDS; province++) {
        if ((open >> province) & 1) out.put(VERBS.control.code(province))
        if (s.control[province] !== seat) continue
        if (canRaiseLegion(s, province, seat)) out.put(VERBS.legion.code(province))
        if (canFortify(s, province, seat)) out.put(VERBS.fortress.code(province))
      }
      for (let sea = 0; sea < WATERS; sea++) if (canLaunch(s, sea, seat)) out.put(VERBS.trireme.code(sea))
      const large = canPay(s, seat, LARGE)
      for (let slot = 0; slot < SLOTS_IN_ALL; slot++)
        if (canBuildOn(s, slot, seat) && (large || priceOf(s, seat, THING.building, slot) === SMALL))
          out.put(VERBS.build.code(slot))
      if (canPay(s, seat, priceOfHero(s, seat)))
        for (let token = 0; token < TOKEN_COUNT; token++) if (canHire(s, seat, token)) out.put(VERBS.hire.code(token))
      if (canPay(s, seat, PYRAMIDS_PRICE)) out.put(VERBS.pyramids.code())
    }
    listPowers(s, seat, 'build', NONE, out)
  },
  apply(s, seat, code, world) {
    const power = powerBehind(code)
    if (power) usePower(s, seat, code, power, world)
    else if (VERBS.done.is(code)) done(s)
    else if (VERBS.control.is(code)) buy(s, seat, THING.control, VERBS.control.arg.province(code))
    else if (VERBS.build.is(code)) buy(s, seat, THING.building, VERBS.build.arg.slot(code))
    else if (VERBS.legion.is(code)) buy(s, seat, THING.legion, VERBS.legion.arg.province(code))
    else if (VERBS.fortress.is(code)) buy(s, seat, THING.fortress, VERBS.fortress.arg.province(code))
    else if (VERBS.trireme.is(code)) buy(s, seat, THING.trireme, VERBS.trireme.arg.sea(code))
    else if (VERBS.hire.is(code)) buy(s, seat, THING.token, VERBS.hire.arg.token(code))
    else buy(s, seat, THING.pyramids, 0)
  },
  why: whyNotBuild,
  fallback: suggestion,
  prompt: (s, seat) => ({ key: 'prompt.build', rule: 'MN-3b', args: { count: s.holdSize[seat] } }),
}

/**
 * A stand-in uses what would be lost at the end of the phase (MN-3k): on heroes and wonders first, then buildings,
 * control, units; powers that cost nothing before what has to be paid.
 */
const ORDER: readonly ((code: Code) => boolean)[] = [
  VERBS.pyramids.is,
  VERBS.hire.is,
  VERBS.build.is,
  code => powerBehind(code)?.action.suggested === true,
  VERBS.control.is,
  VERBS.trireme.is,
  VERBS.fortress.is,
  VERBS.legion.is,
]
const first = new Codes()
function suggestion(s: S, seat: Seat): Code {
  first.clear()
  build.legal(s, seat, first)
  for (const isWanted of ORDER) for (let i = 0; i < first.n; i++) if (isWanted(first.at[i])) return first.at[i]
  return VERBS.done.code()
}

const buy = (s: S, seat: Seat, thing: number, place: number): void =>
  ask(s, DECISIONS.pay, bit(seat), priceOf(s, seat, thing, place), thing, place)
