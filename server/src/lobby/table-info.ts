/** A table as people see it from outside: never its key, never anything of its state but whose turn it is. */
import { has } from '@ecumene/kernel'
import type { SeatInfo, TableInfo } from '@ecumene/protocol'
import { TableSettings } from '@ecumene/protocol'
import { bellAt, type Clock, dueOf, showClock } from '../pace/clock.ts'
import { isAway, NO_REST, nextAwake, restOf } from '../pace/quiet-hours.ts'
import { clockTime } from '../pace/time.ts'
import type { Here } from '../people/people-online.ts'
import { ratingsBeside } from '../rating/standings.ts'
import { sealedOf } from '../store/cups.ts'
import { closingsOf } from '../store/measures.ts'
import { positionsOf } from '../store/positions.ts'
import { presenceIn } from '../store/presence.ts'
import type { MatchRow } from '../store/schema.ts'
import { type SitterRow, seatsHad, sittersOf } from '../store/seats.ts'
import { startsOf } from '../store/start-times.ts'
import type { Store } from '../store/store.ts'
import { askedFor, takebackOf } from '../store/takebacks.ts'

function toldTakeback({ takeback }: MatchRow, sitters: readonly SitterRow[]): TableInfo['takeback'] {
  const request = takebackOf(takeback)
  if (!request) return null
  const { isOpen, seat, line, own, agreed, refusedBy } = request
  return { isOpen, seat, line, own, asked: askedFor(request, presenceIn(sitters)), agreed, refusedBy }
}

/** In a cup everybody has a table of their own, and a table that is not listed is for those who are invited. */
const heirsOf = ({ origin, listed }: Pick<MatchRow, 'origin' | 'listed'>): TableInfo['heirs'] =>
  origin?.startsWith('cup:') ? 'nobody' : listed === 1 ? 'anybody' : 'invited'
/** A person who had a seat of a table gets that one again and no other. */
const isOpenTo = (had: number | undefined, seat: number, isForAll: boolean): boolean =>
  had === undefined ? isForAll : had === seat

export async function tableInfos(
  store: Store,
  rows: readonly MatchRow[],
  user: string | null,
  here: Pick<Here, 'has'>,
): Promise<TableInfo[]> {
  if (rows.length === 0) return []
  const ids = rows.map(r => r.id)
  const [seats, positions, starts, sealed, closings] = await Promise.all([
    sittersOf(store, ids),
    positionsOf(store, ids),
    startsOf(store, ids),
    sealedOf(store, ids),
    closingsOf(
      store,
      rows.flatMap(r => (r.status === 'gone' ? r.id : [])),
    ),
  ])
  const ratingOf = await ratingsBeside(
    store,
    seats.flatMap(s => (s.vacant === 0 ? (s.user ?? []) : [])),
    user,
  )
  const now = clockTime()
  const had = await seatsHad(
    store,
    seats.flatMap(s => (s.vacant === 1 ? s.match : [])),
    user,
  )
  return rows.map(row => {
    const at = positions.find(p => p.match === row.id)
    const sitters = seats.filter(s => s.match === row.id)
    const mine = sitters.find(s => user !== null && s.user === user && s.vacant === 0)
    const settings = TableSettings.parse(JSON.parse(row.settings))
    const rests = sitters.map(restOf)
    // Whose turn it is and whose time runs tells where the game stands, as its end does: nothing for those who see it
    // late, nor for those who see nothing of it.
    const isSecret = sealed.has(row.id) || (row.status === 'over' && !settings.watchers)
    const isTold = mine !== undefined || (!isSecret && (row.status !== 'live' || settings.delay === 0))
    const clock = isTold && row.status === 'live' && at?.clock ? (JSON.parse(at.clock) as Clock) : null
    return {
      id: row.id,
      game: row.game,
      version: row.version,
      title: row.title,
      status: row.status,
      setup: JSON.parse(row.setup) as TableInfo['setup'],
      settings,
      owner: row.owner,
      seats: sitters.map(
        (s): SeatInfo => ({
          seat: s.seat,
          user: s.vacant === 1 ? null : s.user,
          name: s.vacant === 1 ? null : s.name,
          isGuest: Boolean(s.isAnonymous),
          rating: s.vacant === 1 ? null : ratingOf(s.user, row.game, row.pace),
          here: s.vacant === 0 && s.user !== null && here.has(s.user),
          bot: s.bot,
          standIn: s.stand_in,
          vacant: s.vacant === 1,
          left: s.vacant === 1 ? s.name : null,
          adoptable:
            s.vacant === 1 &&
            row.status === 'live' &&
            !mine &&
            isOpenTo(had.get(row.id), s.seat, heirsOf(row) === 'anybody'),
          kept:
            s.kept_for !== null && s.user === null && (s.kept_until ?? 0) > Date.now()
              ? { name: s.kept_name, until: s.kept_until ?? 0, isMine: s.kept_for === user }
              : null,
          vacationUntil: s.vacant === 0 && isAway(restOf(s), now) ? s.vacation_until : null,
          resting: s.vacant === 0 && settings.pace.kind === 'slow' && nextAwake(now, restOf(s)) > now,
          agreed: s.vacant === 1 ? null : s.agreed,
          due:
            dueOf(clock, settings.pace, s.seat, rests[s.seat] ?? NO_REST) ??
            (has(at?.owed ?? 0, s.seat) ? bellAt(clock) : null),
        }),
      ),
      me: mine?.seat ?? null,
      owed: (isTold && at?.owed) || 0,
      seq: (isTold && at?.seq) || 0,
      createdAt: row.created_at,
      startedAt: row.started_at,
      endedAt: row.ended_at,
      expiresAt: row.status === 'open' || row.status === 'gone' ? row.expires_at : null,
      startsAt: starts.get(row.id) ?? null,
      commitment: row.commitment,
      outcome: isTold && row.outcome ? (JSON.parse(row.outcome) as TableInfo['outcome']) : null,
      sealed: sealed.has(row.id),
      heirs: heirsOf(row),
      rematch: row.rematch,
      ...(closings.has(row.id) ? { closed: { reason: mine ? (closings.get(row.id) ?? null) : null } } : {}),
      clock: showClock(clock, settings.pace, now, rests),
      takeback: mine && row.status === 'live' ? toldTakeback(row, sitters) : null,
      movedAt: (isTold && at?.updated_at) || null,
    }
  })
}
