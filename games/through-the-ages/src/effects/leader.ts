/**
 * What a leader is: the contract of the files in `leaders/`, one for each leader. They answer questions; whatever
 * changes the table goes through the deeds of `deeds.ts`. A leader says only what its symbols in `data/civil.ts`
 * cannot.
 */

import type { Seat } from '@ecumene/kernel'
import type { S } from '../state.ts'
import type { CardAction } from './deeds.ts'

export type Rating = (s: S, seat: Seat) => number
export interface Leader {
  // ---- ratings
  readonly science?: Rating
  readonly culture?: Rating
  readonly strength?: Rating
  /** Science that it adds to urban buildings: the Internet counts it too. */
  readonly urbanScience?: Rating
  /** Culture that it adds to theaters and libraries: Hollywood and the Internet count it too. */
  readonly stageCulture?: Rating
  /** Culture that it adds to labs: the Internet counts it too. */
  readonly labCulture?: Rating

  // ---- costs
  /** Resources less for a building of this type. */
  readonly buildingDiscount?: (s: S, seat: Seat, type: number) => number
  /** Science less for a technology of this type. */
  readonly scienceDiscount?: (s: S, seat: Seat, type: number) => number
  /** Food less for one more worker. */
  readonly populationDiscount?: number
  /** Civil actions less for a leader in the row. */
  readonly leaderDiscount?: number
  /** Wonders in the row cost no more for those one has. */
  readonly noSurcharge?: true

  // ---- what it answers to
  /** Science for a technology taken from the row. */
  readonly learns?: number
  /** For a technology developed: resources, culture, civil actions back. */
  readonly developed?: { readonly resources?: number; readonly culture?: number; readonly civil?: number }
  /** Culture when the action phase is over. `strengthOf`: the strength rating. */
  readonly afterActions?: (s: S, seat: Seat, strengthOf: Rating) => number
  /** Culture when it leaves play, or else in final scoring. */
  readonly farewell?: Rating

  // ---- powers that a rule elsewhere asks for
  /** Resources for units at the start of each turn. */
  readonly arms?: number
  /** Goes under a wonder when it is replaced. */
  readonly underWonder?: true
  /** Looks at the top event before the politics phase. */
  readonly peeks?: true
  /** Once in the game a second political action. */
  readonly secondPolitics?: true
  /** Leaves as a political action: for yellow tokens; for a territory in hand. */
  readonly retires?: { readonly yellow: number }
  readonly discovers?: true
  /** Infantry may stand in for cavalry in armies. */
  readonly ridingInfantry?: true
  /** Military cards that may be discarded for colonization. */
  readonly colonizingDiscards?: number
  /** Revolutions spend military actions instead of civil ones, and score this much culture. */
  readonly redRevolution?: { readonly culture: number }
  /** Attacks on its owner cost so many times as much; its owner attacks nobody. */
  readonly attackPrice?: number
  readonly pacifist?: true
  /** Labs of age I and later act as mines. */
  readonly labsAsMines?: true
  readonly action?: CardAction

  /** What a turn with it is worth to a bot besides its ratings, in culture. `turns`: own turns to come. */
  readonly worth?: number | ((s: S, seat: Seat, turns: number) => number)
}
export const LEADERLESS: Leader = {}
