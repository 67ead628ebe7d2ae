/** Trading: spare what one has twice, take what lengthens one's sets, guard coins, do not feed the strongest. */
import type { Code, Codes, Seat } from '@ecumene/kernel'
import { COIN, GOODS } from '../../data/goods.ts'
import { glory } from '../query/powers.ts'
import { holds, shows } from '../query/resources.ts'
import { at, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'
import { holdingWorth } from './holdings.ts'
import { helpsRival, nearestRival, ownLongest, winningSet } from './rivals.ts'
import { WEIGHTS } from './weights.ts'

/** Commodities held more than once: what can be spared. */
function spareable(s: S, seat: Seat): number {
  let n = 0
  for (let good = 0; good < GOODS; good++) n += Math.max(0, holds(s, seat, good) - 1)
  return n
}
/** The marker nearest to what the leader can spare; few where a rival would win by it, many where the leader would. */
export function chooseMarker(s: S, seat: Seat, legal: Codes): Code {
  const want = Math.min(5, spareable(s, seat) + 1)
  const rival = nearestRival(s, seat)
  const lacks = winningSet(s, seat) - ownLongest(s, seat)
  let best = legal.at[0]
  let top = Number.NEGATIVE_INFINITY
  for (let i = 0; i < legal.n; i++) {
    const n = VERBS.marker.arg.number(legal.at[i])
    let gain = -Math.abs(n - want)
    if (n >= rival.lacks) gain -= 6
    if (lacks > 0 && n >= lacks) gain += 8
    if (gain > top) {
      top = gain
      best = legal.at[i]
    }
  }
  return best
}
export function chooseAnnounce(s: S, seat: Seat, legal: Codes): Code {
  return VERBS.announce.code(Math.min(legal.n - 1, Math.max(spareable(s, seat), 1)))
}
/** What costs least to give away. */
export function scoreOffer(s: S, seat: Seat, legal: Codes, out: Float64Array, resource: (code: Code) => number): void {
  const now = holdingWorth(s, seat, -1, -1)
  const rival = nearestRival(s, seat)
  for (let i = 0; i < legal.n; i++) {
    const kind = resource(legal.at[i])
    out[i] =
      holdingWorth(s, seat, -1, kind) -
      now -
      (kind === COIN ? WEIGHTS.coinOffer : 0) -
      helpsRival(rival, kind) * WEIGHTS.helpOffer +
      0.02 * (holds(s, seat, kind) - s.tray[at.hold(seat, kind)])
  }
}
/** What is worth most, rather from those who do not lead. */
export function scoreTake(s: S, seat: Seat, legal: Codes, out: Float64Array): void {
  const rival = nearestRival(s, seat)
  for (let i = 0; i < legal.n; i++) {
    const resource = VERBS.take.arg.resource(legal.at[i])
    const from = VERBS.take.arg.from(legal.at[i])
    let scarce = 0
    for (let other = 0; other < s.seats; other++) scarce += shows(s, other, resource)
    out[i] =
      holdingWorth(s, seat, resource, -1) +
      (resource === COIN ? WEIGHTS.coinTake : 0) -
      glory(s, from) * WEIGHTS.gloryTake +
      helpsRival(rival, resource) * WEIGHTS.helpTake -
      (from === rival.seat && rival.lacks < 5 ? WEIGHTS.leaderTake : 0) +
      (scarce === 1 ? 0.02 : 0)
  }
}
/** A commodity from the reserve that helps most. */
export function chooseGood(s: S, seat: Seat, legal: Codes, good: (code: Code) => number): Code {
  let best = legal.at[0]
  let top = Number.NEGATIVE_INFINITY
  for (let i = 0; i < legal.n; i++) {
    if (VERBS.done.is(legal.at[i])) continue
    const gain = holdingWorth(s, seat, good(legal.at[i]), -1)
    if (gain > top) {
      top = gain
      best = legal.at[i]
    }
  }
  return best
}
