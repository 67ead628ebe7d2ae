/** What the market shows, and what may be done in it. */
import type { ActionJson, Json } from '@ecumene/kernel'
import type { Counts } from '../../edition.ts'
import type { UiRules } from '../../rule-ids.ts'
import type { TradeSet } from '../sets.tsx'

export interface OfferModel {
  readonly seat: number
  readonly name: string
  readonly cards: number
  /** Null: the worth is not told. */
  readonly points: number | null
  readonly named: readonly string[]
  readonly wants: string | null
  /** To whom it stands; null: to all. */
  readonly to: number | null
  readonly isMine: boolean
  /** What lies in it, where the viewer knows. */
  readonly hidden: Readonly<Record<string, number>> | null
  readonly agree: ActionJson | null
  /** Both ways: who has agreed already. */
  readonly iAgreed: boolean
  readonly theyAgreed: boolean
}
/** What a player has shown of their hand, round by round. */
export interface Shown {
  readonly seat: number
  readonly name: string
  readonly rounds: readonly ShownRound[]
}
export interface ShownRound {
  readonly round: number
  readonly lines: readonly string[]
}
export interface TradeProps {
  readonly sets: readonly TradeSet[]
  readonly icons: Readonly<Record<string, string>>
  readonly offers: readonly OfferModel[]
  readonly others: readonly { readonly seat: number; readonly name: string }[]
  /** Goods that may be asked for. */
  readonly goods: readonly string[]
  /** What may be named at all, and how many cards are. */
  readonly nameable: readonly string[]
  readonly names: number
  readonly least: number
  readonly withdraw: ActionJson | null
  readonly done: ActionJson | null
  readonly shown: readonly Shown[]
  /** Who has said what to whom in this market, oldest first. */
  readonly thread: readonly Line[]
  /** The rules this screen points at. */
  readonly rules: Pick<UiRules, 'offer'>
  worth(counts: Counts): number | null
  mayName(counts: Counts, names: readonly string[]): boolean
  offer(counts: Counts, names: readonly string[], to: number | null, want: string | null): ActionJson
  play(a: ActionJson): void
  sayAction(a: ActionJson): string
  say(key: string, args?: Record<string, Json>): string
  openRule(id: string): void
}
/** One thing said at the market. */
export interface Line {
  readonly seat: number
  readonly colour: number
  readonly text: string
  /** Cards changed hands; or only talk. */
  readonly kind: 'said' | 'swap' | 'talk'
}
