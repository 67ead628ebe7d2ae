/** The cards before one seat, laid out by name: for positions of the guide and of tests. */
import type { Seat } from '@ecumene/kernel'
import { civil, government, leader, military, special, tactic, territory, wonder } from '../../src/cards.ts'
import { addCard, addCivil } from '../../src/effects/hands.ts'
import { type S, STANDING, specialAt, wonderAt } from '../../src/state.ts'

export interface LaidTable {
  readonly hand?: readonly string[]
  readonly cards?: readonly string[]
  readonly leader?: string
  readonly government?: string
  readonly specials?: readonly string[]
  readonly wonders?: readonly string[]
  readonly unfinished?: readonly [wonder: string, stages: number]
  readonly colonies?: readonly string[]
  readonly tactic?: string
}

/** The number of a card; a wrong name is a mistake of the guide or of the test. */
export function numberOf(table: { readonly ids: readonly string[] }, id: string): number {
  const number = table.ids.indexOf(id)
  if (number < 0) throw new Error(`no card ${id}`)
  return number
}

/** Nothing is taken from the decks and no token is counted. */
export function layCards(s: S, seat: Seat, a: LaidTable): void {
  for (const id of a.hand ?? []) addCivil(s, seat, numberOf(civil, id))
  for (const id of a.cards ?? []) addCard(s, seat, numberOf(military, id))
  if (a.leader) s.leader[seat] = numberOf(leader, a.leader)
  if (a.government) s.government[seat] = numberOf(government, a.government)
  for (const id of a.specials ?? []) {
    const number = numberOf(special, id)
    s.special[specialAt(seat, Math.floor(number / 3))] = (number % 3) + 1
  }
  for (const id of a.wonders ?? []) s.wonder[wonderAt(seat, numberOf(wonder, id))] = STANDING
  if (a.unfinished) {
    s.unfinished[seat] = numberOf(wonder, a.unfinished[0])
    s.stages[seat] = a.unfinished[1]
  }
  for (const id of a.colonies ?? []) s.colony[numberOf(territory, id)] = seat
  if (a.tactic) s.tactic[seat] = numberOf(tactic, a.tactic)
}
