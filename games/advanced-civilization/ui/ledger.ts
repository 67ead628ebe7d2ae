/** Numbers of one player of Advanced Civilization, as the sheets and tables show them. */
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { cardCount, hasCard } from '@ecumene/civilization-family/src/query.ts'
import type { Extra } from '@ecumene/civilization-family/ui/edition.ts'
import type { AdvancedMessage } from '@ecumene/civilization-family/ui/message.ts'
import type { Need } from '@ecumene/civilization-family/ui/parts/succession.tsx'
import type { RuleId, Seat } from '@ecumene/kernel'
import { COINAGE, DEMOCRACY, GROUPS } from '../data/cards.ts'
import { EARLY_IRON_CARDS, EPOCH_CITIES, FINISH, LATE_BRONZE_GROUPS, STONE } from '../data/nations.ts'
import { cardPoints, groupsOf, holds } from '../src/query/holdings.ts'
import { epochAt, pointsAt } from '../src/query/succession.ts'
import type { S } from '../src/state.ts'
import type { AdvancedPart } from './part-props.ts'
import { RULES } from './rule-ids.ts'

/**
 * What taxation will take next round, with the cities and the Stock of now (ADV-1.1); with Democracy nothing revolts
 * (ADV-1.11).
 */
export function nextTax(s: S, seat: Seat): { paid: number; unpaid: number } {
  const rate = hasCard(s, seat, COINAGE) ? s.rate[seat] || 2 : 2
  const cities = s.cities[seat]
  if (holds(s, seat, DEMOCRACY)) return { paid: Math.min(rate * cities, s.stock[seat]), unpaid: 0 }
  const payable = Math.min(cities, Math.floor(s.stock[seat] / rate))
  return { paid: rate * payable, unpaid: cities - payable }
}

const LATE_BRONZE = 2
const EARLY_IRON = 3
/** The rule that asks for the cities of each epoch. */
const CITY_RULES: readonly RuleId[] = [RULES.step, 'ADV-13.4', 'ADV-13.5', 'ADV-13.6', 'ADV-13.7']

/**
 * What the marker needs for its next step, each with what there is (ADV-13.3 to ADV-13.12). `extra` is what a plan
 * would add.
 */
export function needsOf(
  p: AdvancedPart,
  seat: Seat,
  extra: Extra = { cards: 0, groups: 0, points: 0 },
): readonly Need[] {
  const s = p.view as S
  const nation = s.nation[seat]
  if (nation === NONE || s.waiting[seat] > 0) return []
  const here = s.position[seat]
  const epoch = epochAt(s, nation, here)
  const next = Math.min(FINISH, here + 1)
  const then = epochAt(s, nation, next)
  const needs: Need[] = []
  const need = (key: AdvancedMessage, least: number, has: number, rule: RuleId): void => {
    needs.push({ text: p.say(key, { least, has }), isMet: has >= least, rule })
  }
  if (next !== FINISH && then !== epoch) {
    need('ui.need.cities', EPOCH_CITIES[then], s.cities[seat], CITY_RULES[then])
    const groups = Math.max(groupsOf(s, seat), extra.groups)
    if (then === LATE_BRONZE) need('ui.need.groups', LATE_BRONZE_GROUPS, groups, RULES.stepGroups)
    if (then === EARLY_IRON) {
      need('ui.need.cards', EARLY_IRON_CARDS, cardCount(s, seat) + extra.cards, RULES.stepCards)
      need('ui.need.groups', GROUPS, groups, RULES.stepCards)
    }
  } else if (epoch !== STONE) need('ui.need.frozen', EPOCH_CITIES[epoch], s.cities[seat], 'ADV-13.10')
  const points = pointsAt(s, nation, next === FINISH ? here : next)
  if (points > 0)
    need(
      'ui.need.cardPoints',
      points,
      cardPoints(s, seat) + extra.points,
      next === FINISH ? RULES.stepPoints : RULES.stepCardPoints,
    )
  return needs
}
