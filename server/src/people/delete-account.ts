/**
 * Whoever deletes their account leaves their tables, and nothing is kept that only they could use. Finished games stay.
 */
import { newId } from '../ids.ts'
import type { Services } from '../services.ts'
import { forgetPerson } from '../store/people.ts'
import { leaveQueue } from '../store/queue.ts'
import { tablesToLeave } from '../store/seats.ts'

export async function sayFarewell(
  { store, lobby, log }: Pick<Services, 'store' | 'lobby' | 'log'>,
  user: string,
): Promise<void> {
  // One table that fails does not keep them at the others.
  for (const match of await tablesToLeave(store, user))
    await lobby
      .leave(match, user)
      .catch(error => log.error({ match, reason: String(error) }, 'could not leave a table'))
  await leaveQueue(store, user)
  await forgetPerson(store, user, `gone-${newId()}`)
}
