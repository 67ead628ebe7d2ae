import { expect, test } from 'vitest'
import { led, play, row } from '../table.ts'

test('aristotle: 1 science for each technology taken, not for other cards', () => {
  const p = row(led('aristotle'), 'iron', 'reserves-i', 'theocracy')
  for (const [card, space] of [
    ['iron', 1],
    ['reserves-i', 2],
    ['theocracy', 3],
  ] as const)
    play(p, 'take', { card, space })
  expect(p.s.science[0]).toBe(2)
})
