import { keyOf, Match, setupOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { toy } from '../src/dev/toy.ts'
import { forbidden } from '../src/screen/refusals.ts'

test('what is forbidden is said with its rule, from the player’s own view', () => {
  const match = new Match(toy, setupOf(toy, 2), keyOf('why'))
  const found = forbidden(toy, match.view(0), 0)
  expect(found).toEqual([
    { action: { verb: 'bid', coins: 3 }, refusal: { rule: 'TOY-2', key: 'refuse.coins', args: { coins: 2 } } },
  ])
})
