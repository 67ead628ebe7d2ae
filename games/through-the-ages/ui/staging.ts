/** What the player has chosen and not yet sent: several answers to one question, carried out at once. */
import type { ActionJson } from '@ecumene/kernel'
import { useSyncExternalStore } from 'react'

let chosen: readonly ActionJson[] = []
const listeners = new Set<() => void>()
function put(next: readonly ActionJson[]): void {
  chosen = next
  for (const listener of listeners) listener()
}
export const isSame = (a: ActionJson, b: ActionJson): boolean =>
  Object.keys(b).every(k => a[k] === b[k]) && Object.keys(a).every(k => a[k] === b[k])
export const countOf = (list: readonly ActionJson[], action: ActionJson): number =>
  list.filter(a => isSame(a, action)).length

/** One more of it; once there are no more, none of it. */
export function stage(action: ActionJson, most: number): void {
  if (countOf(chosen, action) < most) put([...chosen, action])
  else put(chosen.filter(a => !isSame(a, action)))
}
export function unstage(action: ActionJson): void {
  const at = chosen.findLastIndex(a => isSame(a, action))
  if (at >= 0) put(chosen.toSpliced(at, 1))
}
export const stageAll = (actions: readonly ActionJson[]): void => put(actions)
export function clearStage(): void {
  if (chosen.length > 0) put([])
}
export const useStaged = (): readonly ActionJson[] =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => chosen,
    () => chosen,
  )
