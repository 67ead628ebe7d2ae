/** Phase 13: markers move on the succession table (CIV-20.1a), and the game may end (CIV-21.1a). */
import { LATE_IRON } from '@ecumene/civilization-family/data/nations.ts'
import { FULL } from '@ecumene/civilization-family/src/state.ts'
import { EVERYONE, stop, type World } from '@ecumene/kernel'
import type { E } from '../events.ts'
import { totalPoints } from '../query/holdings.ts'
import { epochAt, isDeserted, stepOf } from '../query/succession.ts'
import { placeOf } from '../scoring.ts'
import type { S } from '../state.ts'

export function moveMarkers(s: S, world: World<E>): void {
  for (let i = 0; i < s.seats; i++) {
    const seat = s.succession[i]
    const step = stepOf(s, seat)
    // Only "met" or "not met" is disclosed of a hand (CIV-R-71).
    if (s.ruleset === FULL && epochAt(s, s.nation[seat], s.position[seat] + 1) === LATE_IRON) world.reveal(EVERYONE)
    s.position[seat] += step
    if (!world.live) continue
    if (step > 0) world.emit({ type: 'advanced', seat: seat, position: s.position[seat] })
    else if (step < 0) world.emit({ type: 'fellBack', seat: seat, position: s.position[seat] })
    else world.emit({ type: 'stayed', seat: seat, position: s.position[seat] })
  }
}
/**
 * The game ends when a marker has crossed the line, after all have moved (CIV-R-105), or with the last round agreed
 * (CIV-R-108).
 */
export function endRound(s: S, world: World<E>): void {
  let over = (s.lastRound > 0 && s.round >= s.lastRound) || isDeserted(s)
  for (let seat = 0; seat < s.seats; seat++) if (s.position[seat] >= s.line) over = true
  if (!over) return
  // ties: CIV-21.2, CIV-32.3.1b
  for (let seat = 0; seat < s.seats; seat++) s.total[seat] = s.ruleset === FULL ? totalPoints(s, seat) : s.cities[seat]
  finishGame(s, world)
}
/** Hands are open once the game is over. */
export function finishGame(s: S, world: World<E>): void {
  world.reveal(EVERYONE)
  if (world.live)
    for (let seat = 0; seat < s.seats; seat++) if (placeOf(s, seat) === 1) world.emit({ type: 'won', seat: seat })
  stop(s)
}
