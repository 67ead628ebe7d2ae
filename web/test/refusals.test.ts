import { keyOf, Match, setupOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { toy } from '../src/dev/toy.ts'
import { forbidden, gathered } from '../src/screen/refusals.ts'

test('what is forbidden is said with its rule, from the player’s own view', () => {
  const match = new Match(toy, setupOf(toy, 2), keyOf('why'))
  const found = forbidden(toy, match.view(0), 0)
  expect(found).toEqual([
    { action: { verb: 'bid', coins: 3 }, refusal: { rule: 'TOY-2', key: 'refuse.coins', args: { coins: 2 } } },
  ])
})

test('many alike are named once, and the particular comes before the sweeping', () => {
  const refusal = (key: string) => ({ rule: 'TOY-2', key, args: {} }) as const
  const ships = Array.from({ length: 40 }, (_, ship) => ({
    action: { verb: 'sail', ship },
    refusal: refusal('notYours'),
  }))
  const city = { action: { verb: 'build', area: 'rome' }, refusal: refusal('tooFew') }
  const reasons = gathered([...ships, city], r => r.key)
  expect(reasons.map(r => [r.reason, r.shown])).toEqual([
    ['tooFew', [{ action: city.action, isWhole: false }]],
    ['notYours', [{ action: ships[0].action, isWhole: true }]],
  ])
})
