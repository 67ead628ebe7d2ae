/** Who may read reports: people named in the settings, or by the command `operator add`. */

import { Problem } from '../problem.ts'
import type { Settings } from '../settings.ts'
import type { Database } from '../store/database.ts'
import { accountsCalled, accountsOf } from '../store/people.ts'
import { hasOperator, silencedUntil } from '../store/reports.ts'

export async function isOperator(database: Database, settings: Settings, user: string): Promise<boolean> {
  const named = settings.operators.split(',').map(id => id.trim())
  return (user !== '' && named.includes(user)) || hasOperator(database, user)
}

/**
 * By what one account alone has (id, address, user name), else by the name that people see, if only one account shows
 * it. What looks like an address is never taken for a name: anybody could call themselves so.
 */
export async function findUser(database: Database, wanted: string): Promise<{ id: string; name: string }> {
  const exact = await accountsOf(database, wanted)
  const found = exact.length > 0 || wanted.includes('@') ? exact : await accountsCalled(database, wanted)
  if (found.length === 0) throw new Problem('unknown', `no account ${wanted}`)
  if (found.length > 1)
    throw new Problem(
      'conflict',
      `several accounts are called ${wanted}; choose one: ${found.map(f => f.id).join(', ')}`,
    )
  if (found[0].isAnonymous) throw new Problem('refused', `${wanted} is a guest`)
  return found[0]
}

/** Throws while this person is to say nothing. */
export async function mustBeHeard(database: Database, user: string): Promise<void> {
  const until = await silencedUntil(database, user)
  if (until !== null)
    throw new Problem('silenced', `an operator has silenced you until ${new Date(until).toISOString()}`)
}
