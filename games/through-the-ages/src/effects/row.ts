/** The card row and the change of ages, from A to IV and never back (TTA-ROUND-3). */
import { EVERYONE, NONE, type Seat, type World } from '@ecumene/kernel'
import { AGES, SPACES, SWEPT, YELLOW_LOST_PER_AGE } from '../../data/board.ts'
import { civil, leader, military, militaryKind, pact, wonder } from '../cards.ts'
import { backAt, cardAt, handAt, type S } from '../state.ts'
import type { E } from '../verbs.ts'
import { loseYellow } from './changes.ts'
import { removeCard, removeCivil } from './hands.ts'
import { removeLeader } from './leading.ts'
import { endPact } from './pacts.ts'

/**
 * The decks of an age, one civil and one military (TTA-SET-3), by the number of players: cards marked 4 are only for
 * four (TTA-SET-4), marked 3+ not for two (TTA-SET-5), pacts not for two (TTA-SET-6); with four all of them
 * (TTA-SET-7). Those who resigned no longer count for the ages to come (TTA-RES-8); the decks under way stay
 * (TTA-RES-7).
 */
export function makeDecks(s: S, age: number): void {
  s.agePlayers[age] = s.players
  s.civilBag.fill(0)
  s.bag.fill(0)
  s.pile.fill(0)
  s.pileOpen.fill(0)
  s.civilLeft = 0
  s.left = 0
  s.pileSize = 0
  for (let card = civil.start[age]; card < civil.start[age + 1]; card++) {
    s.civilBag[card - civil.start[age]] = civil.copies[card * 3 + s.players - 2]
    s.civilLeft += civil.copies[card * 3 + s.players - 2]
  }
  if (age === 0) return // no military deck in age A (TTA-SET-31)
  for (let card = military.start[age]; card < military.start[age + 1]; card++) {
    const copies = militaryCopies(s, card)
    s.bag[card - military.start[age]] = copies
    s.left += copies
  }
}
/** Copies of a military card in this game. The peaceful one has no aggressions and wars. */
export function militaryCopies(s: S, card: number): number {
  if (s.peaceful === 1 && (military.kind[card] === militaryKind.aggression || military.kind[card] === militaryKind.war))
    return 0
  const players = s.agePlayers[military.age[card]]
  return players === 0 ? 0 : military.copies[card * 3 + players - 2]
}
/** A civil card from the deck, by chance. */
function deal(s: S, world: World<E>): number {
  let at = world.roll(s.civilLeft)
  let place = 0
  while (at >= s.civilBag[place]) at -= s.civilBag[place++]
  s.civilBag[place]--
  s.civilLeft--
  return civil.start[s.age] + place
}
export function layOut(s: S, world: World<E>): void {
  for (let i = 0; i < SPACES; i++) s.row[i] = deal(s, world)
}
/**
 * Clears the first spaces (an event that refills does not: TTA-CARD-INTLAGR-3), closes up (TTA-START-5), fills
 * (TTA-START-6).
 */
export function refill(s: S, sweep: boolean, world: World<E>): void {
  let swept = 0
  // As many spaces as the players still in the game ask for (TTA-START-2, TTA-START-3), empty ones counted
  // (TTA-START-4, TTA-R-13).
  if (sweep)
    for (let i = 0; i < SWEPT[s.players - 2]; i++) {
      if (s.row[i] !== NONE) swept++
      s.row[i] = NONE
    }
  let n = 0
  for (let i = 0; i < SPACES; i++) {
    const card = s.row[i]
    if (card === NONE) continue
    s.row[i] = NONE
    s.row[n++] = card
  }
  const kept = n
  if (s.age === 0) {
    // Age A ends with the first refill (TTA-AGE-1): its cards come first, the rest goes (TTA-AGE-2), or age I goes on
    // (TTA-AGE-3). Nothing is antiquated, no token is lost (TTA-AGE-5), the decks of age I begin (TTA-AGE-4).
    while (n < SPACES && s.civilLeft > 0) s.row[n++] = deal(s, world)
    startAge(s, 1, world)
  }
  // Nothing is dealt in age IV (TTA-START-7, TTA-AGE-17). The last card of a deck ends its age at once (TTA-AGE-6).
  while (n < SPACES && s.civilLeft > 0) {
    s.row[n++] = deal(s, world)
    if (s.civilLeft === 0) endAge(s, world)
  }
  world.reveal(EVERYONE)
  if (world.live) world.emit({ type: 'refilled', swept, dealt: n - kept })
}
/** The age after which the game is at its end: III, or II or I in a shorter game. */
export const finalAge = (s: S): number => 3 - s.length
/**
 * New decks (TTA-AGE-15), the old military one goes (TTA-AGE-16); none in age IV (TTA-AGE-18). Events stay (TTA-R-16a).
 */
