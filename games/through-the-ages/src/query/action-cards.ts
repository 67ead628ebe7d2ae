/** Which action cards can be played, and what they order. */
import { Codes, NONE, type Seat } from '@ecumene/kernel'
import { actionCard, UNIT_START, URBAN_START } from '../cards.ts'
import { canCover, stagesLeft } from '../effects/stages.ts'
import type { S } from '../state.ts'
import { canGrow, resourcesFor, stagesCost } from './costs.ts'
import { listBuilds, listDevelop, listRevolutions, listUpgrades } from './lists.ts'
import { civilLeft } from './totals.ts'

/** Scratch: a question is over before the next begins. */
const ordered = new Codes()

/**
 * Everything the card allows. Breakthrough's action is paid with the choice; a revolution spends all instead
 * (TTA-ACT-REV-9).
 */
export function listOrdered(s: S, seat: Seat, which: number, out: Codes): void {
  const { order, on, discount = 0 } = actionCard.cards[which].play ?? {}
  if (order === 'develop') {
    if (civilLeft(s, seat) > 0) listDevelop(s, seat, out, 0)
    listRevolutions(s, seat, out, 0)
    return
  }
  const from = on === 'urban' ? URBAN_START : 0
  const to = on === 'land' ? URBAN_START : UNIT_START
  const has = resourcesFor(s, seat, false)
  if (order === 'build-or-upgrade') listBuilds(s, seat, out, from, to, discount, has)
  if (order === 'build-or-upgrade' || order === 'upgrade') listUpgrades(s, seat, out, from, to, discount, has)
}
/** The first thing the card allows, or NONE. */
export function firstOrdered(s: S, seat: Seat, which: number): number {
  ordered.clear()
  listOrdered(s, seat, which, ordered)
  return ordered.n > 0 ? ordered.at[0] : NONE
}
/** A card whose action is impossible cannot be played (TTA-ACT-CARD-6). */
export function canPlay(s: S, seat: Seat, which: number): boolean {
  const { order, discount } = actionCard.cards[which].play ?? {}
  if (order !== 'develop' && civilLeft(s, seat) === 0) return false
  if (order === undefined) return true
  if (order === 'population') return canGrow(s, seat)
  if (order === 'stage')
    return (
      stagesLeft(s, seat) > 0 &&
      canCover(s, seat, 1) &&
      stagesCost(s, seat, 1, discount) <= resourcesFor(s, seat, false)
    )
  return firstOrdered(s, seat, which) !== NONE
}
