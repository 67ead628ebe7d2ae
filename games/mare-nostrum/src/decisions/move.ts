/** Movement of phase 4: triremes first, legions after the sea battles (MN-4.1a, MN-4.1b). The player ends each part by saying so (MN-R-92b). */

import { type Decision, done, refusal, type Seat } from '@ecumene/kernel'
import { PROVINCE_IDS, SEA_IDS } from '../../data/names.ts'

import { FREE, IN_PLAY, LANDS, ON_MARKER, SLOT_FROM, WATERS, WATERS_OF } from '../board.ts'
import { seaBattle } from '../effects/battle.ts'
import { stepOff } from '../effects/map.ts'
import type { E } from '../events.ts'
import { atPeace, fleet, freeLegions, legionsIn, standsOn, triremesIn } from '../query.ts'
import { barred, reachable } from '../reach.ts'
import { at, type S, V } from '../state.ts'

/** A trireme moves at most to one adjacent sea, once (MN-4.1.1a, MN-R-37a). */
const canSail = (s: S, w: number, seat: Seat): number => triremesIn(s, w, seat) - s.sailed[w]
export const anyTrireme = (s: S, seat: Seat): boolean => fleet(s, seat) !== 0

export const sail: Decision<S, E> = {
  name: 'sail',
  rule: 'MN-4.1.1a',
  mode: 'one',
  legal(s, seat, out) {
    out.put(V.done.code())
    for (let w = 0; w < WATERS; w++)
      for (let n = canSail(s, w, seat); n > 0; n--)
        for (let to = 0; to < WATERS; to++) if ((WATERS_OF[w] >> to) & 1) out.put(V.sail.code(w, to, n))
  },
  apply(s, seat, code, cx) {
    if (V.done.is(code)) {
      done(s)
      return
    }
    const w = V.sail.arg.sea(code)
    const to = V.sail.arg.toSea(code)
    const n = V.sail.arg.triremes(code)
    s.triremes[at.triremes(s, w, seat)] -= n
    s.triremes[at.triremes(s, to, seat)] += n
    s.sailed[to] += n
    if (cx.live) cx.emit({ type: 'sailed', seat, sea: SEA_IDS[w], toSea: SEA_IDS[to], triremes: n })
  },
  why(s, seat, code) {
    if (!V.sail.is(code)) return null
    const w = V.sail.arg.sea(code)
    const to = V.sail.arg.toSea(code)
    if (((WATERS_OF[w] >> to) & 1) === 0)
      return refusal('MN-4.1.1a', 'refuse.seaFar', { sea: SEA_IDS[w], toSea: SEA_IDS[to] })
    return triremesIn(s, w, seat) >= V.sail.arg.triremes(code)
      ? refusal('MN-R-37a', 'refuse.sailed', { sea: SEA_IDS[w] })
      : refusal('MN-4.1.1a', 'refuse.triremes', { count: triremesIn(s, w, seat), sea: SEA_IDS[w] })
  },
  fallback: () => V.done.code(),
  prompt: () => ({ key: 'prompt.sail', rule: 'MN-4.1.1a' }),
}

/** Where own and enemy triremes are together the player may attack (MN-4.1.1b), never must (MN-4.1.1c); once in each sea (MN-9f). */
const canAttack = (s: S, w: number, seat: Seat, target: Seat): boolean =>
  target !== seat &&
  target < s.seats &&
  s.foughtSea[w] === 0 &&
  triremesIn(s, w, seat) > 0 &&
  triremesIn(s, w, target) > 0 &&
  !atPeace(s, seat, target)
export const anyAttack = (s: S, seat: Seat): boolean => {
  for (let w = 0; w < WATERS; w++) for (let q = 0; q < s.seats; q++) if (canAttack(s, w, seat, q)) return true
  return false
}
export const attack: Decision<S, E> = {
  name: 'attack',
  rule: 'MN-4.1.1b',
  mode: 'one',
  legal(s, seat, out) {
    out.put(V.done.code())
    for (let w = 0; w < WATERS; w++)
      for (let q = 0; q < s.seats; q++) if (canAttack(s, w, seat, q)) out.put(V.attack.code(w, q))
  },
  apply(s, seat, code, cx) {
    if (V.attack.is(code)) seaBattle(s, V.attack.arg.sea(code), seat, V.attack.arg.target(code), cx)
    if (V.done.is(code) || !anyAttack(s, seat)) done(s)
  },
  why(s, seat, code) {
    if (!V.attack.is(code)) return null
    const target = V.attack.arg.target(code)
    if (target < s.seats && atPeace(s, seat, target)) return refusal('MN-W-ZEUS-4', 'refuse.peace', { target })
    if (s.foughtSea[V.attack.arg.sea(code)])
      return refusal('MN-9f', 'refuse.foughtSea', { sea: SEA_IDS[V.attack.arg.sea(code)] })
    return refusal('MN-4.1.1b', 'refuse.noTriremes', { sea: SEA_IDS[V.attack.arg.sea(code)] })
  },
  fallback: () => V.done.code(),
  prompt: () => ({ key: 'prompt.attack', rule: 'MN-4.1.1b' }),
}

