import { expect, test } from 'vitest'
import { building, pay } from '../frequent-moves.ts'
import { bare, EGYPT, holding, isBuilt } from '../table.ts'

test('MN-H-CLEOPATRA-2 MN-H-CLEOPATRA-3 MN-R-19a one coin in a set of commodities, one commodity in a set of coins', () => {
  const can = (what: Record<string, number>): boolean =>
    building(holding(bare(), EGYPT, what), EGYPT).can(EGYPT, { verb: 'legion', province: 'aegyptus' })
  expect([
    can({ coin: 1, wine: 1, oil: 1 }),
    can({ coin: 2, wine: 1 }),
    can({ coin: 1, wine: 2 }),
    can({ coin: 1, wine: 1 }),
  ]).toEqual([true, true, false, false])
  const m = building(holding(bare(), EGYPT, { coin: 5, wine: 1 }), EGYPT).play(EGYPT, {
    verb: 'build',
    slot: 'aegyptus-temple',
  })
  pay(m, EGYPT, 'coin', 'coin', 'wine', 'coin', 'coin', 'coin')
  expect([isBuilt(m, 'aegyptus-temple'), m.s.holdSize[EGYPT]]).toEqual([true, 0])
  const n = building(holding(bare(), EGYPT, { coin: 2, wine: 1, oil: 1, gold: 1, gems: 1 }), EGYPT)
  expect(n.can(EGYPT, { verb: 'build', slot: 'aegyptus-temple' })).toBe(false) // 4 + 1 is 5; 2 + 1 is 3
})
