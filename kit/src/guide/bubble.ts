/** Where the coach's bubble stands: beside what it speaks of, never over it while the window has room beside it. */
import type { Size } from '../camera.ts'

type BubbleSpot = readonly [x: number, y: number]
interface BubbleBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
const GAP = 14
export const EDGE = 8

/**
 * The corner of the bubble. What is spoken of comes first, then whatever is to stay clear; else the foot of the screen.
 */
export function placeBubble(window: Size, bubble: Size, at: BubbleBox | null, clear: readonly BubbleBox[]): BubbleSpot {
  const { w, h } = bubble
  const within = (v: number, size: number, room: number): number => Math.max(EDGE, Math.min(room - size - EDGE, v))
  const spots: BubbleSpot[] = []
  if (at) {
    const [cx, cy] = [(at.left + at.right - w) / 2, (at.top + at.bottom - h) / 2]
    for (const x of [at.left - GAP - w, at.right + GAP]) for (const y of [cy, at.top - h, at.bottom]) spots.push([x, y])
    for (const y of [at.top - GAP - h, at.bottom + GAP]) for (const x of [cx, at.left - w, at.right]) spots.push([x, y])
  }
  spots.push([(window.w - w) / 2, window.h - h - 90])
  // The whole window, its edges with it, if nothing beside the thing is free.
  for (let row = 0; row <= 6; row++)
    for (let column = 0; column <= 8; column++) spots.push([((window.w - w) * column) / 8, ((window.h - h) * row) / 6])
  let best: BubbleSpot = [0, 0]
  let least: readonly [number, number] = [Number.POSITIVE_INFINITY, 0]
  for (const [x, y] of spots) {
    const spot: BubbleSpot = [within(x, w, window.w), within(y, h, window.h)]
    const hidden = [at ? covered(spot, bubble, at) : 0, clear.reduce((sum, box) => sum + covered(spot, bubble, box), 0)]
    if (hidden[0] < least[0] || (hidden[0] === least[0] && hidden[1] < least[1])) {
      best = spot
      least = [hidden[0], hidden[1]]
    }
  }
  return best
}
/** How much of a box the bubble would lie over, with a little room around it. */
export function covered([x, y]: BubbleSpot, { w, h }: Size, box: BubbleBox): number {
  const across = Math.min(x + w, box.right + EDGE) - Math.max(x, box.left - EDGE)
  const down = Math.min(y + h, box.bottom + EDGE) - Math.max(y, box.top - EDGE)
  return across > 0 && down > 0 ? across * down : 0
}
