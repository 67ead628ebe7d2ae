/** What an offer adds up to. */
import { COMMODITIES, setValue } from '../../data/trade.ts'

/** Each commodity counts as a set, calamities count nothing (CIV-16.6, CIV-17.4.4, CIV-R-37). */
export function offerPoints(counts: ArrayLike<number>): number {
  let value = 0
  for (let kind = 0; kind < COMMODITIES; kind++) value += setValue(kind, counts[kind])
  return value
}
