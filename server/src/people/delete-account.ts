/**
 * A person who deletes their account leaves their tables; nothing stays that only they could use or that identifies
 * them. Finished games stay.
 */
import { newId } from '../ids.ts'
import type { Services } from '../services.ts'
import { beginFarewell, endFarewell, farewellsSince } from '../store/farewells.ts'
import { forgetPerson, isKnown } from '../store/people.ts'
import { leaveQueue } from '../store/queue.ts'
import { tablesToLeave } from '../store/seats.ts'

type FarewellServices = Pick<Services, 'store' | 'lobby' | 'log'>
/** A farewell that takes longer was cut off. */
const PATIENCE_MS = 60_000

/** `deletes` deletes the account itself, and says whether it did. The rest is done even if this process ends then. */
export async function deleteAccount(
  services: FarewellServices,
  user: string,
  deletes: () => Promise<boolean>,
): Promise<void> {
  await beginFarewell(services.store, user)
  if (await deletes()) await sayFarewell(services, user)
  else await endFarewell(services.store, user)
}
/** What servers that ended have left to be done. */
export async function finishFarewells(services: FarewellServices, now: number): Promise<void> {
  for (const user of await farewellsSince(services.store, now - PATIENCE_MS))
    if (await isKnown(services.store, user)) await endFarewell(services.store, user)
    else await sayFarewell(services, user)
}
async function sayFarewell({ store, lobby, log }: FarewellServices, user: string): Promise<void> {
  // One table that fails does not keep them at the others.
  for (const match of await tablesToLeave(store, user))
    await lobby
      .leave(match, user)
      .catch(error => log.error({ match, reason: String(error) }, 'could not leave a table'))
  await leaveQueue(store, user)
  // Pages and pictures that show their name are made anew.
  for (const match of await forgetPerson(store, user, `gone-${newId()}`)) await store.tell({ kind: 'table', match })
  await endFarewell(store, user)
}
