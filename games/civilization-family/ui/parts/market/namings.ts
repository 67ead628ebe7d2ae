/** How the cards of an offer can be named truly. */
import type { Counts } from '../../edition.ts'
import type { TradeProps } from './models.ts'

/** Every way to name cards of an offer truly, those of which it has most first. */
export function namings(
  p: Pick<TradeProps, 'nameable' | 'names' | 'mayName'>,
  counts: Counts,
): readonly (readonly string[])[] {
  const kinds = p.nameable.filter(g => (counts[g] ?? 0) > 0).sort((a, b) => counts[b] - counts[a])
  let all: readonly (readonly string[])[] = [[]]
  for (let i = 0; i < p.names; i++) all = all.flatMap(names => kinds.map(k => [...names, k]))
  return all.filter(names => p.mayName(counts, names))
}
/** What was wished, as far as it is true; the first wish counts most. */
export function chosenNames(
  possible: readonly (readonly string[])[],
  wished: readonly (string | undefined)[],
): readonly string[] | null {
  let left = possible
  wished.forEach((w, i) => {
    const kept = left.filter(names => names[i] === w)
    if (w !== undefined && kept.length > 0) left = kept
  })
  return left[0] ?? null
}
export const choicesFor = (
  possible: readonly (readonly string[])[],
  named: readonly string[] | null,
  i: number,
): readonly string[] => [
  ...new Set(possible.filter(names => names.slice(0, i).every((n, j) => n === named?.[j])).map(names => names[i])),
]
