/** Building: the purchase that adds most for its price; paid with what can be spared. */
import { type Code, type Codes, FastRng, type Rng, SearchWorld, type Seat, slot } from '@ecumene/kernel'
import { TRIREMES } from '../../data/empires.ts'
import { COIN, RESOURCES } from '../../data/goods.ts'
import { LANDS, MILITARY, SLOT_FROM, SLOT_PROVINCE } from '../board.ts'
import { bring, priceOf, THING } from '../effects/purchase.ts'
import type { E } from '../events.ts'
import { powerBehind, usePower } from '../powers/actions.ts'
import { allLevels, SLOT_TRACK, TRACKS } from '../query/levels.ts'
import { glory } from '../query/powers.ts'
import { holds } from '../query/resources.ts'
import { completes } from '../query/sets.ts'
import { layoutOf } from '../setup.ts'
import { at, type S, TRIREME } from '../state.ts'
import { VERBS } from '../verbs.ts'
import { holdingWorth } from './holdings.ts'
import { countLands, type Lands, landsTotal, landsWith, newLands } from './lands.ts'
import { WEIGHTS } from './weights.ts'
import { heroesWorth, safetyFrom, spot, TOKEN_WORTH, titlesBy, titleWorth, worth } from './worth.ts'

const world = new SearchWorld<E>(new FastRng(1))
const pool: S[] = []
/** A state of one's own to try things on. */
export function scratch(s: S): S {
  pool[s.seats] ??= layoutOf({ seats: s.seats, variant: '', options: {} }).create()
  const trial = pool[s.seats]
  trial.words.set(s.words)
  return trial
}

/** Wins at once. */
const WINS = 1000
/** What each purchase adds for its price. */
export function scoreBuild(s: S, seat: Seat, legal: Codes, out: Float64Array, rng: Rng): void {
  const heroes = glory(s, seat)
  const before = partsOf(s, seat)
  const now = before.lands + before.heroes + before.titles + before.safety
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    if (VERBS.done.is(code)) out[i] = WEIGHTS.save
    else if (VERBS.pyramids.is(code) || (VERBS.hire.is(code) && heroes === 4)) out[i] = WINS
    else {
      const trial = scratch(s)
      const price = tryOut(trial, seat, code)
      const then = worthAfter(trial, seat, code, before)
      out[i] = (then - now + opening(s, trial, seat)) / price + rng.below(100) * 0.0001
    }
  }
}
/** The parts of `worth`, added up in its order, and what two of them are counted from. */
interface WorthParts {
  readonly lands: number
  readonly heroes: number
  readonly titles: number
  readonly safety: number
  readonly counted: Lands
  readonly levels: Int16Array
  readonly danger: Int16Array
}
const counted = newLands()
const levels = new Int16Array(5 * TRACKS)
const changed = new Int16Array(5 * TRACKS)
const danger = new Int16Array(LANDS)
export function partsOf(s: S, seat: Seat): WorthParts {
  allLevels(s, levels)
  danger.set(spot(s, seat))
  return {
    lands: landsTotal(s, countLands(s, seat, counted)),
    heroes: heroesWorth(s, seat),
    titles: titlesBy(s, levels, seat),
    safety: safetyFrom(s, seat, danger),
    counted,
    levels,
    danger,
  }
}
/** `worth` of what a purchase led to: only what it can change is counted anew. */
export function worthAfter(trial: S, seat: Seat, code: Code, before: WorthParts): number {
  if (powerBehind(code)) return worth(trial, seat)
  const { lands, heroes, titles, safety } = before
  if (VERBS.hire.is(code)) return lands + heroesWorth(trial, seat) + titleWorth(trial, seat) + safety
  if (VERBS.trireme.is(code)) return lands + heroes + titlesWith(trial, seat, MILITARY, before) + safety
  const safer = safetyFrom(trial, seat, before.danger)
  if (VERBS.legion.is(code) || VERBS.fortress.is(code))
    return lands + heroes + titlesWith(trial, seat, MILITARY, before) + safer
  if (VERBS.control.is(code)) {
    const province = VERBS.control.arg.province(code)
    const levelled = isBuiltUp(trial, province) ? titleWorth(trial, seat) : titles
    return landsWith(trial, seat, province, before.counted) + heroes + levelled + safer
  }
  const slot = VERBS.build.arg.slot(code)
  const richer = landsWith(trial, seat, SLOT_PROVINCE[slot], before.counted)
  return richer + heroes + titlesWith(trial, seat, SLOT_TRACK[slot], before) + safer
}
const isBuiltUp = (s: S, province: number): boolean => {
  for (let slot = SLOT_FROM[province]; slot < SLOT_FROM[province + 1]; slot++) if (s.built[slot] === 1) return true
  return false
}
/** Titles when a seat stands one higher on a track. */
function titlesWith(trial: S, seat: Seat, track: number, before: WorthParts): number {
  changed.set(before.levels)
  changed[seat * TRACKS + track]++
  return titlesBy(trial, changed, seat)
}
/** Does on the trial what the action does, as if it were paid; says what it costs. */
export function tryOut(trial: S, seat: Seat, code: Code): number {
  const power = powerBehind(code)
  if (power) {
    usePower(trial, seat, code, power, world)
    return power.action.price
  }
  if (VERBS.control.is(code)) return buy(trial, seat, THING.control, VERBS.control.arg.province(code))
  if (VERBS.build.is(code)) return buy(trial, seat, THING.building, VERBS.build.arg.slot(code))
  if (VERBS.legion.is(code)) return buy(trial, seat, THING.legion, VERBS.legion.arg.province(code))
  if (VERBS.fortress.is(code)) return buy(trial, seat, THING.fortress, VERBS.fortress.arg.province(code))
  if (VERBS.trireme.is(code)) return buy(trial, seat, THING.trireme, VERBS.trireme.arg.sea(code))
  return buy(trial, seat, THING.token, VERBS.hire.arg.token(code))
}
function buy(trial: S, seat: Seat, thing: number, place: number): number {
  const price = priceOf(trial, seat, thing, place)
  bring(trial, seat, thing, place, world)
  return price
}
/** What `worth` does not see: the first two triremes open the way. */
function opening(s: S, trial: S, seat: Seat): number {
  const ships = triremesOf(s, seat)
  if (triremesOf(trial, seat) === ships) return 0
  return ships < 2 ? WEIGHTS.opening : 0.2
}
const triremesOf = (s: S, seat: Seat): number => TRIREMES - s.pieces[at.pieces(seat, TRIREME)]

