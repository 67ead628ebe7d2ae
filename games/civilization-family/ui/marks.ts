/** What a plan would take, read off the two positions: also what goes by itself because nothing else is left. */
import type { Seat } from '@ecumene/kernel'
import { NONE } from '@ecumene/kernel'
import { AREA_IDS, AREAS } from '../data/areas.ts'
import { tokensAt } from '../src/state.ts'
import type { Table } from './edition.ts'
import { rowsOf } from './position.ts'

export interface Marked {
  /** By seat: tokens of theirs that are marked here. */
  readonly tokens: ReadonlyMap<Seat, number>
  readonly city: boolean
}
/** `split`: whose people splits, so that `mark` counts chosen tokens; else -1. */
export function marksOf(s: Table, then: Table, split: Seat): ReadonlyMap<string, Marked> {
  const out = new Map<string, Marked>()
  for (let a = 0; a < AREAS; a++) {
    const tokens = new Map<Seat, number>()
    for (let q = 0; q < rowsOf(s); q++) {
      const gone = s.tokens[tokensAt(a, q)] - then.tokens[tokensAt(a, q)]
      if (gone > 0) tokens.set(q, gone)
    }
    const chosen = then.mark[a] - s.mark[a]
    if (split !== NONE && chosen > 0 && s.city[a] !== split) tokens.set(split, chosen)
    const city = s.city[a] !== NONE && (then.city[a] !== s.city[a] || chosen > 0)
    if (city || tokens.size > 0) out.set(AREA_IDS[a], { tokens, city })
  }
  return out
}
