/**
 * Positions for the guide, arranged card by card: what lies on the table is taken from the decks, so that the laws of
 * the game hold in them (a test looks). The first seat is asked for its actions, as in a new game.
 */
import { NONE, type Seat } from '@ecumene/kernel'
import { BLUE_TOKENS, WORKER_POOL, YELLOW_BANK, YELLOW_LOST_PER_AGE } from '../../data/board.ts'
import type { Gives } from '../../data/civil.ts'
import { civil, event, leader, military, pact, store, tactic, war, work } from '../../src/cards.ts'
import { makeDecks } from '../../src/effects/row.ts'
import { civilTotal, militaryTotal } from '../../src/query/totals.ts'
import { EVENT_DECK, type S, storeAt, workAt } from '../../src/state.ts'
import { type LaidTable, layCards, numberOf } from './lay-cards.ts'

export interface Civilization extends LaidTable {
  /** Technologies in play with their workers, besides those printed on the board; 0 takes a printed worker off. */
  readonly works?: Readonly<Record<string, number>>
  /** Blue tokens on farms and mines. */
  readonly tokens?: Readonly<Record<string, number>>
  readonly science?: number
  readonly culture?: number
  /** Unused workers; one if nothing is said. */
  readonly pool?: number
  /** A war this seat has declared. */
  readonly war?: readonly [card: string, enemy: number]
  /** A pact lying in this seat's area, and the side its owner took. */
  readonly pact?: readonly [card: string, partner: number, side: number]
}
export interface Arrangement {
  readonly round: number
  readonly age: number
  /** From the left. */
  readonly row: readonly string[]
  /** Cards the civil deck still has; all that are left if nothing is said. */
  readonly deck?: number
  readonly seats: readonly Civilization[]
  /** The events to come, the next one first; `mine` are those the player has prepared. */
  readonly current?: readonly string[]
  readonly future?: readonly string[]
  readonly mine?: readonly string[]
  readonly tactics?: readonly string[]
}

export function arrange(s: S, { round, age, row, deck, seats, tactics = [], ...events }: Arrangement): void {
  s.round = round
  for (let earlier = 0; earlier < age; earlier++) s.agePlayers[earlier] = s.players
  s.age = age
  makeDecks(s, age)
  s.row.fill(NONE)
  row.forEach((id, space) => {
    s.row[space] = takeCivil(s, id)
  })
  arrangeEvents(s, events)
  for (const id of tactics) {
    s.tactics[numberOf(tactic, id)]++
    takeMilitary(s, id)
  }
  seats.forEach((civilization, seat) => {
    settle(s, seat, civilization)
  })
  while (deck !== undefined && s.civilLeft > deck) {
    s.civilBag[s.civilBag.findLastIndex(n => n > 0)]--
    s.civilLeft--
  }
}

function settle(s: S, seat: Seat, a: Civilization): void {
  for (const [id, n] of Object.entries(a.works ?? {})) {
    s.workers[workAt(seat, numberOf(work, id))] = n
    if (civil.find(id) >= 0) takeCivil(s, id)
  }
  const [own, taken] = [a.leader ? [a.leader] : [], a.unfinished ? [a.unfinished[0]] : []]
  for (const id of [...(a.hand ?? []), ...own]) {
    takeCivil(s, id)
    if (leader.find(id) >= 0) s.leaderAges[seat] |= 1 << leader.age[numberOf(leader, id)]
  }
  if (a.government) takeCivil(s, a.government)
  for (const id of [...(a.specials ?? []), ...(a.wonders ?? []), ...taken]) takeCivil(s, id)
  for (const id of [...(a.cards ?? []), ...(a.colonies ?? [])]) takeMilitary(s, id)
  layCards(s, seat, a)
  if (a.war) {
    takeMilitary(s, a.war[0])
    s.war[seat] = numberOf(war, a.war[0])
    s.enemy[seat] = a.war[1]
  }
  if (a.pact) {
    takeMilitary(s, a.pact[0])
    s.pact[seat] = numberOf(pact, a.pact[0])
    s.partner[seat] = a.pact[1]
    s.side[seat] = a.pact[2]
  }
  s.science[seat] = a.science ?? 0
  s.culture[seat] = a.culture ?? 0
  countTokens(s, seat, a)
  s.civil[seat] = civilTotal(s, seat)
  s.military[seat] = militaryTotal(s, seat)
}
/** Every token is somewhere: what is not on a card lies in its bank. */
function countTokens(s: S, seat: Seat, a: Civilization): void {
  const cards: readonly { readonly gives?: Gives }[] = [
    ...(a.specials ?? []).map(id => civil.cards[numberOf(civil, id)]),
    ...(a.wonders ?? []).map(id => civil.cards[numberOf(civil, id)]),
    ...(a.colonies ?? []).map(id => military.cards[numberOf(military, id)]),
  ]
  const given = (what: 'blue' | 'yellow'): number => cards.reduce((n, card) => n + (card.gives?.[what] ?? 0), 0)
  s.blueTotal[seat] = BLUE_TOKENS + given('blue')
  let laid = a.unfinished?.[1] ?? 0
  for (const [id, n] of Object.entries(a.tokens ?? {})) {
    s.blue[storeAt(seat, numberOf(store, id))] = n
    laid += n
  }
  s.bank[seat] = s.blueTotal[seat] - laid
  let workers = 0
  for (let card = 0; card < work.count; card++) workers += Math.max(0, s.workers[workAt(seat, card)])
  s.pool[seat] = a.pool ?? WORKER_POOL
  s.yellowTotal[seat] = YELLOW_BANK + WORKER_POOL + 6 + given('yellow') - YELLOW_LOST_PER_AGE * Math.max(0, s.age - 1)
  s.yellow[seat] = s.yellowTotal[seat] - workers - s.pool[seat]
}
type Decks = Pick<Arrangement, 'current' | 'future' | 'mine'>
function arrangeEvents(s: S, { current, future = [], mine = [] }: Decks): void {
  if (!current) return
  s.current.fill(NONE)
  s.future.fill(NONE)
  s.currentAges.fill(0)
  s.futureAges.fill(0)
  const put = (deck: Int16Array, ages: Int16Array, ids: readonly string[]): void =>
    ids.forEach((id, i) => {
      takeMilitary(s, id)
      deck[i] = numberOf(event, id)
      ages[event.cards[deck[i]].age]++
    })
  put(s.current, s.currentAges, current.toReversed())
  put(s.future, s.futureAges, future)
  mine.forEach((id, i) => {
    if (i < EVENT_DECK) s.prepared[i] = numberOf(event, id) + (current.includes(id) ? event.count : 0)
  })
}

/** Takes a civil card from the deck if it is one of this age. */
function takeCivil(s: S, id: string): number {
  const card = numberOf(civil, id)
  if (civil.age[card] !== s.age) return card
  if (s.civilBag[card - civil.start[s.age]] === 0) throw new Error(`no ${id} is left`)
  s.civilBag[card - civil.start[s.age]]--
  s.civilLeft--
  return card
}
function takeMilitary(s: S, id: string): number {
  const card = numberOf(military, id)
  if (s.age === 0 || military.age[card] !== s.age) return card
  if (s.bag[card - military.start[s.age]] === 0) throw new Error(`no ${id} is left`)
  s.bag[card - military.start[s.age]]--
  s.left--
  return card
}
