/** Does a game count for anybody's rating? The server decides at its end; this is what can be said before. */
import type { TableInfo } from '@ecumene/protocol'

const FEWEST_RATED = 2
/** Whose rating the game counts for: guests have none, and nobody is rated alone. */
export function countsFor({ settings, seats, status }: Pick<TableInfo, 'settings' | 'seats' | 'status'>) {
  if (!settings.rated || settings.hints) return 'nobody'
  const mayBeRated = seats.filter(
    s => s.bot === null && !s.isGuest && (s.user !== null || s.vacant || status === 'open'),
  )
  if (mayBeRated.length < FEWEST_RATED) return 'nobody'
  return seats.some(s => s.isGuest) ? 'members' : 'all'
}
