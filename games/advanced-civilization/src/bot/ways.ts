/** War and the A.S.T. of this game, for the family's greedy player. */
import type { WarWays } from '@ecumene/civilization-family/src/bot/look.ts'
import { EPOCH_CITIES, NATION_IDS, TRACKS } from '../../data/nations.ts'
import { tokensToAttack } from '../query/attack.ts'
import { epochAt } from '../query/succession.ts'
import type { S } from '../state.ts'

export const ways: WarWays = {
  tokensToAttack: (s, by, owner) => tokensToAttack(s as S, by, owner),
  loot: 4,
  citiesAsked: (s, seat) => EPOCH_CITIES[epochAt(s as S, s.nation[seat], s.position[seat] + 1)],
}

/** The points that the last cell of a nation's row asks, as land that would make up for them. */
export function byRow(_seats: number, nation: number): number {
  const { points } = TRACKS[NATION_IDS[nation]]
  return -points[points.length - 1] / 100
}
