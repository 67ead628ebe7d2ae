/** A title is given on the track: those who are level step forward. */
import { keyOf, Match, setupOf } from '@ecumene/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CULTURE, MILITARY, TRACK_IDS } from '../../src/board.ts'
import type { E } from '../../src/events.ts'
import { mareNostrum } from '../../src/game.ts'
import { level } from '../../src/query/levels.ts'
import type { S } from '../../src/state.ts'
import { DECISIONS } from '../../src/verbs.ts'
import { BABYLON, CARTHAGE, EGYPT, GREECE, legions, ROME, table } from '../../test/table.ts'
import type { Part } from '../rules.ts'
import { Bestow } from '../stage/bestow.tsx'
import type { StageProps } from '../stage/stage.ts'
import { levelText, Tracks } from '../tracks.tsx'
import { partOf } from './part-props.ts'

const match = new Match<S, E>(mareNostrum, setupOf(mareNostrum, 5, 'experts'), keyOf('bestow'))
/** Rome holds trade and military, Egypt gives the title of culture to Rome or Greece. */
function tie(): Part {
  const m = table()
  m.s.leader.set([ROME, EGYPT, ROME])
  m.at(DECISIONS.bestow, EGYPT, CULTURE, (1 << ROME) | (1 << GREECE))
  return { ...partOf(match, EGYPT, m.s), legal: m.legal(EGYPT) }
}
test('MN-5g on the track of the title the tied tokens step forward, and no other', () => {
  const html = renderToStaticMarkup(<Tracks {...tie()} />)
  expect(
    [...html.matchAll(/data-tip="level:(\w+):(\d)" class="mn-level-of is-legal" data-step="(\d)"/g)].map(m =>
      m.slice(1),
    ),
  ).toEqual([
    [TRACK_IDS[CULTURE], String(ROME), String(ROME)],
    [TRACK_IDS[CULTURE], String(GREECE), String(GREECE)],
  ])
})
test('MN-6.4a a third title is said to win, beside whom it would go to', () => {
  const part = tie()
  const html = renderToStaticMarkup(<Bestow {...({ p: part, play: () => {} } as unknown as StageProps)} />)
  const steps = html.split('<button').slice(1)
  expect(steps.map(step => /data-seat="(\d)"/.exec(step)?.[1])).toEqual([String(ROME), String(GREECE)])
  expect(steps.map(step => step.includes('is-grave'))).toEqual([true, false])
  expect(steps[0]).toContain('the third title: Ada wins the game')
  expect(steps[1]).toContain('0 titles now')
  // The piece of track around the tie, with its level in the middle.
  expect(html).toContain(`mn-cell is-tie "><small>${levelText(level(part.view, ROME, CULTURE))}<`)
})
test('while nothing is given nobody steps forward', () => {
  const m = table()
  m.at(DECISIONS.build, BABYLON)
  const html = renderToStaticMarkup(<Tracks {...partOf(match, BABYLON, m.s)} legal={m.legal(BABYLON)} />)
  expect(html).toContain('mn-level-of')
  expect(html).not.toContain('data-step')
})
test('levels beyond the fifteenth stand on the side with the plus', () => {
  expect([1, 15, 16, 18].map(levelText)).toEqual(['I', 'XV', '+I', '+III'])
})
test('MN-5b a player beyond XV stands above everybody who is not', () => {
  const m = legions(table(), ROME, 'italia', 16)
  expect(level(m.s, ROME, MILITARY)).toBeGreaterThan(15)
  const html = renderToStaticMarkup(<Tracks {...partOf(match, ROME, m.s)} />)
  const heightOf = (seat: number): number =>
    Number(new RegExp(`translate\\([\\d.]+ ([\\d.]+)\\)" data-tip="level:military:${seat}"`).exec(html)?.[1])
  for (const seat of [GREECE, BABYLON, EGYPT, CARTHAGE]) expect(heightOf(ROME)).toBeLessThan(heightOf(seat))
  expect(html).toContain('>+I<')
})
