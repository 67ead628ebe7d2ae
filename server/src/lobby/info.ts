/** A table as people see it from outside: never its key, never anything of its state but whose turn it is. */
import type { SeatInfo, TableInfo } from '@ecumene/protocol'
import { TableSettings } from '@ecumene/protocol'
import type { MatchRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'

export async function tableInfos(store: Store, rows: readonly MatchRow[], user: string | null): Promise<TableInfo[]> {
  if (rows.length === 0) return []
  const ids = rows.map(r => r.id)
  const seats = await store.db
    .selectFrom('seat')
    .leftJoin('user', 'user.id', 'seat.user')
    .select(['seat.match', 'seat.seat', 'seat.user', 'seat.bot', 'seat.stand_in', 'seat.vacant', 'user.name'])
    .where('seat.match', 'in', ids)
    .orderBy('seat.seat')
    .execute()
  const positions = await store.db.selectFrom('position').select(['match', 'seq', 'owed']).where('match', 'in', ids).execute()
  return rows.map(row => {
    const at = positions.find(p => p.match === row.id)
    const sitters = seats.filter(s => s.match === row.id)
    const mine = sitters.find(s => user !== null && s.user === user && s.vacant === 0)
    return {
      id: row.id,
      game: row.game,
      version: row.version,
      title: row.title,
      status: row.status,
      setup: JSON.parse(row.setup) as TableInfo['setup'],
      settings: TableSettings.parse(JSON.parse(row.settings)),
      owner: row.owner,
      seats: sitters.map(
        (s): SeatInfo => ({
          seat: s.seat,
          user: s.vacant === 1 ? null : s.user,
          name: s.vacant === 1 ? null : s.name,
          bot: s.bot,
          standIn: s.stand_in,
          vacant: s.vacant === 1,
        }),
      ),
      me: mine?.seat ?? null,
      owed: at?.owed ?? 0,
      seq: at?.seq ?? 0,
      createdAt: row.created_at,
      startedAt: row.started_at,
      endedAt: row.ended_at,
      expiresAt: row.status === 'open' ? row.expires_at : null,
      commitment: row.commitment,
      outcome: row.outcome ? (JSON.parse(row.outcome) as TableInfo['outcome']) : null,
      rematch: row.rematch,
    }
  })
}
