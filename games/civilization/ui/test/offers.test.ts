/** What the market composes is what the rules take. */
import { expect, test } from 'vitest'
import { openTrade } from '../../src/decisions/trade.ts'
import { hand, step, table } from '../../test/table.ts'
import { CIVILIZATION } from '../civilization.ts'

const { market } = CIVILIZATION

test('CIV-16.4 an offer of the market reaches whom it is for, and says what is asked for', () => {
  const p = step(hand(hand(table(3), 0, { salt: 2, grain: 1 }), 2, { iron: 3 }), openTrade)
  p.play(0, market.offer({ salt: 2, grain: 1 }, ['salt'], 2, 'iron') as never)
  expect([p.s.offerCards[0], p.s.offerTo[0], market.namesOf(p.s, 0)]).toEqual([3, 2, ['salt']])
  p.play(0, market.offer({ salt: 2, grain: 1 }, ['grain'], null, null) as never)
  expect([p.s.offerTo[0], p.s.offerWants[0]]).toEqual([-1, -1])
})
