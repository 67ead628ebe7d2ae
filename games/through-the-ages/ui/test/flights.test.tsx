import { expect, test } from 'vitest'
import { tableOf } from '../../test/table.ts'
import { flightOf } from '../flights.tsx'
import type { Part } from '../part-props.ts'

const part = { seat: 0, view: tableOf(2).s, say: (key: string) => key } as unknown as Part
const took = (seat: number, card: string, space: number) => ({ type: 'took', seat, card, actions: 1, space })

test('TTA-ACT-TAKE-2 the card itself flies from its space of the row to the one who takes it', () => {
  expect(flightOf(part, took(1, 'iron', 4))).toMatchObject({ from: 'row:3', to: 'seat:1' })
  expect(flightOf(part, took(0, 'iron', 13))).toMatchObject({ from: 'row:12', to: 'hand:iron' })
  const ghost = JSON.stringify(flightOf(part, took(1, 'iron', 4))?.ghost)
  expect(ghost).toContain('"id":"iron"')
  expect(ghost).toContain('"size":"row"')
})
test('TTA-ACT-WON-3 a wonder flies to its building site', () => {
  expect(flightOf(part, took(0, 'colossus', 1))).toMatchObject({ from: 'row:0', to: 'wonder:building' })
})
test('TTA-TACT-5 a tactic that somebody copies flies from the common ones', () => {
  expect(flightOf(part, { type: 'copied', seat: 1, card: 'legion' })).toMatchObject({
    from: 'tactic:legion',
    to: 'seat:1',
  })
})
