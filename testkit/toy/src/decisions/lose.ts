import { type Decision, done, EVERYONE, stop } from '@ecumene/kernel'
import type { E } from '../events.ts'
import { isAlone } from '../query.ts'
import { hand, KIND_COUNT, KINDS, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/** The victim of a raid gives up a coin or a card of their choice (TOY-5); with neither they fall (TOY-6). */
export const lose: Decision<S, E> = {
  name: 'lose',
  rule: 'TOY-5',
  mode: 'one',
  legal(s, seat, out) {
    // Without coins and cards the coin is still asked for: it is the fall.
    if (s.coins[seat] > 0 || s.handSize[seat] === 0) out.put(VERBS.loseCoin.code())
    for (let kind = 0; kind < KIND_COUNT; kind++) if (s.hand[hand(seat, kind)] > 0) out.put(VERBS.loseCard.code(kind))
  },
  apply(s, seat, code, world) {
    done(s)
    if (VERBS.loseCard.is(code)) {
      const kind = VERBS.loseCard.arg.kind(code)
      s.hand[hand(seat, kind)]--
      s.handSize[seat]--
      s.discards[kind]++
      world.reveal(EVERYONE)
      if (world.live) world.emit({ type: 'lost', seat, what: KINDS[kind] })
    } else if (s.coins[seat] > 0) {
      s.coins[seat]--
      if (world.live) world.emit({ type: 'lost', seat, what: 'coin' })
    } else {
      s.out[seat] = 1
      if (world.live) world.emit({ type: 'fell', seat })
      if (isAlone(s)) stop(s)
    }
  },
  fallback: (s, seat) => {
    if (s.coins[seat] > 0 || s.handSize[seat] === 0) return VERBS.loseCoin.code()
    let kind = 0
    while (s.hand[hand(seat, kind)] === 0) kind++
    return VERBS.loseCard.code(kind)
  },
  prompt: () => ({ key: 'prompt.lose', rule: 'TOY-5' }),
}