/** Coins or commodities: whichever leaves more behind; then the commonest kinds first. */
export function choosePay(s: S, seat: Seat, legal: Codes): Code {
  const cost = slot(s, 0)
  let coins = false
  let best = legal.at[0]
  let most = -1
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    if (VERBS.payCoins.is(code)) coins = true
    else {
      const resource = VERBS.pay.arg.resource(code)
      const n =
        holds(s, seat, resource) -
        s.tray[at.hold(seat, resource)] -
        (resource === COIN ? 3 : 0) -
        s.tray[at.hold(seat, resource)] * 20
      if (n > most || most < 0) {
        most = n
        best = code
      }
    }
  }
  if (!coins) return best
  if (VERBS.payCoins.is(best)) return best
  return leftAfter(s, seat, cost, true) >= leftAfter(s, seat, cost, false) ? VERBS.payCoins.code() : best
}
function leftAfter(s: S, seat: Seat, cost: number, coins: boolean): number {
  const trial = scratch(s)
  if (coins) trial.hold[at.hold(seat, COIN)] -= cost
  else
    for (let n = 0; n < cost; n++) {
      let resource = -1
      for (let good = 0; good < RESOURCES - 1; good++) {
        const free = holds(trial, seat, good) - trial.tray[at.hold(seat, good)]
        if (
          free > 0 &&
          completes(trial, seat, cost, good) &&
          (resource < 0 || free > holds(trial, seat, resource) - trial.tray[at.hold(seat, resource)])
        )
          resource = good
      }
      if (resource < 0) return -1
      trial.tray[at.hold(seat, resource)]++
    }
  return holdingWorth(trial, seat, -1, -1)
}
export const bestToken = (codes: Codes, token: (code: Code) => number): Code => {
  let best = codes.at[0]
  for (let i = 1; i < codes.n; i++) if (TOKEN_WORTH[token(codes.at[i])] > TOKEN_WORTH[token(best)]) best = codes.at[i]
  return best
}
