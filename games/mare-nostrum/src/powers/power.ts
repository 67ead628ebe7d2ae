/**
 * What a hero or wonder is: its numbers and what it changes. Each has a file of its own in this folder; `tokens.ts`
 * lists them. The rules never ask for a hero by name: they ask `query/powers.ts` who has a power that changes this or
 * that.
 */
import type { Code, Codes, Refusal, Seat, VerbSpecs, Verbs, World } from '@ecumene/kernel'
import type { ResourceId } from '../../data/goods.ts'
import type { TrackId } from '../board.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'

export interface Power {
  /** A starting hero belongs to an empire; heroes and wonders are hired. */
  readonly kind: 'start' | 'hero' | 'wonder'
  /** Leadership bonus on the tracks (MN-3.1.3a); a copied hero's is not gained (MN-H-CASTOR-3). */
  readonly bonus?: Readonly<Partial<Record<TrackId, number>>>
  /** What the power is worth to a bot, beside the number of heroes and the bonus. */
  readonly worth: number
  /** Collected in phase 1 beside the fixed income. */
  readonly income?: Readonly<Partial<Record<ResourceId, number>>>
  readonly battle?: Battle
  /** A set may mix in one resource of the other sort, or hold one commodity twice. */
  readonly sets?: 'mixed' | 'pair'
  /** How many times a pillaged building yields. */
  readonly pillage?: number
  /** Legions on empty caravan slots work as caravans. */
  readonly legionsAsCaravans?: true
  readonly asks?: Asks
  /** Castor and Pollux copy heroes, but not every one. */
  readonly copies?: true
  readonly cannotBeCopied?: true
  /** The fifth hero or wonder wins at once. */
  readonly winsAtOnce?: true
  readonly action?: Action
}

/** What a side adds to its dice in a land battle: to each legion's die, whole dice, and to the sum. */
export interface Battle {
  readonly each?: number
  readonly dice?: number
  readonly plus?: number
  readonly when?: 'own turn' | "others' turns" | 'own province'
}
/** The owner is asked a decision at a moment of the round. */
export interface Asks {
  readonly decision: string
  readonly at: 'income collected' | 'marker played' | 'first builder named' | 'building ends' | 'war begins'
  when?(s: S, seat: Seat): boolean
}

/** Something the owner may do in a building turn or after conquest, with verbs of its own. */
export interface Action<Specs extends VerbSpecs = VerbSpecs> {
  readonly verbs: Specs
  readonly phase: 'build' | 'conquest'
  /** What the clock plays for somebody who is away, before anything that has to be paid. */
  readonly suggested?: true
  /** Resources it costs; a bot weighs its gain against this. */
  readonly price: number
  /** Lists what can be done; after conquest once for each conquered province, then once more with NONE. */
  legal(s: S, seat: Seat, out: Codes, verbs: Verbs<Specs>, province: number): void
  apply(s: S, seat: Seat, code: Code, world: World<E>, verbs: Verbs<Specs>): void
  /** The province it is about, if it has to be a conquered one. */
  province?(code: Code, verbs: Verbs<Specs>): number
  /** Which rule forbids it; asked of the owner only. */
  why(s: S, seat: Seat, code: Code, verbs: Verbs<Specs>): Refusal | null
  /** The rules that say whose it is, and how often. */
  readonly rules: { readonly owner: string; readonly once: string }
  /** What it is worth to a bot after conquest. */
  gain?(code: Code, verbs: Verbs<Specs>, provinceWorth: (province: number) => number): number
}
/** Checks an action against its own verbs, then forgets which they were. */
export const action = <const Specs extends VerbSpecs>(own: Action<Specs>): Action => own as unknown as Action
