/** The card row and the change of ages, from A to IV and never back (TTA-ROUND-3, TTA-START-1 to 7, TTA-AGE-1 to 19, TTA-R-13 to R-16). */
import { EVERYONE, NONE, type World } from '@ecumene/kernel'
import { AGES, SPACES, SWEPT, YELLOW_LOST_PER_AGE } from '../../data/board.ts'
import { civil, leader, military, militaryKind, pact, wonder } from '../cards.ts'
import { backAt, cardAt, handAt, type S } from '../state.ts'
import type { E } from '../verbs.ts'
import { loseYellow } from './changes.ts'
import { removeCard, removeCivil } from './hands.ts'
import { removeLeader } from './leading.ts'
import { endPact } from './pacts.ts'

/** The decks of an age, for the players still in the game (TTA-SET-4 to 7, TTA-RES-8). The peaceful game has no aggressions and wars. */
export function makeDecks(s: S, age: number): void {
  s.agePlayers[age] = s.players
  s.civilBag.fill(0)
  s.bag.fill(0)
  s.pile.fill(0)
  s.pileOpen.fill(0)
  s.civilLeft = 0
  s.left = 0
  s.pileSize = 0
  for (let c = civil.start[age]; c < civil.start[age + 1]; c++) {
    s.civilBag[c - civil.start[age]] = civil.copies[c * 3 + s.players - 2]
    s.civilLeft += civil.copies[c * 3 + s.players - 2]
  }
  if (age === 0) return // no military deck in age A (TTA-SET-31)
  for (let m = military.start[age]; m < military.start[age + 1]; m++) {
    const copies = militaryCopies(s, m)
    s.bag[m - military.start[age]] = copies
    s.left += copies
  }
}
/** Copies of a military card in this game. */
export function militaryCopies(s: S, card: number): number {
  if (s.peaceful === 1 && (military.kind[card] === militaryKind.aggression || military.kind[card] === militaryKind.war))
    return 0
  const players = s.agePlayers[military.age[card]]
  return players === 0 ? 0 : military.copies[card * 3 + players - 2]
}
/** A civil card from the deck, by chance. */
function deal(s: S, world: World<E>): number {
  let at = world.roll(s.civilLeft)
  let k = 0
  while (at >= s.civilBag[k]) at -= s.civilBag[k++]
  s.civilBag[k]--
  s.civilLeft--
  return civil.start[s.age] + k
}
export function layOut(s: S, world: World<E>): void {
  for (let i = 0; i < SPACES; i++) s.row[i] = deal(s, world)
}
/** Clears the first spaces (not when an event orders it: TTA-CARD-INTLAGR-3, TTA-CARD-INTLAGR-4), closes up, fills; the last card of a deck ends its age at once (TTA-AGE-6). */
export function refill(s: S, sweep: boolean, world: World<E>): void {
  let swept = 0
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
    // Age A ends with the first refill, whatever is left of it (TTA-AGE-1 to 5).
    while (n < SPACES && s.civilLeft > 0) s.row[n++] = deal(s, world)
    startAge(s, 1, world)
  }
  while (n < SPACES && s.civilLeft > 0) {
    s.row[n++] = deal(s, world)
    if (s.civilLeft === 0) endAge(s, world)
  }
  world.reveal(EVERYONE)
  if (world.live) world.emit({ type: 'refilled', swept, dealt: n - kept })
}
/** The age after which the game is at its end: III, or II or I in a shorter game. */
export const finalAge = (s: S): number => 3 - s.length
function startAge(s: S, age: number, world: World<E>): void {
  s.age = age
  if (age < 4) makeDecks(s, age)
  else {
    s.bag.fill(0)
    s.pile.fill(0)
    s.pileOpen.fill(0)
    s.left = 0
    s.pileSize = 0
    // The last round: this one if the starting player ended the age, else the next (TTA-ROUND-4, TTA-ROUND-5, TTA-AGE-19).
    s.lastRound = s.turn === s.first ? s.round : s.round + 1
  }
  if (world.live) {
    world.emit({ type: 'age', age: AGES[age] })
    if (age === 4) world.emit({ type: 'lastRound', round: s.lastRound })
  }
}
/** Order of TTA-R-14: hands, leaders, unfinished wonders, pacts, yellow tokens, new decks. */
function endAge(s: S, world: World<E>): void {
  const ended = s.age
  for (let p = 0; p < s.seats; p++) if (s.out[p] === 0) dropAntiquated(s, p, ended, world)
  for (let p = 0; p < s.seats; p++) {
    if (s.out[p] === 1) continue
    if (s.leader[p] !== NONE && leader.age[s.leader[p]] < ended) removeLeader(s, p, world)
    if (s.unfinished[p] !== NONE && wonder.age[s.unfinished[p]] < ended) removeUnfinished(s, p, world)
    if (s.pact[p] !== NONE && military.age[pact.card[s.pact[p]]] < ended) endPact(s, p, world)
  }
  for (let p = 0; p < s.seats; p++) if (s.out[p] === 0) loseYellow(s, p, YELLOW_LOST_PER_AGE, world)
  startAge(s, ended === finalAge(s) ? 4 : ended + 1, world)
}
/** Cards of every age before the one that ended leave the hand (TTA-AGE-9, TTA-R-15). */
function dropAntiquated(s: S, seat: number, ended: number, world: World<E>): void {
  let n = 0
  for (let i = s.handSize[seat] - 1; i >= 0; i--) {
    const card = s.hand[handAt(seat, i)]
    if (civil.age[card] >= ended) continue
    removeCivil(s, seat, card)
    n++
  }
  // Sorted by age: the oldest come first. Their number is known from the backs.
  let old = 0
  for (let a = 0; a < ended; a++) old += s.cardAges[backAt(seat, a)]
  n += old
  for (; old > 0; old--) removeCard(s, seat, s.cards[cardAt(seat, 0)])
  if (world.live && n > 0) world.emit({ type: 'antiquated', seat, count: n })
}
/** The blue tokens of an unfinished wonder return to their owner's bank (TTA-AGE-11, TTA-R-90). */
export function removeUnfinished(s: S, seat: number, world: World<E>): void {
  const which = s.unfinished[seat]
  s.bank[seat] += s.stages[seat]
  s.stages[seat] = 0
  s.unfinished[seat] = NONE
  if (world.live) world.emit({ type: 'wonderGone', seat, card: wonder.ids[which] })
}
