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
import { at, NONE, type S, verbs } from '../state.ts'

// Slots: the price, what is bought, and where.
const COST = 0
const THING = 1
const PLACE = 2

const allCoins = (s: S, seat: Seat): boolean => s.laid[seat] === 0 && holds(s, seat, COIN) >= slot(s, COST)
/** A coin beside commodities, or a commodity beside coins, is Cleopatra's; otherwise coins are paid at once (MN-H-CLEOPATRA-2, MN-H-CLEOPATRA-3). */
const canLay = (s: S, seat: Seat, resource: number): boolean =>
  s.tray[at.hold(seat, resource)] < holds(s, seat, resource) &&
  (resource !== COIN || hasHero(s, seat, CLEOPATRA)) &&
  completes(s, seat, slot(s, COST), resource)

export const pay: Decision<S, E> = {
  name: 'pay',
  rule: 'MN-3c',
  mode: 'one',
  alwaysAsk: true,
  legal(s, seat, out) {
    const coins = allCoins(s, seat)
    if (coins) out.put(verbs.payCoins.code())
    for (let resource = 0; resource < RESOURCES; resource++)
      if (canLay(s, seat, resource)) out.put(verbs.pay.code(resource))
  },
  apply(s, seat, code, world) {
    const cost = slot(s, COST)
    if (verbs.payCoins.is(code)) lay(s, seat, COIN, cost)
    else lay(s, seat, verbs.pay.arg.resource(code))
    if (s.laid[seat] < cost) return
    const thing = slot(s, THING)
    const place = slot(s, PLACE)
    done(s)
    spendTray(s, seat, world)
    bring(s, seat, thing, place, world)
  },
  why(s, seat, code) {
    const cost = slot(s, COST)
    if (verbs.payCoins.is(code)) return refusal('MN-3c', 'refuse.coins', { cost, count: holds(s, seat, COIN) })
    if (!verbs.pay.is(code)) return null
    const resource = verbs.pay.arg.resource(code)
    const name = RESOURCE_IDS[resource]
    if (s.tray[at.hold(seat, resource)] >= holds(s, seat, resource))
      return refusal('MN-3c', 'refuse.lack', { resource: name })
    if (resource === COIN) return refusal('MN-3c', 'refuse.mixed')
    return s.tray[at.hold(seat, resource)] > 0
      ? refusal('MN-3c', 'refuse.different', { resource: name })
      : refusal('MN-3c', 'refuse.incomplete', { resource: name, cost })
  },
  fallback(s, seat) {
    if (allCoins(s, seat)) return verbs.payCoins.code()
    let best = NONE
    for (let resource = 0; resource < RESOURCES; resource++)
      if (canLay(s, seat, resource) && (best === NONE || holds(s, seat, resource) > holds(s, seat, best)))
        best = resource
    if (best === NONE) throw new Error('a purchase that cannot be paid')
    return verbs.pay.code(best)
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
    for (let token = 0; token < HEROES; token++) if (canCopy(s, seat, token)) out.put(verbs.copy.code(token))
  },
  apply(s, seat, code, world) {
    done(s)
    s.copied = verbs.copy.arg.hero(code)
    if (world.live) world.emit({ type: 'copied', seat, hero: HERO_IDS[s.copied] })
  },
  why: (_, __, code) => {
    if (!verbs.copy.is(code)) return null
    const token = verbs.copy.arg.hero(code)
    return token === PERSEUS
      ? refusal('MN-H-PERSEUS-3', 'refuse.copyPerseus')
      : refusal('MN-R-56a', 'refuse.copy', { hero: HERO_IDS[token] })
  },
  fallback(s, seat) {
    let token = 0
    while (!canCopy(s, seat, token)) token++
    return verbs.copy.code(token)
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
    for (let good = 0; good < GOODS; good++)
      if (holds(s, seat, good) > 0 && s.tray[at.hold(seat, good)] === 0) out.put(verbs.keep.code(good))
    out.put(verbs.done.code())
  },
  apply(s, seat, code, world) {
    if (verbs.keep.is(code)) {
      lay(s, seat, verbs.keep.arg.good(code))
      if (world.live) world.emit({ type: 'kept', seat, good: GOOD_IDS[verbs.keep.arg.good(code)] })
    }
    if (verbs.done.is(code) || s.laid[seat] === KEPT) done(s)
  },
  why(s, seat, code) {
    if (!verbs.keep.is(code)) return null
    const good = verbs.keep.arg.good(code)
    if (s.tray[at.hold(seat, good)] > 0)
      return refusal('MN-W-GARDENS-1', 'refuse.different', { resource: GOOD_IDS[good] })
    return refusal('MN-W-GARDENS-1', 'refuse.lack', { resource: GOOD_IDS[good] })
  },
  fallback: () => verbs.done.code(),
  prompt: (s, seat) => ({ key: 'prompt.keep', rule: 'MN-W-GARDENS-1', args: { count: KEPT - s.laid[seat] } }),
}
