/** What a move leads to is told before it is made: how many would stand there, how many the land feeds, who is lost. */

import { areaOf } from '@ecumene/civilization-family/data/areas.ts'
import { map } from '@ecumene/civilization-family/src/map.ts'
import { tokensAt } from '@ecumene/civilization-family/src/state.ts'
import { crowdAt } from '@ecumene/civilization-family/ui/part-props.ts'
import { keyOf, Match, setupOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { civilization } from '../../src/game.ts'

const ME = 0
/** A bare table, with tokens in one area. */
function tell(area: string, mine: number, theirs: number, more: number, hasCity = false) {
  const match = new Match(civilization, setupOf(civilization, 3), keyOf('crowd'))
  const s = match.view(ME)
  const at = areaOf(area as never)
  s.tokens.fill(0)
  s.tokens[tokensAt(at, ME)] = mine
  s.tokens[tokensAt(at, 1)] = theirs
  if (hasCity) s.city[at] = ME
  const say = (key: string, args = {}): string => `${key} ${JSON.stringify(args)}`
  return crowdAt({ view: s as never, seat: ME, say }, area, more)
}
const limit = (area: string): number => map.limit[areaOf(area as never)]

test('as many as the land feeds: no word; one more: one will be lost', () => {
  const most = limit('knossos')
  expect(tell('knossos', 0, 0, most)).toEqual({ tokens: most, limit: most, isOver: false, text: null })
  const over = tell('knossos', 1, 0, most)
  expect(over).toMatchObject({ tokens: most + 1, limit: most, isOver: true })
  expect(over?.text).toContain('"lost":1')
})
test('enough for a city is not too many', () => {
  expect(tell('knossos', 0, 0, 12)).toMatchObject({ isOver: false })
  expect(tell('knossos', 0, 0, 12)?.text).toContain('"isCity":"yes"')
})
test('with others there, more than the land feeds means a fight', () => {
  const most = limit('knossos')
  expect(tell('knossos', 0, 1, most - 1)).toMatchObject({ isOver: false, text: null })
  expect(tell('knossos', 0, 1, most)?.text).toContain('ui.crowd.fight')
})
test('CIV-13.1b beside one’s own city the land feeds nobody', () => {
  expect(tell('knossos', 0, 0, 1, true)).toMatchObject({ tokens: 1, limit: 0, isOver: true })
})
