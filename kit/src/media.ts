/** What the window is like: a media query, answered again whenever the answer changes. */
import { useSyncExternalStore } from 'react'

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    changed => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    // Drawn without a window: as on a desk.
    () => false,
  )
}
/** The table is drawn for a phone: the board above, one sheet below. The style sheets know the same width. */
export const usePhone = (): boolean => useMedia('(max-width: 860px)')
