/** Short words for what the chapters of a guide are made of. */
import type { ActionJson, Seat } from '@ecumene/kernel'
import type { GuideReply, GuideStep } from '../seam.ts'

type PointedAt = string | readonly string[]
type Then = readonly (ActionJson | GuideReply)[]

/** Every chapter begins from a key of chance of its own. */
export const seed = (n: number): string => n.toString(16).padStart(64, '0')

/**
 * The messages of a chapter are `ui.guide.<chapter>.<step>`. `leadsTo` gives the addresses of where an action leads:
 * the coach leaves them in sight.
 */
export const stepsOf = (chapter: string, leadsTo: (action: ActionJson) => readonly string[] = () => []) => ({
  read: (name: string, point?: PointedAt, then: Then = []): GuideStep => ({
    message: `ui.guide.${chapter}.${name}`,
    point,
    then,
  }),
  /** Read when the others have moved and the player is asked again. */
  late: (name: string, point?: PointedAt): GuideStep => ({
    message: `ui.guide.${chapter}.${name}`,
    point,
    waits: true,
  }),
  act: (name: string, action: ActionJson, point?: PointedAt, then: Then = []): GuideStep => ({
    message: `ui.guide.${chapter}.${name}`,
    point,
    action,
    then,
    clear: leadsTo(action),
  }),
  /** The player chooses among these in this decision, until it is over or `action` is played. */
  free: (
    name: string,
    decision: string,
    also: readonly ActionJson[],
    point?: PointedAt,
    action?: ActionJson,
    then: Then = [],
  ): GuideStep => ({ message: `ui.guide.${chapter}.${name}`, decision, point, also, action, then }),
})
export const by = (seat: Seat, action: ActionJson): GuideReply => ({ seat, action })
