/** The outline of play. */
import { ask, each, inOrder, NOBODY, program, restart, type Seat, SKIP, stop } from '@ecumene/kernel'
import { drawCards } from './effects/draw.ts'
import type { E } from './events.ts'
import { living } from './query.ts'
import type { S } from './state.ts'
import { DECISIONS, PROGRAMS } from './verbs.ts'

const bySeat = (s: S, i: number): Seat => {
  if (i >= s.seats) return NOBODY
  const seat = (s.first + i) % s.seats
  return s.out[seat] ? SKIP : seat
}
/** The agreed number of rounds ends the game (TOY-9). */
function endRound(s: S): void {
  if (++s.round >= s.rounds) stop(s)
  else restart(s)
}

export const programs = inOrder(PROGRAMS, {
  round: program<S, E>('round', 'TOY-1', [
    drawCards,
    s => ask(s, DECISIONS.bid, living(s)),
    each(bySeat, DECISIONS.turn),
    s => ask(s, DECISIONS.market, living(s)),
    endRound,
  ]),
})
