/** Trade cards as sets: what each is worth, and what one more would add. */
import type { Seat } from '@ecumene/kernel'
import { planned } from '@ecumene/kit/figure.ts'
import { softHyphens } from '@ecumene/kit/hyphens.ts'
import { Icon } from '@ecumene/kit/icon.tsx'
import { figure } from '../figure.ts'
import type { MessageId } from '../message.ts'

export interface TradeSet {
  readonly id: MessageId<'trade'>
  readonly name: string
  readonly icon: string
  readonly tone: string
  /** Of one card; 0: a calamity. */
  readonly value: number
  readonly cards: number
  readonly worth: number
  /** What one more card would add to the worth; null: there is no more. */
  readonly more: number | null
  readonly isCalamity: boolean
  /** It can never change hands. */
  readonly isBound: boolean
}
interface Props {
  readonly set: TradeSet
  /** Whose. */
  readonly seat: Seat
  /** How many of these are chosen. */
  readonly chosen?: number
  readonly label: string
  readonly moreText?: string
  readonly tip?: string
  onChoose?(): void
}

export function SetCard({ set, seat, chosen = 0, label, moreText, tip, onChoose }: Props) {
  const inside = (
    <>
      <span className="civ-set-head" aria-hidden="true" style={{ background: set.tone }}>
        <Icon body={set.icon} size="1.15em" />
        <span className="civ-set-name">{softHyphens(set.name)}</span>
        {!set.isCalamity && <span className="civ-set-value">{set.value}</span>}
      </span>
      <span className="civ-set-body" aria-hidden="true">
        <b {...figure('held', seat, set.id)}>×{set.cards}</b>
        {set.isCalamity ? (
          <span className="civ-set-woe">!</span>
        ) : (
          <span className="civ-set-worth" {...figure('setWorth', seat, set.id)}>
            {set.worth}
          </span>
        )}
        {moreText && (
          <span className="civ-set-more" {...figure('oneMore', seat, set.id)}>
            {moreText}
          </span>
        )}
      </span>
      {chosen > 0 && (
        <span className="civ-set-chosen" aria-hidden="true" {...planned('chosen')}>
          {chosen}
        </span>
      )}
    </>
  )
  const common = {
    className: `civ-set ${set.isCalamity ? 'is-woe' : ''} ${chosen > 0 ? 'is-chosen' : ''}`,
    'data-tip': tip,
    'data-set': set.id,
    'data-anchor': `set:${set.id}`,
  }
  return onChoose ? (
    <button type="button" {...common} onClick={onChoose}>
      <span className="hidden-text civ-set-label">{label}</span>
      {inside}
    </button>
  ) : (
    <div {...common} role="img" aria-label={label}>
      {inside}
    </div>
  )
}
