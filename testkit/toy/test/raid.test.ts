/** Two rule tests, as testkit/README.md shows them. */
import { position } from '@ecumene/testkit'
import { expect, test } from 'vitest'
import { toy } from '../src/game.ts'
import { hand } from '../src/state.ts'
import { DECISIONS } from '../src/verbs.ts'

test('TOY-5 the victim of a raid chooses between a coin and a card', () => {
  const table = position(toy, 2)
    .set(s => {
      s.hand[hand(1, 0)] = 1
      s.handSize[1] = 1
    })
    .at(DECISIONS.turn, 0)
    .dice(5)
  table.play(0, { verb: 'raid', target: 1 })
  expect(table.asked).toBe('lose')
  expect(table.owing).toEqual([1])
  expect(table.legal(1)).toContainEqual({ verb: 'loseCoin' })
  expect(table.legal(1)).toContainEqual({ verb: 'loseCard', kind: 'figs' })
  expect(table.seen('raided')).toHaveLength(1)
})
test('TOY-5 nobody raids themselves', () => {
  const table = position(toy, 2).at(DECISIONS.turn, 0)
  expect(table.refusal(0, { verb: 'raid', target: 0 })).toMatchObject({ rule: 'TOY-5', key: 'refuse.self' })
})
