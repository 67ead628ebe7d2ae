/**
 * The steps of CONTRIBUTING.md, taken in a scratch copy of this game: a leader with rules, picture and words of their
 * own is one line in the list of cards, a file, its home beside it and a test. What is left out does not compile.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const GAME = 'games/through-the-ages'
const HOUSE = join(import.meta.dirname, '..', '..', '..')
const BIN = join(HOUSE, 'node_modules', '.bin')
let scratch = ''
const inScratch = (path: string): string => join(scratch, GAME, path)
const edit = (path: string, change: (text: string) => string): void =>
  writeFileSync(inScratch(path), change(readFileSync(inScratch(path), 'utf8')))

function run(command: string, ...args: string[]): { readonly isWell: boolean; readonly text: string } {
  const { status, stdout, stderr } = spawnSync(join(BIN, command), args, {
    cwd: scratch,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, NO_COLOR: '1', PATH: `${BIN}${delimiter}${process.env.PATH}` },
  })
  return { isWell: status === 0, text: stdout + stderr }
}
const compile = (): ReturnType<typeof run> => run('tsc', '-p', 'tsconfig.json')
const writeTables = (): void => {
  const { isWell, text } = run('node', join(HOUSE, 'scripts', 'tables.mjs'))
  if (!isWell) throw new Error(text)
}

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'add-a-leader-'))
  mkdirSync(join(scratch, 'games'))
  cpSync(join(HOUSE, GAME), inScratch(''), { recursive: true, filter: path => !/node_modules|corpus/.test(path) })
  for (const name of ['node_modules', 'kernel', 'contract', 'kit', 'testkit', 'words'])
    symlinkSync(join(HOUSE, name), join(scratch, name), 'junction')
  const rooms = ['about.ts', 'data', 'src', 'ui', 'test/leaders'].map(room => `${GAME}/${room}`)
  const options = { noEmit: true, incremental: true, tsBuildInfoFile: join(scratch, 'types') }
  writeFileSync(
    join(scratch, 'tsconfig.json'),
    JSON.stringify({
      extends: join(HOUSE, 'tsconfig.json'),
      compilerOptions: options,
      include: [...rooms, 'kit/src/icons.d.ts', 'styles.d.ts'],
    }),
  )
  writeFileSync(join(scratch, 'styles.d.ts'), "declare module '*.css'\n")
  const icons = JSON.stringify(join(HOUSE, 'kit', 'build', 'icons.ts'))
  writeFileSync(
    join(scratch, 'vitest.config.ts'),
    `import { gameIcons } from ${icons}\nexport default { plugins: [gameIcons()] }\n`,
  )
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const ROW = "  { id: 'cleopatra', age: 0, kind: 'leader', gives: { happiness: 1 }, copies: [1, 1, 1] },\n"
const FILES: Readonly<Record<string, string>> = {
  'src/effects/leaders/cleopatra.ts': `/** Cleopatra: 1 culture for each farm. */
import { workType } from '../../cards.ts'
import { buildings } from '../../query/counts.ts'
import type { Leader } from '../leader.ts'

export const cleopatra: Leader = {
  culture: (s, seat) => buildings(s, seat, workType.farm),
  worth: 0.3,
}
`,
  'src/effects/leaders/cleopatra.json': JSON.stringify({
    picture: 'ankh',
    en: { name: 'Cleopatra', text: '1 happy face. 1 culture for each farm.', face: '1 culture per farm' },
    ru: { name: 'Клеопатра', text: '1 счастье. 1 культура за каждую ферму.', face: '1 культура за ферму' },
    it: {
      name: 'Cleopatra',
      text: '1 faccina felice. 1 punto cultura per ogni fattoria.',
      face: 'Cultura per fattoria',
    },
  }),
  'test/leaders/cleopatra.test.ts': `import { expect, test } from 'vitest'
import { cultureRating, happinessRating } from '../../src/query/ratings.ts'
import { led } from '../table.ts'

test('cleopatra: a happy face; 1 culture for each farm', () => {
  const p = led('cleopatra', { works: { agriculture: 3 } })
  expect([cultureRating(p.s, 0), happinessRating(p.s, 0)]).toEqual([3, 1])
})
`,
}

test('a new leader is one line and three files, and nothing of them may be left out', { timeout: 300_000 }, () => {
  edit('data/civil.ts', text => text.replace(/^.*id: 'moses'/m, line => `${ROW}${line}`))
  // A row alone: rules, picture, name, text and the words of the face are all missed.
  writeTables()
  const alone = compile().text
  for (const missed of ['leaders/hooks.ts', 'ui/look.ts', 'ui/face-words.ts', 'ui/card.tsx'])
    expect(alone).toMatch(new RegExp(`${missed.replace('.', '\\.')}.*error`))
  expect(alone).toContain('cleopatra')

  for (const [path, text] of Object.entries(FILES)) writeFileSync(inScratch(path), text)
  writeTables()
  expect(compile().text).toBe('')
  const touched = readdirSync(inScratch('ui')).filter(name => name.startsWith('messages.'))
  for (const name of touched) {
    const messages = JSON.parse(readFileSync(inScratch(`ui/${name}`), 'utf8'))
    expect(Object.keys(messages).filter(key => key.endsWith('.cleopatra'))).toHaveLength(3)
  }

  const paths = ['test/leaders', 'test/data.test.ts', 'test/card-sums.test.ts', 'ui/test/faces.test.tsx']
  const tests = run('vitest', 'run', '--root', scratch, ...paths.map(path => `${GAME}/${path}`))
  expect(tests.isWell, tests.text.slice(-4000)).toBe(true)
  expect(tests.text).toContain('cleopatra')
})
