/** Why a table is gone: an operator closed it, nobody came in time, or its author withdrew the proposal. */
import type { TableInfo } from '@ecumene/protocol'
import type { Words } from '@ecumene/words'
import { spellDate } from './time.ts'

export function goneText(w: Words, { expiresAt, closed }: TableInfo): string {
  if (closed) return closed.reason ? w.say('online.closedWhy', { reason: closed.reason }) : w.say('online.closed')
  const isExpired = expiresAt !== null && expiresAt <= Date.now()
  return isExpired ? w.say('online.expired', { at: spellDate(expiresAt, w.language) }) : w.say('online.withdrawn')
}