/** Free legions that have not moved: those who arrived this turn stand free (MN-R-37a). */
const unmoved = (s: S, p: number, seat: Seat): number => freeLegions(s, p, seat) - s.arrived[p]
const standsAt = (s: S, p: number, seat: Seat, post: number): boolean =>
  post === ON_MARKER
    ? s.onMarker[p] === seat
    : SLOT_FROM[p] + post < SLOT_FROM[p + 1] && standsOn(s, SLOT_FROM[p] + post) === seat
export function anyMarch(s: S, seat: Seat): boolean {
  const ships = fleet(s, seat)
  for (let p = 0; p < LANDS; p++) {
    if (legionsIn(s, p, seat) - s.arrived[p] <= 0) continue
    const near = reachable(s, p, ships)
    for (let to = 0; to < LANDS; to++) if ((near >> to) & 1 && !barred(s, to, seat)) return true
  }
  return false
}
/**
 * A legion goes to an adjacent province or is carried to a connected one (MN-4.1.2a); any number may use a chain of triremes, of any length
 * (MN-R-37b). It may leave a war and enter any visible province (MN-R-37d); which legion goes is the player's choice (MN-R-92a).
 * Fortresses never move (MN-R-37c).
 */
export const march: Decision<S, E> = {
  name: 'march',
  rule: 'MN-4.1.2a',
  mode: 'one',
  legal(s, seat, out) {
    out.put(V.done.code())
    const ships = fleet(s, seat)
    for (let p = 0; p < LANDS; p++) {
      if (legionsIn(s, p, seat) === 0) continue
      const near = reachable(s, p, ships)
      const free = unmoved(s, p, seat)
      for (let to = 0; to < LANDS; to++) {
        if (((near >> to) & 1) === 0 || barred(s, to, seat)) continue
        for (let n = free; n > 0; n--) out.put(V.march.code(p, to, FREE, n))
        for (let post = 0; post <= ON_MARKER; post++)
          if (standsAt(s, p, seat, post)) out.put(V.march.code(p, to, post, 1))
      }
    }
  },
  apply(s, seat, code, cx) {
    if (V.done.is(code)) {
      done(s)
      return
    }
    const p = V.march.arg.province(code)
    const to = V.march.arg.to(code)
    const n = V.march.arg.legions(code)
    stepOff(s, p, V.march.arg.post(code))
    s.legions[at.legions(s, p, seat)] -= n
    s.legions[at.legions(s, to, seat)] += n
    s.arrived[to] += n
    if (cx.live) cx.emit({ type: 'marched', seat, province: PROVINCE_IDS[p], to: PROVINCE_IDS[to], legions: n })
    if (!anyMarch(s, seat)) done(s)
  },
  why(s, seat, code) {
    if (!V.march.is(code)) return null
    const p = V.march.arg.province(code)
    const to = V.march.arg.to(code)
    const args = { province: PROVINCE_IDS[p], to: PROVINCE_IDS[to] }
    if (((IN_PLAY[s.seats] >> to) & 1) === 0)
      return refusal('MN-R-1b', 'refuse.covered', { province: PROVINCE_IDS[to] })
    if (V.march.arg.post(code) > FREE) return refusal('MN-R-37c', 'refuse.fortressMoves')
    if (((reachable(s, p, fleet(s, seat)) >> to) & 1) === 0) return refusal('MN-4.1.2a', 'refuse.marchFar', args)
    if (barred(s, to, seat)) return refusal('MN-R-59d', 'refuse.barred', { province: PROVINCE_IDS[to] })
    if (s.arrived[p] > 0 && legionsIn(s, p, seat) >= V.march.arg.legions(code))
      return refusal('MN-R-37a', 'refuse.marched', args)
    return refusal('MN-4.1.2a', 'refuse.legions', { count: legionsIn(s, p, seat), province: PROVINCE_IDS[p] })
  },
  fallback: () => V.done.code(),
  prompt: () => ({ key: 'prompt.march', rule: 'MN-4.1.2a' }),
}
