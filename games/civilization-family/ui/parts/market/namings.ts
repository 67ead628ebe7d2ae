/** How the cards of an offer can be named truly. */
import type { TradeCounts } from '../../edition.ts'
import type { MessageId } from '../../message.ts'
import type { TradeProps } from './models.ts'

/** What is asked for: by whom the offer is for, then by everybody who has an offer on the table. */
export function askedFor(offers: TradeProps['offers'], to: number | null): readonly MessageId<'trade'>[] {
  const others = offers.filter(o => !o.isMine).toSorted((a, b) => Number(b.seat === to) - Number(a.seat === to))
  return others.flatMap(o => o.wants ?? [])
}
/** Every way to name cards of an offer truly: what is asked for first, then most of a kind, then the dear ones. */
export function namings(
  p: Pick<TradeProps, 'nameable' | 'names' | 'mayName' | 'sets'>,
  counts: TradeCounts,
  asked: readonly MessageId<'trade'>[] = [],
): readonly (readonly MessageId<'trade'>[])[] {
  const rankOf = (kind: MessageId<'trade'>): number => (asked.includes(kind) ? asked.indexOf(kind) : asked.length)
  const worthOf = (kind: MessageId<'trade'>): number => p.sets.find(set => set.id === kind)?.value ?? 0
  const kinds = p.nameable
    .filter(kind => (counts[kind] ?? 0) > 0)
    .sort((a, b) => rankOf(a) - rankOf(b) || counts[b] - counts[a] || worthOf(b) - worthOf(a))
  let all: readonly (readonly MessageId<'trade'>[])[] = [[]]
  for (let i = 0; i < p.names; i++) all = all.flatMap(names => kinds.map(k => [...names, k]))
  return all.filter(names => p.mayName(counts, names))
}
/** What was wished, as far as it is true; the first wish counts most. */
export function chosenNames(
  possible: readonly (readonly MessageId<'trade'>[])[],
  wished: readonly (MessageId<'trade'> | undefined)[],
): readonly MessageId<'trade'>[] | null {
  let left = possible
  wished.forEach((w, i) => {
    const kept = left.filter(names => names[i] === w)
    if (w !== undefined && kept.length > 0) left = kept
  })
  return left[0] ?? null
}
export const choicesFor = (
  possible: readonly (readonly MessageId<'trade'>[])[],
  named: readonly MessageId<'trade'>[] | null,
  i: number,
): readonly MessageId<'trade'>[] => [
  ...new Set(possible.filter(names => names.slice(0, i).every((n, j) => n === named?.[j])).map(names => names[i])),
]
