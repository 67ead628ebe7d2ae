/** What a finished game says of each person who sat there: facts, written once; ratings follow from them. */
import type { Outcome } from '@ecumene/kernel'
import { TableSettings } from '@ecumene/protocol'
import type { MatchRow, ResultRow } from '../store/schema.ts'

/** How the seats of a game stood when it was over. */
interface FinalSeat {
  readonly seat: number
  readonly user: string | null
  readonly bot: string | null
  readonly stand_in: string | null
  readonly vacant: number
}
interface Sat {
  readonly user: string
  readonly seat: number
  /** Null: the account is gone. */
  readonly isGuest: boolean | null
}
/** Decisions of a seat, and how many of them the clock made. */
interface Turns {
  readonly seat: number
  readonly all: number
  readonly late: number
}
export interface Finished {
  readonly match: MatchRow
  readonly seats: readonly FinalSeat[]
  readonly sat: readonly Sat[]
  readonly turns: readonly Turns[]
  readonly choices: readonly SeatChoice[]
}
/** Somebody at this seat chose that. */
export interface SeatChoice {
  readonly seat: number
  readonly by: string
  readonly value: string
}

/** Nobody is rated for a game against bots alone. */
const FEWEST_RATED = 2

export function resultsOf({ match, seats, sat, turns, choices }: Finished): ResultRow[] {
  const { places } = JSON.parse(match.outcome ?? '{"places":[]}') as Pick<Outcome, 'places'>
  const facts = sat.map(({ user, seat, isGuest }) => {
    const holder = seats[seat]
    const { all = 0, late = 0 } = turns.find(t => t.seat === seat) ?? {}
    const isHolder = holder?.user === user && holder.vacant === 0
    // Where several played one seat, its place is no single person's.
    const isShared = sat.some(other => other.seat === seat && other.user !== user)
    const left = !isHolder ? 'left' : holder.stand_in !== null || late * 2 > all ? 'time' : null
    return {
      match: match.id,
      user,
      seat,
      game: match.game,
      pace: match.pace,
      seats: match.seats,
      place: places[seat] ?? match.seats,
      left,
      turns: isShared ? 0 : all,
      late: isShared ? 0 : late,
      choices: isShared ? null : tallyOf(choices.filter(c => c.seat === seat)),
      at: match.ended_at ?? match.created_at,
      // Players who left come last, behind everybody who stayed.
      rank: isGuest !== false || (isHolder && isShared) ? null : left ? match.seats + 1 : (places[seat] ?? null),
    }
  })
  const { rated, hints } = TableSettings.parse(JSON.parse(match.settings))
  const isRated = rated && !hints && facts.filter(f => f.rank !== null).length >= FEWEST_RATED
  return facts.map(f => ({ ...f, rank: isRated ? f.rank : null, mu: null, sigma: null }))
}
/** How often each was chosen, as JSON. */
function tallyOf(choices: readonly SeatChoice[]): string | null {
  const counts: Record<string, Record<string, number>> = {}
  for (const { by, value } of choices) {
    counts[by] ??= {}
    counts[by][value] = (counts[by][value] ?? 0) + 1
  }
  return choices.length === 0 ? null : JSON.stringify(counts)
}
