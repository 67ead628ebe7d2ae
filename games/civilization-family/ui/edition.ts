/**
 * What a game of the Civilization family is made of, as its drawings need it: cards and goods, rules, and the questions
 * each game answers by itself. The drawings ask their edition and know no game.
 */
import type { ActionJson, Table as FieldTable, RuleId, Scalar, Seat, StateOf } from '@ecumene/kernel'
import type { PartProps } from '@ecumene/kit/seam.ts'
import type { Common } from '../src/state.ts'
import type { Trial } from './board/plan.ts'
import type { FamilyMessage, MessageId, PhaseNumber } from './message.ts'
import type { Need } from './parts/succession.tsx'
import type { UiRules } from './rule-ids.ts'

type OfCalamities = Record<'victim' | 'giver' | 'toLose' | 'toReduce', FieldTable> & Record<'plain', Scalar>
/** A position of the family. */
export type Table = Common & StateOf<OfCalamities>
/** What every drawn part works with. */
export type Part = PartProps<Table, FamilyMessage> & { readonly edition: Edition }
export type SayPart = Part['say']

export interface CardBook {
  readonly ids: readonly MessageId<'card'>[]
  readonly cost: ArrayLike<number>
  /** Groups in the order in which they are told, and those of each card. */
  readonly groups: readonly MessageId<'group'>[]
  groupsOf(card: number): readonly MessageId<'group'>[]
  /** What owning a takes off the price of b. */
  credit(a: number, b: number): number
  /** The card that must be owned first. */
  needs(card: number): MessageId<'card'> | null
  readonly icons: Readonly<Record<string, string>>
  /** How many one may have. */
  readonly limit: number
  /** Whether a kind can run out, so that copies are worth counting. */
  canRunOut(s: Table, card: number): boolean
}
/** Trade cards: the commodities first, then the calamities. */
export interface TradeBook {
  readonly ids: readonly MessageId<'trade'>[]
  readonly commodities: readonly MessageId<'commodity'>[]
  readonly value: readonly number[]
  readonly count: readonly number[]
  readonly calamities: readonly MessageId<'calamity'>[]
  readonly icons: Readonly<Record<string, string>>
  /** So many cards may be kept after the purchases. */
  readonly handLimit: number
  /** May be put into an offer. */
  isTradable(kind: number): boolean
}
/** The succession table. */
export interface SuccessionTrack {
  lineOf(s: Table): number
  epochAt(s: Table, nation: number, position: number): number
  pointsAt(s: Table, nation: number, position: number): number
  /** Cannot move, whatever comes next. */
  isFrozen(s: Table, seat: Seat): boolean
  /** What the next step asks for; `extra` is what a plan would add. */
  needs(p: Part, seat: Seat, extra?: Extra): readonly Need[]
  /** Whether what it asks can be read off the table, or only by who holds the cards. */
  isOpen(need: Need): boolean
}
export interface Extra {
  readonly cards: number
  readonly groups: number
  readonly points: number
}
/** Numbers of one player. */
export interface Sums {
  handWorth(s: Table, seat: Seat): number
  cardPoints(s: Table, seat: Seat): number
  groupsOf(s: Table, seat: Seat): number
  nextTax(s: Table, seat: Seat): { readonly paid: number; readonly unpaid: number }
  /** What a total at the end is made of, part by part in the order of `parts`. */
  readonly parts: readonly MessageId<'ui.final.part'>[]
  partsOf(s: Table, seat: Seat): readonly number[]
}
export interface TradeCounts {
  readonly [trade: string]: number
}
export interface MarketOf {
  /** How many cards of an offer are named truly. */
  readonly names: number
  mayName(s: Table, counts: TradeCounts, names: readonly MessageId<'trade'>[]): boolean
  namesOf(s: Table, seat: Seat): readonly MessageId<'trade'>[]
  /** The worth that an offer tells truly; null where none is told. */
  pointsOf(s: Table, seat: Seat): number | null
  worth(counts: TradeCounts): number | null
  offer(
    counts: TradeCounts,
    names: readonly MessageId<'trade'>[],
    to: Seat | null,
    want: MessageId<'commodity'> | null,
  ): ActionJson
  /** Events that show something of a hand, and the parameters that name whose. */
  readonly showing: Readonly<Record<string, readonly string[]>>
}
export interface CardShop {
  price(s: Table, seat: Seat, card: number): number
  /** May be taken, money aside. */
  isOpen(s: Table, seat: Seat, card: number): boolean
  spendable(s: Table, seat: Seat, commodity: number): number
  /** A set that may count as one card larger: how many there are in the game at most. */
  raised(s: Table, seat: Seat, commodity: number): number | undefined
  /** The stack of a commodity, where the payer fixes the order of the cards under it. */
  stackOf?(commodity: number): number
  /** Has bought, and gives cards back. */
  isReturning(s: Table, seat: Seat): boolean
}
export interface WoeLine {
  readonly text: string
  readonly rule: RuleId
}
export interface Calamities {
  readonly phase: number
  /** The program that resolves each. */
  readonly programs: readonly string[]
  /** What it does to whom, in numbers. */
  lines(p: Part, calamity: number): readonly WoeLine[]
  /** Whose people splits now, so that marks stand for chosen units; none: -1. */
  splitOf(s: Table): Seat
}
/** What a plan comes to. */
export interface Toll {
  readonly title: string
  readonly rule: RuleId
  /** So much is planned, of so much; null where no number is demanded. */
  readonly planned: number
  readonly of: number | null
  readonly unit: 'points' | 'cities' | 'units'
  /** What else must be known: the smallest excess, support, limits. */
  readonly hints: readonly string[]
  /** May be left as it is. */
  readonly isEnough: boolean
}
export interface Plans {
  /** Questions that are planned before they are answered. */
  isPlanned(s: Table, legal: readonly ActionJson[]): boolean
  toll(p: Part, me: Seat, trial: Trial<Table>): Toll
}
/** Questions that have a drawing of their own. */
export type DrawnQuestion = 'settle' | 'grow' | 'ships' | 'move' | 'trade' | 'acquire' | 'erupt' | 'lose' | 'faction'
export interface Edition {
  /** The number of each such decision. */
  readonly decisions: Readonly<Record<DrawnQuestion, number>>
  readonly rules: UiRules
  readonly cards: CardBook
  readonly trade: TradeBook
  readonly track: SuccessionTrack
  readonly sums: Sums
  readonly market: MarketOf
  readonly shop: CardShop
  readonly calamities: Calamities
  readonly plans: Plans
  /** Events that are drawn as another is. */
  readonly alike: Readonly<Record<string, string>>
  /** Phases of a round, and who acts in which order now. */
  phases(s: Table): readonly PhaseNumber[]
  /** The people that may begin in an area, or -1. */
  startOf(s: Table, area: number): number
  order(s: Table): readonly Seat[]
}
