/**
 * Phase 11, Calamities (sections 11, 16 and 20). NOT DONE: for now every calamity is revealed and put aside without effect, so that a round can be played through.
 * In the end: reveal, at most two for each player, resolution in order, Monotheism; the support check that follows is in sequence.ts.
 */
import { NONE } from '@ecumene/civilization/src/map.ts'
import { type Cx, type Decision, EVERYONE, type Program } from '@ecumene/kernel'
import { CALAMITIES, calamityCard } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { fromHand, setApart } from '../stacks.ts'
import { fromOf, handOf, type S } from '../state.ts'

export const calamityDecisions: readonly Decision<S, E>[] = []
export const calamityPrograms: readonly Program<S, E>[] = []

/** A step of the round: calls what the phase needs. */
export function beginCalamities(s: S, cx: Cx<E>): void {
  for (let p = 0; p < s.seats; p++)
    for (let c = 0; c < CALAMITIES; c++) {
      if (s.hand[handOf(p, calamityCard(c))] === 0) continue
      fromHand(s, p, calamityCard(c))
      s.from[fromOf(p, c)] = NONE
      setApart(s, calamityCard(c))
      cx.reveal(EVERYONE)
    }
}
/** Before the next round: nothing of this round's calamities is left. */
export function forgetCalamities(s: S): void {
  s.shown.fill(0) // Grain is free again (ADV-R-34)
}
