/** Laws that hold after every action: every card, token and cube is somewhere, once. */
import { NONE, type Seat } from '@ecumene/kernel'

import { civil, DECK_KINDS, event, government, leader, military, special, wonder, work } from './cards.ts'
import { openCards } from './determinize.ts'
import { militaryCopies } from './effects/row.ts'
import { workersOf } from './query/counts.ts'
import { civilTotal, militaryTotal, tokensOnCards } from './query/totals.ts'
import { backAt, cardAt, EVENT_DECK, handAt, type S, specialAt, wonderAt, workAt } from './state.ts'

const sum = (cells: Int16Array): number => cells.reduce((a, b) => a + b, 0)

export function invariants(s: S): readonly string[] {
  const broken: string[] = []
  civilCards(s, broken)
  militaryCards(s, broken)
  for (let seat = 0; seat < s.seats; seat++) civilization(s, seat, broken)
  const playing = s.seats - sum(s.out)
  if (playing !== s.players) broken.push(`${playing} seats play, ${s.players} said`)
  return broken
}
/** Civil cards: never more than there are; those discarded are out of the game. */
function civilCards(s: S, broken: string[]): void {
  const n = new Int16Array(civil.count)
  for (const card of s.row) if (card !== NONE) n[card]++
  for (const card of s.hand) if (card !== NONE) n[card]++
  for (let seat = 0; seat < s.seats; seat++) {
    for (let card = 0; card < work.count; card++)
      if (s.workers[workAt(seat, card)] !== NONE && work.card[card] !== NONE) n[work.card[card]]++
    if (government.card[s.government[seat]] !== NONE) n[government.card[s.government[seat]]]++
    for (let type = 0; type < 4; type++)
      if (s.special[specialAt(seat, type)] > 0) n[special.card[type * 3 + s.special[specialAt(seat, type)] - 1]]++
    if (s.leader[seat] !== NONE) n[leader.card[s.leader[seat]]]++
    for (let card = 0; card < wonder.count; card++) if (s.wonder[wonderAt(seat, card)] > 0) n[wonder.card[card]]++
    if (s.unfinished[seat] !== NONE) n[wonder.card[s.unfinished[seat]]]++
  }
  if (s.age < 4)
    for (let place = 0; place < DECK_KINDS; place++)
      if (s.civilBag[place] > 0) n[civil.start[s.age] + place] += s.civilBag[place]
  for (let card = 0; card < civil.count; card++) {
    const players = s.agePlayers[civil.age[card]]
    const copies = players === 0 ? 0 : civil.copies[card * 3 + players - 2]
    if (n[card] > copies) broken.push(`${civil.ids[card]}: ${n[card]} cards, there are ${copies}`)
  }
  if (sum(s.civilBag) !== s.civilLeft) broken.push(`civil deck: ${sum(s.civilBag)} cards, ${s.civilLeft} said`)
}
/** Military cards: all of the current age are somewhere; of other ages never too many. */
function militaryCards(s: S, broken: string[]): void {
  const n = openCards(s)
  for (let seat = 0; seat < s.seats; seat++) {
    let size = 0
    for (let i = 0; i < s.cardCount[seat]; i++) {
      const card = s.cards[cardAt(seat, i)]
      if (card === NONE) broken.push(`military hand of seat ${seat}: a gap`)
      else n[card]++
      if (i > 0 && card < s.cards[cardAt(seat, i - 1)]) broken.push(`military hand of seat ${seat}: not sorted`)
    }
    for (let age = 0; age < 4; age++) size += s.cardAges[backAt(seat, age)]
    if (size !== s.cardCount[seat])
      broken.push(`military hand of seat ${seat}: ${size} backs, ${s.cardCount[seat]} cards`)
  }
  let events = 0
  for (const deck of [s.current, s.future])
    for (let i = 0; i < EVENT_DECK; i++)
      if (deck[i] !== NONE) {
        n[event.card[deck[i]]]++
        events++
      }
  if (events !== s.seats + 2) broken.push(`${events} events in the decks`)
  for (let age = 0; age < 4; age++) {
    let inDecks = 0
    for (const deck of [s.current, s.future])
      for (const place of deck) if (place !== NONE && event.cards[place].age === age) inDecks++
    if (inDecks !== s.currentAges[age] + s.futureAges[age]) broken.push(`events of age ${age}: ${inDecks}`)
  }
  if (s.age > 0 && s.age < 4)
    for (let place = 0; place < DECK_KINDS; place++)
      if (s.bag[place] + s.pile[place] > 0) n[military.start[s.age] + place] += s.bag[place] + s.pile[place]
  for (let card = military.start[1]; card < military.count; card++) {
    const copies = militaryCopies(s, card)
    if (n[card] > copies || (military.age[card] === s.age && n[card] !== copies))
      broken.push(`${military.ids[card]}: ${n[card]} cards, there are ${copies}`)
  }
  for (let card = 0; card < military.start[1]; card++)
    if (n[card] > 1) broken.push(`${military.ids[card]}: ${n[card]} cards`)
  if (sum(s.bag) !== s.left) broken.push(`military deck: ${sum(s.bag)} cards, ${s.left} said`)
  if (sum(s.pile) !== s.pileSize) broken.push(`discards: ${sum(s.pile)} cards, ${s.pileSize} said`)
}
function civilization(s: S, seat: Seat, broken: string[]): void {
  let hand = 0
  while (hand < s.handSize[seat] && s.hand[handAt(seat, hand)] !== NONE) hand++
  if (hand !== s.handSize[seat]) broken.push(`civil hand of seat ${seat}: ${hand} cards, ${s.handSize[seat]} said`)
  const blue = s.bank[seat] + tokensOnCards(s, seat) + s.stages[seat]
  if (blue !== s.blueTotal[seat]) broken.push(`blue tokens of seat ${seat}: ${blue} of ${s.blueTotal[seat]}`)
  const yellow = s.yellow[seat] + workersOf(s, seat) + (s.bidder === seat ? sum(s.sent) : 0)
  if (yellow !== s.yellowTotal[seat]) broken.push(`yellow tokens of seat ${seat}: ${yellow} of ${s.yellowTotal[seat]}`)
  if (s.out[seat] === 1) return
  if (s.civil[seat] > civilTotal(s, seat))
    broken.push(`civil actions of seat ${seat}: ${s.civil[seat]} of ${civilTotal(s, seat)}`)
  if (s.military[seat] > militaryTotal(s, seat))
    broken.push(`military actions of seat ${seat}: ${s.military[seat]} of ${militaryTotal(s, seat)}`)
  if (s.unfinished[seat] === NONE && s.stages[seat] > 0) broken.push(`seat ${seat}: stages without a wonder`)
  if (s.exclusive[seat] === 1 && s.tactic[seat] === NONE) broken.push(`seat ${seat}: an exclusive tactic that is none`)
  for (const card of [work.of('agriculture'), work.of('bronze')])
    if (s.workers[workAt(seat, card)] === NONE) broken.push(`seat ${seat}: ${work.ids[card]} is not in play`)
}
