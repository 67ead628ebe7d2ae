/** Actions that a card allows, and the deeds they are made of. The decision on actions hands the deeds in. */
import type { Code, Codes, Refusal, Seat, World } from '@ecumene/kernel'
import type { S } from '../state.ts'
import type { E } from '../verbs.ts'

export interface Deeds {
  civilLeft(s: S, seat: Seat): number
  militaryLeft(s: S, seat: Seat): number
  resourcesFor(s: S, seat: Seat, forUnit: boolean): number
  isFull(s: S, seat: Seat, type: number): boolean
  moveCost(s: S, seat: Seat, from: number, to: number): number
  canMuster(s: S, seat: Seat, card: number): boolean
  spendCivil(s: S, seat: Seat, amount: number): void
  spendMilitary(s: S, seat: Seat, amount: number): void
  gainCulture(s: S, seat: Seat, amount: number, world: World<E>): void
  gainPopulation(s: S, seat: Seat, amount: number, world: World<E>): void
  grow(s: S, seat: Seat, discount: number, world: World<E>): void
  place(s: S, seat: Seat, card: number, discount: number, world: World<E>): void
  move(s: S, seat: Seat, from: number, to: number, discount: number, world: World<E>): void
  lackCivil(s: S, seat: Seat, need: number): Refusal | null
  lackMilitary(s: S, seat: Seat, need: number): Refusal | null
}
export interface CardAction {
  readonly rule: string
  /** Names of its verbs. */
  readonly verbs: readonly string[]
  /** Where it stands in the list: after the civil actions, after those of each unit, or after all of them. */
  readonly listed: 'civil' | 'unit' | 'last'
  /** `unit` is the number of the unit it is listed for. */
  list(s: S, seat: Seat, out: Codes, deeds: Deeds, unit: number): void
  apply(s: S, seat: Seat, code: Code, world: World<E>, deeds: Deeds): void
  /** Why it is not possible although the card is in play. */
  why(s: S, seat: Seat, code: Code, deeds: Deeds): Refusal | null
}
