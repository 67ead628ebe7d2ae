import { bronze } from '@ecumene/bronze'
import { keyOf, Match, setupOf } from '@ecumene/kernel'
import { words } from '@ecumene/words'
import { expect, test } from 'vitest'
import en from '../src/messages/en.json' with { type: 'json' }
import { nearestAction, whyOf } from '../src/screen/answers.ts'

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

test('a guide that leads elsewhere says what it asks for, not that the attempt is none', () => {
  const match = new Match(bronze, setupOf(bronze, 2), keyOf('guide'))
  const seat = match.legal(0).length > 0 ? 0 : 1
  const [asked, other] = match.legal(seat)
  const snapshot = { viewer: seat, view: match.view(seat), prompt: match.prompt(seat), outcome: null, legal: [asked] }
  const w = { ...words('en', en), action: (a: { readonly verb: string }) => (a === asked ? 'Take State' : 'something') }
  const why = (isGuide: boolean): string =>
    whyOf(w, { game: bronze, isGuide, players: [] } as never, snapshot as never, false, other).text
  expect(why(true)).toBe('Not now. The guide asks for this: Take State.')
  expect(why(false)).toMatch(/^Not now. The question is:/)
})
