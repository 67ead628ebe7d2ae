/** Cards in hand: civil ones in the order taken, military ones drawn by chance and kept sorted. */
import { bit, EVERYONE, NONE, type Seat, type World } from '@ecumene/kernel'
import { type AgesCard, DECK_KINDS, military } from '../cards.ts'
import { backAt, cardAt, handAt, MILITARY_HAND, type S } from '../state.ts'
import type { E } from '../verbs.ts'

export function addCivil(s: S, seat: Seat, card: number): void {
  s.hand[handAt(seat, s.handSize[seat]++)] = card
}
/** Takes the copy held longest; cards taken in this action phase are the last ones (TTA-ACT-CARD-2). */
export function removeCivil(s: S, seat: Seat, card: number): void {
  const size = s.handSize[seat]
  let at = 0
  while (at < size && s.hand[handAt(seat, at)] !== card) at++
  if (at === size) throw new Error(`seat ${seat} does not hold civil card ${card}`)
  if (seat === s.turn && at >= size - s.fresh) s.fresh--
  for (let i = at; i < size - 1; i++) s.hand[handAt(seat, i)] = s.hand[handAt(seat, i + 1)]
  s.hand[handAt(seat, size - 1)] = NONE
  s.handSize[seat]--
}
export function addCard(s: S, seat: Seat, card: number): void {
  let at = s.cardCount[seat]++
  while (at > 0 && s.cards[cardAt(seat, at - 1)] > card) {
    s.cards[cardAt(seat, at)] = s.cards[cardAt(seat, at - 1)]
    at--
  }
  s.cards[cardAt(seat, at)] = card
  s.cardAges[backAt(seat, military.age[card])]++
}
export function removeCard(s: S, seat: Seat, card: number): void {
  const size = s.cardCount[seat]
  let at = 0
  while (at < size && s.cards[cardAt(seat, at)] !== card) at++
  if (at === size) throw new Error(`seat ${seat} does not hold ${military.ids[card]}`)
  for (let i = at; i < size - 1; i++) s.cards[cardAt(seat, i)] = s.cards[cardAt(seat, i + 1)]
  s.cards[cardAt(seat, size - 1)] = NONE
  s.cardCount[seat]--
  s.cardAges[backAt(seat, military.age[card])]--
}
/** To the pile of its own age; only that of the current age can come back (TTA-HAND-8, TTA-R-17a). */
export function discardCard(s: S, card: number, open: boolean): void {
  if (military.age[card] !== s.age) return
  const place = card - military.start[s.age]
  if (open) s.pileOpen[place]++
  else {
    s.pile[place]++
    s.pileSize++
  }
}
/** The current age's discards become the deck again (TTA-DRAW-5, TTA-HAND-10), past events never (TTA-HAND-11). */
function reshuffle(s: S): void {
  for (let place = 0; place < DECK_KINDS; place++) {
    s.bag[place] += s.pile[place] + s.pileOpen[place]
    s.left += s.pileOpen[place]
    s.pile[place] = 0
    s.pileOpen[place] = 0
  }
  s.left += s.pileSize
  s.pileSize = 0
}
/**
 * Draws from the current military deck, unseen by the others; nothing in ages A and IV (TTA-DRAW-1, TTA-DRAW-3,
 * TTA-R-17b).
 */
export function drawCards(s: S, seat: Seat, wanted: number, world: World<E>): void {
  if (s.age === 0 || s.age === 4) return
  const drawn: AgesCard[] = []
  while (drawn.length < wanted && s.cardCount[seat] < MILITARY_HAND) {
    if (s.left === 0) reshuffle(s)
    if (s.left === 0) break
    let at = world.roll(s.left)
    let place = 0
    while (at >= s.bag[place]) at -= s.bag[place++]
    s.bag[place]--
    s.left--
    // When the last card is taken the discards are shuffled at once.
    if (s.left === 0) reshuffle(s)
    const card = military.start[s.age] + place
    addCard(s, seat, card)
    drawn.push(military.ids[card])
    world.reveal(bit(seat))
  }
  if (world.live && drawn.length > 0) world.emit({ type: 'drew', seat, count: drawn.length, card: drawn })
}
/** A card leaves the hand face up: the table learns what it was. */
export function showCard(s: S, seat: Seat, card: number, world: World<E>): void {
  removeCard(s, seat, card)
  world.reveal(EVERYONE)
}
/** Face down to the pile: nobody else learns it (TTA-HAND-9). */
export function discardHidden(s: S, seat: Seat, card: number, world: World<E>): void {
  removeCard(s, seat, card)
  discardCard(s, card, false)
  if (world.live) world.emit({ type: 'discarded', seat, card: military.ids[card] })
}
/** Is this military card in hand? */
export function hasCard(s: S, seat: Seat, card: number): boolean {
  for (let i = 0; i < s.cardCount[seat]; i++) if (s.cards[cardAt(seat, i)] === card) return true
  return false
}
