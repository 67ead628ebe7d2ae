/** What a seat cannot know, filled in with something possible: other hands, the deck, sealed bids. */
import { asking, has, NONE, owed, type Rng, type Seat } from '@ecumene/kernel'
import { DECK_SIZE, hand, KIND_COUNT, type S } from './state.ts'
import { DECISIONS } from './verbs.ts'

export function determinize(s: S, viewer: Seat, rng: Rng): void {
  const pool: number[] = []
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    let n = DECK_SIZE / KIND_COUNT - s.discards[kind]
    if (viewer >= 0) n -= s.hand[hand(viewer, kind)]
    for (; n > 0; n--) pool.push(kind)
  }
  const take = (): number => pool.splice(rng.below(pool.length), 1)[0]
  // A standing offer tells one card of its hand: those first, or chance may deal them elsewhere.
  for (let seat = 0; seat < s.seats; seat++) {
    const known = s.offers[seat * 2]
    if (seat === viewer || known === NONE) continue
    pool.splice(pool.indexOf(known), 1)
    s.hand[hand(seat, known)]++
  }
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === viewer) continue
    for (let n = s.handSize[seat] - (s.offers[seat * 2] === NONE ? 0 : 1); n > 0; n--) s.hand[hand(seat, take())]++
  }
  for (let i = 0; i < s.left; i++) s.deck[i] = take()
  sealBids(s, viewer, rng)
}
/** Seats that have already bid have bid something they could pay. */
function sealBids(s: S, viewer: Seat, rng: Rng): void {
  if (asking(s) !== DECISIONS.bid) return
  for (let seat = 0; seat < s.seats; seat++)
    if (seat !== viewer && !has(owed(s), seat) && !s.out[seat]) s.bid[seat] = rng.below(Math.min(3, s.coins[seat]) + 1)
}
