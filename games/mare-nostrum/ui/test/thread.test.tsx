/** The trade as a thread of takes. */
import { FastRng } from '@ecumene/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Market } from '../stage/market.tsx'
import { knotsOf, takesOf } from '../stage/thread.tsx'
import { partOf } from './part.ts'
import { playOn } from './play-on.ts'

test('MN-2.2c the thread runs from taker to taker, and its open end is with whoever takes next', () => {
  for (const { match, seat } of playOn('thread', 2, new FastRng(5))) {
    const part = partOf(match, seat)
    const takes = takesOf(part)
    if (part.view.taker !== seat || takes.length < 4) continue
    const html = renderToStaticMarkup(<Market p={part} play={() => {}} />)
    const knots = [...html.matchAll(/data-knot="(\d)"[^>]*>(\d*)</g)].map(m => [Number(m[1]), m[2]])
    expect(knots).toEqual([...takes.map((e, i) => [Number(e.seat), String(i + 1)]), [seat, '']])
    // Whoever was taken from takes next.
    for (const [i, e] of takes.slice(1).entries()) expect(e.seat).toBe(takes[i].from)
    return
  }
  throw new Error('no trade of four takes')
})
test('knots at one stall lie side by side, inside its width', () => {
  const knots = knotsOf([0, 2, 0, 1], 4)
  expect(knots.map(k => Math.floor(k.x * 4))).toEqual([0, 2, 0, 1])
  expect(knots[0].x).toBeLessThan(knots[2].x)
})
