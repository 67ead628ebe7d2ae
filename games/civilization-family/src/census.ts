/** Phase 3, Census: tokens on the board are counted (CIV-8.1a); most tokens move first (CIV-8.1b), ties in A.S.T. order (CIV-8.3b). */
import type { Cx } from '@ecumene/kernel'
import type { Told } from './events.ts'
import { population } from './query.ts'
import type { Common } from './state.ts'

export function takeCensus(s: Common, cx: Cx<Told>): void {
  countTokens(s)
  tellCensus(s, cx)
}
export function countTokens(s: Common): void {
  for (let p = 0; p < s.seats; p++) s.census[p] = population(s, p)
  orderBy(s, s.moveOrder, s.census, -1)
}
export function tellCensus(s: Common, cx: Cx<Told>): void {
  if (!cx.live) return
  for (let i = 0; i < s.seats; i++)
    cx.emit({ type: 'counted', seat: s.moveOrder[i], tokens: s.census[s.moveOrder[i]], place: i + 1 })
}
/** Seats by a number, ascending (1) or descending (-1); equal ones in A.S.T. order (CIV-5.3a, CIV-23.1). */
export function orderBy(s: Common, into: Int16Array, by: Int16Array, direction: 1 | -1): void {
  for (let i = 0; i < s.seats; i++) {
    const p = s.succession[i]
    let k = i
    while (k > 0 && (by[p] - by[into[k - 1]]) * direction < 0) {
      into[k] = into[k - 1]
      k--
    }
    into[k] = p
  }
}
/** Movement in A.S.T. order, without a census (CIV-31.5.4). */
export function moveInSuccession(s: Common): void {
  for (let i = 0; i < s.seats; i++) s.moveOrder[i] = s.succession[i]
}
