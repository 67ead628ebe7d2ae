import { expect, test } from 'vitest'
import { building, buy, pay } from '../frequent-moves.ts'
import { bare, CARTHAGE, holding, isBuilt } from '../table.ts'

test('MN-3j MN-H-HANNIBAL-2 with Hannibal the same resources give a set of 6 and a set of 3 coins', () => {
  const m = building(
    holding(bare(), CARTHAGE, { coin: 3, grain: 2, wood: 1, sheep: 1, gold: 1, gladiators: 1 }),
    CARTHAGE,
  )
  pay(
    m.play(CARTHAGE, { verb: 'build', slot: 'africa-market' }),
    CARTHAGE,
    'grain',
    'grain',
    'sheep',
    'gladiators',
    'gold',
    'wood',
  )
  buy(m, CARTHAGE, { verb: 'legion', province: 'africa' })
  expect([isBuilt(m, 'africa-market'), m.s.holdSize[CARTHAGE]]).toEqual([true, 0])
})
test('MN-H-HANNIBAL-3 MN-R-19b metal, metal, wood is a set; a third metal or a second pair is not', () => {
  const can = (what: Record<string, number>): boolean =>
    building(holding(bare(), CARTHAGE, what), CARTHAGE).can(CARTHAGE, { verb: 'legion', province: 'africa' })
  expect([can({ metal: 2, wood: 1 }), can({ metal: 3 })]).toEqual([true, false])
  expect(
    building(holding(bare(), CARTHAGE, { metal: 3, wood: 3 }), CARTHAGE).can(CARTHAGE, {
      verb: 'build',
      slot: 'africa-market',
    }),
  ).toBe(false)
})
