/** As whom somebody looks at a table, and how often they may look far back. */
import type { Viewer } from '@ecumene/kernel'
import { networkOf } from '../limiter.ts'
import { LIMITS } from '../limits-list.ts'
import type { Person } from '../people/person.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'

/** The seat this person holds, or a spectator if the table lets people watch. */
export async function viewerOf({ hall }: Services, match: string, person: Person | null): Promise<Viewer> {
  if (person && !person.scopes.includes('read')) throw new Problem('scope', 'this token lacks the scope read')
  const room = await hall.room(match)
  const seat = room.seatOf(person?.user ?? null)
  if (seat !== null) return seat
  // A finished game is open to all, unless its players wanted no others to look on.
  if (!room.meta.settings.watchers) throw new Problem('forbidden', 'this table has no spectators')
  return 'table'
}
/**
 * A past position, or the beginning of a long game, costs a piece of the game played again. They are counted for the
 * person, however many sockets they have.
 */
export const lookingBack =
  ({ settings, limits }: Services, person: Person | null, address: string) =>
  async (): Promise<boolean> =>
    !settings.rateLimits || limits.take('past', person?.user ?? networkOf(address), LIMITS.pastPositions.most, 60_000)
