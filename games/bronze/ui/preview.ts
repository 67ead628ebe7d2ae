/** What the player points at, shared by all parts of the table: the matrix asks, the board answers. */
import { useSyncExternalStore } from 'react'
import type { Preview } from './model.ts'

interface Pointing {
  readonly preview: Preview
  /** The activated technology picked to settle with, or null: any. */
  readonly picked: number | null
}
const nothing: Pointing = { preview: { kind: 'none' }, picked: null }
let now = nothing
const listeners = new Set<() => void>()

const set = (next: Pointing): void => {
  now = next
  for (const listener of [...listeners]) listener()
}
export const preview = (p: Preview): void => set({ ...now, preview: p })
export const unpreview = (): void => {
  if (now.preview.kind !== 'none') set({ ...now, preview: nothing.preview })
}
export const pick = (tech: number | null): void => {
  if (now.picked !== tech) set({ ...now, picked: tech })
}
export const pickedNow = (): number | null => now.picked
/** A new position: what was pointed at is over. */
export const forget = (): void => {
  if (now !== nothing) set(nothing)
}
export const usePointing = (): Pointing =>
  useSyncExternalStore(
    changed => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => now,
  )
