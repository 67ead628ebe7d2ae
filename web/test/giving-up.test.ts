/** A word by which something is given up is no word that is played at once. */

import type { GameUi } from '@ecumene/kit/seam.ts'
import { expect, test } from 'vitest'
import { isPlayedAtOnce } from '../src/screen/done-action.ts'
import type { Table } from '../src/table/table.ts'

const done = { verb: 'done' }
const tableOf = (isGuide: boolean): Table =>
  ({ isGuide, snapshot: () => ({ viewer: 0, view: { left: 3 } }) }) as unknown as Table
const uiOf = (isLoss: boolean): GameUi => ({ givesUp: () => isLoss }) as unknown as GameUi

test('a word is played at once, unless it gives something up; in a guide everything is', () => {
  expect(isPlayedAtOnce(tableOf(false), uiOf(false), done)).toBe(true)
  expect(isPlayedAtOnce(tableOf(false), uiOf(true), done)).toBe(false)
  expect(isPlayedAtOnce(tableOf(false), null, done)).toBe(true)
  expect(isPlayedAtOnce(tableOf(false), null, { verb: 'walk' })).toBe(false)
  expect(isPlayedAtOnce(tableOf(true), uiOf(true), done)).toBe(true)
})
