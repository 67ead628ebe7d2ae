import { FastRng } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { covered, EDGE, placeBubble } from '../src/guide/bubble.ts'

const boxOf = (left: number, top: number, w: number, h: number) => ({ left, top, right: left + w, bottom: top + h })

test('the bubble never covers what it explains while there is room beside it, whatever else is to stay clear', () => {
  const rng = new FastRng(11)
  let isRoomy = 0
  for (let i = 0; i < 4000; i++) {
    const window = i % 2 === 0 ? { w: 1440, h: 900 } : { w: 390, h: 844 }
    const bubble = { w: 200 + rng.below(140), h: 70 + rng.below(120) }
    const some = () => {
      const [w, h] = [10 + rng.below(window.w - 20), 10 + rng.below(window.h - 20)]
      return boxOf(rng.below(window.w - w), rng.below(window.h - h), w, h)
    }
    const at = some()
    const clear = [some(), some()]
    const spot = placeBubble(window, bubble, at, clear)
    // All of it is on the screen.
    expect(spot[0] >= EDGE && spot[0] + bubble.w <= window.w - EDGE).toBe(true)
    expect(spot[1] >= EDGE && spot[1] + bubble.h <= window.h - EDGE).toBe(true)
    const room = Math.max(
      at.left - bubble.w,
      window.w - at.right - bubble.w,
      at.top - bubble.h,
      window.h - at.bottom - bubble.h,
    )
    if (room < 2 * EDGE) continue
    isRoomy++
    expect(covered(spot, bubble, at), JSON.stringify({ window, bubble, at })).toBe(0)
  }
  expect(isRoomy).toBeGreaterThan(1000)
})
test('what is to stay clear is left clear where both can be', () => {
  const at = boxOf(600, 400, 100, 40)
  const right = boxOf(700, 300, 600, 300)
  const spot = placeBubble({ w: 1440, h: 900 }, { w: 280, h: 120 }, at, [right])
  expect([covered(spot, { w: 280, h: 120 }, at), covered(spot, { w: 280, h: 120 }, right)]).toEqual([0, 0])
})
