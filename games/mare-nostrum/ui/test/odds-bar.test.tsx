/** The bar of chances says in words what each part means, and the numbers make a hundred. */
import { keyOf, Match, setupOf } from '@ecumene/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { E } from '../../src/events.ts'
import { mareNostrum } from '../../src/game.ts'
import type { S } from '../../src/state.ts'
import { OddsBar } from '../stage/odds.tsx'
import { partOf } from './part-props.ts'

const match = new Match<S, E>(mareNostrum, setupOf(mareNostrum, 3, 'experts'), keyOf('odds'))
const saidOf = (win: number, hold: number, both: number, lose: number): string[] => {
  const html = renderToStaticMarkup(<OddsBar p={partOf(match, 0)} odds={{ win, hold, both, lose }} />)
  return [...html.matchAll(/<small[^>]*>.*?<\/i> (.*?)<\/small>/g)].map(found => found[1])
}
test('every part that is possible has its word', () => {
  expect(saidOf(0.22, 0.44, 0.12, 0.22)).toEqual(['win 22 %', 'both remain 44 %', 'both gone 12 %', 'lose 22 %'])
  expect(saidOf(0.7, 0, 0, 0.3)).toEqual(['win 70 %', 'lose 30 %'])
})
