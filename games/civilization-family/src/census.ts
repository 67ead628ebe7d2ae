/**
 * Phase 3, Census: tokens on the board are counted (CIV-8.1a); most tokens move first (CIV-8.1b), ties in A.S.T. order
 * (CIV-8.3b).
 */
import type { World } from '@ecumene/kernel'
import type { Told } from './events.ts'
import { population } from './query.ts'
import type { Common } from './state.ts'

export function takeCensus(s: Common, world: World<Told>): void {
  countTokens(s)
  tellCensus(s, world)
}
export function countTokens(s: Common): void {
  for (let seat = 0; seat < s.seats; seat++) s.census[seat] = population(s, seat)
  orderBy(s, s.moveOrder, s.census, -1)
}
export function tellCensus(s: Common, world: World<Told>): void {
  if (!world.live) return
  for (let i = 0; i < s.seats; i++)
    world.emit({ type: 'counted', seat: s.moveOrder[i], tokens: s.census[s.moveOrder[i]], place: i + 1 })
}
/** Seats by a number, ascending (1) or descending (-1); equal ones in A.S.T. order (CIV-5.3a, CIV-23.1). */
export function orderBy(s: Common, into: Int16Array, by: Int16Array, direction: 1 | -1): void {
  for (let i = 0; i < s.seats; i++) {
    const seat = s.succession[i]
    let place = i
    while (place > 0 && (by[seat] - by[into[place - 1]]) * direction < 0) {
      into[place] = into[place - 1]
      place--
    }
    into[place] = seat
  }
}
/** Movement in A.S.T. order, without a census (CIV-31.5.4). */
export function moveInSuccession(s: Common): void {
  for (let i = 0; i < s.seats; i++) s.moveOrder[i] = s.succession[i]
}
