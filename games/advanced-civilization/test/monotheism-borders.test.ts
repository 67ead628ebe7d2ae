/** Monotheism: whose units can be converted, and from where. */
import { describe, expect, test } from 'vitest'
import { DECISIONS } from '../src/verbs.ts'
import { strike } from './calamity-table.ts'
import { owns, put, table } from './table.ts'

describe('Section 20, Monotheism', () => {
  test('ADV-20.5 ADV-R-47 a player who could only convert the immune is not asked', () => {
    const asked = (...cards: 'theology'[]): string | null =>
      strike(
        table()
          .put(1, 'dacia', 1)
          .owns(1, 'monotheism')
          .put(0, 'illyricum', 2)
          .owns(0, ...cards),
      ).asked
    expect([asked(), asked('theology')]).toEqual(['convert', null])
  })
})

test('ADV-20.3 nobody converts their own units', () => {
  const p = put(put(owns(table(), 0, 'monotheism'), 0, 'rome', 2), 0, 'etruria', 2).at(DECISIONS.convert, 0)
  expect(p.refusal(0, { verb: 'convert', area: 'etruria', target: 0 })).toMatchObject({
    rule: 'ADV-20.3',
    key: 'refuse.nobodyThere',
  })
})
