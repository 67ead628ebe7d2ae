/** The calamity sheet counts what is still to lose against what was demanded, as a page that has just been opened. */
import type { Part } from '@ecumene/civilization-family/ui/edition.ts'
import { listOfLosses } from '@ecumene/civilization-family/ui/test/list-of-losses.tsx'
import { LANGUAGES, spokenIn } from '@ecumene/civilization-family/ui/test/spoken.ts'
import { expect, test } from 'vitest'
import { advancedCivilization } from '../../src/game.ts'
import { cities, lose, order, strike } from '../../test/calamity-table.ts'
import { put, suffers, type Table, table } from '../../test/table.ts'
import { ADVANCED } from '../advanced.ts'

const spoken = await spokenIn('advanced-civilization')
const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eva', 'Fay']

/** The list of losses as `seat` reads it on a page without a memory. */
function listOf(p: Table, language: (typeof LANGUAGES)[number] = 'en', seat = 1): readonly string[] {
  const part = {
    game: advancedCivilization,
    view: p.s,
    legal: [],
    seat,
    edition: ADVANCED,
    seats: NAMES.map(name => ({ name })),
    say: spoken(language).say,
    chronicle: () => p.events,
  } as unknown as Part
  return listOfLosses(part)
}
/** A Famine of Ann, who has Bob lose eight points, Cid eight and Dee four. */
function famine(): Table {
  const p = suffers(put(cities(put(table(), 0, 'dacia', 20), 1, 3), 1, 'germania', 8), 0, 'famine')
  put(p, 2, 'armenia', 20)
  put(p, 3, 'assyria', 20)
  p.s.phase = ADVANCED.calamities.phase
  strike(p)
  expect(listOf(p, 'en', 0)).toEqual(['Ann: 10 of 10 still to lose'])
  p.play(0, lose('dacia', 10))
  p.play(0, order(1, 8))
  p.play(0, order(2, 8))
  p.play(0, order(3, 4))
  return p
}

test('ADV-11.13 a page opened in the middle of a loss counts it against the whole demand', () => {
  const p = famine()
  p.play(1, lose('germania', 5))
  expect(listOf(p)).toEqual([
    'Ann: 0 of 10 still to lose',
    'Bob: 3 of 8 still to lose, ordered by Ann',
    'Cid: 8 of 8 still to lose, ordered by Ann',
    'Dee: 4 of 4 still to lose, ordered by Ann',
  ])
  expect(LANGUAGES.slice(1).map(language => listOf(p, language)[1])).toEqual([
    'Bob: осталось потерять 3 из 8, так решил игрок Ann',
    'Bob: ancora da perdere 3 di 8, per ordine di Ann',
  ])
})
test('ADV-11.13 who has lost all of it stays on the list while others lose, and the list goes with the last of them', () => {
  const p = famine()
  p.play(1, lose('germania', 8))
  expect(listOf(p)[1]).toBe('Bob: 0 of 8 still to lose, ordered by Ann')
  p.play(2, lose('armenia', 8))
  p.play(3, lose('assyria', 4))
  expect(listOf(p)).toEqual([])
})
