// node games/mare-nostrum/test/add-a-hero.mjs: in a scratch copy of this package, adds a hero in the steps of
// CONTRIBUTING.md and runs types and tests. Says what fails, and fails itself if that is more than a new hero must
// change: the number of heroes (one line of data.test.ts) and the recorded games of this version of the rules.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const repository = join(import.meta.dirname, '..', '..', '..')
const scratch = mkdtempSync(join(tmpdir(), 'add-a-hero-'))
const game = join(scratch, 'games', 'mare-nostrum')
mkdirSync(game, { recursive: true })
cpSync(join(repository, 'games', 'mare-nostrum'), game, {
  recursive: true,
  filter: path => !path.includes('node_modules'),
})
symlinkSync(join(repository, 'node_modules'), join(scratch, 'node_modules'))
cpSync(join(repository, 'tsconfig.json'), join(scratch, 'tsconfig.base.json'))
cpSync(join(repository, 'package.json'), join(scratch, 'package.json'))
const include = ['games/mare-nostrum/src', 'games/mare-nostrum/data', 'games/mare-nostrum/test']
writeFileSync(join(scratch, 'tsconfig.json'), JSON.stringify({ extends: './tsconfig.base.json', include }))
const config =
  "export default { test: { include: ['**/*.test.ts'], exclude: ['**/ui/**', '**/node_modules/**'], testTimeout: 120_000 } }"
writeFileSync(join(scratch, 'vitest.config.mjs'), config)

const touched = new Set()
const write = (path, text) => {
  touched.add(path)
  writeFileSync(join(game, path), text)
}
const change = (path, from, to) => {
  const text = readFileSync(join(game, path), 'utf8')
  if (!text.includes(from)) throw new Error(`${path}: ${from} is not there`)
  write(path, text.replace(from, to))
}
const hero = bonus => `/** Ajax: 2 more in the battles of the own turn. */
import type { Power } from './power.ts'

export const ajax: Power = {
  kind: 'hero',
  bonus: { military: ${bonus} },
  worth: 1,
  battle: { plus: 2, when: 'own turn' },
}
`
// 1. Two lines in the list; 2. the hero; 3. the test; 4. to 6. the words.
change('src/powers/tokens.ts', 'import { antigone }', "import { ajax } from './ajax.ts'\nimport { antigone }")
change('src/powers/tokens.ts', '  spartacus,\n', '  spartacus,\n  ajax,\n')
write('src/powers/ajax.ts', hero(1))
write(
  'test/powers/ajax.test.ts',
  `import { expect, test } from 'vitest'
import { battle, rolls } from '../moves.ts'
import { bare, EGYPT, legions, levels, owns, ROME } from '../table.ts'

const fight = (attacker: number, defender: number): number[] => {
  const m = owns(legions(legions(bare(), EGYPT, 'gallia', 1), ROME, 'gallia', 1), EGYPT, 'ajax')
  return rolls(battle(m, 'gallia', attacker, defender, 1, 1)).map(([sum]) => sum)
}
test('Ajax adds 2 in the own turn only', () => {
  expect(fight(EGYPT, ROME)[0]).toBe(1 + 2)
  expect(fight(ROME, EGYPT)[1]).toBe(1)
})
test('Ajax counts 1 on the military track', () => {
  expect(levels(owns(bare(), EGYPT, 'ajax'), EGYPT)).toEqual(levels(bare(), EGYPT).map((n, i) => (i === 2 ? n + 1 : n)))
})
`,
)
for (const [language, name, object, hire, hires] of [
  ['en', 'Ajax', 'Ajax', 'Hire', 'hires'],
  ['ru', 'Аякс', 'Аякса', 'Нанять', 'нанимает'],
  ['it', 'Aiace', 'Aiace', 'Ingaggia', 'ingaggia'],
])
  change(
    `ui/messages.${language}.json`,
    '  "token.spartacus":',
    `  "token.ajax": "${name}",
  "token.ajax.acc": "${object}",
  "token.ajax.hire": "${hire} ${object}",
  "token.ajax.hired": "${hires} ${object}",
  "token.spartacus":`,
  )
console.log(`files touched: ${touched.size}\n  ${[...touched].join('\n  ')}`)

// The Node that the lockfile names, not the one that started this.
const run = (...command) =>
  spawnSync(join(repository, 'node_modules/.bin/node'), command, {
    cwd: scratch,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
const types = run('node_modules/typescript/bin/tsc', '--noEmit')
console.log(`types: ${types.status === 0 ? 'no error' : types.stdout}`)

/** The titles of the tests that fail, with the first line of what they say. */
function failures(...paths) {
  const report = join(scratch, 'report.json')
  run('node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${report}`, '--maxWorkers=1', ...paths)
  const { testResults, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'))
  console.log(`tests: ${numTotalTests}`)
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({ fullName, says: failureMessages.join('\n') })),
  )
}
const MUST_CHANGE = [/5 starting heroes, 12 heroes and 5 wonders/, /corpus: recorded games/]
const failed = failures()
const unexpected = failed.filter(({ fullName }) => !MUST_CHANGE.some(title => title.test(fullName)))
for (const { fullName } of failed) console.log(`fails: ${fullName}`)
for (const { fullName, says } of unexpected) console.log(`UNEXPECTED ${fullName}\n${says}`)

// A wrong row: one test fails, and its message names the hero.
write('src/powers/ajax.ts', hero(3))
const wrong = failures('data').filter(({ fullName }) => !MUST_CHANGE.some(title => title.test(fullName)))
const names = wrong.length === 1 && wrong[0].says.includes('ajax: a bonus of 3 on the military track, not 1 or 2')
console.log(`a wrong row: ${wrong.length} test fails, its message names the hero: ${names ? 'yes' : 'no'}`)

rmSync(scratch, { recursive: true })
process.exitCode = types.status === 0 && unexpected.length === 0 && touched.size <= 6 && names ? 0 : 1
