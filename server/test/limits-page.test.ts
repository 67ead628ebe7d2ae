/** The page of limits is that of today's code, and no limit stands outside the list. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LIMITS } from '../src/limits-list.ts'
import { PAGE, pageOfToday } from './limits-page.ts'

const SOURCE = new URL('../src/', import.meta.url).pathname
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'))
const texts = files.map(file => ({ file, text: readFileSync(join(SOURCE, file), 'utf8') }))

test('docs/limits.md says what the code does: after a change, node server/test/limits-page.ts', async () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(await pageOfToday())
})

test('every limit of the list is counted somewhere', () => {
  const unused = Object.keys(LIMITS).filter(name => !texts.some(({ text }) => text.includes(`LIMITS.${name}`)))
  expect(unused).toEqual([])
})
test('what is counted for people and networks is counted by a number of the list', () => {
  const counting = /\.take\([^)]*, \d[\d_]*,|new (Limiter|Connections)\(\s*\d/
  // How often the log tells of strangers on the bus limits nobody.
  const found = texts
    .filter(({ file }) => file !== 'server.ts')
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap(line => (counting.test(line) ? [`${file}: ${line.trim()}`] : [])),
    )
  expect(found).toEqual([])
})
