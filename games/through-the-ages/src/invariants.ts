/** Laws that hold after every action: every card, token and cube is somewhere, once. */
import { NONE } from '@ecumene/kernel'

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
  for (let p = 0; p < s.seats; p++) civilization(s, p, broken)
  const playing = s.seats - sum(s.out)
  if (playing !== s.players) broken.push(`${playing} seats play, ${s.players} said`)
  return broken
}
/** Civil cards: never more than there are; those discarded are out of the game. */
function civilCards(s: S, broken: string[]): void {
  const n = new Int16Array(civil.count)
  for (const card of s.row) if (card !== NONE) n[card]++
  for (const card of s.hand) if (card !== NONE) n[card]++
  for (let p = 0; p < s.seats; p++) {
    for (let w = 0; w < work.count; w++)
      if (s.workers[workAt(p, w)] !== NONE && work.card[w] !== NONE) n[work.card[w]]++
    if (government.card[s.government[p]] !== NONE) n[government.card[s.government[p]]]++
    for (let t = 0; t < 4; t++)
      if (s.special[specialAt(p, t)] > 0) n[special.card[t * 3 + s.special[specialAt(p, t)] - 1]]++
    if (s.leader[p] !== NONE) n[leader.card[s.leader[p]]]++
    for (let w = 0; w < wonder.count; w++) if (s.wonder[wonderAt(p, w)] > 0) n[wonder.card[w]]++
    if (s.unfinished[p] !== NONE) n[wonder.card[s.unfinished[p]]]++
  }
  if (s.age < 4) for (let k = 0; k < DECK_KINDS; k++) if (s.civilBag[k] > 0) n[civil.start[s.age] + k] += s.civilBag[k]
  for (let c = 0; c < civil.count; c++) {
    const players = s.agePlayers[civil.age[c]]
    const copies = players === 0 ? 0 : civil.copies[c * 3 + players - 2]
    if (n[c] > copies) broken.push(`${civil.ids[c]}: ${n[c]} cards, there are ${copies}`)
  }
  if (sum(s.civilBag) !== s.civilLeft) broken.push(`civil deck: ${sum(s.civilBag)} cards, ${s.civilLeft} said`)
}
/** Military cards: all of the current age are somewhere; of other ages never too many. */
function militaryCards(s: S, broken: string[]): void {
  const n = openCards(s)
  for (let p = 0; p < s.seats; p++) {
    let size = 0
    for (let i = 0; i < s.cardCount[p]; i++) {
      const card = s.cards[cardAt(p, i)]
      if (card === NONE) broken.push(`military hand of seat ${p}: a gap`)
      else n[card]++
      if (i > 0 && card < s.cards[cardAt(p, i - 1)]) broken.push(`military hand of seat ${p}: not sorted`)
    }
    for (let a = 0; a < 4; a++) size += s.cardAges[backAt(p, a)]
    if (size !== s.cardCount[p]) broken.push(`military hand of seat ${p}: ${size} backs, ${s.cardCount[p]} cards`)
  }
  let events = 0
  for (const deck of [s.current, s.future])
    for (let i = 0; i < EVENT_DECK; i++)
      if (deck[i] !== NONE) {
        n[event.card[deck[i]]]++
        events++
      }
  if (events !== s.seats + 2) broken.push(`${events} events in the decks`)
  for (let a = 0; a < 4; a++) {
    let inDecks = 0
    for (const deck of [s.current, s.future])
      for (const k of deck) if (k !== NONE && event.cards[k].age === a) inDecks++
    if (inDecks !== s.currentAges[a] + s.futureAges[a]) broken.push(`events of age ${a}: ${inDecks}`)
  }
  if (s.age > 0 && s.age < 4)
    for (let k = 0; k < DECK_KINDS; k++)
      if (s.bag[k] + s.pile[k] > 0) n[military.start[s.age] + k] += s.bag[k] + s.pile[k]
  for (let m = military.start[1]; m < military.count; m++) {
    const copies = militaryCopies(s, m)
    if (n[m] > copies || (military.age[m] === s.age && n[m] !== copies))
      broken.push(`${military.ids[m]}: ${n[m]} cards, there are ${copies}`)
  }
  for (let m = 0; m < military.start[1]; m++) if (n[m] > 1) broken.push(`${military.ids[m]}: ${n[m]} cards`)
  if (sum(s.bag) !== s.left) broken.push(`military deck: ${sum(s.bag)} cards, ${s.left} said`)
  if (sum(s.pile) !== s.pileSize) broken.push(`discards: ${sum(s.pile)} cards, ${s.pileSize} said`)
}
function civilization(s: S, p: number, broken: string[]): void {
  let hand = 0
  while (hand < s.handSize[p] && s.hand[handAt(p, hand)] !== NONE) hand++
  if (hand !== s.handSize[p]) broken.push(`civil hand of seat ${p}: ${hand} cards, ${s.handSize[p]} said`)
  const blue = s.bank[p] + tokensOnCards(s, p) + s.stages[p]
  if (blue !== s.blueTotal[p]) broken.push(`blue tokens of seat ${p}: ${blue} of ${s.blueTotal[p]}`)
  const yellow = s.yellow[p] + workersOf(s, p) + (s.bidder === p ? sum(s.sent) : 0)
  if (yellow !== s.yellowTotal[p]) broken.push(`yellow tokens of seat ${p}: ${yellow} of ${s.yellowTotal[p]}`)
  if (s.out[p] === 1) return
  if (s.civil[p] > civilTotal(s, p)) broken.push(`civil actions of seat ${p}: ${s.civil[p]} of ${civilTotal(s, p)}`)
  if (s.military[p] > militaryTotal(s, p))
    broken.push(`military actions of seat ${p}: ${s.military[p]} of ${militaryTotal(s, p)}`)
  if (s.unfinished[p] === NONE && s.stages[p] > 0) broken.push(`seat ${p}: stages without a wonder`)
  if (s.exclusive[p] === 1 && s.tactic[p] === NONE) broken.push(`seat ${p}: an exclusive tactic that is none`)
  for (const w of [work.ids.indexOf('agriculture'), work.ids.indexOf('bronze')])
    if (s.workers[workAt(p, w)] === NONE) broken.push(`seat ${p}: ${work.ids[w]} is not in play`)
}
