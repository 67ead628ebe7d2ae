/** Strength against strength, and what a defence could add. */
import type { Seat } from '@ecumene/kernel'
import { MILITARY, type MilitaryCard } from '../data/military.ts'
import { attackStrength } from '../src/effects/attacks.ts'
import { strengthAgainst } from '../src/effects/pacts.ts'
import { militaryTotal } from '../src/query/totals.ts'
import type { S } from '../src/state.ts'
import { backsOf } from './position.ts'

/** What a card of each age can add in defence at most: that of a bonus card; any card adds 1. */
const MOST_BY_AGE: readonly number[] = [0, 1, 2, 3].map(age =>
  (MILITARY as readonly MilitaryCard[]).reduce((n, card) => (card.age === age ? Math.max(n, card.defence ?? 1) : n), 1),
)
interface Odds {
  readonly mine: number
  readonly theirs: number
  /** Cards they may use, and the strength these can add at most. */
  readonly cards: number
  readonly most: number
}
export function oddsOf(s: S, seat: Seat, target: number): Odds {
  const held = backsOf(s, target).flatMap((n, age) => Array.from({ length: n }, () => MOST_BY_AGE[age]))
  const cards = Math.min(militaryTotal(s, target), held.length)
  const best = held.toSorted((a, b) => b - a).slice(0, cards)
  return {
    mine: attackStrength(s, seat, target),
    theirs: strengthAgainst(s, target, seat),
    cards,
    most: best.reduce((n, worth) => n + worth, 0),
  }
}
