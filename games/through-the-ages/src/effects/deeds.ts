/** Actions that a card allows, and the deeds they are made of. The decision on actions hands the deeds in. */
import type { Code, Codes, Refusal, World } from '@ecumene/kernel'
import type { S } from '../state.ts'
import type { E } from '../verbs.ts'

export interface Deeds {
  civilLeft(s: S, seat: number): number
  militaryLeft(s: S, seat: number): number
  resourcesFor(s: S, seat: number, forUnit: boolean): number
  isFull(s: S, seat: number, type: number): boolean
  moveCost(s: S, seat: number, from: number, to: number): number
  canMuster(s: S, seat: number, card: number): boolean
  spendCivil(s: S, seat: number, amount: number): void
  spendMilitary(s: S, seat: number, amount: number): void
  gainCulture(s: S, seat: number, amount: number, world: World<E>): void
  gainPopulation(s: S, seat: number, amount: number, world: World<E>): void
  grow(s: S, seat: number, discount: number, world: World<E>): void
  place(s: S, seat: number, card: number, discount: number, world: World<E>): void
  move(s: S, seat: number, from: number, to: number, discount: number, world: World<E>): void
  lackCivil(s: S, seat: number, need: number): Refusal | null
  lackMilitary(s: S, seat: number, need: number): Refusal | null
}
export interface CardAction {
  readonly rule: string
  /** Names of its verbs. */
  readonly verbs: readonly string[]
  /** Where it stands in the list: after the civil actions, after those of each unit, or after all of them. */
  readonly listed: 'civil' | 'unit' | 'last'
  /** `unit` is the number of the unit it is listed for. */
  list(s: S, seat: number, out: Codes, deeds: Deeds, unit: number): void
  apply(s: S, seat: number, code: Code, world: World<E>, deeds: Deeds): void
  /** Why it is not possible although the card is in play. */
  why(s: S, seat: number, code: Code, deeds: Deeds): Refusal | null
}
