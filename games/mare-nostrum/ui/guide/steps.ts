/** Short words for what the chapters of the guide are made of. */
import type { ActionJson, Seat } from '@ecumene/kernel'
import type { GuideReply, GuideStep } from '@ecumene/kit/seam.ts'

type Point = string | readonly string[]
type Then = readonly (ActionJson | GuideReply)[]

export const seed = (n: number): string => n.toString(16).padStart(64, '0')

/** The messages of a chapter are `ui.guide.<chapter>.<step>`. */
export const stepsOf = (chapter: string) => ({
  read: (name: string, point?: Point): GuideStep => ({ message: `ui.guide.${chapter}.${name}`, point }),
  /** Read when the others have moved and the player is asked again. */
  late: (name: string, point?: Point): GuideStep => ({ message: `ui.guide.${chapter}.${name}`, point, waits: true }),
  act: (name: string, action: ActionJson, point?: Point, then: Then = []): GuideStep => ({
    message: `ui.guide.${chapter}.${name}`,
    point,
    action,
    then,
    clear: [action.to, action.toSea].flatMap(id => (typeof id === 'string' ? [`province:${id}`, `sea:${id}`] : [])),
  }),
  /** They choose among these in this decision, until it is over or `action` is played. */
  free: (
    name: string,
    decision: string,
    also: readonly ActionJson[],
    point?: Point,
    action?: ActionJson,
  ): GuideStep => ({ message: `ui.guide.${chapter}.${name}`, decision, point, also, action }),
})
export const by = (seat: Seat, action: ActionJson): GuideReply => ({ seat, action })

export const done: ActionJson = { verb: 'done' }
export const take = (from: Seat, resource: string): ActionJson => ({ verb: 'take', from, resource })
export const offer = (resource: string): ActionJson => ({ verb: 'offer', resource })
export const appoint = (target: Seat): ActionJson => ({ verb: 'appoint', target })
/** A set may be paid as the player likes. */
export const PAYING: readonly ActionJson[] = [{ verb: 'pay' }, { verb: 'payCoins' }]
