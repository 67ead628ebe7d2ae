/** What the player has chosen and not yet sent: several answers to one question, carried out by one press. */
import type { ActionJson } from '@ecumene/kernel'
import { useSyncExternalStore } from 'react'

interface Stage {
  readonly chosen: readonly ActionJson[]
  /** What was chosen is being carried out. */
  readonly isRunning: boolean
}
const EMPTY: Stage = { chosen: [], isRunning: false }
let now = EMPTY
const listeners = new Set<() => void>()
function put(next: Partial<Stage>): void {
  now = { ...now, ...next }
  for (const listener of listeners) listener()
}
export const isSame = (a: ActionJson, b: ActionJson): boolean =>
  Object.keys(b).every(k => a[k] === b[k]) && Object.keys(a).every(k => a[k] === b[k])
export const countOf = (list: readonly ActionJson[], action: ActionJson): number =>
  list.filter(a => isSame(a, action)).length

/** One more of it; once there are no more, none of it. */
export function stage(action: ActionJson, most: number): void {
  const { chosen } = now
  put({ chosen: countOf(chosen, action) < most ? [...chosen, action] : chosen.filter(a => !isSame(a, action)) })
}
export function unstage(action: ActionJson): void {
  const at = now.chosen.findLastIndex(a => isSame(a, action))
  if (at >= 0) put({ chosen: now.chosen.toSpliced(at, 1) })
}
export const stageAll = (actions: readonly ActionJson[]): void => put({ chosen: actions })
export function clearStage(): void {
  if (now.chosen.length > 0) put({ chosen: [] })
}
/**
 * Plays all of it, one action after the other, up to the first that is refused. The press that began it was the
 * player's word for all of it: no step among them is held to be confirmed once more.
 */
export async function carryOut(
  play: (action: ActionJson, isSaid: boolean) => Promise<boolean>,
  actions: readonly ActionJson[],
): Promise<void> {
  put({ chosen: [], isRunning: true })
  try {
    for (const action of actions) if (!(await play(action, true))) break
  } finally {
    put({ isRunning: false })
  }
}
const listen = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useStaged = (): readonly ActionJson[] =>
  useSyncExternalStore(
    listen,
    () => now.chosen,
    () => now.chosen,
  )
export const useIsRunning = (): boolean =>
  useSyncExternalStore(
    listen,
    () => now.isRunning,
    () => now.isRunning,
  )
