/** What the pointer would really hit: a thing that is covered, too small or off the screen is not found. */
import type { Page } from 'playwright-core'

export interface Spot {
  readonly x: number
  readonly y: number
}
/** Where the pointer would hit one of these, at least `margin` pixels inside it if possible. */
export const under = (page: Page, selector: string, margin = 4): Promise<Spot | null> =>
  page.evaluate(
    ([wanted, inside]) => {
      const isOn = (x: number, y: number): boolean => document.elementFromPoint(x, y)?.closest(wanted) != null
      const isInside = (x: number, y: number): boolean => [-inside, inside].every(d => isOn(x + d, y) && isOn(x, y + d))
      let edge: Spot | null = null
      const boxes = [...document.querySelectorAll(wanted)].map(e => e.getBoundingClientRect())
      for (const n of [1, 5, 11, 31])
        for (const box of boxes)
          for (let i = 0; i < n * n; i++) {
            const at = {
              x: box.left + (((i % n) + 0.5) * box.width) / n,
              y: box.top + ((Math.floor(i / n) + 0.5) * box.height) / n,
            }
            if (!isOn(at.x, at.y)) continue
            if (isInside(at.x, at.y)) return at
            edge ??= at
          }
      return edge
    },
    [selector, margin] as const,
  )
