/** What was played at a table since a server last looked: where it stands now, and the lines in between. */
import type { Database } from './database.ts'
import { COLUMNS, entriesBetween } from './entries.ts'
import { positionOf } from './positions.ts'
import type { EntryRow, PositionRow } from './schema.ts'

export interface NewsOf {
  readonly position: PositionRow
  readonly entries: readonly EntryRow[]
}
export interface Wish {
  readonly match: string
  /** The last line that is known. */
  readonly since: number
}

export async function newsOf(database: Database, { match, since }: Wish): Promise<NewsOf | null> {
  const position = await positionOf(database, match)
  return position ? { position, entries: await entriesBetween(database, match, since, position.seq) } : null
}

type Query = (asked: { name?: string; text: string; values: string[] }) => Promise<{ rows: unknown[] }>
type FoundPosition = PositionRow & { readonly n: number; readonly entries: EntryRow[] | null }

const LINE = COLUMNS.map(name => `"${name}"`).join(', ')
const TEXT = `select g.n, p."match", p.rev, p.seq, p.owed, p.clock, p.deadline, p.updated_at,
    (select json_agg(e order by e.seq) from (select ${LINE} from entry
      where "match" = g."match" and seq > g.since and seq <= p.seq) e) as entries
  from json_to_recordset($1) as g(n integer, "match" text, since integer) join position p on p."match" = g."match"`

/** On PostgreSQL: one question for all tables of a batch. `isPreparing`: see commit.ts. */
export const newsReader =
  (query: Query, isPreparing: boolean) =>
  async (wishes: readonly Wish[]): Promise<readonly (NewsOf | null)[]> => {
    const values = [JSON.stringify(wishes.map((wish, n) => ({ ...wish, n })))]
    const { rows } = await query({ ...(isPreparing ? { name: 'news' } : {}), text: TEXT, values })
    const news: (NewsOf | null)[] = wishes.map(() => null)
    for (const { n, entries, ...position } of rows as FoundPosition[]) news[n] = { position, entries: entries ?? [] }
    return news
  }
