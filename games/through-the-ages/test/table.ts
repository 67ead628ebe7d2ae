/**
 * Positions of this game in few words: a quiet table in round 5 of age I, nothing in the row, nobody has anything yet.
 */
import { type ActionJson, NONE, type Options, type Refusal } from '@ecumene/kernel'
import { type Position, position } from '@ecumene/testkit'
import { civil, event as eventCard, military, pact as pactCard, store, war, wonder, work } from '../src/cards.ts'
import { addCard } from '../src/effects/hands.ts'
import { makeDecks } from '../src/effects/row.ts'
import { throughTheAges } from '../src/game.ts'
import { civilTotal, food, militaryTotal, resources } from '../src/query/totals.ts'
import { RUINED, type S, storeAt, wonderAt, workAt } from '../src/state.ts'
import { DECISIONS, type E, PROGRAMS } from '../src/verbs.ts'
import { type LaidTable, layCards, numberOf } from '../ui/guide/lay-cards.ts'

type Args = Readonly<Record<string, string | number>>
export type Table = Position<S, E>
export const game = throughTheAges

export interface Seat extends LaidTable {
  /** Technologies with so many workers; tokens on them. */
  readonly works?: Readonly<Record<string, number>>
  readonly tokens?: Readonly<Record<string, number>>
  readonly ruins?: readonly string[]
  readonly science?: number
  readonly culture?: number
  readonly bank?: number
  readonly yellow?: number
  readonly pool?: number
  readonly civil?: number
  readonly military?: number
}

export function tableOf(seats: number, ...arranged: Seat[]): Table {
  return tableWith(seats, {}, ...arranged)
}
export function tableWith(seats: number, options: Options, ...arranged: Seat[]): Table {
  const p = position(throughTheAges, seats, { options })
  p.set(s => {
    s.round = 5
    s.age = 1
    makeDecks(s, 1)
    s.row.fill(NONE)
    for (let k = 0; k < seats; k++) {
      s.civil[k] = civilTotal(s, k)
      s.military[k] = militaryTotal(s, k)
    }
  })
  arranged.forEach((seat, k) => {
    arrange(p, k, seat)
  })
  return p.at(DECISIONS.action, 0).clear()
}
export function arrange(p: Table, k: number, a: Seat): Table {
  const { s } = p
  for (const [id, n] of Object.entries(a.works ?? {})) {
    const w = workAt(k, numberOf(work, id))
    s.yellowTotal[k] += n - Math.max(0, s.workers[w])
    s.workers[w] = n
  }
  for (const [id, n] of Object.entries(a.tokens ?? {})) {
    s.bank[k] -= n - s.blue[storeAt(k, numberOf(store, id))]
    s.blue[storeAt(k, numberOf(store, id))] = n
  }
  layCards(s, k, a)
  for (const id of a.ruins ?? []) s.wonder[wonderAt(k, numberOf(wonder, id))] = RUINED
  if (a.unfinished) s.bank[k] -= a.unfinished[1]
  if (a.science !== undefined) s.science[k] = a.science
  if (a.culture !== undefined) s.culture[k] = a.culture
  if (a.bank !== undefined) {
    s.blueTotal[k] += a.bank - s.bank[k]
    s.bank[k] = a.bank
  }
  if (a.yellow !== undefined) {
    s.yellowTotal[k] += a.yellow - s.yellow[k]
    s.yellow[k] = a.yellow
  }
  if (a.pool !== undefined) {
    s.yellowTotal[k] += a.pool - s.pool[k]
    s.pool[k] = a.pool
  }
  s.civil[k] = a.civil ?? civilTotal(s, k)
  s.military[k] = a.military ?? militaryTotal(s, k)
  return p
}
/** Cards of the civil deck of an age, with so many players. */
export const civilDeck = (age: number, players: number): number =>
  civil.cards.reduce((n, card) => n + (card.age === age ? (card.copies?.[players - 2] ?? 0) : 0), 0)
/** Cards in the spaces of the row, from the left. */
export const row = (p: Table, ...cards: (string | null)[]): Table =>
  p.set(s => {
    cards.forEach((id, i) => {
      s.row[i] = id === null ? NONE : numberOf(civil, id)
    })
  })
export const rowOf = (p: Table): (string | null)[] => Array.from(p.s.row, c => (c === NONE ? null : civil.ids[c]))
export const handOf = (p: Table, k: number): string[] =>
  Array.from(p.s.hand.subarray(k * 14, k * 14 + p.s.handSize[k]), c => civil.ids[c]).sort()
