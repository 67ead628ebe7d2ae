/** Phase 6, Conflict: how tokens fall (CIV-11.5.1a, CIV-R-18). */
import type { Seat, World } from '@ecumene/kernel'
import { AREA_IDS } from '../data/areas.ts'
import type { Forces, Told } from './events.ts'
import { crowd, nationsIn } from './query.ts'
import type { Common } from './state.ts'
import { tokensAt } from './state.ts'

export const MOST_PARTIES = 9
/** Metalworking puts its holders behind all others, whatever the numbers. */
export const LATE = 64
const rank = new Int16Array(MOST_PARTIES)

/**
 * Cycles in which every party removes one token: those without Metalworking first (CIV-22.3.9a, CIV-22.3.9b, CIV-R-19),
 * the weaker first (CIV-11.5.1b, CIV-11.5.3), equals together (CIV-11.5.2a); after each such removal the fight may be
 * over. `force[p]` are the tokens of each of n parties, `late[p]` is LATE for holders of Metalworking.
 * `limit` 0 fights until one party is left (CIV-11.6.3a, CIV-11.7a).
 */
export function clash(force: Int16Array, late: Int16Array, n: number, limit: number): void {
  // Everyone loses one a cycle, so the order never changes: strength and Metalworking make one number, equal numbers
  // remove together.
  for (let party = 0; party < n; party++) rank[party] = force[party] === 0 ? 0 : force[party] + late[party]
  let over = settled(force, n, limit)
  while (!over) {
    for (let now = nextRank(n, 0); now !== 0 && !over; now = nextRank(n, now)) {
      let fell = false
      for (let party = 0; party < n; party++) {
        if (rank[party] !== now || force[party] === 0) continue
        force[party]--
        fell = true
      }
      if (fell) over = settled(force, n, limit)
    }
  }
}
function nextRank(n: number, after: number): number {
  let next = 0
  for (let party = 0; party < n; party++)
    if (rank[party] > after && (next === 0 || rank[party] < next)) next = rank[party]
  return next
}
/**
 * Only one party has tokens, or the printed limit is no longer exceeded, Agriculture or not (CIV-22.3.10b, CIV-R-20).
 */
function settled(force: Int16Array, n: number, limit: number): boolean {
  let parties = 0
  let tokens = 0
  for (let party = 0; party < n; party++) {
    if (force[party] === 0) continue
    parties++
    tokens += force[party]
  }
  return parties <= 1 || (limit > 0 && tokens <= limit)
}

/**
 * The sums of a fight: who stood there with how much, who is left, and whom Metalworking kept behind. Party `seats` are
 * the Barbarians.
 */
export function tellClash(
  area: number,
  limit: number,
  { before, left, late }: Readonly<Record<'before' | 'left' | 'late', Int16Array>>,
  seats: number,
  world: World<Told>,
): void {
  const present = before.findIndex(tokens => tokens > 0)
  if (present === before.findLastIndex(tokens => tokens > 0)) return
  const named = (tokens: Int16Array): Forces =>
    Object.fromEntries(
      Array.from(tokens, (n, party) => [party === seats ? 'barbarians' : String(party), n] as const).filter(
        ([, n]) => n > 0,
      ),
    )
  const metal = Array.from({ length: seats }, (_, party) => party).filter(
    party => late[party] === LATE && before[party] > 0,
  )
  world.emit({
    type: 'clashed',
    area: AREA_IDS[area],
    limit,
    forces: named(before),
    standing: left.reduce((sum, n) => sum + n, 0),
    survivors: named(left),
    late: metal.length,
    metal,
  })
}

/**
 * Does an area without a city see a conflict? (CIV-11.1a) A city's area counts as full: any foreign token is enough
 * there (CIV-11.1b). Ships never fight (CIV-11.2b).
 */
export const contested = (s: Pick<Common, 'tokens'>, area: number, limit: number): boolean =>
  nationsIn(s, area) > 1 && crowd(s, area) > limit
/** The only foreign player with tokens beside a city, or -1. */
export function besieger(s: Pick<Common, 'seats' | 'city' | 'tokens'>, area: number): Seat {
  for (let party = 0; party < s.seats; party++)
    if (party !== s.city[area] && s.tokens[tokensAt(area, party)] > 0) return party
  return -1
}
