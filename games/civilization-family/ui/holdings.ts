import { NONE, type Seat } from '@ecumene/kernel'
import { AREA_IDS, AREAS } from '../data/areas.ts'
import { tokensAt } from '../src/state.ts'
import type { Table } from './edition.ts'

export interface AreaHolding {
  readonly area: string
  readonly seat: Seat
  readonly isCity: boolean
}
/** Who lives where: a city's owner, else the seat with the most tokens. */
export function holdingsOf(s: Table): readonly AreaHolding[] {
  const held: AreaHolding[] = []
  for (let a = 0; a < AREAS; a++) {
    let [seat, tokens] = [s.city[a], 0]
    const isCity = seat !== NONE
    for (let q = 0; q < s.seats && !isCity; q++)
      if (s.tokens[tokensAt(a, q)] > tokens) [seat, tokens] = [q, s.tokens[tokensAt(a, q)]]
    if (seat !== NONE) held.push({ area: AREA_IDS[a], seat, isCity })
  }
  return held
}
