import { expect, test } from 'vitest'
import { at, LEGION } from '../../src/state.ts'
import { conquest, cyrenaica } from '../frequent-moves.ts'
import { bare, control, controller, EGYPT, legions, legionsAt, owns, ROME, sound, type Table } from '../table.ts'

const sheba = (n = 2): Table => owns(control(cyrenaica(n), ROME, 'tripolitania'), ROME, 'queen-of-sheba')

test('MN-H-SHEBA-1 MN-R-60a the marker occupied now is converted at once for a legion, even the last one', () => {
  const m = conquest(sheba(1)).play(ROME, { verb: 'sheba', province: 'cyrenaica' })
  expect([controller(m, 'cyrenaica'), legionsAt(m, ROME, 'cyrenaica'), m.s.pieces[at.pieces(ROME, LEGION)]]).toEqual([
    ROME,
    0,
    8,
  ])
  expect(m.seen('lostUnit')).toEqual([
    { type: 'lostUnit', seat: ROME, province: 'cyrenaica', unit: 'legion', count: 1 },
  ])
  sound(m)
})
test('MN-H-SHEBA-1 once per round', () => {
  const m = legions(control(sheba(), EGYPT, 'phazania'), ROME, 'phazania', 1)
  conquest(m).play(ROME, { verb: 'sheba', province: 'cyrenaica' })
  expect(m.refusal(ROME, { verb: 'sheba', province: 'phazania' })).toMatchObject({
    rule: 'MN-H-SHEBA-1',
    key: 'refuse.usedPower',
  })
  expect(conquest(cyrenaica()).refusal(ROME, { verb: 'sheba', province: 'cyrenaica' })?.key).toBe('refuse.noPower')
})
test('MN-R-60b the other conditions hold; not in a capital province', () => {
  const far = conquest(owns(cyrenaica(), ROME, 'queen-of-sheba'))
  expect(far.refusal(ROME, { verb: 'sheba', province: 'cyrenaica' })).toMatchObject({
    rule: 'MN-R-60b',
    key: 'refuse.notLinked',
  })
  const capital = conquest(owns(legions(bare(), ROME, 'achaia', 1), ROME, 'queen-of-sheba'))
  expect(capital.refusal(ROME, { verb: 'sheba', province: 'achaia' })).toMatchObject({ rule: 'MN-R-43' })
})
