import { NONE } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { bar, led, play, politics, tableOf } from '../table.ts'

test('christopher-columbus TTA-R-84: a territory from hand becomes a colony at once', () => {
  const p = politics(led('christopher-columbus', { cards: ['developed-territory-i', 'rats'] }))
  expect(p.choices(0, 'discover').map(a => a.card)).toEqual(['developed-territory-i'])
  play(p, 'discover', { card: 'developed-territory-i' })
  expect([p.s.leader[0], p.s.science[0], p.s.yellow[0], p.s.culture[0], p.asked]).toEqual([NONE, 3, 19, 0, null])
  expect(bar(politics(tableOf(2, { cards: ['vast-territory-i'] })), 'discover', { card: 'vast-territory-i' })).toBe(
    'TTA-R-84',
  )
})
