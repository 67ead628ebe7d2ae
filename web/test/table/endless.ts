/**
 * A game without end in which every move is like every other: what a move costs can depend on nothing but the game's
 * length.
 */
import {
  ask,
  bit,
  call,
  type Decision,
  done,
  type GameDef,
  ids,
  layout,
  program,
  restart,
  type StateOf,
  scalar,
  table,
  verbs,
} from '@ecumene/kernel'

const fields = (seats: number) =>
  ({ round: scalar({ max: 30_000, sees: 'all' }), last: table([seats], { max: 9, sees: 'owner' }) }) as const
type S = StateOf<ReturnType<typeof fields>>
type E = { type: 'stepped'; seat: number }
const V = verbs({ step: {} })
const D = ids('turn')
const turn: Decision<S, E> = {
  name: 'turn',
  rule: 'END-1',
  mode: 'one',
  alwaysAsk: true,
  legal: (_, __, out) => void out.put(V.step.code()),
  apply(s, seat, _, world) {
    s.last[seat] = (s.last[seat] + 1) % 10
    if (world.live) world.emit({ type: 'stepped', seat })
    done(s)
  },
  fallback: () => V.step.code(),
  prompt: () => ({ key: 'prompt.turn', rule: 'END-1' }),
}
const endless: GameDef<S, E> = {
  id: 'endless',
  version: 1,
  variants: [{ id: 'plain', seats: [2, 2], options: {} }],
  options: [],
  verbs: V,
  layout: setup => layout(setup.seats, fields(setup.seats)),
  setup: s => call(s, 0),
  programs: [
    program<S, E>('round', 'END-1', [
      s => void s.round++,
      s => ask(s, D.turn, bit(0)),
      s => ask(s, D.turn, bit(1)),
      s => restart(s),
    ]),
  ],
  decisions: [turn],
  events: { stepped: { rule: 'END-1', rank: 'deed', sees: { seat: 'all' } } },
  outcome: () => null,
  progress: () => 0,
  round: s => s.round,
  determinize: () => {},
  invariants: () => [],
  policies: {},
}
const anyGame = endless as unknown as GameDef

export { anyGame as endless }
