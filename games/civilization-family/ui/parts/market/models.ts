/** What the market shows, and what may be done in it. */
import type { ActionJson, Seat } from '@ecumene/kernel'
import type { SayPart, TradeCounts } from '../../edition.ts'
import type { MessageId } from '../../message.ts'
import type { UiRules } from '../../rule-ids.ts'
import type { TradeSet } from '../card-sets.tsx'

/** An offer as everybody sees it. */
export interface SeenOffer {
  readonly seat: Seat
  readonly name: string
  readonly cards: number
  /** Null: the worth is not told. */
  readonly points: number | null
  readonly named: readonly MessageId<'trade'>[]
  readonly wants: MessageId<'commodity'> | null
  /** To whom it stands; null: to all. */
  readonly to: number | null
}
export interface OfferModel extends SeenOffer {
  readonly isMine: boolean
  /** What lies in it, where the viewer knows. */
  readonly hidden: Readonly<Partial<Record<MessageId<'trade'>, number>>> | null
  readonly agree: ActionJson | null
  /** Both ways: who has agreed already. */
  readonly iAgreed: boolean
  readonly theyAgreed: boolean
}
/** What a player has shown of their hand, round by round. */
export interface ShownHand {
  readonly seat: Seat
  readonly name: string
  readonly rounds: readonly ShownRound[]
}
export interface ShownRound {
  readonly round: number
  readonly lines: readonly string[]
}
export interface TradeProps {
  readonly me: number
  readonly sets: readonly TradeSet[]
  readonly icons: Readonly<Record<string, string>>
  readonly offers: readonly OfferModel[]
  readonly others: readonly { readonly seat: Seat; readonly name: string }[]
  /** Goods that may be asked for. */
  readonly goods: readonly MessageId<'commodity'>[]
  /** What may be named at all, and how many cards are. */
  readonly nameable: readonly MessageId<'trade'>[]
  readonly names: number
  readonly least: number
  readonly withdraw: ActionJson | null
  readonly done: ActionJson | null
  /** Done trading, and not asked again so far. */
  readonly isFinished: boolean
  readonly shown: readonly ShownHand[]
  /** Who has said what to whom in this market, oldest first. */
  readonly thread: readonly MarketLine[]
  /** The rules this screen points at. */
  readonly rules: Pick<UiRules, 'offer'>
  worth(counts: TradeCounts): number | null
  /** Of one card; a calamity is worth nothing. */
  valueOf(kind: MessageId<'trade'>): number
  mayName(counts: TradeCounts, names: readonly MessageId<'trade'>[]): boolean
  offer(
    counts: TradeCounts,
    names: readonly MessageId<'trade'>[],
    to: number | null,
    want: MessageId<'commodity'> | null,
  ): ActionJson
  play(a: ActionJson): void
  sayAction(a: ActionJson): string
  readonly say: SayPart
  openRule(id: string): void
}
/** One thing said at the market. */
export interface MarketLine {
  readonly seat: Seat
  readonly colour: number
  readonly text: string
  /** Cards changed hands; or only talk. */
  readonly kind: 'said' | 'swap' | 'talk'
}
