/** What the search needs to know of Through the Ages: rounds ahead, valued by what the civilizations are worth. */
import type { Thinking } from '@ecumene/contract'
import { asking } from '@ecumene/kernel'
import type { S } from '../state.ts'
import { DECISIONS, VERBS } from '../verbs.ts'
import { disarms, isWaste, laysInVain } from './actions.ts'
import { playerOf } from './greedy.ts'
import { learned } from './learned/learned.ts'
import { Turn } from './turn.ts'
import { starves } from './waste.ts'
import { AHEAD, CANDIDATE, ONWARD } from './weights.ts'
import { partsOf, worthOf } from './worth.ts'

const turn = new Turn()
const { score: scored, policy } = playerOf(CANDIDATE)
export const thinking: Thinking<S> = {
  evaluate(s, out) {
    for (let seat = 0; seat < s.seats; seat++)
      out[seat] = s.out[seat] === 1 ? -100 : s.depth === 0 ? s.culture[seat] : worthOf(s, seat, AHEAD)
  },
  parts: (s, seat) => partsOf(s, seat, AHEAD),
  scored,
  ahead: { citizen: 85, strategist: 83, master: 85 },
  levels: {
    strategist: { policy, effort: 16 },
    // A long rollout makes good later what should be done now: in half of the worlds there is no later.
    master: {
      policy,
      effort: seats => (seats === 4 ? 160 : 256),
      width: 64,
      far: [1, 3],
      usesLearned: seats => seats === 2,
      farLearned: 2,
    },
  },
  spread: [60, 15],
  temperature: 2,
  learned,
  boundary: s => s.round * s.seats + ((s.turn - s.first + s.seats) % s.seats),
  horizon: s => s.seats,
  isDeep: view => DEEP.has(asking(view)),
  isBlunder: (view, seat, code) =>
    VERBS.resign.is(code) ||
    disarms(view, seat, code) ||
    laysInVain(view, seat, code) ||
    starves(view, seat, code) ||
    isWaste(view, seat, code),
  rollout: playerOf(ONWARD, turn).policy,
  begin: () => turn.forget(),
}
/** Everything else is small, or a rule of thumb answers it well enough. */
const DEEP = new Set([DECISIONS.action, DECISIONS.politics, DECISIONS.bid, DECISIONS.defend])
