/** Which neighbour an arrow key means. */
export type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'
export interface Neighbour {
  readonly x: number
  readonly y: number
}
export const isWay = (key: string): key is Way => key.startsWith('Arrow')

/** The nearest spot in a direction, or -1: straight ahead counts for more than near but aside. */
export function nearest(spots: readonly Neighbour[], from: Neighbour, way: Way): number {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < spots.length; i++) {
    const dx = spots[i].x - from.x
    const dy = spots[i].y - from.y
    const ahead = way === 'ArrowLeft' ? -dx : way === 'ArrowRight' ? dx : way === 'ArrowUp' ? -dy : dy
    const aside = way === 'ArrowLeft' || way === 'ArrowRight' ? Math.abs(dy) : Math.abs(dx)
    if (ahead < 2) continue
    const cost = ahead + 2.5 * aside
    if (cost < least) {
      least = cost
      best = i
    }
  }
  return best
}
