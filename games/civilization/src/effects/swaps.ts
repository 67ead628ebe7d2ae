/** Two offers change hands; a calamity that arrives is laid open. */
import { EVERYONE, type Seat, type World } from '@ecumene/kernel'
import { CALAMITY_IDS, COMMODITIES, isCalamity, KINDS, TRADE_IDS } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { handOf, type S } from '../state.ts'
import { fromHand } from './stacks.ts'

export function swap(s: S, seat: Seat, other: Seat, world: World<E>): void {
  for (let kind = 0; kind < KINDS; kind++) {
    const mine = s.offer[handOf(seat, kind)]
    const theirs = s.offer[handOf(other, kind)]
    for (let i = 0; i < mine; i++) hand(s, seat, other, kind, world)
    for (let i = 0; i < theirs; i++) hand(s, other, seat, kind, world)
  }
  told(s, seat, other, world)
  told(s, other, seat, world)
}
/**
 * A calamity that arrives is revealed at once, leaves the hand, lies face up and its giver is remembered (CIV-19.3b,
 * CIV-22.2.2b, CIV-R-38); kept, it does nothing (CIV-19.4a, CIV-R-96).
 */
function hand(s: S, from: Seat, to: Seat, kind: number, world: World<E>): void {
  fromHand(s, from, kind)
  if (!isCalamity(kind)) {
    s.hand[handOf(to, kind)]++
    s.handSize[to]++
    return
  }
  const calamity = kind - COMMODITIES
  s.victim[calamity] = to
  s.giver[calamity] = from
  world.reveal(EVERYONE)
  if (world.live) world.emit({ type: 'passed', seat: to, calamity: CALAMITY_IDS[calamity], by: from })
}
function told(s: S, seat: Seat, other: Seat, world: World<E>): void {
  if (!world.live) return
  const hidden: Record<string, number> = {}
  for (let kind = 0; kind < KINDS; kind++)
    if (s.offer[handOf(other, kind)] > 0) hidden[TRADE_IDS[kind]] = s.offer[handOf(other, kind)]
  world.emit({ type: 'received', seat, cards: s.offerCards[other], hidden })
}
