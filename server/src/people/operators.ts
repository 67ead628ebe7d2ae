/** Who may read reports: people named in the settings, or by the command `operator add`. */
import type { Kysely } from 'kysely'
import type { Settings } from '../settings.ts'
import type { Schema } from '../store/schema.ts'
import { Problem } from '../trouble.ts'

export async function isOperator(db: Kysely<Schema>, settings: Settings, user: string): Promise<boolean> {
  if (settings.operators.split(',').some(id => id.trim() !== '' && id.trim() === user)) return true
  return (await db.selectFrom('operator').select('user').where('user', '=', user).executeTakeFirst()) !== undefined
}

/** By id, or by an address or name that one account has: whoever types the command has looked at it. */
export async function findUser(db: Kysely<Schema>, wanted: string): Promise<{ id: string; name: string }> {
  const found = await db
    .selectFrom('user')
    .select(['id', 'name', 'isAnonymous'])
    .where(eb =>
      eb.or([eb('id', '=', wanted), eb('email', '=', wanted.toLowerCase()), eb('username', '=', wanted.toLowerCase())]),
    )
    .execute()
  if (found.length !== 1) throw new Problem('unknown', `no account ${wanted}`)
  if (found[0].isAnonymous) throw new Problem('refused', `${wanted} is a guest`)
  return found[0]
}

/** Throws while he is to say nothing. */
export async function mustBeHeard(db: Kysely<Schema>, user: string): Promise<void> {
  const row = await db.selectFrom('silence').select('until').where('user', '=', user).executeTakeFirst()
  if (row && row.until > Date.now())
    throw new Problem('forbidden', `an operator has silenced you until ${new Date(row.until).toISOString()}`)
}
