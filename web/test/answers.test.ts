import { expect, test } from 'vitest'
import { nearestAction } from '../src/screen/answers.ts'

const game = {
  verbs: {
    specs: {
      walk: { area: ['rome', 'crete', 'egypt'], to: ['rome', 'crete', 'egypt'], tokens: { min: 1, max: 5 } },
      build: { area: ['rome', 'crete', 'egypt'] },
    },
  },
} as never
const walk = { verb: 'walk', area: 'rome', to: 'crete', tokens: 1 }

test('the thing chosen takes the place of the one named', () => {
  const legal = [{ verb: 'build', area: 'rome' }]
  expect(nearestAction({ game, legal }, 'area:egypt', null)).toEqual({ verb: 'build', area: 'egypt' })
})
test('with something in hand, the thing chosen is where it goes', () => {
  expect(nearestAction({ game, legal: [walk] }, 'area:egypt', 'stack:crete')).toEqual({
    ...walk,
    area: 'crete',
    to: 'egypt',
  })
})
test('a thing that no action names means no action', () => {
  expect(nearestAction({ game, legal: [walk] }, 'card:pottery', null)).toBeNull()
})
