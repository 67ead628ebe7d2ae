/** Does this tab wait for a game? A word of its own, so that the shelf need not load what asks the server. */
import { useSyncExternalStore } from 'react'

const NAME = 'ecumene.waiting'
const listeners = new Set<() => void>()

export const isWaiting = (): boolean => sessionStorage.getItem(NAME) !== null
export function setWaiting(on: boolean): void {
  if (on === isWaiting()) return
  if (on) sessionStorage.setItem(NAME, 'yes')
  else sessionStorage.removeItem(NAME)
  for (const listener of [...listeners]) listener()
}
export const useWaiting = (): boolean =>
  useSyncExternalStore(changed => {
    listeners.add(changed)
    return () => listeners.delete(changed)
  }, isWaiting)
