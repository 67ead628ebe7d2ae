/** Playing and copying tactics. */
import type { Seat, World } from '@ecumene/kernel'
import { tactic } from '../cards.ts'
import type { S } from '../state.ts'
import type { E } from '../verbs.ts'
import { spendMilitary } from './changes.ts'
import { discardCard, showCard } from './hands.ts'

/** A tactic from hand, one's own until the next turn (TTA-ACT-TAC-1). */
export function playTactic(s: S, seat: Seat, which: number, world: World<E>): void {
  spendMilitary(s, seat, 1)
  showCard(s, seat, tactic.card[which], world)
  // Normally the old tactic is common by now; should an exclusive one lie there, it goes.
  if (s.exclusive[seat] === 1) discardCard(s, tactic.card[s.tactic[seat]], true)
  s.tactic[seat] = which
  s.exclusive[seat] = 1
  s.tacticDone = 1
  if (world.live) world.emit({ type: 'tactic', seat, card: tactic.ids[which] })
}
/** A common tactic (TTA-ACT-TAC-2). */
export function copyTactic(s: S, seat: Seat, which: number, world: World<E>): void {
  spendMilitary(s, seat, 2)
  s.tactic[seat] = which
  s.exclusive[seat] = 0
  s.tacticDone = 1
  if (world.live) world.emit({ type: 'copied', seat, card: tactic.ids[which] })
}
