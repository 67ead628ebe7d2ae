// node scripts/add-a-leader.mjs: the steps of CONTRIBUTING.md, taken in a scratch copy of Through the Ages.
// A leader with a rating of its own is six files, and no test about another card fails; a wrong row says which it is.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const GAME = 'games/through-the-ages'
const home = process.cwd()
const scratch = mkdtempSync(join(tmpdir(), 'add-a-leader-'))
mkdirSync(join(scratch, 'games'))
cpSync(join(home, GAME), join(scratch, GAME), { recursive: true })
for (const name of ['node_modules', 'kernel', 'contract', 'kit', 'testkit', 'words'])
  symlinkSync(join(home, name), join(scratch, name))
writeFileSync(
  join(scratch, 'tsconfig.json'),
  JSON.stringify({ extends: join(home, 'tsconfig.json'), include: [`${GAME}/src`, `${GAME}/data`, `${GAME}/test`] }),
)

const inScratch = path => join(scratch, GAME, path)
const edit = (path, change) => writeFileSync(inScratch(path), change(readFileSync(inScratch(path), 'utf8')))
/** Puts lines before the first line that holds `mark`. */
const before = (mark, lines) => text => {
  const at = text.lastIndexOf('\n', text.indexOf(mark)) + 1
  if (at === 0) throw new Error(`no line with ${mark}`)
  return text.slice(0, at) + lines + text.slice(at)
}
function run(command, ...args) {
  const { status, stdout, stderr } = spawnSync(join(home, 'node_modules/.bin', command), args, {
    cwd: scratch,
    encoding: 'utf8',
    // The Node that the lockfile names, not the one that started this.
    env: { ...process.env, NO_COLOR: '1', PATH: `${join(home, 'node_modules/.bin')}${delimiter}${process.env.PATH}` },
  })
  return { ok: status === 0, text: stdout + stderr }
}
const failures = []
function expectThat(what, holds, text = '') {
  console.log(`${holds ? 'ok    ' : 'FAILED'} ${what}`)
  if (!holds) failures.push(`${what}\n${text.slice(-6000)}`)
}

// 1. The row.
const ROW = "  { id: 'cleopatra', age: 0, kind: 'leader', gives: { happiness: 1 }, copies: [1, 1, 1] },\n"
edit('data/civil.ts', before("id: 'moses'", ROW))
// 2. What the row cannot say.
writeFileSync(
  inScratch('src/effects/leaders/cleopatra.ts'),
  `/** Cleopatra: 1 culture for each farm. */
import { workType } from '../../cards.ts'
import { buildings } from '../../query/counts.ts'
import type { Leader } from '../leader.ts'

export const cleopatra: Leader = {
  culture: (s, seat) => buildings(s, seat, workType.farm),
  worth: 0.3,
}
`,
)
// 3. Its test.
writeFileSync(
  inScratch('test/leaders/cleopatra.test.ts'),
  `import { expect, test } from 'vitest'
import { cultureRating, happinessRating } from '../../src/query/ratings.ts'
import { led } from '../table.ts'

test('cleopatra: a happy face; 1 culture for each farm', () => {
  const p = led('cleopatra', { works: { agriculture: 3 } })
  expect([cultureRating(p.s, 0), happinessRating(p.s, 0)]).toEqual([3, 1])
})
`,
)
// 4. to 6. Its words.
const WORDS = {
  en: ['Cleopatra', '1 culture for each farm.'],
  ru: ['Клеопатра', '1 культура за каждую ферму.'],
  it: ['Cleopatra', '1 cultura per ogni fattoria.'],
}
for (const [language, [name, text]] of Object.entries(WORDS)) {
  edit(`ui/messages.${language}.json`, before('"card.coal"', `  "card.cleopatra": "${name}",\n`))
  edit(`ui/messages.${language}.json`, before('"cardtext.coal"', `  "cardtext.cleopatra": "${text}",\n`))
}
const read = (top, path) => {
  try {
    return readFileSync(join(top, GAME, path), 'utf8')
  } catch {
    return null // a folder, or a file that is not there
  }
}
const changed = readdirSync(join(scratch, GAME), { recursive: true, encoding: 'utf8' }).filter(
  path => read(scratch, path) !== read(home, path),
)
expectThat(`six files: ${changed.length}`, changed.length === 6, changed.join('\n'))

// Then `npm run fix` writes the list of leaders.
run('node', join(home, 'scripts/tables.mjs'))
const types = run('tsc', '--noEmit', '-p', 'tsconfig.json')
expectThat('types', types.ok, types.text)
// Recorded games are games without the new card: they are recorded anew when the version is raised.
const tests = run(
  'vitest',
  'run',
  '--root',
  scratch,
  '--maxWorkers=2',
  '-t',
  process.argv.includes('--all') ? '^(?!.*corpus)' : '^(?!.*(corpus|coverage|takeover|undo))',
  `${GAME}/test`,
)
expectThat('tests', tests.ok, tests.text)

// A wrong row: one message, and it names the card.
const right = readFileSync(inScratch('data/civil.ts'), 'utf8')
for (const [mistake, wrong, message] of [
  ['an age there is not', ROW.replace('age: 0', 'age: 7'), 'civil card cleopatra: age 7 is none of 0 to 3'],
  ['two copies only', ROW.replace('[1, 1, 1]', '[1, 1]'), 'civil card cleopatra: copies are not three counts'],
  ['a cost', ROW.replace('gives:', 'cost: 3, gives:'), 'civil card cleopatra: a leader costs nothing'],
  ['the id of another', ROW.replace('cleopatra', 'homer'), 'civil card homer: its id is there twice'],
]) {
  writeFileSync(inScratch('data/civil.ts'), right.replace(ROW, wrong))
  const { ok, text } = run('vitest', 'run', '--root', scratch, `${GAME}/test/data.test.ts`)
  const said = text.split('\n').filter(line => line.includes('Error: civil card'))
  expectThat(
    `a row with ${mistake}: "${message} …"`,
    !ok && said.length > 0 && said.every(line => line.includes(message)),
    text,
  )
}
writeFileSync(inScratch('data/civil.ts'), right.replace(ROW, ROW.replace("kind: 'leader'", "kind: 'lieder'")))
const wrongKind = run('tsc', '--noEmit', '-p', 'tsconfig.json').text
expectThat(
  'a row with a wrong kind does not compile, and the message shows the row',
  /civil\.ts\(\d+,\d+\): error .*"lieder"/.test(wrongKind),
  wrongKind,
)

rmSync(scratch, { recursive: true })
if (failures.length > 0) {
  console.error(`\n${failures.join('\n\n')}`)
  process.exitCode = 1
}
