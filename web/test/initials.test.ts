import { expect, test } from 'vitest'
import { initialOf } from '../src/names.ts'

const all = (...names: string[]): string[] => names.map((_, seat) => initialOf(names, seat))
test('players with one letter are told apart by the number of their seat', () => {
  expect(all('Player 1', 'Player 2', 'Player 3')).toEqual(['1', '2', '3'])
  expect(all('Игрок 1', 'Игрок 2', 'Саргон')).toEqual(['1', '2', 'С'])
  expect(all('anna', 'Boris')).toEqual(['A', 'B'])
  expect(all('Hatshepsut', 'hannibal', 'Dido')).toEqual(['1', '2', 'D'])
})
