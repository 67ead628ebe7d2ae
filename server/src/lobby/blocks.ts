/** People who do not want to play together do not. */

import { Problem } from '../problem.ts'
import { isBlockBetween } from '../store/people.ts'
import { peopleAt } from '../store/seats.ts'
import type { Store } from '../store/store.ts'

/** Throws if someone at the table, or who proposed it, and this person blocked each other, whichever did it. */
export async function mayMeet(store: Store, match: string, user: string, owner: string | null): Promise<void> {
  const others = [...(await peopleAt(store, match)), ...(owner ? [owner] : [])]
  if (await isBlockBetween(store, user, others))
    throw new Problem('blocked', 'someone at this table and you do not play together')
}
