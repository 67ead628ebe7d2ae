/** Everything tied together. */
import type { CompleteGame } from '@ecumene/contract'
import { inOrder } from '@ecumene/kernel'
import { greedy } from './bot/greedy.ts'
import { thinking } from './bot/thinking.ts'
import { bid } from './decisions/bid.ts'
import { lose } from './decisions/lose.ts'
import { market } from './decisions/market.ts'
import { turn } from './decisions/turn.ts'
import { determinize } from './determinize.ts'
import { type E, events } from './events.ts'
import { invariants } from './invariants.ts'
import { outcome } from './scoring.ts'
import { programs } from './sequence.ts'
import { setup } from './setup.ts'
import { layoutOf, type S } from './state.ts'
import { DECISIONS, VERBS } from './verbs.ts'

export const toy: CompleteGame<S, E> = {
  id: 'toy',
  version: 1,
  variants: [
    { id: 'standard', seats: [2, 4], options: {} },
    { id: 'short', seats: [2, 4], options: { rounds: 3 } },
  ],
  options: [{ name: 'rounds', values: { min: 1, max: 20 }, init: 8, rule: 'TOY-9' }],
  verbs: VERBS,
  layout: layoutOf,
  setup,
  programs,
  decisions: inOrder(DECISIONS, { bid, lose, market, turn }),
  events,
  outcome,
  progress: s => (s.depth === 0 ? 1 : s.round / s.rounds),
  round: s => s.round,
  determinize,
  invariants,
  policies: { greedy },
  thinking,
}
