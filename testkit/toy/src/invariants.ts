/** Laws that hold after every action: no card is lost, and the hands are as large as the table is told. */
import { seats } from '@ecumene/kernel'
import { DECK_SIZE, hand, KIND_COUNT, KINDS, type S } from './state.ts'

export function invariants(s: S): readonly string[] {
  const broken: string[] = []
  const count = Array.from(s.discards)
  for (const seat of seats(s)) {
    let n = 0
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      n += s.hand[hand(seat, kind)]
      count[kind] += s.hand[hand(seat, kind)]
    }
    if (n !== s.handSize[seat]) broken.push(`hand of seat ${seat}: ${n} cards, ${s.handSize[seat]} said`)
  }
  for (let i = 0; i < s.left; i++) count[s.deck[i]]++
  for (let kind = 0; kind < KIND_COUNT; kind++)
    if (count[kind] !== DECK_SIZE / KIND_COUNT) broken.push(`${KINDS[kind]}: ${count[kind]} cards in all`)
  return broken
}
