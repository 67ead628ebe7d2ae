/** One player, one colour and one letter: those of the empire, as in the box. */
import { keyOf, Match, setupOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import type { E } from '../../src/events.ts'
import { mareNostrum } from '../../src/game.ts'
import type { S } from '../../src/state.ts'
import { ownerOf } from '../owner.ts'
import { peopleOf } from '../people.ts'
import { empireOf } from '../rules.ts'
import { partOf } from './part-props.ts'

const play = (empires: string): Match<S, E> =>
  new Match<S, E>(mareNostrum, setupOf(mareNostrum, 5, 'first-games', { empires }), keyOf(empires))

test('MN-SET-8 an empire has its own colour wherever it sits: no two share one, and its seat does not matter', () => {
  const colours = new Map<string, number>()
  for (const empires of ['fixed', 'random']) {
    const view = play(empires).view('table')
    for (let seat = 0; seat < 5; seat++) {
      const people = peopleOf(view, seat)
      const empire = empireOf(view, seat) ?? ''
      expect(people?.name).toBe(`empire.${empire}`)
      expect(people?.colour).toBe(colours.get(empire) ?? people?.colour)
      colours.set(empire, people?.colour ?? -1)
    }
  }
  expect(new Set(colours.values()).size).toBe(5)
})
test('while empires are being chosen nobody has the colour of one', () => {
  const match = play('choose')
  expect(peopleOf(match.view('table'), 0)).toBe(null)
  const [choice] = match.legal(0)
  match.play(0, choice)
  expect(empireOf(match.view('table'), 0)).not.toBe(null)
  expect(peopleOf(match.view('table'), 0)).toBe(null)
})
test('the letter on the pieces is the letter of the sign', () => {
  const match = play('fixed')
  const part = partOf(match, 0)
  for (let seat = 0; seat < 5; seat++) {
    const people = peopleOf(part.view, seat)
    expect(ownerOf(part, seat).initial).toBe(part.say(people?.name ?? 'empire.rome').slice(0, 1))
  }
})
