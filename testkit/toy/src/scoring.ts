/** Most coins win; those who fell come last (TOY-9). */
import type { Outcome } from '@ecumene/kernel'
import { isAlone } from './query.ts'
import type { S } from './state.ts'

export const GOAL = 20

export function outcome(s: S): Outcome | null {
  if (s.depth > 0) return null
  const scores = Array.from(s.coins, (coins, seat) => (s.out[seat] ? -1 : coins))
  const ending = isAlone(s) ? 'ending.alone' : Math.max(...scores) >= GOAL ? 'ending.goal' : 'ending.rounds'
  return {
    places: scores.map(mine => 1 + scores.filter(other => other > mine).length),
    scores,
    parts: { coins: scores },
    rule: 'TOY-9',
    ending,
  }
}
