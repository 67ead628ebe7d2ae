import { NONE } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { provinceNumber } from '../../src/board.ts'
import { DECISIONS, PROGRAMS } from '../../src/verbs.ts'
import { building, buy, collect, conquest, cyrenaica, rich } from '../frequent-moves.ts'
import {
  bare,
  built,
  control,
  count,
  GREECE,
  isBuilt,
  legions,
  legionsAt,
  levels,
  owns,
  ROME,
  standing,
  stands,
  type Table,
  turnOf,
} from '../table.ts'

const gaul = (): Table => owns(legions(control(bare(), ROME, 'gallia'), ROME, 'gallia', 2), ROME, 'circe')
const circe = (): Table =>
  standing(legions(owns(control(bare(), ROME, 'gallia'), ROME, 'circe'), ROME, 'gallia', 1), ROME, 'gallia-pottery')

test('MN-R-61d a caravan built on the slot frees Circe’s legion', () => {
  const m = legions(control(rich(owns(bare(), ROME, 'circe'), ROME), ROME, 'noricum'), ROME, 'noricum', 1)
  const slot = 'noricum-gold'
  m.at(DECISIONS.conquest, ROME).play(ROME, { verb: 'circe', slot })
  expect(stands(m, slot)).toBe(ROME)
  building(m, ROME)
  buy(m, ROME, { verb: 'build', slot })
  expect([stands(m, slot), isBuilt(m, slot), legionsAt(m, ROME, 'noricum')]).toEqual([-1, true, 1])
})
test('MN-H-CIRCE-2 MN-R-97a her legions are put on empty caravan slots with the conquest choices, or taken off; they stay until then', () => {
  const m = conquest(gaul()).play(ROME, { verb: 'circe', slot: 'gallia-wood' })
  expect([stands(m, 'gallia-wood'), m.choices(ROME, 'circe').map(a => a.slot)]).toEqual([ROME, ['gallia-pottery']])
  m.play(ROME, { verb: 'done' })
  expect(conquest(m).can(ROME, { verb: 'recall', slot: 'gallia-wood' })).toBe(true)
  m.play(ROME, { verb: 'recall', slot: 'gallia-wood' })
  expect(stands(m, 'gallia-wood')).toBe(NONE)
  const unclaimed = conquest(owns(legions(bare(), ROME, 'germania', 1), ROME, 'circe'))
  expect(unclaimed.choices(ROME, 'circe').map(a => a.slot)).toEqual(['germania-gems', 'germania-gladiators'])
})
test('MN-R-61a only a caravan slot without a caravan, no other player’s units there; in a conquered province as part of occupying', () => {
  const shared = conquest(legions(gaul(), GREECE, 'gallia', 1))
  expect(shared.refusal(ROME, { verb: 'circe', slot: 'gallia-wood' })).toMatchObject({ rule: 'MN-R-61a' })
  expect(conquest(built(gaul(), 'gallia-wood')).can(ROME, { verb: 'circe', slot: 'gallia-wood' })).toBe(false)
  expect(
    conquest(legions(control(bare(), ROME, 'gallia'), ROME, 'gallia', 1)).refusal(ROME, {
      verb: 'circe',
      slot: 'gallia-wood',
    }),
  ).toMatchObject({
    rule: 'MN-H-CIRCE-1',
    key: 'refuse.noPower',
  })
  const m = owns(cyrenaica(), ROME, 'circe')
  m.s.built.fill(0)
  conquest(m)
  expect(m.can(ROME, { verb: 'circe', slot: 'cyrenaica-papyrus' })).toBe(false)
  m.play(ROME, { verb: 'occupy', province: 'cyrenaica' }).play(ROME, { verb: 'put', slot: 'cyrenaica-papyrus' })
  expect(stands(m, 'cyrenaica-papyrus')).toBe(ROME)
})
test('MN-R-61c her legion is no caravan for the trade track', () => {
  const m = conquest(gaul())
  const before = levels(m, ROME)
  m.play(ROME, { verb: 'circe', slot: 'gallia-wood' })
  expect(levels(m, ROME)).toEqual(before)
})
test('MN-R-97a at war in an own province her legion stays on its slot', () => {
  const m = legions(standing(gaul(), ROME, 'gallia-wood'), GREECE, 'gallia', 1)
  m.s.active = GREECE
  m.dice(0, 0, 0).run(PROGRAMS.battle, provinceNumber('gallia'), GREECE, ROME)
  expect(stands(m, 'gallia-wood')).toBe(ROME)
})
test('MN-H-CIRCE-1 MN-R-61b her legion on an empty caravan slot gives 1, with an own market 2', () => {
  expect(count(collect(circe()), ROME, 'pottery')).toBe(1)
  expect(count(collect(built(circe(), 'gallia-market')), ROME, 'pottery')).toBe(2)
  const without = circe()
  without.s.owner.fill(NONE)
  expect(count(collect(without), ROME, 'pottery')).toBe(0)
})
test('MN-R-97b it gives nothing while units of another player are in the province', () => {
  expect(count(collect(legions(circe(), GREECE, 'gallia', 1)), ROME, 'pottery')).toBe(0)
})
test('MN-R-61a in an unclaimed and in a conquered province it works too', () => {
  const m = circe()
  m.s.control[provinceNumber('gallia')] = NONE
  expect(count(collect(m), ROME, 'pottery')).toBe(1)
  const conquered = circe()
  conquered.s.control[provinceNumber('gallia')] = GREECE
  expect(count(collect(conquered), ROME, 'pottery')).toBe(1)
})
test('MN-H-CIRCE-2 a legion taken off a slot is told', () => {
  const m = owns(legions(control(bare(), ROME, 'gallia'), ROME, 'gallia', 1), ROME, 'circe')
  standing(m, ROME, 'gallia-pottery')
  turnOf(m, ROME, PROGRAMS.turn).play(ROME, { verb: 'done' }).play(ROME, { verb: 'recall', slot: 'gallia-pottery' })
  expect(m.seen('recalled')).toEqual([{ type: 'recalled', seat: ROME, slot: 'gallia-pottery' }])
})
