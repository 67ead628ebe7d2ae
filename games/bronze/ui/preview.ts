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
/** The position it belongs to. */
let position: unknown
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
/** A new position ends the preview of what was pointed at. It is not announced: the drawing changes anyway. */
export const forget = (next: unknown): void => {
  position = next
  now = nothing
}
/** What is pointed at in this position, from its first drawing on. */
export function usePointing(drawn: unknown): Pointing {
  const pointing = useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  )
  return drawn === position ? pointing : nothing
}
function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
