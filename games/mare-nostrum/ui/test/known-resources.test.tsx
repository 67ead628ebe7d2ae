/** What the table has seen, against what lies behind the screens. */
import { FastRng } from '@ecumene/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RESOURCE_IDS } from '../../data/goods.ts'
import { holds } from '../../src/query/resources.ts'
import { seenOf } from '../known-resources.ts'
import { OtherStrip } from '../other-strip.tsx'
import { tellSeen } from '../shared.ts'
import { partOf } from './part-props.ts'
import { playOn } from './play-on.ts'

test('MN-R-4b what was seen is there: known and unknown resources make up the hand, none too many', () => {
  const rng = new FastRng(11)
  let [n, looks] = [0, 0]
  const met = { known: 0, unknown: 0, gone: 0 }
  for (const { match } of playOn('seen', 4, rng)) {
    if (n++ % 11 !== 0) continue
    const s = match.state
    const viewer = n % 3 === 0 ? 'table' : n % s.seats
    const events = match.chronicle(viewer).flatMap(line => line.events)
    for (const [seat, { known, unknown, gone }] of seenOf(s, events).entries()) {
      looks++
      const sum = known.reduce((all, { n }) => all + n, 0)
      expect(sum + unknown - gone).toBe(s.holdSize[seat])
      const wrong = known.reduce((all, { id, n }) => all + Math.max(0, n - holds(s, seat, RESOURCE_IDS.indexOf(id))), 0)
      expect(wrong, `seat ${seat} in line ${match.seq}`).toBeLessThanOrEqual(gone)
      met.known += sum
      met.unknown += unknown
      met.gone += gone
    }
  }
  expect(looks).toBeGreaterThan(400)
  // Most is known, some is not, and gifts were among it: otherwise this test would look at nothing.
  expect(met.known).toBeGreaterThan(4 * met.unknown)
  expect(Math.min(met.unknown, met.gone)).toBeGreaterThan(10)
})

test('a position that was not played from the beginning shows backs only', () => {
  for (const { match } of playOn('seen', 1, new FastRng(11))) {
    const s = match.state
    if (s.round < 2 || s.holdSize[0] === 9) continue
    expect(seenOf(s, [])[0]).toEqual({ known: [], unknown: s.holdSize[0], gone: 0 })
    return
  }
})

test('the public area of another player says what the table has seen, until that is switched off', () => {
  for (const { match } of playOn('seen', 1, new FastRng(11))) {
    const part = partOf(match, 0)
    const [, seen] = seenOf(part.view, part.chronicle())
    if (part.view.round < 2 || !seen || seen.known.length < 3) continue
    const drawn = (): string => renderToStaticMarkup(<OtherStrip {...part} other={1} size="full" />)
    for (const { id, n } of seen.known) expect(drawn()).toContain(`data-known="${id}:${n}"`)
    tellSeen(false)
    expect(drawn()).not.toContain('data-known')
    tellSeen(true)
    expect(renderToStaticMarkup(<OtherStrip {...part} other={1} size="strip" />)).not.toContain('data-known')
    return
  }
  throw new Error('nobody held three kinds')
})
