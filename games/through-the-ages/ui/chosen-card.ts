/** The military card whose political actions are looked at: it is forgotten with the position. */
import { useSyncExternalStore } from 'react'
import type { AgesCard } from '../src/cards.ts'

interface Chosen {
  readonly card: AgesCard
  readonly at: object
}
let chosen: Chosen | null = null
const listeners = new Set<() => void>()

function put(next: Chosen | null): void {
  chosen = next
  for (const listener of listeners) listener()
}
/** `at`: the position it is chosen in. The same card once more puts it back. */
export function chooseCard(card: AgesCard, at: object): void {
  put(chosen?.card === card && chosen.at === at ? null : { card, at })
}
export const forgetCard = (): void => put(null)
export function useChosenCard(at: object): AgesCard | null {
  const now = useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => chosen,
    () => chosen,
  )
  return now?.at === at ? now.card : null
}
