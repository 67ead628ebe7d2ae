import { ask, bit, type Decision, done, EVERYONE, refusal, setSlot, slot, stop } from '@ecumene/kernel'
import type { E } from '../events.ts'
import { GOAL } from '../scoring.ts'
import { hand, KIND_COUNT, KINDS, type S } from '../state.ts'
import { DECISIONS, VERBS } from '../verbs.ts'

const TAKEN = 0 // the slot that counts the actions taken

/** Two actions: work, sell a set of three, or raid a neighbour (TOY-4). */
export const turn: Decision<S, E> = {
  name: 'turn',
  rule: 'TOY-4',
  mode: 'one',
  legal(s, seat, out) {
    out.put(VERBS.work.code())
    for (let kind = 0; kind < KIND_COUNT; kind++) if (s.hand[hand(seat, kind)] >= 3) out.put(VERBS.sell.code(kind))
    for (let target = 0; target < s.seats; target++)
      if (target !== seat && !s.out[target]) out.put(VERBS.raid.code(target))
  },
  apply(s, seat, code, world) {
    setSlot(s, TAKEN, slot(s, TAKEN) + 1)
    if (slot(s, TAKEN) === 2) done(s)
    if (VERBS.work.is(code)) {
      s.coins[seat]++
      if (world.live) world.emit({ type: 'worked', seat })
    } else if (VERBS.sell.is(code)) {
      const kind = VERBS.sell.arg.kind(code)
      s.hand[hand(seat, kind)] -= 3
      s.handSize[seat] -= 3
      s.discards[kind] += 3
      s.coins[seat] += 6
      world.reveal(EVERYONE) // the table learns what the hand held
      if (world.live) world.emit({ type: 'sold', seat, kind: KINDS[kind] })
    } else {
      const target = VERBS.raid.arg.target(code)
      const die = world.roll(6) + 1
      if (world.live) world.emit({ type: 'raided', seat, target, die })
      if (die >= 4) ask(s, DECISIONS.lose, bit(target), target)
    }
    if (s.coins[seat] >= GOAL) stop(s) // TOY-9
  },
  why(_, seat, code) {
    if (VERBS.raid.is(code))
      return refusal('TOY-5', VERBS.raid.arg.target(code) === seat ? 'refuse.self' : 'refuse.fallen')
    return VERBS.sell.is(code) ? refusal('TOY-4', 'refuse.set') : null
  },
  fallback: () => VERBS.work.code(),
  prompt: s => ({ key: 'prompt.turn', rule: 'TOY-4', args: { left: 2 - slot(s, TAKEN) } }),
}
