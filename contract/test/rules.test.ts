import { rulesIndex } from '@ecumene/contract'
import { expect, test } from 'vitest'

const text = `# Bronze
Words of welcome.
## 1. Set-up
- [BRZ-SET-1] Two to four play. {info}
### Cards
- [BRZ-SET-2a] Deal five cards. {setup}
## 2. Turns
- [BRZ-TURN-1] Clockwise. {auto}
`
test('rules are found by id, chapter and words', () => {
  const index = rulesIndex(text)
  expect(index.title).toBe('Bronze')
  expect(index.byId('BRZ-SET-2a')).toEqual({
    id: 'BRZ-SET-2a',
    text: 'Deal five cards.',
    tag: 'setup',
    chapter: ['1. Set-up', 'Cards'],
    words: [],
  })
  expect(index.byId('BRZ-TURN-1')?.chapter).toEqual(['2. Turns'])
  expect(index.search('FIVE cards').map(r => r.id)).toEqual(['BRZ-SET-2a'])
  expect(index.search('brz-turn').map(r => r.id)).toEqual(['BRZ-TURN-1'])
  expect(index.byId('BRZ-9')).toBeUndefined()
})
test('a line that is no rule, and an id that stands twice, are errors', () => {
  expect(() => rulesIndex('- [BRZ-1] no tag')).toThrow('line 1')
  expect(() => rulesIndex('- [brz] - [BRZ-1] a {info}')).toThrow('line 1')
  expect(() => rulesIndex('- [BRZ-1] a {info}\n- [BRZ-1] b {info}')).toThrow('stands twice')
})
test('what is no heading and no rule is left alone; every word of a query must be there', () => {
  const index = rulesIndex(`no # heading
- [BRZ-0] first {info}
a line: - [BRZ-9] not at its start {info}
## 1. Set-up
- [BRZ-1] two words {info}
`)
  expect([index.title, index.rules.map(({ id }) => id), index.byId('BRZ-0')?.chapter]).toEqual([
    '',
    ['BRZ-0', 'BRZ-1'],
    [],
  ])
  const found = (query: string) => index.search(query).map(({ id }) => id)
  expect([found('two  words '), found('two first'), found(''), found('set-up')]).toEqual([
    ['BRZ-1'],
    [],
    ['BRZ-0', 'BRZ-1'],
    ['BRZ-1'],
  ])
  const nested = rulesIndex('## A\n### B\n- [BRZ-1] x {info}')
  expect(nested.search('a b').map(({ id }) => id)).toEqual(['BRZ-1'])
  expect(nested.search('ab')).toEqual([])
})
test('an error names the line; nothing may follow the tag', () => {
  expect(() => rulesIndex('\n- [BRZ-1] a {info} more')).toThrow('rules, line 2: not "- [ID] text {tag}"')
  expect(() => rulesIndex('\n- [BRZ-1] a {info}\n- [BRZ-1] b {info}')).toThrow('rules, line 3: BRZ-1 stands twice')
})
test('the words that players use lead to the rules that put it otherwise', () => {
  const index = rulesIndex(`# Book
- [BRZ-1] Lack of food costs points. {score}
- [BRZ-2] Points win. {end}
## Words that players use
- famine, carestia: BRZ-1
- hunger, starvation, città affamata: BRZ-1, BRZ-2
`)
  const found = (query: string) => index.search(query).map(({ id }) => id)
  expect(index.byId('BRZ-1')?.words).toEqual(['famine', 'carestia', 'hunger', 'starvation', 'città affamata'])
  expect([found('famine'), found('Starvation'), found('famine win')]).toEqual([['BRZ-1'], ['BRZ-1', 'BRZ-2'], []])
  expect(() => rulesIndex('- [BRZ-1] a {info}\n- hunger: BRZ-7')).toThrow('rules, line 2: there is no rule BRZ-7')
})
test('accents do not matter, and endings only where the whole word stands somewhere', () => {
  const index = rulesIndex('- [BRZ-1] La città mangia. {info}\n- [BRZ-2] Le tasse. {info}\n- [BRZ-3] Starve. {info}')
  const found = (query: string) => index.search(query).map(({ id }) => id)
  expect([found('citta'), found('CITTÀ'), found('tassa'), found('starving'), found('tax')]).toEqual([
    ['BRZ-1'],
    ['BRZ-1'],
    ['BRZ-2'],
    ['BRZ-3'],
    [],
  ])
})
