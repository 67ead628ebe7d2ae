/** How a purchase is paid: resource after resource, until the set is complete (MN-3c, MN-R-18); coins all at once. */

import { type Decision, done, NONE, refusal, type Seat, slot } from '@ecumene/kernel'
import { COIN, RESOURCE_IDS, RESOURCES } from '../../data/goods.ts'
import { bring } from '../effects/purchase.ts'
import { lay, spendTray } from '../effects/resources.ts'
import type { E } from '../events.ts'
import { mixesSets } from '../query/powers.ts'
import { holds } from '../query/resources.ts'
import { completes } from '../query/sets.ts'
import { at, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'

// Slots: the price, what is bought, and where.
const COST = 0
const THING = 1
const PLACE = 2
const allCoins = (s: S, seat: Seat): boolean => s.laid[seat] === 0 && holds(s, seat, COIN) >= slot(s, COST)
/**
 * A coin beside commodities, or a commodity beside coins, is Cleopatra's; otherwise coins are paid at once
 * (MN-H-CLEOPATRA-2, MN-H-CLEOPATRA-3).
 */
const canLay = (s: S, seat: Seat, resource: number): boolean =>
  s.tray[at.hold(seat, resource)] < holds(s, seat, resource) &&
  (resource !== COIN || mixesSets(s, seat)) &&
  completes(s, seat, slot(s, COST), resource)
export const pay: Decision<S, E> = {
  name: 'pay',
  rule: 'MN-3c',
  mode: 'one',
  alwaysAsk: true,
  legal(s, seat, out) {
    const coins = allCoins(s, seat)
    if (coins) out.put(VERBS.payCoins.code())
    for (let resource = 0; resource < RESOURCES; resource++)
      if (canLay(s, seat, resource)) out.put(VERBS.pay.code(resource))
  },
  apply(s, seat, code, world) {
    const cost = slot(s, COST)
    if (VERBS.payCoins.is(code)) lay(s, seat, COIN, cost)
    else lay(s, seat, VERBS.pay.arg.resource(code))
    if (s.laid[seat] < cost) return
    const thing = slot(s, THING)
    const place = slot(s, PLACE)
    done(s)
    spendTray(s, seat, world)
    bring(s, seat, thing, place, world)
  },
  why(s, seat, code) {
    const cost = slot(s, COST)
    if (VERBS.payCoins.is(code)) return refusal('MN-3c', 'refuse.coins', { cost, count: holds(s, seat, COIN) })
    if (!VERBS.pay.is(code)) return null
    const resource = VERBS.pay.arg.resource(code)
    const name = RESOURCE_IDS[resource]
    if (s.tray[at.hold(seat, resource)] >= holds(s, seat, resource))
      return refusal('MN-3c', 'refuse.lack', { resource: name })
    if (resource === COIN) return refusal('MN-3c', 'refuse.mixed')
    return s.tray[at.hold(seat, resource)] > 0
      ? refusal('MN-3c', 'refuse.different', { resource: name })
      : refusal('MN-3c', 'refuse.incomplete', { resource: name, cost })
  },
  fallback(s, seat) {
    if (allCoins(s, seat)) return VERBS.payCoins.code()
    let best = NONE
    for (let resource = 0; resource < RESOURCES; resource++)
      if (canLay(s, seat, resource) && (best === NONE || holds(s, seat, resource) > holds(s, seat, best)))
        best = resource
    if (best === NONE) throw new Error('a purchase that cannot be paid')
    return VERBS.pay.code(best)
  },
  prompt: (s, seat) => ({
    key: 'prompt.pay',
    rule: 'MN-3c',
    args: { cost: slot(s, COST), count: slot(s, COST) - s.laid[seat] },
  }),
}
