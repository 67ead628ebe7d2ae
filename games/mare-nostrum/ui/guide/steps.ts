/** Steps of this game's guide, and actions that its chapters lead to. */
import type { ActionJson, Seat } from '@ecumene/kernel'
import { stepsOf as stepsOfChapter } from '@ecumene/kit/guide/steps.ts'

export const stepsOf = (chapter: string) => stepsOfChapter(chapter, leadsTo)
const leadsTo = ({ to, toSea }: ActionJson): string[] =>
  [to, toSea].flatMap(id => (typeof id === 'string' ? [`province:${id}`, `sea:${id}`] : []))

export const done: ActionJson = { verb: 'done' }
export const take = (from: Seat, resource: string): ActionJson => ({ verb: 'take', from, resource })
export const offer = (resource: string): ActionJson => ({ verb: 'offer', resource })
export const appoint = (target: Seat): ActionJson => ({ verb: 'appoint', target })
/** A set may be paid as the player likes. */
export const PAYING: readonly ActionJson[] = [{ verb: 'pay' }, { verb: 'payCoins' }]
