/** What is asked before somebody leaves a table: what becomes of the seat, or of the table. */
import type { TableInfo } from '@ecumene/protocol'
import type { Words } from '@ecumene/words'
import type { Question } from '../ui/ask.tsx'

/** What becomes of the seat at this table. */
export const afterLeaving = (w: Words, { heirs }: Pick<TableInfo, 'heirs'>): string =>
  w.say(heirs === 'anybody' ? 'online.leaveHelp' : `online.leaveHelp.${heirs}`)
/** From a game that is played: a bot plays on. */
export const leaving = (w: Words, info: Pick<TableInfo, 'heirs'>, onYes: () => void): Question => ({
  title: w.say('ask.leave'),
  text: afterLeaving(w, info),
  no: w.say('ask.stay'),
  yes: w.say('online.resign'),
  onYes,
})
/** Leaving a table that has not begun; the player who opened it withdraws it. */
export const goingAway = (w: Words, isOwner: boolean, onYes: () => void): Question => ({
  title: w.say(isOwner ? 'ask.withdraw' : 'ask.goAway'),
  text: w.say(isOwner ? 'ask.withdrawText' : 'ask.goAwayText'),
  no: w.say('ask.stay'),
  yes: w.say(isOwner ? 'online.withdraw' : 'online.leave'),
  onYes,
})
