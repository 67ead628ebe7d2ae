import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { type ArgumentReader, message } from '../src/message.ts'

const given: Readonly<Record<string, string>> = { seat: 'Ada', area_in: 'in Egypt', n: '3', empty: '' }
const source: ArgumentReader = { show: name => given[name], raw: name => given[name] }

// Most texts need no parser; what is said without it is what it would say.
test.each([
  'Stop',
  '',
  'Points # of 3: «Нил» – 5 %',
  '{seat}',
  '{seat} builds {area_in}, {seat} pays {n}#{n}.',
  '{empty}{n}',
  'Don’t',
  "Don't",
  "'{seat}' is '{n'}",
  '{n, plural, one {# coin} other {# coins}} for {seat}',
])('%s', text => {
  const said = message(text, 'en').format(source)
  expect(said).toBe(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).format(given))
})
test('what is missing is not said, and the outline has dots for what is asked for', () => {
  const text = message('{seat} goes to {area} {place}', 'en')
  expect(text.format(source)).toBeNull()
  expect([text.needs, text.outline()]).toEqual([['seat', 'area', 'place'], '… goes to …'])
})
test('broken texts are refused', () => {
  for (const text of ['{seat', '{a b}', '{}']) expect(() => message(text, 'en')).toThrow()
})
