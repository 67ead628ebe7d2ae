/** What docs/server-faults.md says of tests is so: each file is there, and each title has the words it is found by. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync(new URL('../../docs/server-faults.md', import.meta.url), 'utf8')
const rows = page.split('\n').flatMap(line => {
  const [, id, , tests] = /^\| ([A-F]\d*) \| (.+) \| (.+) \|$/.exec(line) ?? []
  return id && tests ? [{ id, tests }] : []
})
const TITLE = /\b(?:test|describe)\b[^'"`\n]*(?:\n\s*)?(['"`])((?:(?!\1).)*)\1/g

function titlesOf(name: string): string {
  const own = ['.', './databases', './cluster'].map(folder => `${folder}/${name}.test.ts`)
  const places = [...own, `../../${name}.test.ts`, `../../${name}`]
  // What is true of one database and of several servers may stand in two files of the same name.
  const files = places.map(place => new URL(place, import.meta.url)).filter(place => existsSync(place))
  if (files.length === 0) throw new Error(`no test ${name}`)
  const text = files.map(file => readFileSync(file, 'utf8')).join('\n')
  return [...text.matchAll(TITLE)].map(found => found[2]).join('\n')
}

test('every fault of the list has a row', () => {
  const ids = rows.map(row => row.id)
  expect(Array.from({ length: 36 }, (_, i) => `D${i + 1}`).filter(id => !ids.includes(id))).toEqual([])
  for (const part of ['B', 'D', 'F']) expect(ids.filter(id => id === part).length).toBeGreaterThan(0)
})
test.each(rows)('$id: $tests', ({ tests }) => {
  for (const named of tests.split(/; (?=`)/)) {
    const [, name, words] = /^`([^`]+)`(?:: (.+))?/.exec(named) ?? []
    expect(name, named).toBeDefined()
    const titles = titlesOf(name as string)
    for (const part of words?.split('; ') ?? []) expect(titles).toContain(part)
  }
})
