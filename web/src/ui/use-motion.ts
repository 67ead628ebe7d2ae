import { useMedia } from '@ecumene/kit/media.ts'
import { useSettings } from '../settings.ts'

/** False when the player or their system asks for reduced motion. */
export const useMotion = (): boolean => {
  const reduced = useMedia('(prefers-reduced-motion: reduce)')
  return !useSettings().calm && !reduced
}
