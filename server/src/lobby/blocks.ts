/** People who do not want to play together do not. */
import type { Store } from '../store/store.ts'
import { Problem } from '../trouble.ts'

/** Throws if someone at the table, or who proposed it, and this person blocked each other, whichever did it. */
export async function mayMeet({ db }: Store, match: string, user: string, owner: string | null): Promise<void> {
  const seats = await db.selectFrom('seat').select('user').where('match', '=', match).execute()
  const others = [...seats.flatMap(s => (s.user ? [s.user] : [])), ...(owner ? [owner] : [])]
  if (others.length === 0) return
  const blocked = await db
    .selectFrom('relation')
    .select('user')
    .where('kind', '=', 'block')
    .where(eb =>
      eb.or([
        eb.and([eb('user', 'in', others), eb('other', '=', user)]),
        eb.and([eb('user', '=', user), eb('other', 'in', others)]),
      ]),
    )
    .executeTakeFirst()
  if (blocked) throw new Problem('blocked', 'someone at this table and you do not play together')
}
