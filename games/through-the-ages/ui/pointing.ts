/** What the player points at, so that the figures elsewhere can say what it would change. */
import type { ActionJson } from '@ecumene/kernel'
import { useSyncExternalStore } from 'react'

let pointed: ActionJson | null = null
const listeners = new Set<() => void>()

export function point(action: ActionJson | null): void {
  if (pointed === action) return
  pointed = action
  for (const listener of listeners) listener()
}
export const usePointed = (): ActionJson | null =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => pointed,
    () => pointed,
  )