function startAge(s: S, age: number, world: World<E>): void {
  s.age = age
  if (age < 4) makeDecks(s, age)
  else {
    s.bag.fill(0)
    s.pile.fill(0)
    s.pileOpen.fill(0)
    s.left = 0
    s.pileSize = 0
    // The last round is fixed at once (TTA-AGE-19), by an event's refill too (TTA-CARD-INTLAGR-4): this one if the
    // starting player ended the age (TTA-ROUND-4), else the next (TTA-ROUND-5).
    s.lastRound = s.turn === s.first ? s.round : s.round + 1
  }
  if (world.live) {
    world.emit({ type: 'age', age: AGES[age] })
    if (age === 4) world.emit({ type: 'lastRound', round: s.lastRound })
  }
}
/**
 * In this order (TTA-R-14); cards of the ages before the one that ended are antiquated (TTA-AGE-7), those in the row
 * stay (TTA-R-16b).
 */
function endAge(s: S, world: World<E>): void {
  const ended = s.age
  for (let seat = 0; seat < s.seats; seat++) if (s.out[seat] === 0) dropAntiquated(s, seat, ended, world)
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.out[seat] === 1) continue
    // Leaders (TTA-AGE-10), unfinished wonders and pacts (TTA-AGE-12) go; everything else stays (TTA-AGE-13).
    if (s.leader[seat] !== NONE && leader.age[s.leader[seat]] < ended) removeLeader(s, seat, world)
    if (s.unfinished[seat] !== NONE && wonder.age[s.unfinished[seat]] < ended) removeUnfinished(s, seat, world)
    if (s.pact[seat] !== NONE && military.age[pact.card[s.pact[seat]]] < ended) endPact(s, seat, world)
  }
  // TTA-AGE-14
  for (let seat = 0; seat < s.seats; seat++) if (s.out[seat] === 0) loseYellow(s, seat, YELLOW_LOST_PER_AGE, world)
  startAge(s, ended === finalAge(s) ? 4 : ended + 1, world)
}
/**
 * Cards of every age before the one that ended leave the hand (TTA-AGE-9, TTA-R-15); civil ones for good (TTA-HAND-7).
 */
function dropAntiquated(s: S, seat: Seat, ended: number, world: World<E>): void {
  let n = 0
  for (let i = s.handSize[seat] - 1; i >= 0; i--) {
    const card = s.hand[handAt(seat, i)]
    if (civil.age[card] >= ended) continue
    removeCivil(s, seat, card)
    n++
  }
  // Sorted by age: the oldest come first. Their number is known from the backs.
  let old = 0
  for (let age = 0; age < ended; age++) old += s.cardAges[backAt(seat, age)]
  n += old
  for (; old > 0; old--) removeCard(s, seat, s.cards[cardAt(seat, 0)])
  if (world.live && n > 0) world.emit({ type: 'antiquated', seat, count: n })
}
/** The blue tokens of an unfinished wonder return to their owner's bank (TTA-AGE-11, TTA-R-90). */
export function removeUnfinished(s: S, seat: Seat, world: World<E>): void {
  const which = s.unfinished[seat]
  s.bank[seat] += s.stages[seat]
  s.stages[seat] = 0
  s.unfinished[seat] = NONE
  if (world.live) world.emit({ type: 'wonderGone', seat, card: wonder.ids[which] })
}
