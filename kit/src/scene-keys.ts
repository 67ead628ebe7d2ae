/** Keys of a scene: + - 0 and arrows. */
import type { Moves } from './camera-control.ts'
import { isWay, nearest } from './spatial.ts'

/** One step of the zoom. */
export const STEP = 1.35

/** True if the key meant the scene: the camera, or the next thing in a direction. */
export function handleKey(key: string, viewport: HTMLElement, moves: Moves, glide: boolean): boolean {
  if (key === '+' || key === '=') moves.scale(STEP, glide)
  else if (key === '-' || key === '_') moves.scale(1 / STEP, glide)
  else if (key === '0') moves.whole(glide)
  else if (key === 'Enter' && document.activeElement === viewport) focusFirst(viewport)
  else if (isWay(key)) {
    const here = document.activeElement
    if (!here || here === viewport || !here.matches('[data-target]')) {
      const [dx, dy] = { ArrowLeft: [80, 0], ArrowRight: [-80, 0], ArrowUp: [0, 80], ArrowDown: [0, -80] }[key]
      moves.pan(dx, dy)
    } else {
      const all = [...viewport.querySelectorAll<SVGElement>('[data-target]')].filter(t => t !== here)
      const next = nearest(all.map(centre), centre(here), key)
      if (next >= 0) {
        all[next].focus()
        moves.seen(all[next], false)
      }
    }
  } else return false
  return true
}
function focusFirst(viewport: HTMLElement): void {
  const first =
    viewport.querySelector<SVGElement>('[data-target].is-legal') ?? viewport.querySelector<SVGElement>('[data-target]')
  first?.focus()
}
const centre = (e: Element): { x: number; y: number } => {
  const r = e.getBoundingClientRect()
  return { x: r.left + r.width / 2, y: r.top + r.height / 2 }
}
