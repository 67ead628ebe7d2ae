import { rulesIndex } from '@ecumene/kernel'
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
  })
  expect(index.byId('BRZ-TURN-1')?.chapter).toEqual(['2. Turns'])
  expect(index.search('FIVE cards').map(r => r.id)).toEqual(['BRZ-SET-2a'])
  expect(index.search('brz-turn').map(r => r.id)).toEqual(['BRZ-TURN-1'])
  expect(index.byId('BRZ-9')).toBeUndefined()
})
test('a line that is no rule, and an id that stands twice, are errors', () => {
  expect(() => rulesIndex('- [BRZ-1] no tag')).toThrow('line 1')
  expect(() => rulesIndex('- [BRZ-1] a {info}\n- [BRZ-1] b {info}')).toThrow('stands twice')
})
