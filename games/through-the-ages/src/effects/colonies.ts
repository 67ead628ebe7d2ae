/** Colonies: force, permanent and immediate effect, loss. */
import { NONE, type Seat, type World } from '@ecumene/kernel'
import { military, territory, UNIT_START } from '../cards.ts'
import { ridesInfantry, tacticalStrength, unitStrength } from '../query/army.ts'
import { unitCount } from '../query/counts.ts'
import { colonizationBonus } from '../query/ratings.ts'
import { cardAt, type S, workAt } from '../state.ts'
import type { E } from '../verbs.ts'
import {
  gainBlue,
  gainCulture,
  gainFood,
  gainPopulation,
  gainResources,
  gainScience,
  gainYellow,
  loseBlue,
  loseYellow,
} from './changes.ts'
import { discardCard, drawCards } from './hands.ts'
import { leads } from './leaders/hooks.ts'

/** Military cards that may be discarded for 1 each (James Cook). */
export const colonizingDiscards = (s: S, seat: Seat): number => leads.colonizingDiscards[s.leader[seat] + 1]
/**
 * Strength of the largest force a seat could form (TTA-COL-3): all units, bonuses, all bonus cards in hand (TTA-R-50a).
 */
export function largestForce(s: S, seat: Seat): number {
  if (unitCount(s, seat) === 0) return 0
  const at = workAt(seat, UNIT_START)
  let n =
    unitStrength(s.workers, at) +
    tacticalStrength(s.workers, at, s.tactic[seat], ridesInfantry(s, seat)) +
    colonizationBonus(s, seat)
  let others = 0
  for (let i = 0; i < s.cardCount[seat]; i++) {
    const card = s.cards[cardAt(seat, i)]
    if (card === NONE) continue
    if (military.colonization[card] > 0) n += military.colonization[card]
    else others++
  }
  return n + Math.min(others, colonizingDiscards(s, seat))
}
/**
 * Strength of the force sent so far: units, armies of the current tactic (TTA-COL-11) at their best (TTA-R-52b),
 * infantry riding with Genghis Khan (TTA-R-52c), bonuses of cards in play (TTA-COL-13); nothing else of the strength
 * rating (TTA-COL-15).
 */
export const forceSent = (s: S, seat: Seat): number =>
  unitStrength(s.sent, 0) +
  tacticalStrength(s.sent, 0, s.tactic[seat], ridesInfantry(s, seat)) +
  colonizationBonus(s, seat) +
  s.force

/** Permanent effect first (TTA-COL-19): tokens come from the box or go there. */
export function addColony(s: S, seat: Seat, colony: number, world: World<E>): void {
  s.colony[colony] = seat
  if (world.live) world.emit({ type: 'colonized', seat, card: territory.ids[colony] })
  if (territory.yellow[colony] > 0) gainYellow(s, seat, territory.yellow[colony], world)
  if (territory.blue[colony] > 0) gainBlue(s, seat, territory.blue[colony], world)
  else if (territory.blue[colony] < 0) loseBlue(s, seat, -territory.blue[colony], world)
}
/**
 * Then the immediate effect (TTA-COL-20), at the first colonization only (TTA-COL-23); cards beyond the limit too
 * (TTA-COL-21).
 */
export function settleColony(s: S, seat: Seat, colony: number, world: World<E>): void {
  const now = territory.cards[colony].immediate
  if (!now) return
  if (now.food) gainFood(s, seat, now.food, world)
  if (now.resources) gainResources(s, seat, now.resources, world)
  if (now.science) gainScience(s, seat, now.science, world)
  if (now.culture) gainCulture(s, seat, now.culture, world)
  if (now.population) gainPopulation(s, seat, now.population, world)
  if (now.cards) drawCards(s, seat, now.cards, world)
}
/** The old owner gives its tokens up as far as there are any (TTA-R-96). */
export function removeColony(s: S, colony: number, world: World<E>): void {
  const seat = s.colony[colony]
  s.colony[colony] = NONE
  if (world.live) world.emit({ type: 'colonyLost', seat, card: territory.ids[colony] })
  loseYellow(s, seat, territory.yellow[colony], world)
  if (territory.blue[colony] > 0) loseBlue(s, seat, territory.blue[colony], world)
  else if (territory.blue[colony] < 0) gainBlue(s, seat, -territory.blue[colony], world)
}
/** A colony nobody holds any more goes to the pile of its age (TTA-R-108). */
export const discardTerritory = (s: S, colony: number): void => discardCard(s, territory.card[colony], true)
