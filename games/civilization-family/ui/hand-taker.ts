/**
 * A hand stands at the edge of the table, and the screen that wants cards of it beside the map. What is chosen in the
 * hand goes to that screen.
 */
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { MessageId } from './message.ts'

type Take = (card: MessageId<'trade'>) => void
let taker: Take | null = null
const listeners = new Set<() => void>()
function change(next: Take | null): void {
  taker = next
  for (const tell of listeners) tell()
}
function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** As long as it is drawn, this screen takes the cards that are chosen in the hand. */
export function useTaking(take: Take): void {
  const newest = useEffectEvent(take)
  useEffect(() => {
    const mine: Take = card => newest(card)
    change(mine)
    return () => {
      if (taker === mine) change(null)
    }
  }, [])
}
/** What a card that is chosen in the hand goes to; null: to nothing. */
export const useTaker = (): Take | null =>
  useSyncExternalStore(
    subscribe,
    () => taker,
    () => null,
  )
