/** Whoever deletes his account leaves his tables, and nothing is kept that only he could use. Games he has finished stay with their names of seats. */
import type { Services } from '../services.ts'

export async function sayFarewell(
  { store, lobby, log }: Pick<Services, 'store' | 'lobby' | 'log'>,
  user: string,
): Promise<void> {
  const { db } = store
  const seats = await db
    .selectFrom('seat')
    .innerJoin('match', 'match.id', 'seat.match')
    .select('match.id')
    .where('seat.user', '=', user)
    .where('seat.vacant', '=', 0)
    .where('match.status', 'in', ['open', 'live'])
    .execute()
  // One table that fails does not keep him at the others.
  for (const { id } of seats)
    await lobby
      .leave(id, user)
      .catch(error => log.error({ match: id, reason: String(error) }, 'could not leave a table'))
  await db.transaction().execute(async tx => {
    await tx
      .updateTable('match')
      .set({ status: 'gone' })
      .where('owner', '=', user)
      .where('status', '=', 'open')
      .execute()
    await tx.deleteFrom('token').where('user', '=', user).execute()
    await tx.deleteFrom('channel').where('user', '=', user).execute()
    await tx.deleteFrom('outbox').where('user', '=', user).execute()
    await tx.deleteFrom('profile').where('user', '=', user).execute()
    await tx.deleteFrom('relation').where('user', '=', user).execute()
  })
}
