import { words } from '@ecumene/words'
import { expect, test } from 'vitest'
import { initialOf, looksOf } from '../src/names.ts'

const all = (...names: string[]): string[] => names.map((_, seat) => initialOf(names, seat))
test('players with one letter are told apart by the number of their seat', () => {
  expect(all('Player 1', 'Player 2', 'Player 3')).toEqual(['1', '2', '3'])
  expect(all('Игрок 1', 'Игрок 2', 'Саргон')).toEqual(['1', '2', 'С'])
  expect(all('anna', 'Boris')).toEqual(['A', 'B'])
  expect(all('Hatshepsut', 'hannibal', 'Dido')).toEqual(['1', '2', 'D'])
})
test('a player whose people has a colour of its own has that colour and its letter; the others keep theirs', () => {
  const players = ['Sargon', 'Dido'].map((name, colour) => ({ kind: 'human' as const, name, bot: null, colour }))
  const w = words('en', { 'empire.rome': 'Rome' })
  const looks = looksOf(w, players, seat => (seat === 0 ? { colour: 6, name: 'empire.rome' } : null))
  expect(looks.map(({ name, colour, initial }) => [name, colour, initial])).toEqual([
    ['Sargon', 6, 'R'],
    ['Dido', 1, 'D'],
  ])
})
