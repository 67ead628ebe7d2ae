/** docs/promised.md: each promise names a command, and what the command is to run is there. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')

test('every promise names a command, and what it is to run is there', () => {
  const rows =
    read('docs/promised.md')
      .match(/^\| [^*|]+ \| .+ \|$/gm)
      ?.filter(row => !row.startsWith('| Promise')) ?? []
  expect(rows.length).toBeGreaterThan(15)
  const tests = ['games', 'server', 'kernel', 'testkit', 'bots', 'words', 'cli', 'web'].flatMap(room =>
    globSync(`${room}/**/*.test.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules'] }),
  )
  const proofs = [...read('server/test/proofs/main.ts').matchAll(/npm run prove -- ([\w-]+) \[/g)].map(
    ([, name]) => name,
  )
  for (const row of rows) {
    const asked = [...row.matchAll(/`npm test -- ([^`]+)`/g)].flatMap(([, words]) => words.split(' '))
    const proved = [...row.matchAll(/`npm run prove -- ([\w-]+)/g)].map(([, name]) => name)
    const isOther = /npm run bench:failover|every one of these proofs/.test(row)
    expect([row, isOther || asked.length + proved.length > 0]).toEqual([row, true])
    for (const word of asked) expect([word, tests.some(path => path.includes(word))]).toEqual([word, true])
    for (const name of proved) expect(proofs).toContain(name)
  }
})