export const cardsOf = (p: Table, k: number): string[] =>
  Array.from(p.s.cards.subarray(k * 40, k * 40 + p.s.cardCount[k]), c => military.ids[c])

/** The event happens now, in the turn of seat 0 (or `turn`). */
export const event = (p: Table, id: string, turn = 0): Table =>
  p
    .set(s => {
      s.turn = turn
    })
    .run(PROGRAMS.event, numberOf(eventCard, id))
export const politics = (p: Table, seat = 0): Table =>
  p
    .set(s => {
      s.turn = seat
    })
    .at(DECISIONS.politics, seat)
/** An aggression of seat 0 on seat 1 that has just been declared. */
export const aggression = (p: Table, id: string, target = 1): Table => {
  if (!cardsOf(p, 0).includes(id)) p.set(s => addCard(s, 0, numberOf(military, id)))
  return politics(p).play(0, { verb: 'attack', card: id, target })
}
/** The war of seat 0 on seat 1 is resolved at the start of seat 0's turn. */
export const warNow = (p: Table, id: string, target = 1): Table => {
  p.set(s => {
    s.war[0] = numberOf(war, id)
    s.enemy[0] = target
    s.turn = 0
  })
  return p.run(PROGRAMS.turn)
}
export const pact = (p: Table, owner: number, partner: number, id: string, side = 0): Table =>
  p.set(s => {
    s.pact[owner] = numberOf(pactCard, id)
    s.partner[owner] = partner
    s.side[owner] = side
    for (const k of [owner, partner]) {
      s.civil[k] = civilTotal(s, k)
      s.military[k] = militaryTotal(s, k)
    }
  })
export const play = (p: Table, verb: string, args: Record<string, string | number> = {}, seat = 0): Table =>
  p.play(seat, { verb, ...args } as ActionJson)
export const can = (p: Table, verb: string, args: Record<string, string | number> = {}, seat = 0): boolean =>
  p.can(seat, { verb, ...args } as ActionJson)
/** The rule that forbids it, or null. */
export const bar = (p: Table, verb: string, args: Record<string, string | number> = {}, seat = 0): string | null =>
  p.refusal(seat, { verb, ...args } as ActionJson)?.rule ?? null
/** What the clock would answer for this seat. */
export const clockOf = (p: Table, seat = 0): ActionJson | undefined => {
  const decision = throughTheAges.decisions.find(({ name }) => name === p.asked)
  return decision && throughTheAges.verbs.toJson(decision.fallback(p.view(seat), seat))
}
/** Everything about the question on the table: its name, who is asked, its words, what the clock would answer. */
export const asks = (p: Table, seat = 0) => ({
  asked: p.asked,
  owing: p.owing,
  ...p.prompt(seat),
  clock: clockOf(p, seat),
})
/** The refusal of this action, and `no`, the refusal it should be. */
export const told = (p: Table, verb: string, args: Args = {}, seat = 0): Refusal | null =>
  p.refusal(seat, { verb, ...args })
export const no = (rule: string, key: string, args?: Args): Refusal => ({
  rule,
  key: `refuse.${key}`,
  ...(args ? { args } : {}),
})
/** The turn of seat 0 begins; no political action. */
export const turnOf = (p: Table): Table => play(p.run(PROGRAMS.turn), 'pass')
/** Plays on with the answers a clock would give until it is this seat's turn to act, or the game is over. */
export const nextTurn = (p: Table, seat: number): Table =>
  p.playOn(
    who => p.clock(who),
    () => p.asked !== 'action' || p.s.turn !== seat,
  )
/** Seat 0 plays this leader from hand; the table after it. */
export const led = (id: string, seat: Seat = {}, ...others: Seat[]): Table =>
  play(tableOf(3, { ...seat, hand: [id, ...(seat.hand ?? [])] }, ...others), 'lead', { card: id })
export const workers = (p: Table, k: number, id: string): number => p.s.workers[workAt(k, numberOf(work, id))]
export const tokens = (p: Table, k: number, id: string): number => p.s.blue[storeAt(k, numberOf(store, id))]
export const foodOf = (p: Table, k = 0): number => food(p.s, k)
export const resourcesOf = (p: Table, k = 0): number => resources(p.s, k)
export const laws = (p: Table): readonly string[] => throughTheAges.invariants(p.s)
