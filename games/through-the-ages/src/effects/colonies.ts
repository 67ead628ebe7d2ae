/** Colonies: force, permanent and immediate effect, loss (TTA-COL-8 to 25, TTA-R-50 to R-54, TTA-R-96). */
import type { Cx } from '@ecumene/kernel'
import {
  L,
  M_COLONIZATION,
  TERR_BLUE,
  TERR_YELLOW,
  TERRITORY,
  TERRITORY_IDS,
  TERRITORY_MILITARY,
  UNIT_START,
} from '../cards.ts'
import { hasGenghis, tacticalStrength, unitCount, unitStrength } from '../query/army.ts'
import { colonizationBonus } from '../query/ratings.ts'
import { drawn, NONE, type S, work } from '../state.ts'
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

/** James Cook: up to two military cards discarded for 1 each. */
export const COOK_DISCARDS = 2
/** Strength of the largest force a seat could form: all units, bonuses, all bonus cards in hand (TTA-COL-3, TTA-R-50). */
export function largestForce(s: S, seat: number): number {
  if (unitCount(s, seat) === 0) return 0
  const at = work(seat, UNIT_START)
  let n =
    unitStrength(s.workers, at) +
    tacticalStrength(s.workers, at, s.tactic[seat], hasGenghis(s, seat)) +
    colonizationBonus(s, seat)
  let others = 0
  for (let i = 0; i < s.cardCount[seat]; i++) {
    const card = s.cards[drawn(seat, i)]
    if (card === NONE) continue
    if (M_COLONIZATION[card] > 0) n += M_COLONIZATION[card]
    else others++
  }
  if (s.leader[seat] === L['james-cook']) n += Math.min(others, COOK_DISCARDS)
  return n
}
/** Strength of the force sent so far, armies at their best (TTA-COL-10 to 15, TTA-R-52). */
export const forceSent = (s: S, seat: number): number =>
  unitStrength(s.sent, 0) +
  tacticalStrength(s.sent, 0, s.tactic[seat], hasGenghis(s, seat)) +
  colonizationBonus(s, seat) +
  s.force

/** Permanent effect first (TTA-COL-19): tokens come from the box or go there. */
export function addColony(s: S, seat: number, territory: number, cx: Cx<E>): void {
  s.colony[territory] = seat
  if (cx.live) cx.emit({ type: 'colonized', seat, card: TERRITORY_IDS[territory] })
  if (TERR_YELLOW[territory] > 0) gainYellow(s, seat, TERR_YELLOW[territory], cx)
  if (TERR_BLUE[territory] > 0) gainBlue(s, seat, TERR_BLUE[territory], cx)
  else if (TERR_BLUE[territory] < 0) loseBlue(s, seat, -TERR_BLUE[territory], cx)
}
/** Then the immediate effect, once (TTA-COL-20, TTA-COL-23). */
export function settleColony(s: S, seat: number, territory: number, cx: Cx<E>): void {
  const now = TERRITORY[territory].immediate
  if (!now) return
  if (now.food) gainFood(s, seat, now.food, cx)
  if (now.resources) gainResources(s, seat, now.resources, cx)
  if (now.science) gainScience(s, seat, now.science, cx)
  if (now.culture) gainCulture(s, seat, now.culture, cx)
  if (now.population) gainPopulation(s, seat, now.population, cx)
  if (now.cards) drawCards(s, seat, now.cards, cx)
}
/** The old owner gives its tokens up as far as there are any (TTA-R-96). */
export function removeColony(s: S, territory: number, cx: Cx<E>): void {
  const seat = s.colony[territory]
  s.colony[territory] = NONE
  if (cx.live) cx.emit({ type: 'colonyLost', seat, card: TERRITORY_IDS[territory] })
  loseYellow(s, seat, TERR_YELLOW[territory], cx)
  if (TERR_BLUE[territory] > 0) loseBlue(s, seat, TERR_BLUE[territory], cx)
  else if (TERR_BLUE[territory] < 0) gainBlue(s, seat, -TERR_BLUE[territory], cx)
}
/** A colony nobody holds any more goes to the pile of its age (TTA-R-108). */
export const discardTerritory = (s: S, territory: number): void => discardCard(s, TERRITORY_MILITARY[territory], true)
