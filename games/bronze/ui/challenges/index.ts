/** Positions with a goal: one turn in games that others have begun. */

import { keyOf } from '@ecumene/kernel'
import type { Challenge, GuideReply } from '@ecumene/kit/seam.ts'
import { COLUMNS, CUBES } from '../../data/tokens.ts'
import { citiesOf } from '../../src/query.ts'
import { citiesPoints, provincePoints, routePoints, totalOf } from '../../src/scoring.ts'
import type { S } from '../../src/state.ts'
import before from './before.json.br'

type ScoredGoal = Pick<Challenge<S>, 'id' | 'score' | 'stars'>
const played = before as unknown as Readonly<Record<string, readonly GuideReply[]>>
/** Cards in the player's matrix: one more after each of their turns. */
const laid = (s: S): number => s.height.slice(0, COLUMNS).reduce((sum, n) => sum + n, 0)
/** One turn of a game that has been played to its middle; `before.json.br` has its moves. */
function turn(told: ScoredGoal, seats: number): Challenge<S> {
  const moves = played[told.id] ?? []
  const cards = moves.filter(({ seat, action }) => seat === 0 && action.verb === 'lay').length + 1
  return {
    ...told,
    seats,
    seed: keyOf(`bronze-${told.id}`),
    before: moves,
    isOver: s => laid(s) >= cards && s.turn !== 0,
  }
}
const points = (s: S): number => totalOf(s, 0)

export const challenges: readonly Challenge<S>[] = [
  turn({ id: 'routes', score: s => routePoints(s, 0), stars: [4, 6, 9] }, 2),
  turn({ id: 'settlers', score: s => CUBES - s.supply[0], stars: [17, 17, 18] }, 2),
  turn({ id: 'cities', score: s => citiesPoints(s, 0), stars: [8, 11, 14] }, 3),
  turn({ id: 'turn', score: points, stars: [18, 28, 38] }, 4),
  turn({ id: 'ahead', score: s => points(s) - totalOf(s, 1), stars: [4, 10, 16] }, 2),
  turn({ id: 'provinces', score: s => provincePoints(s, 0) + citiesOf(s, 0).length, stars: [6, 7, 8] }, 3),
]
