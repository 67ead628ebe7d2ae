/** Everything a lobby shows, in one read: an open lobby asks often. */
import type { LobbyLook, LobbyQuery, TableInfo } from '@ecumene/protocol'
import type { z } from 'zod'
import { listedTables, tablesOf } from '../store/matches.ts'
import type { MatchRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import type { Lobby } from './lobby.ts'

const MOST = 50
const MINE = ['open', 'live', 'over', 'broken'] as const

export async function lookAround(
  store: Store,
  lobby: Lobby,
  filter: z.infer<typeof LobbyQuery>,
  user: string | null,
): Promise<LobbyLook> {
  const listed = (status: 'open' | 'live', vacant: boolean): Promise<MatchRow[]> =>
    listedTables(store, { ...filter, status, vacant, limit: MOST })
  const own = (statuses: readonly MatchRow['status'][]): Promise<MatchRow[]> =>
    user === null ? Promise.resolve([]) : tablesOf(store, user, statuses)
  const parts = await Promise.all([
    own(MINE),
    listed('open', false),
    listed('live', true),
    listed('live', false),
    own(['gone']),
  ])
  // A table stands in several parts: it is described once.
  const rows = [...new Map(parts.flat().map(row => [row.id, row])).values()]
  const infos = new Map((await lobby.infos(rows, user)).map(info => [info.id, info]))
  const [mine, open, vacant, live, gone] = parts.map(part =>
    part.map(row => infos.get(row.id)).filter((info): info is TableInfo => info !== undefined),
  )
  return { mine, open, vacant, live, gone }
}
