/**
 * Where a figure comes from, line by line. Each source is taken away from a copy of the position in turn; what the
 * figure loses by it is its line. So the lines always add up to the figure, whatever leaders and wonders do to each
 * other.
 */
import { NONE, type Seat } from '@ecumene/kernel'
import { type AgesCard, government, leader, pact, special, tactic, territory, wonder, work } from '../src/cards.ts'
import { cultureRating, happinessRating, scienceRating, strengthRating } from '../src/query/ratings.ts'
import { civilTotal, foodProduction, militaryTotal, resourceProduction } from '../src/query/totals.ts'
import { specialAt, wonderAt, workAt } from '../src/state.ts'
import type { Part } from './part-props.ts'
import { copyOf } from './preview.ts'

export interface Term {
  /** The card it comes from; null: what is left. */
  readonly card: AgesCard | null
  readonly n: number
}
const RATINGS = {
  culture: cultureRating,
  science: scienceRating,
  food: foodProduction,
  resources: resourceProduction,
  strength: strengthRating,
  happiness: happinessRating,
  civil: civilTotal,
  military: militaryTotal,
} as const
/** The figures that have a sum. */
export type Summed = keyof typeof RATINGS
export const isSummed = (figure: string): figure is Summed => figure in RATINGS

export function termsOf(p: Part, seat: Seat, figure: Summed): readonly Term[] {
  const rating = RATINGS[figure]
  const s = copyOf(p)
  const terms: Term[] = []
  let now = rating(s, seat)
  const without = (card: AgesCard, remove: () => void): void => {
    remove()
    const next = rating(s, seat)
    if (next !== now) terms.push({ card, n: now - next })
    now = next
  }
  if (s.leader[seat] !== NONE)
    without(leader.ids[s.leader[seat]], () => {
      s.leader[seat] = NONE
    })
  if (s.tactic[seat] !== NONE)
    without(tactic.ids[s.tactic[seat]], () => {
      s.tactic[seat] = NONE
    })
  for (let owner = 0; owner < s.seats; owner++)
    if (s.pact[owner] !== NONE && (owner === seat || s.partner[owner] === seat))
      without(pact.ids[s.pact[owner]], () => {
        s.pact[owner] = NONE
      })
  for (let number = 0; number < wonder.count; number++)
    if (s.wonder[wonderAt(seat, number)] !== 0)
      without(wonder.ids[number], () => {
        s.wonder[wonderAt(seat, number)] = 0
      })
  for (let type = 0; type < 4; type++) {
    const level = s.special[specialAt(seat, type)]
    if (level > 0)
      without(special.ids[type * 3 + level - 1], () => {
        s.special[specialAt(seat, type)] = 0
      })
  }
  for (let number = 0; number < territory.count; number++)
    if (s.colony[number] === seat)
      without(territory.ids[number], () => {
        s.colony[number] = NONE
      })
  for (let card = work.count - 1; card >= 0; card--)
    if (s.workers[workAt(seat, card)] > 0)
      without(work.ids[card], () => {
        s.workers[workAt(seat, card)] = 0
      })
  if (now !== 0) terms.push({ card: government.ids[s.government[seat]], n: now })
  return terms
}
