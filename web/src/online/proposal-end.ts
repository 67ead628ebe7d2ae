/** Why a proposal is gone: nobody came in time, or its author withdrew it. */
import type { TableInfo } from '@ecumene/protocol'
import type { Words } from '@ecumene/words'
import { spellDate } from './time.ts'

export function goneText(w: Words, { expiresAt }: TableInfo): string {
  const isExpired = expiresAt !== null && expiresAt <= Date.now()
  return isExpired ? w.say('online.expired', { at: spellDate(expiresAt, w.language) }) : w.say('online.withdrawn')
}
