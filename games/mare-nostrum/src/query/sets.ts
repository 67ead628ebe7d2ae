/**
 * Sets of resources (MN-3c): only coins, or only different commodities; paid exactly (MN-R-18). Cleopatra mixes one of the other sort into a
 * set (MN-R-19a), Hannibal uses one commodity twice (MN-H-HANNIBAL-2, MN-R-19b). Legendary commodities count as their kind (MN-R-19c).
 */
import type { Seat } from '@ecumene/kernel'
import { COIN, GOODS } from '../../data/goods.ts'
import { at, type S } from '../state.ts'
import { mixesSets, pairsInSets } from './powers.ts'
import { holds } from './resources.ts'

/** Can what is laid on the tray, with `extra` (a resource or -1) added, still be completed to a set of `cost`? */
export function completes(s: S, seat: Seat, cost: number, extra = -1): boolean {
  return asGoods(s, seat, cost, extra) || asCoins(s, seat, cost, extra)
}
/** Can the seat pay a set of this size at all? The tray must be empty. */
export const canPay = (s: S, seat: Seat, cost: number): boolean => completes(s, seat, cost)

const onTray = (s: S, seat: Seat, resource: number, extra: number): number =>
  s.tray[at.hold(seat, resource)] + (resource === extra ? 1 : 0)

function asGoods(s: S, seat: Seat, cost: number, extra: number): boolean {
  const mixed = mixesSets(s, seat)
  const twice = pairsInSets(s, seat)
  const coins = onTray(s, seat, COIN, extra)
  if (coins > (mixed ? 1 : 0) || coins > holds(s, seat, COIN)) return false
  let laid = coins
  let room = mixed && coins === 0 && holds(s, seat, COIN) > 0 ? 1 : 0
  let pair = false // one commodity lies there twice
  let could = false // one could
  for (let good = 0; good < GOODS; good++) {
    const n = onTray(s, seat, good, extra)
    const has = holds(s, seat, good)
    if (n > has || n > 2) return false
    laid += n
    if (n === 2) {
      if (!twice || pair) return false
      pair = true
    } else if (has > 0) {
      if (n === 0) room++
      if (has > 1) could = true
    }
  }
  if (twice && !pair && could) room++
  return laid <= cost && laid + room >= cost
}
function asCoins(s: S, seat: Seat, cost: number, extra: number): boolean {
  const mixed = mixesSets(s, seat)
  let goods = 0
  let any = false
  for (let good = 0; good < GOODS; good++) {
    const n = onTray(s, seat, good, extra)
    if (n > holds(s, seat, good)) return false
    goods += n
    if (holds(s, seat, good) > 0) any = true
  }
  if (goods > (mixed ? 1 : 0)) return false
  const coins = onTray(s, seat, COIN, extra)
  const most = holds(s, seat, COIN)
  return coins <= most && coins + goods <= cost && goods + most + (mixed && goods === 0 && any ? 1 : 0) >= cost
}
