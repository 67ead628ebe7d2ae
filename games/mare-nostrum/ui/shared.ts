/** What the parts of the table tell each other: what a plan would leave behind the screen, what is pointed at. */
import { useSyncExternalStore } from 'react'
import type { S } from './rules.ts'

interface Shared {
  /** The position as the plan would make it; null: there is no plan. */
  readonly planned: S | null
  /** Addresses of what makes up a level, to be lit on the map. */
  readonly lit: readonly string[]
  /** Whether it is told what the table has seen of other players' resources. */
  readonly isSeenTold: boolean
}
const KEY = 'ecumene.mare-nostrum.seen'
const NOTHING: Shared = { planned: null, lit: [], isSeenTold: readSeen() }
let now = NOTHING
const listeners = new Set<() => void>()
function set(next: Shared): void {
  now = next
  for (const listener of [...listeners]) listener()
}
const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
/** The position as the plan would make it, at this moment. */
export const plannedNow = (): S | null => now.planned
export const showPlanned = (planned: S | null): void => {
  if (now.planned !== planned) set({ ...now, planned })
}
export const light = (lit: readonly string[]): void => {
  if (now.lit.length > 0 || lit.length > 0) set({ ...now, lit })
}
/** Remembered in this browser: who would rather remember by themselves switches it off. */
export function tellSeen(isTold: boolean): void {
  set({ ...now, isSeenTold: isTold })
  try {
    localStorage.setItem(KEY, String(isTold))
  } catch {
    // Not kept, then.
  }
}
function readSeen(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'false'
  } catch {
    return true
  }
}
const get = (): Shared => now
export const useShared = (): Shared => useSyncExternalStore(subscribe, get, get)
