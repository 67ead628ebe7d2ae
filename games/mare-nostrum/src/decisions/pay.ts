/** How a purchase is paid: resource after resource, until the set is complete (MN-3c, MN-R-18); coins all at once. */
import { type Decision, done, refusal, type Seat, slot } from '@ecumene/kernel'
import { CLEOPATRA } from '../../data/empires.ts'
import { COIN, GOOD_IDS, GOODS, RESOURCE_IDS, RESOURCES } from '../../data/goods.ts'
import { HERO_IDS, HEROES, PERSEUS } from '../../data/tokens.ts'
import { bring, canCopy } from '../effects/purchase.ts'
import { lay, spendTray } from '../effects/resources.ts'
import type { E } from '../events.ts'
import { hasHero, holds } from '../query.ts'
import { completes } from '../sets.ts'
import { at, NONE, type S, V } from '../state.ts'

// Slots: the price, what is bought, and where.
const COST = 0
const THING = 1
const PLACE = 2

const allCoins = (s: S, seat: Seat): boolean => s.laid[seat] === 0 && holds(s, seat, COIN) >= slot(s, COST)
/** A coin beside commodities, or a commodity beside coins, is Cleopatra's; otherwise coins are paid at once (MN-H-CLEOPATRA-2, MN-H-CLEOPATRA-3). */
const canLay = (s: S, seat: Seat, r: number): boolean =>
  s.tray[at.hold(seat, r)] < holds(s, seat, r) &&
  (r !== COIN || hasHero(s, seat, CLEOPATRA)) &&
  completes(s, seat, slot(s, COST), r)

export const pay: Decision<S, E> = {
  name: 'pay',
  rule: 'MN-3c',
  mode: 'one',
  alwaysAsk: true,
  legal(s, seat, out) {
    const coins = allCoins(s, seat)
    if (coins) out.put(V.payCoins.code())
    for (let r = 0; r < RESOURCES; r++) if (canLay(s, seat, r)) out.put(V.pay.code(r))
  },
  apply(s, seat, code, cx) {
    const cost = slot(s, COST)
    if (V.payCoins.is(code)) lay(s, seat, COIN, cost)
    else lay(s, seat, V.pay.arg.resource(code))
    if (s.laid[seat] < cost) return
    const thing = slot(s, THING)
    const place = slot(s, PLACE)
    done(s)
    spendTray(s, seat, cx)
    bring(s, seat, thing, place, cx)
  },
  why(s, seat, code) {
    const cost = slot(s, COST)
    if (V.payCoins.is(code)) return refusal('MN-3c', 'refuse.coins', { cost, count: holds(s, seat, COIN) })
    if (!V.pay.is(code)) return null
    const r = V.pay.arg.resource(code)
    const resource = RESOURCE_IDS[r]
    if (s.tray[at.hold(seat, r)] >= holds(s, seat, r)) return refusal('MN-3c', 'refuse.lack', { resource })
    if (r === COIN) return refusal('MN-3c', 'refuse.mixed')
    return s.tray[at.hold(seat, r)] > 0
      ? refusal('MN-3c', 'refuse.different', { resource })
      : refusal('MN-3c', 'refuse.incomplete', { resource, cost })
  },
  fallback(s, seat) {
    if (allCoins(s, seat)) return V.payCoins.code()
    let best = NONE
    for (let r = 0; r < RESOURCES; r++)
      if (canLay(s, seat, r) && (best === NONE || holds(s, seat, r) > holds(s, seat, best))) best = r
    if (best === NONE) throw new Error('a purchase that cannot be paid')
    return V.pay.code(best)
  },
  prompt: (s, seat) => ({
    key: 'prompt.pay',
    rule: 'MN-3c',
    args: { cost: slot(s, COST), count: slot(s, COST) - s.laid[seat] },
  }),
}

/** Castor and Pollux choose a hero of another player and have that power from now on (MN-H-CASTOR-1). */
export const copy: Decision<S, E> = {
  name: 'copy',
  rule: 'MN-H-CASTOR-1',
  mode: 'one',
  legal(s, seat, out) {
    for (let t = 0; t < HEROES; t++) if (canCopy(s, seat, t)) out.put(V.copy.code(t))
  },
  apply(s, seat, code, cx) {
    done(s)
    s.copied = V.copy.arg.hero(code)
    if (cx.live) cx.emit({ type: 'copied', seat, hero: HERO_IDS[s.copied] })
  },
  why: (_, __, code) => {
    if (!V.copy.is(code)) return null
    const t = V.copy.arg.hero(code)
    return t === PERSEUS
      ? refusal('MN-H-PERSEUS-3', 'refuse.copyPerseus')
      : refusal('MN-R-56a', 'refuse.copy', { hero: HERO_IDS[t] })
  },
  fallback(s, seat) {
    let t = 0
    while (!canCopy(s, seat, t)) t++
    return V.copy.code(t)
  },
  prompt: () => ({ key: 'prompt.copy', rule: 'MN-H-CASTOR-1' }),
}

/** The Hanging Gardens keep up to two different commodities (MN-W-GARDENS-1, MN-R-30). */
const KEPT = 2
export const keep: Decision<S, E> = {
  name: 'keep',
  rule: 'MN-W-GARDENS-1',
  mode: 'one',
  alwaysAsk: true,
  legal(s, seat, out) {
    for (let g = 0; g < GOODS; g++) if (holds(s, seat, g) > 0 && s.tray[at.hold(seat, g)] === 0) out.put(V.keep.code(g))
    out.put(V.done.code())
  },
  apply(s, seat, code, cx) {
    if (V.keep.is(code)) {
      lay(s, seat, V.keep.arg.good(code))
      if (cx.live) cx.emit({ type: 'kept', seat, good: GOOD_IDS[V.keep.arg.good(code)] })
    }
    if (V.done.is(code) || s.laid[seat] === KEPT) done(s)
  },
  why(s, seat, code) {
    if (!V.keep.is(code)) return null
    const g = V.keep.arg.good(code)
    if (s.tray[at.hold(seat, g)] > 0) return refusal('MN-W-GARDENS-1', 'refuse.different', { resource: GOOD_IDS[g] })
    return refusal('MN-W-GARDENS-1', 'refuse.lack', { resource: GOOD_IDS[g] })
  },
  fallback: () => V.done.code(),
  prompt: (s, seat) => ({ key: 'prompt.keep', rule: 'MN-W-GARDENS-1', args: { count: KEPT - s.laid[seat] } }),
}
