/** Building: the purchase that adds most for its price; paid with what can be spared. */
import { type Code, type Codes, FastRng, type Rng, SearchCx, type Seat, slot } from '@ecumene/kernel'
import { COIN, RESOURCES } from '../../data/goods.ts'
import { placeControl, raiseLegions } from '../effects/map.ts'
import { bring, priceOf, THING } from '../effects/purchase.ts'
import type { E } from '../events.ts'
import { capitalOf, glory, holds } from '../query.ts'
import { completes } from '../sets.ts'
import { at, layoutOf, type S, V } from '../state.ts'
import { holdingWorth } from './holdings.ts'
import { TOKEN_WORTH, worth } from './worth.ts'

const cx = new SearchCx<E>(new FastRng(1))
const pool: S[] = []
/** A state of one's own to try things on. */
export function scratch(s: S): S {
  pool[s.seats] ??= layoutOf({ seats: s.seats, variant: '', options: {} }).create()
  const t = pool[s.seats]
  t.words.set(s.words)
  return t
}

const thing = { kind: 0, place: 0, price: 0 }
/** What a purchase buys and costs. */
function read(s: S, seat: Seat, code: Code): boolean {
  thing.price = 1
  if (V.control.is(code)) set(THING.control, V.control.arg.province(code))
  else if (V.build.is(code)) set(THING.building, V.build.arg.slot(code))
  else if (V.legion.is(code)) set(THING.legion, V.legion.arg.province(code))
  else if (V.fortress.is(code)) set(THING.fortress, V.fortress.arg.province(code))
  else if (V.trireme.is(code)) set(THING.trireme, V.trireme.arg.sea(code))
  else if (V.hire.is(code)) set(THING.token, V.hire.arg.token(code))
  else if (V.spartacus.is(code)) return set(THING.legion, V.spartacus.arg.province(code))
  else if (V.gilgamesh.is(code)) return set(THING.fortress, V.gilgamesh.arg.province(code))
  else if (V.pharos.is(code)) return set(THING.trireme, V.pharos.arg.sea(code))
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
  let best = V.done.code()
  let top = 0.02
  const now = worth(s, seat)
  const heroes = glory(s, seat)
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    if (V.pyramids.is(code)) return code
    if (V.done.is(code)) continue
    if (V.hire.is(code) && heroes === 4) return code
    const t = scratch(s)
    let price = 0.5
    if (read(s, seat, code)) {
      price = thing.price
      bring(t, seat, thing.kind, thing.place, cx)
    } else if (V.hammurabi.is(code)) placeControl(t, V.hammurabi.arg.province(code), seat, cx)
    else raiseLegions(t, capitalOf(t, seat), seat, V.penthesilea.arg.legions(code), cx)
    const gain = (worth(t, seat) - now + extra(s, seat, code)) / price + rng.below(100) * 0.0001
    if (gain > top) {
      top = gain
      best = code
    }
  }
  return best
}
/** What `worth` does not see: triremes open the way. */
function extra(s: S, seat: Seat, code: Code): number {
  if (V.trireme.is(code) || V.pharos.is(code)) {
    let fleet = 0
    for (let w = 0; w < 10; w++) fleet += s.triremes[at.triremes(s, w, seat)]
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
    if (V.payCoins.is(code)) coins = true
    else {
      const r = V.pay.arg.resource(code)
      const n = holds(s, seat, r) - s.tray[at.hold(seat, r)] - (r === COIN ? 3 : 0) - s.tray[at.hold(seat, r)] * 20
      if (n > most || most < 0) {
        most = n
        best = code
      }
    }
  }
  if (!coins) return best
  if (V.payCoins.is(best)) return best
  return leftAfter(s, seat, cost, true) >= leftAfter(s, seat, cost, false) ? V.payCoins.code() : best
}
function leftAfter(s: S, seat: Seat, cost: number, coins: boolean): number {
  const t = scratch(s)
  if (coins) t.hold[at.hold(seat, COIN)] -= cost
  else
    for (let n = 0; n < cost; n++) {
      let r = -1
      for (let g = 0; g < RESOURCES - 1; g++) {
        const free = holds(t, seat, g) - t.tray[at.hold(seat, g)]
        if (free > 0 && completes(t, seat, cost, g) && (r < 0 || free > holds(t, seat, r) - t.tray[at.hold(seat, r)]))
          r = g
      }
      if (r < 0) return -1
      t.tray[at.hold(seat, r)]++
    }
  return holdingWorth(t, seat, -1, -1)
}
export const bestToken = (codes: Codes, token: (code: Code) => number): Code => {
  let best = codes.at[0]
  for (let i = 1; i < codes.n; i++) if (TOKEN_WORTH[token(codes.at[i])] > TOKEN_WORTH[token(best)]) best = codes.at[i]
  return best
}
