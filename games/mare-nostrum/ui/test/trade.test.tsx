/** The trade on the drawing: the marker that is turned, offers face down around the map, what goes home untaken. */
import { type ActionJson, FastRng, type GameEvent, keyOf, Match, setupOf } from '@ecumene/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { E } from '../../src/events.ts'
import { mareNostrum } from '../../src/game.ts'
import { shows } from '../../src/query/resources.ts'
import type { S } from '../../src/state.ts'
import { DECISIONS } from '../../src/verbs.ts'
import { EGYPT, ROME, table } from '../../test/table.ts'
import { homewards } from '../flights.tsx'
import { type Part, RESOURCE_IDS } from '../rules.ts'
import { Marker, turned } from '../stage/marker.tsx'
import type { StageProps } from '../stage/stage.ts'
import { Ring } from '../stage/stalls.tsx'
import { untakenOf } from '../untaken-offers.ts'
import { partOf } from './part-props.ts'
import { playOn } from './play-on.ts'

const drawn = (Stage: (props: StageProps) => React.ReactNode, p: Part): string =>
  renderToStaticMarkup(<Stage {...({ p, now: p, play: (_: ActionJson) => {} } as unknown as StageProps)} />)

test('MN-2.1a a click lifts a marker, the next turns it over, but never to a side that may not lie up', () => {
  expect(turned([4, 3], [4, 3], null)).toEqual({ shown: 4, next: 4 })
  expect(turned([4, 3], [4, 3], 4)).toEqual({ shown: 4, next: 3 })
  expect(turned([4, 3], [4, 3], 3)).toEqual({ shown: 3, next: 4 })
  // Another marker is lifted: this one lies as it lay.
  expect(turned([4, 3], [4, 3], 5)).toEqual({ shown: 4, next: 4 })
  expect(turned([5, 0], [0], null)).toEqual({ shown: 0, next: 0 })
  expect(turned([5, 0], [0], 0)).toEqual({ shown: 0, next: 0 })
})
test('MN-2.1b three markers and a free space; a played one cannot be lifted', () => {
  const m = table()
  m.s.markers = 0b010
  m.at(DECISIONS.marker, ROME)
  const match = new Match<S, E>(mareNostrum, setupOf(mareNostrum, 5, 'experts'), keyOf('marker'))
  const html = drawn(Marker, { ...partOf(match, ROME, m.s), legal: m.legal(ROME) })
  const markers = [...html.matchAll(/<button[^>]*data-marker="(\d \d)"[^>]*>/g)].map(([tag, sides]) => [
    sides,
    tag.includes('aria-disabled="true"'),
  ])
  expect(markers).toEqual([
    ['5 0', false],
    ['2 1', true],
    ['4 3', false],
  ])
  expect(html).toMatch(/<button[^>]*data-space="true"[^>]*disabled/)
})
test('MN-2.1c offers of others lie face down around the map, with how many are still due', () => {
  for (const { match, seat } of playOn('laid', 1, new FastRng(2))) {
    const part = partOf(match, seat)
    if (part.legal[0]?.verb !== 'offer' || Math.max(...part.view.laid) === 0) continue
    const html = renderToStaticMarkup(<Ring p={part} play={() => {}} />)
    const laid = html.split('data-anchor="laid:').slice(1)
    expect(laid.map(text => Number(text[0]))).toEqual(part.seats.flatMap((_, other) => (other === seat ? [] : [other])))
    for (const text of laid) {
      const other = Number(text[0])
      expect(text.match(/is-back/g)?.length ?? 0).toBe(part.view.laid[other])
      expect(text.match(/mn-tray-place/g)?.length ?? 0).toBe(part.view.due[other] - part.view.laid[other])
    }
    return
  }
  throw new Error('no offer was laid')
})
/** What lies in the stalls. */
const lyingIn = (s: S): Map<number, string[]> =>
  new Map(
    Array.from({ length: s.seats }, (_, owner) => {
      const goods = RESOURCE_IDS.flatMap((id, r) => Array<string>(shows(s, owner, r)).fill(id))
      return [owner, goods] as const
    }).filter(([, goods]) => goods.length > 0) as [number, string[]][],
  )
test('MN-R-14 what nobody took slides home from its stall: exactly what lay there at the end', () => {
  let seen = 0
  let before = { lying: new Map<number, string[]>(), told: 0 }
  for (const { match, seat } of playOn('untaken', 2, new FastRng(6))) {
    const told = match.chronicle('table').flatMap(line => line.events)
    const lying = lyingIn(match.state)
    const news = told.slice(before.told)
    if (before.lying.size > 0 && news.some(e => e.type === 'tradeEnded')) {
      // What lay there when somebody was last asked, without what was taken since.
      for (const e of news) {
        const goods = before.lying.get(Number(e.from))
        if (e.type === 'took') goods?.splice(goods.indexOf(String(e.resource)), 1)
      }
      const left = [...before.lying].filter(([, goods]) => goods.length > 0)
      const sorted = (of: Iterable<readonly [number, readonly string[]]>) =>
        [...of].map(([owner, goods]) => `${owner}: ${goods.toSorted()}`).toSorted()
      expect(sorted(untakenOf(told))).toEqual(sorted(left))
      expect(homewards(told, seat).map(f => [f.from, f.to])).toEqual(
        [...untakenOf(told).keys()].map(owner => [`ring:${owner}`, owner === seat ? 'my:goods' : `other:${owner}`]),
      )
      seen += left.length
    }
    before = { lying, told: told.length }
  }
  expect(seen).toBeGreaterThan(0)
})
test('MN-R-14 of two trades only the last counts', () => {
  const trade: readonly GameEvent[] = [
    { type: 'marker', seat: ROME, number: 2 },
    { type: 'offered', seat: ROME, resource: 'wine', count: 2 },
    { type: 'offered', seat: EGYPT, resource: 'coin', count: 1 },
    { type: 'took', seat: EGYPT, from: ROME, resource: 'wine' },
    { type: 'tradeEnded' },
  ]
  expect([...untakenOf([...trade, ...trade])]).toEqual([
    [ROME, ['wine']],
    [EGYPT, ['coin']],
  ])
  expect(untakenOf([]).size).toBe(0)
})
