import { expect, test } from 'vitest'
import { PROGRAMS } from '../../src/verbs.ts'
import { building, buy, refused } from '../frequent-moves.ts'
import { BABYLON, bare, controller, count, GREECE, holding, legions, table, triremes } from '../table.ts'

test('MN-H-HAMMURABI-2 MN-R-62a MN-R-62b a free marker once per round, by land only, besides markers paid for', () => {
  const m = triremes(holding(table(), BABYLON, { coin: 3 }), BABYLON, 'phoenician')
  building(m, BABYLON)
  expect(m.refusal(BABYLON, { verb: 'hammurabi', province: 'cyprus' })).toMatchObject({
    rule: 'MN-R-62a',
    key: 'refuse.farByLand',
  })
  m.play(BABYLON, { verb: 'hammurabi', province: 'armenia' })
  expect([controller(m, 'armenia'), count(m, BABYLON, 'coin')]).toEqual([BABYLON, 3])
  expect(refused(m, BABYLON, { verb: 'hammurabi', province: 'asia' })).toBe('MN-H-HAMMURABI-2')
  buy(m, BABYLON, { verb: 'control', province: 'cyprus' }) // connected is enough for a paid one
  expect(controller(m, 'cyprus')).toBe(BABYLON)
  legions(m, GREECE, 'asia', 1)
  m.s.used.fill(0)
  expect(refused(m, BABYLON, { verb: 'hammurabi', province: 'asia' })).toBe('MN-3.1.1f')
})
test('MN-H-HAMMURABI-2 only next to control held since the phase began; in the next round the marker is free again', () => {
  const m = building(bare(), BABYLON).play(BABYLON, { verb: 'hammurabi', province: 'mesopotamia' })
  const armenia = { verb: 'hammurabi', province: 'armenia' } // borders Mesopotamia, not Babylonia
  expect(refused(m, BABYLON, armenia)).toBe('MN-H-HAMMURABI-2')
  m.run(PROGRAMS.round) // the power is back, but Mesopotamia was gained in the building phase
  expect(refused(building(m, BABYLON), BABYLON, armenia)).toBe('MN-R-21b')
  m.run(PROGRAMS.building)
  expect(refused(building(m, BABYLON), BABYLON, armenia)).toBe('legal')
})
