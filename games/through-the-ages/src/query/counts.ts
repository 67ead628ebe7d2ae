/** What a civilization has, counted from the cards in play and the workers on them. */
import { NONE, type Seat } from '@ecumene/kernel'
import { government, territory, UNIT_START, unit, wonder, work, workType } from '../cards.ts'
import { type S, STANDING, specialAt, wonderAt, workAt } from '../state.ts'

/** Workers on all cards of a type. */
export function buildings(s: S, seat: Seat, type: number): number {
  let n = 0
  const end = workAt(seat, work.start[type + 1])
  for (let at = workAt(seat, work.start[type]); at < end; at++) if (s.workers[at] > 0) n += s.workers[at]
  return n
}
/** The best card of a type that has a worker, or NONE (TTA-CARD-3). */
export function best(s: S, seat: Seat, type: number): number {
  for (let card = work.start[type + 1] - 1; card >= work.start[type]; card--)
    if (s.workers[workAt(seat, card)] > 0) return card
  return NONE
}
/** Level of the best lab or library. */
export function bestLearning(s: S, seat: Seat): number {
  const lab = best(s, seat, workType.lab)
  const library = best(s, seat, workType.library)
  return Math.max(lab === NONE ? 0 : work.level[lab], library === NONE ? 0 : work.level[library])
}
/** Levels of the cards from..to, for each worker on them. */
export function levels(s: S, seat: Seat, from: number, to: number): number {
  let n = 0
  for (let card = from; card < to; card++) {
    const workers = s.workers[workAt(seat, card)]
    if (workers > 0) n += workers * work.level[card]
  }
  return n
}
/** Levels of all labs, for each worker; Philosophy counts 0 (TTA-R-73d). */
export const labLevels = (s: S, seat: Seat): number =>
  levels(s, seat, work.start[workType.lab], work.start[workType.lab + 1])
/** Types from..to that have a worker. */
export function kindsPresent(s: S, seat: Seat, from: number, to: number): number {
  let n = 0
  for (let type = from; type <= to; type++) if (best(s, seat, type) !== NONE) n++
  return n
}
export function unitCount(s: S, seat: Seat): number {
  let n = 0
  const at = workAt(seat, UNIT_START)
  for (let i = 0; i < unit.count; i++) if (s.workers[at + i] > 0) n += s.workers[at + i]
  return n
}
/** Workers outside the yellow bank. */
export function workersOf(s: S, seat: Seat): number {
  let n = s.pool[seat]
  for (let card = 0; card < work.count; card++)
    if (s.workers[workAt(seat, card)] > 0) n += s.workers[workAt(seat, card)]
  return n
}
export const stands = (s: S, seat: Seat, which: number): boolean => s.wonder[wonderAt(seat, which)] === STANDING
/** Completed wonders; ruins count as such for every rule (TTA-ACT-WON-2, TTA-CARD-RAVAGES-1). */
export function wondersOf(s: S, seat: Seat): number {
  let n = 0
  const end = wonderAt(seat, wonder.count)
  for (let at = wonderAt(seat, 0); at < end; at++) if (s.wonder[at] > 0) n++
  return n
}
/** One symbol of the wonders: who gives it, and how much. */
export interface Given {
  readonly givers: Int16Array
  readonly amounts: Int16Array
}
export function givers(amounts: Int16Array): Given {
  const numbers = Array.from(amounts, (_, i) => i)
  return { givers: Int16Array.from(numbers.filter(i => amounts[i] !== 0)), amounts }
}
/** What the wonders that stand give together of one symbol. */
export function fromWonders(s: S, seat: Seat, given: Given): number {
  let n = 0
  const at = wonderAt(seat, 0)
  const { givers, amounts } = given
  for (let i = 0; i < givers.length; i++) if (s.wonder[at + givers[i]] === STANDING) n += amounts[givers[i]]
  return n
}
export function coloniesOf(s: S, seat: Seat): number {
  let n = 0
  for (let i = 0; i < territory.count; i++) if (s.colony[i] === seat) n++
  return n
}
/** What the special technology of this type gives; 0 without one. */
export function fromSpecial(s: S, seat: Seat, type: number, given: Int16Array): number {
  const level = s.special[specialAt(seat, type)]
  return level === 0 ? 0 : given[type * 3 + level - 1]
}
/** Levels of all technologies in play, each card once (First Space Flight). */
export function technologyLevels(s: S, seat: Seat): number {
  let n = government.level[s.government[seat]]
  for (let card = 0; card < work.count; card++) if (s.workers[workAt(seat, card)] !== NONE) n += work.level[card]
  for (let type = 0; type < 4; type++) n += s.special[specialAt(seat, type)]
  return n
}
/** The side (0 = A, 1 = B) that `seat` has in the pact lying in `owner`'s area. */
export const sideOf = (s: S, owner: number, seat: Seat): number => (owner === seat ? s.side[owner] : 1 - s.side[owner])
/** What all pacts of a seat give it together, on the side it has in each. */
export function fromPacts(s: S, seat: Seat, given: Int16Array, without = NONE): number {
  let n = 0
  for (let owner = 0; owner < s.seats; owner++)
    if (s.pact[owner] !== NONE && owner !== without && (owner === seat || s.partner[owner] === seat))
      n += given[s.pact[owner] * 2 + sideOf(s, owner, seat)]
  return n
}
