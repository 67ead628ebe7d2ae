import { threatsOf } from '@ecumene/contract'
import { keyOf, Match, setupOf, type Threat } from '@ecumene/kernel'
import { toy } from '@ecumene/testkit'
import { expect, test } from 'vitest'

test('a game is asked who could win about what everybody may see: a hand is not in it', () => {
  const hands: number[] = []
  const game = {
    ...toy,
    threats(open: ReturnType<Match['view']> & { hand: Int16Array; handSize: Int16Array }): readonly Threat[] {
      hands.push(open.hand.reduce((sum, n) => sum + n, 0))
      return open.handSize[0] > 0 ? [{ seat: 0, isNow: false, key: 'threat.cards', rule: 'TOY-9' }] : []
    },
  }
  const match = new Match(toy, setupOf(toy, 2), keyOf('threats'))
  expect(match.state.hand.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(0)
  const told = threatsOf(game as never, match.setup, match.view(0))
  expect(told).toEqual([{ seat: 0, isNow: false, key: 'threat.cards', rule: 'TOY-9' }])
  expect(hands).toEqual([0])
})
test('a game that does not say it has none', () => {
  const match = new Match(toy, setupOf(toy, 2), keyOf('threats'))
  expect(threatsOf(toy, match.setup, match.view(0))).toEqual([])
})
