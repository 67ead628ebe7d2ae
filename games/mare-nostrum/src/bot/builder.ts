/** Building: the purchase that adds most for its price; paid with what can be spared. */
import { type Code, type Codes, FastRng, type Rng, SearchWorld, type Seat, slot } from '@ecumene/kernel'
import { COIN, RESOURCES } from '../../data/goods.ts'
import { placeControl, raiseLegions } from '../effects/map.ts'
import { bring, priceOf, THING } from '../effects/purchase.ts'
import type { E } from '../events.ts'
import { capitalOf } from '../query/control.ts'
import { glory } from '../query/powers.ts'
import { holds } from '../query/resources.ts'
import { completes } from '../query/sets.ts'
import { at, layoutOf, type S } from '../state.ts'
import { verbs } from '../verbs.ts'
import { holdingWorth } from './holdings.ts'
import { TOKEN_WORTH, worth } from './worth.ts'

const world = new SearchWorld<E>(new FastRng(1))
const pool: S[] = []
/** A state of one's own to try things on. */
export function scratch(s: S): S {
  pool[s.seats] ??= layoutOf({ seats: s.seats, variant: '', options: {} }).create()
  const trial = pool[s.seats]
  trial.words.set(s.words)
  return trial
}

const thing = { kind: 0, place: 0, price: 0 }
/** What a purchase buys and costs. */
function read(s: S, seat: Seat, code: Code): boolean {
  thing.price = 1
  if (verbs.control.is(code)) set(THING.control, verbs.control.arg.province(code))
  else if (verbs.build.is(code)) set(THING.building, verbs.build.arg.slot(code))
  else if (verbs.legion.is(code)) set(THING.legion, verbs.legion.arg.province(code))
  else if (verbs.fortress.is(code)) set(THING.fortress, verbs.fortress.arg.province(code))
  else if (verbs.trireme.is(code)) set(THING.trireme, verbs.trireme.arg.sea(code))
  else if (verbs.hire.is(code)) set(THING.token, verbs.hire.arg.token(code))
  else if (verbs.spartacus.is(code)) return set(THING.legion, verbs.spartacus.arg.province(code))
  else if (verbs.gilgamesh.is(code)) return set(THING.fortress, verbs.gilgamesh.arg.province(code))
  else if (verbs.pharos.is(code)) return set(THING.trireme, verbs.pharos.arg.sea(code))
  else return false
  thing.price = priceOf(s, seat, thing.kind, thing.place)
  return true
}
function set(kind: number, place: number): true {
  thing.kind = kind
  thing.place = place
  return true
}

export function chooseBuild(s: S, seat: Seat, legal: Codes, rng: Rng): Code {
  let best = verbs.done.code()
  let top = 0.02
  const now = worth(s, seat)
  const heroes = glory(s, seat)
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    if (verbs.pyramids.is(code)) return code
    if (verbs.done.is(code)) continue
    if (verbs.hire.is(code) && heroes === 4) return code
    const trial = scratch(s)
    let price = 0.5
    if (read(s, seat, code)) {
      price = thing.price
      bring(trial, seat, thing.kind, thing.place, world)
    } else if (verbs.hammurabi.is(code)) placeControl(trial, verbs.hammurabi.arg.province(code), seat, world)
    else raiseLegions(trial, capitalOf(trial, seat), seat, verbs.penthesilea.arg.legions(code), world)
    const gain = (worth(trial, seat) - now + extra(s, seat, code)) / price + rng.below(100) * 0.0001
    if (gain > top) {
      top = gain
      best = code
    }
  }
  return best
}
/** What `worth` does not see: triremes open the way. */
function extra(s: S, seat: Seat, code: Code): number {
  if (verbs.trireme.is(code) || verbs.pharos.is(code)) {
    let fleet = 0
    for (let sea = 0; sea < 10; sea++) fleet += s.triremes[at.triremes(s, sea, seat)]
    return fleet < 2 ? 1.2 : 0.2
  }
  return 0
}

/** Coins or commodities: whichever leaves more behind; then the commonest kinds first. */
export function choosePay(s: S, seat: Seat, legal: Codes): Code {
  const cost = slot(s, 0)
  let coins = false
  let best = legal.at[0]
  let most = -1
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    if (verbs.payCoins.is(code)) coins = true
    else {
      const resource = verbs.pay.arg.resource(code)
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
  if (verbs.payCoins.is(best)) return best
  return leftAfter(s, seat, cost, true) >= leftAfter(s, seat, cost, false) ? verbs.payCoins.code() : best
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
