/** The trade as a thread of takes. */
import { FastRng } from '@ecumene/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { spotsOf } from '../stage/spots.ts'
import { Ring } from '../stage/stalls.tsx'
import { strandsOf, takesOf } from '../stage/trade-strands.tsx'
import { partOf } from './part-props.ts'
import { playOn } from './play-on.ts'

test('MN-2.2c each take is a strand from the taker to the player taken from, who takes next, numbered from 1', () => {
  for (const { match, seat } of playOn('thread', 2, new FastRng(5))) {
    const part = partOf(match, seat)
    const takes = takesOf(part)
    if (part.view.taker !== seat || takes.length < 4) continue
    const html = renderToStaticMarkup(<Ring p={part} play={() => {}} />)
    const strands = [...html.matchAll(/data-strand="(\d) (\d)"[^>]*>(\d+)</g)].map(m => m.slice(1).map(Number))
    expect(strands).toEqual(takes.map((e, i) => [e.seat, e.from, i + 1]))
    for (const [i, [taker]] of strands.slice(1).entries()) expect(taker).toBe(strands[i][1])
    expect(strands.at(-1)?.[1]).toBe(seat)
    return
  }
  throw new Error('no trade of four takes')
})
test('both ends of a strand lie at the stalls, and no number stands on another or on a stall', () => {
  for (const seats of [3, 4, 5])
    for (let me = 0; me < seats; me++) {
      const spots = spotsOf(seats, me)
      const takers = [0, 2, 0, 1, 2, 0, 1, 0]
      const strands = strandsOf(
        takers.slice(1).map((from, i) => ({ taker: takers[i], from })),
        spots,
      )
      for (const { taker, from, path, x, y } of strands) {
        const [start, end] = [taker, from].map(seat => spots.find(spot => spot.seat === seat))
        expect(path.startsWith(`M${start?.x} ${start?.y}Q`)).toBe(true)
        expect(path.endsWith(` ${end?.x} ${end?.y}`)).toBe(true)
        for (const spot of spots) expect(Math.hypot(spot.x - x, spot.y - y)).toBeGreaterThan(8)
      }
      const places = strands.map(strand => `${strand.x.toFixed(0)} ${strand.y.toFixed(0)}`)
      expect(new Set(places).size).toBe(strands.length)
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
