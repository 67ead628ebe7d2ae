/** How the Strategist plays otherwise than a Citizen: where it begins, and how it trades. */
import { answer, answerTo, botNamed } from '@ecumene/bots'
import { FastRng, keyOf, Match, setupOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { openTrade } from '../src/decisions/trade.ts'
import { civilization as game } from '../src/game.ts'
import { hand, step, table } from './table.ts'

const BOT = 1

/** The nations that bots of one level take, in order. */
function homesOf(level: string, seats: number): readonly unknown[] {
  const match = new Match(game, setupOf(game, seats), keyOf('home'))
  return Array.from({ length: seats }, () => {
    const next = 31 - Math.clz32(match.owed() & -match.owed())
    const action = answer(match, next, botNamed(game, level), new FastRng(1))
    match.play(next, action)
    return action.nation
  })
}
test.each([
  [3, 2],
  [6, 6],
])('of %i players Citizens begin in poor Illyria too, Strategists where nations fare better', (seats, first) => {
  expect(homesOf('citizen', seats).slice(0, first)).toContain('illyria')
  expect(homesOf('strategist', seats).slice(0, first)).not.toContain('illyria')
})

test('a Strategist makes an offer where nothing lies on the table yet', () => {
  const p = step(
    hand(hand(table(3), 0, { salt: 3 }), BOT, { gems: 2, hides: 1, papyrus: 1, iron: 1 }).set(s => {
      s.phase = 10
    }),
    openTrade,
  )
  expect(answerTo(game, p.setup, p.view(BOT), BOT, botNamed(game, 'strategist'), new FastRng(3)).verb).toBe('offer')
})

/** Two offers lie on the table; the other's has two cards of this kind. What does a bot of the level do? */
function answerOf(level: string, kind: string): unknown {
  const p = step(
    hand(hand(table(3), 0, { [kind]: 2, salt: 1 }), BOT, { [kind]: 2, hides: 1, papyrus: 1, iron: 1 }).set(s => {
      s.phase = 10
    }),
    openTrade,
  )
  p.play(0, { verb: 'offer', cards: { [kind]: 2, salt: 1 }, commodity: kind } as never)
  p.play(BOT, { verb: 'offer', cards: { hides: 1, papyrus: 1, iron: 1 }, commodity: 'hides' } as never)
  return answerTo(game, p.setup, p.view(BOT), BOT, botNamed(game, level), new FastRng(3)).verb
}
test('a small gain is enough for a Citizen, and too little for a Strategist', () => {
  expect(answerOf('citizen', 'ochre')).toBe('agree')
  expect(answerOf('strategist', 'ochre')).not.toBe('agree')
})
test('both agree where the gain is large', () => {
  expect(answerOf('citizen', 'gems')).toBe('agree')
  expect(answerOf('strategist', 'gems')).toBe('agree')
})
