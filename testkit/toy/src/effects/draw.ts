import { bit, type World } from '@ecumene/kernel'
import type { E } from '../events.ts'
import { hand, KINDS, type S } from '../state.ts'

/** Each living player draws a card, unseen by the others (TOY-7). */
export function drawCards(s: S, world: World<E>): void {
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.out[seat] || s.left === 0) continue
    const kind = s.deck[--s.left]
    s.deck[s.left] = 0
    s.hand[hand(seat, kind)]++
    s.handSize[seat]++
    world.reveal(bit(seat))
    if (world.live) world.emit({ type: 'drew', seat, kind: KINDS[kind] })
  }
}
