/** What the window is like: a media query, answered again whenever the answer changes. */
import { useCallback, useSyncExternalStore } from 'react'

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = listOf(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => listOf(query).matches,
    // Drawn without a window: as on a desk.
    () => false,
  )
}
/** One list a query: to make one costs more than to ask it. */
const lists = new Map<string, MediaQueryList>()
function listOf(query: string): MediaQueryList {
  let list = lists.get(query)
  if (!list) {
    list = matchMedia(query)
    lists.set(query, list)
  }
  return list
}
/** There is no pointer that hovers: one taps and holds. */
export const useFinger = (): boolean => useMedia('(hover: none)')
/** The table is drawn for a phone: the board above, one sheet below. The style sheets know the same width. */
export const usePhone = (): boolean => useMedia('(max-width: 860px)')
