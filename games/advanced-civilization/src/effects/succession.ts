/** Phase 13: markers move, and the game ends. */
import { asking, EVERYONE, type LastRound, stop, type World } from '@ecumene/kernel'
import { FINISH } from '../../data/nations.ts'
import type { E } from '../events.ts'
import { isDeserted, isFrozen, isLonely, stepOf } from '../query/succession.ts'
import { placeOf, totalOf } from '../scoring.ts'
import { isIdle, type S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'

/** Only public things decide, so all markers move at once (ADV-13.1, ADV-13.2). */
export function moveMarkers(s: S, world: World<E>): void {
  for (let i = 0; i < s.seats; i++) {
    const seat = s.succession[i]
    if (isIdle(s, seat)) continue
    const step = stepOf(s, seat)
    const frozen = step === 0 && isFrozen(s, seat)
    s.position[seat] += step
    if (!world.live) continue
    if (step > 0) world.emit({ type: 'advanced', seat: seat, position: s.position[seat] })
    else if (step < 0) world.emit({ type: 'fellBack', seat: seat, position: s.position[seat] })
    else if (frozen) world.emit({ type: 'frozen', seat: seat, position: s.position[seat] })
    else world.emit({ type: 'stayed', seat: seat, position: s.position[seat] })
  }
}
/** The round that is played; between rounds, and while nations are chosen at the beginning, the one to come. */
const roundAt = (s: S): number => (asking(s) === DECISIONS.join ? s.round + 1 : Math.max(1, s.round))
/** The table's time is up, or its host says so (ADV-25.4). */
export const lastRound: LastRound<S, E> = {
  rule: 'ADV-25.4',
  isNow: s => s.lastRound > 0 && s.lastRound <= roundAt(s),
  make(s, world) {
    s.lastRound = roundAt(s)
    if (world.live) world.emit({ type: 'lastRoundCalled', round: s.lastRound })
  },
}
/** The round is finished first, whatever ends the game (ADV-14.1, ADV-14.2). */
export function endRound(s: S, world: World<E>): void {
  let over = lastRound.isNow(s) || isDeserted(s) || isLonely(s)
  for (let seat = 0; seat < s.seats; seat++) if (s.position[seat] >= FINISH) over = true
  if (over) finishGame(s, world)
}
export function finishGame(s: S, world: World<E>): void {
  for (let seat = 0; seat < s.seats; seat++) s.total[seat] = totalOf(s, seat)
  world.reveal(EVERYONE) // hands are open once the game is over
  if (world.live)
    for (let seat = 0; seat < s.seats; seat++) if (placeOf(s, seat) === 1) world.emit({ type: 'won', seat: seat })
  stop(s)
}
