/** The trade as a thread of takes. */
import { FastRng } from '@ecumene/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Ring } from '../stage/ring.tsx'
import { spotsOf } from '../stage/spots.ts'
import { knotsOf, takesOf } from '../stage/thread.tsx'
import { partOf } from './part.ts'
import { playOn } from './play-on.ts'

test('MN-2.2c the thread runs from taker to taker, and its open end is with the next taker', () => {
  for (const { match, seat } of playOn('thread', 2, new FastRng(5))) {
    const part = partOf(match, seat)
    const takes = takesOf(part)
    if (part.view.taker !== seat || takes.length < 4) continue
    const html = renderToStaticMarkup(<Ring p={part} play={() => {}} />)
    const knots = [...html.matchAll(/data-knot="(\d)"[^>]*>(\d*)</g)].map(m => [Number(m[1]), m[2]])
    expect(knots).toEqual([...takes.map((e, i) => [Number(e.seat), String(i + 1)]), [seat, '']])
    // The player who was taken from takes next.
    for (const [i, e] of takes.slice(1).entries()) expect(e.seat).toBe(takes[i].from)
    return
  }
  throw new Error('no trade of four takes')
})
test('knots of one taker lie side by side, nearer to their stall than to any other', () => {
  for (const seats of [3, 4, 5])
    for (let me = 0; me < seats; me++) {
      const spots = spotsOf(seats, me)
      const knots = knotsOf([0, 2, 0, 1, 0], spots)
      for (const knot of knots) {
        const far = spots.map(spot => Math.hypot(spot.x - knot.x, spot.y - knot.y))
        expect(far.indexOf(Math.min(...far))).toBe(knot.seat)
      }
      const places = knots.map(k => `${k.x.toFixed(1)} ${k.y.toFixed(1)}`)
      expect(new Set(places).size).toBe(knots.length)
    }
})
test('the stalls stand around the map in the order of seats, and mine is the lowest', () => {
  for (const seats of [3, 4, 5])
    for (let me = 0; me < seats; me++) {
      const spots = spotsOf(seats, me)
      const lowest = spots.toSorted((a, b) => b.y - a.y)[0]
      expect(lowest.seat).toBe(me)
      // Clockwise: the seat after mine stands on my left.
      expect(spots[(me + 1) % seats].x).toBeLessThan(50)
      for (const { x, y } of spots) expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(8)
    }
})
