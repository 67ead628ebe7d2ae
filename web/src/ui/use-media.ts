import { useSyncExternalStore } from 'react'
import { useSettings } from '../settings.ts'

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    changed => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}
/** False when the player or his system asks for reduced motion. */
export const useMotion = (): boolean => {
  const reduced = useMedia('(prefers-reduced-motion: reduce)')
  return !useSettings().calm && !reduced
}
