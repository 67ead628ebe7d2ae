/**
 * The steps of CONTRIBUTING.md, taken in a scratch copy of this game: a folder with the hero's rules and card, a line
 * in the list, a test. Its types, its rules and its drawing are tried, and what happens when a part of it is forgotten.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const repository = join(import.meta.dirname, '..', '..', '..')
const FOLDER = join('games', 'mare-nostrum')
const LONG = 180_000
let scratch = ''
let game = ''

const rules = (bonus: number): string => `/** Ajax: 2 more in the battles of the own turn. */
import type { Power } from '../power.ts'

export const ajax: Power = {
  kind: 'hero',
  bonus: { military: ${bonus} },
  worth: 1,
  battle: { plus: 2, when: 'own turn' },
}
`
const CARD = `/** What stands on the card of Ajax. */
import type { PowerCard } from '../card.ts'

export const ajaxCard: PowerCard = {
  icon: 'bordered-shield',
  en: {
    title: 'Ajax',
    name: 'Ajax',
    object: 'Ajax',
    hire: 'Hire Ajax',
    hired: 'hires Ajax',
    effect: 'Adds 2 to your dice in the land battles of your turn.',
  },
  ru: {
    title: 'Аякс',
    name: 'Аякс',
    object: 'Аякса',
    hire: 'Нанять Аякса',
    hired: 'нанимает Аякса',
    effect: 'Добавляет 2 к вашим костям в сухопутных битвах вашего хода.',
  },
  it: {
    title: 'Aiace',
    name: 'Aiace',
    object: 'Aiace',
    hire: 'Ingaggia Aiace',
    hired: 'ingaggia Aiace',
    effect: 'Aggiunge 2 ai tuoi dadi nelle battaglie terrestri del tuo turno.',
  },
}
`
const TEST = `import { expect, test } from 'vitest'
import { battle, rolls } from '../frequent-moves.ts'
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
`
/** The card as it is drawn, in three languages. */
const SCREEN = `import { keyOf, Match, setupOf } from '@ecumene/kernel'
import { words } from '@ecumene/words'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mareNostrum } from '../../src/game.ts'
import { TokenCard } from '../cards.tsx'
import { TOKEN_ICONS } from '../look.ts'
import en from '../messages.en.json' with { type: 'json' }
import it from '../messages.it.json' with { type: 'json' }
import ru from '../messages.ru.json' with { type: 'json' }
import { partOf } from './part-props.ts'

const match = new Match(mareNostrum, setupOf(mareNostrum, 3, 'first-games'), keyOf('ajax'))
test.each([
  ['en', en, 'Ajax', 'Adds 2 to your dice', 'Hire Ajax'],
  ['ru', ru, 'Аякс', 'Добавляет 2', 'Нанять Аякса'],
  ['it', it, 'Aiace', 'Aggiunge 2', 'Ingaggia Aiace'],
])('the card of Ajax is drawn in %s', (language, catalogue, title, effect, hire) => {
  const speech = words(language as 'en', catalogue)
  const html = renderToStaticMarkup(<TokenCard p={{ ...partOf(match as never, 0), say: speech.say }} id="ajax" />)
  expect(html).toContain(title)
  expect(html).toContain(effect)
  expect(html).toContain(TOKEN_ICONS.ajax)
  expect(speech.action({ verb: 'hire', token: 'ajax' })).toBe(hire)
})
`

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'add-a-hero-'))
  game = join(scratch, FOLDER)
  mkdirSync(join(scratch, 'games'))
  cpSync(join(repository, FOLDER), game, { recursive: true, filter: path => !/node_modules|corpus/.test(path) })
  for (const room of ['node_modules', 'kernel', 'contract', 'kit', 'maps', 'testkit', 'words'])
    symlinkSync(join(repository, room), join(scratch, room))
  cpSync(join(repository, 'tsconfig.json'), join(scratch, 'tsconfig.base.json'))
  cpSync(join(repository, 'package.json'), join(scratch, 'package.json'))
  // As in the browser's build: pictures and style sheets may be imported.
  write(
    scratch,
    'build.d.ts',
    ["'*.css'", "'virtual:icon/*' {\n  const body: string\n  export default body\n}", "'*.json.br'"]
      .map(name => `declare module ${name}\n`)
      .join(''),
  )
  write(scratch, 'tsconfig.json', JSON.stringify({ extends: './tsconfig.base.json', include: [FOLDER, 'build.d.ts'] }))
  write(
    scratch,
    'vitest.config.ts',
    `import { gameIcons } from './kit/build/icons.ts'
import { packedJson } from './kit/build/packed-json.ts'
export default { plugins: [gameIcons(), packedJson()], test: { include: ['${FOLDER}/**/*.test.{ts,tsx}'], maxWorkers: 1 } }`,
  )
  mkdirSync(join(game, 'src', 'powers', 'ajax'))
  write(game, 'src/powers/ajax/power.ts', rules(1))
  write(game, 'src/powers/ajax/card.ts', CARD)
  write(
    game,
    'src/powers/tokens.ts',
    readFileSync(join(game, 'src/powers/tokens.ts'), 'utf8').replace("  'spartacus',\n", "  'spartacus',\n  'ajax',\n"),
  )
  write(game, 'test/powers/ajax.test.ts', TEST)
  write(game, 'ui/test/ajax.test.tsx', SCREEN)
})
afterAll(() => rmSync(scratch, { recursive: true }))

const write = (folder: string, path: string, text: string): void => writeFileSync(join(folder, path), text)
/** The Node that the lockfile names, not the one that started this. */
function run(...command: string[]): { readonly isFine: boolean; readonly text: string } {
  const { status, stdout, stderr } = spawnSync(join(repository, 'node_modules/.bin/node'), command, {
    cwd: scratch,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', NODE_ENV: 'test' },
  })
  return { isFine: status === 0, text: stdout + stderr }
}
const types = (): string => run('node_modules/typescript/bin/tsc', '--noEmit').text
const tests = (...paths: string[]) => run('node_modules/vitest/vitest.mjs', 'run', ...paths)

test(
  'a new hero is a folder, its test and one line in a list: types, rules and the drawn card in three languages',
  () => {
    const written = run(join(FOLDER, 'tables.mjs'))
    expect(written.isFine, written.text).toBe(true)
    expect(types()).toBe('')
    const { isFine, text } = tests('ajax', 'test/data.test.ts', 'terms', 'display', 'test/setup.test.ts')
    expect(isFine, text).toBe(true)
  },
  LONG,
)

test(
  'a card without one of its words, or without a picture, does not compile, and the message names the hero',
  () => {
    for (const line of ["  icon: 'bordered-shield',\n", "    object: 'Аякса',\n", "    hired: 'ingaggia Aiace',\n"]) {
      expect(CARD).toContain(line)
      write(game, 'src/powers/ajax/card.ts', CARD.replace(line, ''))
      expect(types()).toMatch(new RegExp(`ajax.card\\.ts.*'${line.trim().split(':')[0]}' is missing`))
    }
    write(game, 'src/powers/ajax/card.ts', CARD)
  },
  LONG,
)

test(
  'a mistake in the row of a hero fails one test, and the message names the hero',
  () => {
    write(game, 'src/powers/ajax/power.ts', rules(3))
    const { isFine, text } = tests('test/data.test.ts')
    expect(isFine).toBe(false)
    expect(text).toContain('ajax: a bonus of 3 on the military track, not 1 or 2')
    expect(text).toMatch(/Tests +1 failed/)
  },
  LONG,
)
