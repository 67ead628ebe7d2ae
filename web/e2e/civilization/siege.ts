/**
 * A position no greedy game reaches: two cities of one player attacked at once, so that they say which fight is settled
 * first.
 */

import { tokensToAttack } from '@ecumene/civilization/src/effects/sieges.ts'
import type { S } from '@ecumene/civilization/src/state.ts'
import { DECISIONS } from '@ecumene/civilization/src/verbs.ts'
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { LAND } from '@ecumene/civilization-family/src/map.ts'
import { crowd, inPlay } from '@ecumene/civilization-family/src/query.ts'
import { unmoved } from '@ecumene/civilization-family/src/sailing.ts'
import { tokensAt } from '@ecumene/civilization-family/src/state.ts'
import { type ActionJson, asking } from '@ecumene/kernel'
import { follow, type Position, positionOf } from './positions.ts'

const [DEFENDER, ATTACKER] = [0, 1]
const FEW = 2
const GAMES = 30

/**
 * The defender plays greedily; the attacker keeps their people in tokens and strikes as soon as they can strike twice.
 */
export function besieged(): Position {
  let found: Position | null = null
  for (let seed = 10; seed < 10 + GAMES && found === null; seed++)
    follow(
      2,
      String(seed),
      'short',
      match => {
        if (asking(match.state) === DECISIONS.fight) found = positionOf(match, DEFENDER)
        return found !== null || match.state.round > 16
      },
      (s, seat) => {
        if (seat !== ATTACKER) return null
        if (asking(s) === DECISIONS.build && s.cities[ATTACKER] >= FEW) return [{ verb: 'done' }]
        return asking(s) === DECISIONS.move ? twoAttacks(s) : null
      },
    )
  if (found === null) throw new Error('nobody was attacked twice')
  return found
}
/** The steps that bring enough tokens before two cities. */
function twoAttacks(s: S): readonly ActionJson[] | null {
  const cities = Array.from({ length: AREAS }, (_, a) => a).filter(a => s.city[a] === DEFENDER)
  for (const one of cities)
    for (const other of cities) {
      const used = new Int16Array(AREAS)
      const first = one === other ? null : gather(s, one, used)
      const second = first && gather(s, other, used)
      if (first && second) return [...first, ...second, { verb: 'done' }]
    }
  return null
}
function gather(s: S, city: number, used: Int16Array): readonly ActionJson[] | null {
  const mine = s.tokens[tokensAt(city, ATTACKER)]
  let missing = tokensToAttack(s, DEFENDER) - mine + (crowd(s, city) - mine)
  const steps: ActionJson[] = []
  for (const from of LAND.to.subarray(LAND.at[city], LAND.at[city + 1])) {
    const tokens = inPlay(s, from) ? Math.min(missing, unmoved(s, from, ATTACKER) - used[from]) : 0
    if (tokens <= 0) continue
    used[from] += tokens
    missing -= tokens
    steps.push({ verb: 'walk', area: AREA_IDS[from], to: AREA_IDS[city], tokens })
  }
  return missing > 0 ? null : steps
}
