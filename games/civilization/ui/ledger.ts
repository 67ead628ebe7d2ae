/** Numbers of one player of Civilization, as the sheets and tables show them. */
import { COINAGE } from '@ecumene/civilization-family/data/cards.ts'
import {
  EARLY_BRONZE,
  EARLY_IRON,
  FINISH,
  LATE_BRONZE,
  LATE_IRON,
  STONE,
} from '@ecumene/civilization-family/data/nations.ts'
import { cardCount, hasCard } from '@ecumene/civilization-family/src/query.ts'
import { FULL, NOMADS } from '@ecumene/civilization-family/src/state.ts'
import type { Extra, Part } from '@ecumene/civilization-family/ui/edition.ts'
import type { FamilyMessage } from '@ecumene/civilization-family/ui/message.ts'
import type { Need } from '@ecumene/civilization-family/ui/parts/succession.tsx'
import type { Seat } from '@ecumene/kernel'
import { NONE } from '@ecumene/kernel'
import { cardPoints, totalPoints } from '../src/query/holdings.ts'
import { epochAt, groupsOf, pointsAt } from '../src/query/succession.ts'
import type { S } from '../src/state.ts'
import { RULES } from './rule-ids.ts'

/** What taxation will take next round, with the cities and the stock of now (CIV-6.1a, CIV-R-7). */
export function nextTax(s: S, seat: Seat): { rate: number; due: number; paid: number; unpaid: number } {
  const rate = hasCard(s, seat, COINAGE) ? s.rate[seat] || 2 : 2
  const cities = s.cities[seat]
  const payable = Math.min(cities, Math.floor(s.stock[seat] / rate))
  return { rate, due: rate * cities, paid: rate * payable, unpaid: cities - payable }
}

/**
 * What the marker needs to take its next step, each with what there is (CIV-20.1b to CIV-20.5). `extra` is what a plan
 * would add.
 */
export function needsOf(p: Part, seat: Seat, extra: Extra = { cards: 0, groups: 0, points: 0 }): readonly Need[] {
  const s = p.view as S
  if (s.ruleset === NOMADS || s.nation[seat] === NONE) return []
  const nation = s.nation[seat]
  const here = s.position[seat]
  const epoch = epochAt(s, nation, here)
  const next = Math.min(FINISH, here + 1)
  const then = epochAt(s, nation, next)
  const needs: Need[] = []
  const need = (key: FamilyMessage, least: number, has: number, rule: string): void => {
    needs.push({ text: p.say(key, { least, has }), isMet: has >= least, rule })
  }
  if (epoch !== STONE) need('ui.need.city', 1, s.cities[seat], RULES.stepCity)
  if (next !== s.line && then !== epoch) {
    if (then === EARLY_BRONZE) need('ui.need.cities', 2, s.cities[seat], RULES.stepCities)
    else if (s.ruleset === FULL && then === LATE_BRONZE)
      need('ui.need.groups', 3, Math.max(groupsOf(s, seat), extra.groups), RULES.stepGroups)
    else if (s.ruleset === FULL && then === EARLY_IRON)
      need('ui.need.cards', 7, cardCount(s, seat) + extra.cards, RULES.stepCards)
    else if (s.ruleset === FULL && then === LATE_IRON)
      need('ui.need.cardPoints', 1000, cardPoints(s, seat) + extra.points, RULES.stepCardPoints)
  }
  if (s.ruleset === FULL && then === LATE_IRON && next !== s.line && pointsAt(nation, next) > 0)
    need('ui.need.points', pointsAt(nation, next), totalPoints(s, seat), RULES.stepPoints)
  return needs
}
