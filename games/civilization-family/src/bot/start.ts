/** Where to begin: room and sites within reach, fewer where others begin too. */
import type { Code, Codes } from '@ecumene/kernel'
import { AREAS } from '../../data/areas.ts'
import { LAND, map, NO_SITE } from '../map.ts'
import { crowd, inPlay, siteAt } from '../query.ts'
import type { Common } from '../state.ts'
import type { SharedVerbs } from '../verbs.ts'

const FAR = 99
/** A nation settles what it can reach in about so many rounds. */
const REACH = 7
const SITE = 2
const away = new Int16Array(AREAS)
const near = new Int16Array(AREAS)
const queue = new Int16Array(AREAS)

/** Steps by land from the areas in the queue; ships shorten none of them. */
function measure(s: Common, n: number, into: Int16Array): void {
  for (let at = 0; at < n; at++) {
    const from = queue[at]
    for (let i = LAND.at[from]; i < LAND.at[from + 1]; i++) {
      const to = LAND.to[i]
      if (into[to] <= into[from] + 1 || !inPlay(s, to) || map.openSea[to]) continue
      into[to] = into[from] + 1
      queue[n++] = to
    }
  }
}
/** Land that is nearer to this start than to anybody who has begun. */
function landOf(s: Common, start: number): number {
  near.fill(FAR)
  queue[0] = start
  near[start] = 0
  measure(s, 1, near)
  let land = 0
  for (let area = 0; area < AREAS; area++) {
    if (near[area] >= REACH) continue
    const worth = map.limit[area] + (siteAt(s, area) === NO_SITE ? 0 : SITE)
    const share = near[area] < away[area] ? 1 : near[area] === away[area] ? 0.5 : 0.15
    land += worth * share * (1 - near[area] / REACH / 2)
  }
  return land
}
/** What a nation is worth at a table of so many, in the measure of land. */
export type Homes = (seats: number, nation: number) => number

export function chooseStart(s: Common, legal: Codes, verbs: SharedVerbs, homes: Homes): Code {
  away.fill(FAR)
  let begun = 0
  for (let area = 0; area < AREAS; area++)
    if (crowd(s, area) > 0) {
      away[area] = 0
      queue[begun++] = area
    }
  measure(s, begun, away)
  let best = legal.at[0]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    if (!verbs.found.is(code)) continue
    const value = landOf(s, verbs.found.arg.area(code)) + homes(s.seats, verbs.found.arg.nation(code))
    if (value <= most) continue
    most = value
    best = code
  }
  return best
}
