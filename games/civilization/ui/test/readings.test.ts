/** Where the book can be read otherwise, the rule and the refusal say so before anybody is surprised. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SAID = { en: 'The book can be read otherwise', ru: 'Книгу можно прочесть и иначе', it: 'Il libro si può leggere' }
const REFUSALS: readonly (readonly [rule: string, refusal: string])[] = [
  ['CIV-R-51', 'refuse.notAdjacent'],
  ['CIV-R-57', 'refuse.offBoardFirst'],
  ['CIV-R-58', 'refuse.safeFromFlood'],
  ['CIV-R-60', 'refuse.depopulate'],
]
const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
/** The sentence about the other reading, without what stands before it. */
const reading = (text: string, said: string): string => text.slice(text.indexOf(said)).replace(/ \{\w+\}$/, '')

test.each(REFUSALS)(
  '%s the rule and its refusal tell the other reading in the same words, in three languages',
  (rule, refusal) => {
    for (const [language, said] of Object.entries(SAID)) {
      const line =
        read(`rules/${language}.md`)
          .split('\n')
          .find(text => text.startsWith(`- [${rule}]`)) ?? ''
      const message = (JSON.parse(read(`ui/messages.${language}.json`)) as Record<string, string>)[refusal]
      expect([language, line]).toEqual([language, expect.stringContaining(said)])
      expect(reading(message, said)).toBe(reading(line, said))
    }
  },
)
