/**
 * What operators do about people and tables. Each measure is written down with its reason, and the person concerned
 * reads it. Operators do nothing about each other: first one of them has to be none any more.
 */
import { isOperator } from '../people/operators.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import { chatLine, removeLine } from '../store/chat-lines.ts'
import { cupsUnderWay, leaveCup } from '../store/cups.ts'
import { closeTable } from '../store/matches.ts'
import { addMeasure, endBan, setBan } from '../store/measures.ts'
import { isKnown, renamePerson } from '../store/people.ts'
import { endSilence, silence } from '../store/reports.ts'
import { tablesToLeave } from '../store/seats.ts'

type Means = Pick<Services, 'store' | 'settings' | 'lobby' | 'queue' | 'hall' | 'log'>
/** By whom, and why. */
interface Ground {
  readonly by: string
  readonly reason: string
}

async function mustBeConcerned({ store, settings }: Means, user: string): Promise<void> {
  if (!(await isKnown(store, user))) throw new Problem('unknown', 'nobody of that name')
  if (await isOperator(store, settings, user)) throw new Problem('refused', 'they are an operator themselves')
}

/** They say nothing at any table for so many hours; 0 ends it. */
export async function silenceFor(means: Means, user: string, hours: number, ground: Ground): Promise<void> {
  const { store } = means
  await mustBeConcerned(means, user)
  if (hours === 0) {
    await endSilence(store, user)
    await addMeasure(store, { ...ground, kind: 'speak', user })
    return
  }
  const until = Date.now() + hours * 3_600_000
  await silence(store, user, until, ground.by)
  await addMeasure(store, { ...ground, kind: 'silence', user, until })
}

/** Its readers see that there was a line, and not what it said. */
export async function takeLineAway({ store }: Means, id: string, ground: Ground): Promise<void> {
  const line = await chatLine(store, id)
  if (!line || !(await removeLine(store, id))) throw new Problem('unknown', 'no such line')
  await addMeasure(store, { ...ground, kind: 'line', user: line.user, match: line.match, before: line.text })
  await store.tell({ kind: 'chat', match: line.match, id })
}

/** Nobody plays or talks there any more. */
export async function shutTable({ store, hall }: Means, match: string, ground: Ground): Promise<void> {
  if (!(await closeTable(store, match))) throw new Problem('over', 'nobody plays at this table')
  await addMeasure(store, { ...ground, kind: 'close', match })
  await hall.changed(match)
}

/** What they said before stands under the new name, too. The old one is not theirs again. */
export async function giveName(means: Means, user: string, name: string, ground: Ground): Promise<void> {
  const { store } = means
  await mustBeConcerned(means, user)
  const { before, tables } = await renamePerson(store, user, name)
  await addMeasure(store, { ...ground, kind: 'rename', user, before })
  await store.tell({ kind: 'user', user })
  for (const match of tables) await store.tell({ kind: 'table', match })
}

/** Their seats are free, or bots play on there: nobody waits for somebody who cannot come. */
export async function ban(means: Means, user: string, until: number, ground: Ground): Promise<void> {
  const { store, lobby, queue, log } = means
  await mustBeConcerned(means, user)
  if (until <= Date.now()) throw new Problem('malformed', 'a ban ends in the future')
  await setBan(store, user, { until, reason: ground.reason })
  await addMeasure(store, { ...ground, kind: 'ban', user, until })
  // Their connections end.
  await store.tell({ kind: 'user', user })
  for (const match of await tablesToLeave(store, user))
    await lobby
      .leave(match, user)
      .catch(error => log.error({ match, reason: String(error) }, 'somebody banned could not leave a table'))
  await queue.leave(user)
  for (const cup of await cupsUnderWay(store, user)) await leaveCup(store, cup, user)
}
export async function lift({ store }: Means, user: string, ground: Ground): Promise<void> {
  if (!(await endBan(store, user))) throw new Problem('unknown', 'they are not banned')
  await addMeasure(store, { ...ground, kind: 'lift', user })
  await store.tell({ kind: 'user', user })
}
