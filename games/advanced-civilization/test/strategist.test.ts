/** How the Strategist trades: it holds out where a Citizen agrees. */
import { answerTo, botNamed } from '@ecumene/bots'
import { FastRng } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { openTrade } from '../src/decisions/trade.ts'
import { advancedCivilization as game } from '../src/game.ts'
import { hand, step, table } from './table.ts'

const BOT = 1
/** Two offers lie on the table; the other's has two cards of this kind. What does a bot of the level do? */
function answerOf(level: string, kind: string): unknown {
  const p = step(
    hand(hand(table(3), 0, { [kind]: 2, cloth: 1 }), BOT, { [kind]: 2, hides: 1, papyrus: 1, iron: 1 }).set(s => {
      s.phase = 10
    }),
    openTrade,
  )
  p.play(0, { verb: 'offer', cards: { [kind]: 2, cloth: 1 }, commodity: kind, other: 'cloth' } as never)
  p.play(BOT, { verb: 'offer', cards: { hides: 1, papyrus: 1, iron: 1 }, commodity: 'hides', other: 'iron' } as never)
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
