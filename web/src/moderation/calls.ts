/** What operators ask of the server, and what people are told of it. */
import type { Ban, FoundPerson, MeasureInfo, MeasureKind, ToldMeasure } from '@ecumene/protocol'
import { sayFor } from '../failure.ts'
import { server } from '../online/session.ts'

interface Told {
  readonly operator?: boolean
  readonly ban?: Ban
  readonly measures?: readonly ToldMeasure[]
}
const me = (): Promise<Told> => server.call<Told>('GET', '/me')
export const isOperator = async (): Promise<boolean> => (await me()).operator === true

/** What operators did about this person and they have not read; a ban that holds, even if they have. */
export async function toldOfMe(): Promise<readonly ToldMeasure[]> {
  const { ban, measures = [] } = await me()
  if (!ban || measures.some(m => m.kind === 'ban' && m.until === ban.until)) return measures
  return [{ id: '', at: 0, kind: 'ban', before: null, ...ban }, ...measures]
}
export const markRead = (id: string): Promise<void> => server.call('POST', `/me/measures/${id}/seen`)

export const findPeople = (name: string): Promise<readonly FoundPerson[]> =>
  server.call('GET', `/moderation/people?${new URLSearchParams({ name })}`)
export const readLog = (user?: string): Promise<readonly MeasureInfo[]> =>
  server.call('GET', `/moderation/log${user === undefined ? '' : `?${new URLSearchParams({ user })}`}`)

/** To whom, to which line, to which table; and how. */
export interface MeasureWish {
  readonly kind: MeasureKind
  readonly user?: string | undefined
  readonly line?: string | undefined
  readonly match?: string | undefined
  readonly reason: string
  readonly hours: number
  readonly name: string
  readonly until: number
}
export function take({ kind, user, line, match, reason, hours, name, until }: MeasureWish): Promise<void> {
  const about = `/users/${user}`
  const asked = {
    silence: () => server.call<void>('POST', `${about}/silence`, { hours, reason }),
    speak: () => server.call<void>('POST', `${about}/silence`, { hours: 0, reason }),
    rename: () => server.call<void>('POST', `${about}/name`, { name, reason }),
    ban: () => server.call<void>('POST', `${about}/ban`, { until, reason }),
    lift: () => server.call<void>('DELETE', `${about}/ban`, { reason }),
    line: () => server.call<void>('POST', `/talk/${line}/remove`, { reason }),
    close: () => server.call<void>('POST', `/matches/${match}/close`, { reason }),
  }
  return asked[kind]()
    .catch(sayFor('refused', 'measure.operators'))
    .catch(sayFor('over', 'measure.overAlready'))
    .catch(sayFor('unknown', 'measure.doneAlready'))
}
