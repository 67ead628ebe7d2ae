/** What befell a player in a fight, as their news tell it: both sides, every bonus, and who is left. */
import { type LANGUAGES, spokenIn } from '@ecumene/civilization-family/ui/test/spoken.ts'
import { newsOf } from '@ecumene/words'
import { expect, test } from 'vitest'
import { civilization } from '../../src/game.ts'
import { PROGRAMS } from '../../src/verbs.ts'
import { city, owns, put, stockOf, type Table, table } from '../../test/table.ts'

const spoken = await spokenIn('civilization')
/** The news of `seat` after the conflicts of this table: each entry with its sums. */
function newsAfter(p: Table, seat: number, language: (typeof LANGUAGES)[number] = 'en'): readonly string[] {
  p.run(PROGRAMS.conflict)
  const line = { seq: 1, seat: 5, auto: false, events: p.events, round: 1, phase: 'move' }
  return newsOf(civilization, spoken(language), [line], seat)
    .filter(entry => entry.isMine)
    .map(entry => [...entry.sentences.flatMap(sentence => sentence.texts), ...entry.sums].join(' | '))
}
const clash = () => put(put(table(), 0, 'scythia', 4), 1, 'scythia', 2)

test('CIV-11.5.1a tokens lost in a fight are told with the tokens of both sides, the limit and who is left', () => {
  expect(newsAfter(clash(), 1)).toEqual([
    'Bob loses 2 tokens in Scythia | Scythia (limit 3): Ann 4 and Bob 2; left: Ann 3',
  ])
  expect(newsAfter(clash(), 1, 'ru')[0]).toContain('Скифия (предел 3): Ann 4 и Bob 2; остаются: Ann 3')
  expect(newsAfter(clash(), 1, 'it')[0]).toContain('Scizia (limite 3): Ann 4 e Bob 2; restano: Ann 3')
})
test('CIV-22.3.9a Metalworking is named where it decided who lost first', () => {
  const p = owns(clash(), 1, 'metalworking')
  expect(newsAfter(p, 0)[0]).toContain('Ann 4 and Bob 2; left: Ann 2 and Bob 1; Metalworking, lost last: Bob')
})
test('CIV-11.5.2b where all fall, the sums say that nobody is left', () => {
  const p = put(put(table(), 0, 'lemnos', 1), 1, 'lemnos', 1)
  expect(newsAfter(p, 0)[0]).toContain('Ann 1 and Bob 1; nobody is left')
})
test('CIV-11.1a each loss stands with the sums of its own area alone', () => {
  const p = put(put(clash(), 0, 'lemnos', 1), 1, 'lemnos', 1)
  put(put(p, 2, 'assyria', 3), 3, 'assyria', 3)
  const [told] = newsAfter(p, 1)
  for (const area of ['Lemnos', 'Scythia']) expect(told).toContain(`${area} (limit `)
  expect(told).not.toContain('Assyria')
})
test('CIV-11.6.2 an attack on a city says what the city became and how the fight before it went', () => {
  const p = put(city(table(), 1, 'scythia'), 0, 'scythia', 8)
  expect(newsAfter(p, 1)[0]).toBe(
    'Ann attacks the city of Bob in Scythia, which becomes 6 tokens | Scythia (limit 3): Ann 8 and Bob 6; left: Ann 3',
  )
})
test('CIV-11.6.1b too few before a city: how many were needed is told', () => {
  const p = put(city(table(), 1, 'scythia'), 0, 'scythia', 5)
  expect(newsAfter(p, 1)).toEqual(['Ann is too weak for the city of Bob in Scythia (7 needed) and loses 5 tokens'])
})
test('CIV-11.8.1a a city that surrenders says what was wanting in Stock', () => {
  const p = stockOf(put(city(table(), 1, 'scythia'), 0, 'scythia', 7), 1, 2)
  expect(newsAfter(p, 1)).toEqual([
    'The city of Bob in Scythia surrenders to Ann: it needs 6 tokens from Stock, there are 2',
  ])
})
