/** War and the A.S.T. of this game, for the family's greedy player. */
import { EARLY_BRONZE, NATION_IDS } from '@ecumene/civilization-family/data/nations.ts'
import type { WarWays } from '@ecumene/civilization-family/src/bot/look.ts'
import { NOMADS } from '@ecumene/civilization-family/src/state.ts'
import { TRACKS } from '../../data/nations.ts'
import { tokensToAttack } from '../effects/sieges.ts'
import { epochAt } from '../query/succession.ts'
import type { S } from '../state.ts'

export const ways: WarWays = {
  tokensToAttack: (s, _, owner) => tokensToAttack(s as S, owner),
  loot: 0,
  /** Two for the Early Bronze Age; afterwards one is enough to stay. */
  citiesAsked(s, seat) {
    if (s.ruleset === NOMADS) return 0
    return epochAt(s as S, s.nation[seat], s.position[seat] + 1) >= EARLY_BRONZE ? 2 : 0
  },
}

/** The points that the last cell of a nation's row asks, as land that would make up for them. */
export function byRow(_seats: number, nation: number): number {
  const { points } = TRACKS[NATION_IDS[nation]]
  return -points[points.length - 1] / 100
}
