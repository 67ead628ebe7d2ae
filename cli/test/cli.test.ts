import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { about as next } from '@ecumene/testkit/toy/next/about'
import { describe, expect, test, vi } from 'vitest'
import { flagsOf } from '../src/args.ts'
import { helpOf } from '../src/command.ts'
import { commands } from '../src/commands/index.ts'

const root = join(import.meta.dirname, '..', '..')
const ecumene = (args: string, input = '') => {
  const { status, stdout, stderr } = spawnSync('node', ['cli/src/main.ts', ...args.split(' ')], {
    cwd: root,
    input,
    encoding: 'utf8',
    env: { ...process.env, LANG: 'en' },
  })
  return {
    status,
    stdout,
    stderr,
    rows: () =>
      stdout
        .trim()
        .split('\n')
        .map(row => JSON.parse(row)),
  }
}
const program = { name: 'ecumene', call: 'npm run -s ecumene --' }
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const temporary = () => mkdtempSync(join(tmpdir(), 'ecumene-'))

describe('simulate', () => {
  test('a line a game, then a summary; the same seed gives the same hashes', () => {
    const args = 'simulate --game toy --seats 3 --games 4 --seed 7 --bots greedy,random --json'
    const [first, second] = [ecumene(args).rows(), ecumene(args).rows()]
    expect(first).toHaveLength(5)
    expect(first[0]).toMatchObject({
      game: 'toy',
      variant: 'standard',
      seats: 3,
      seed: '7:0',
      bots: ['greedy', 'random', 'greedy'],
    })
    expect(first[1].bots).toEqual(['random', 'greedy', 'greedy'])
    expect(first.slice(0, 4).map(r => r.hash)).toEqual(second.slice(0, 4).map(r => r.hash))
    expect(new Set(first.slice(0, 4).map(r => r.hash)).size).toBe(4)
    expect(first[4].summary).toMatchObject({ games: 4, bots: { greedy: { seats: 8 }, random: { seats: 4 } } })
  })
  test('records are saved, and replay', () => {
    const dir = join(temporary(), 'records')
    const rows = ecumene(`simulate --game toy --games 2 --seed 3 --save ${dir} --json`).rows()
    const files = readdirSync(dir).sort()
    expect(files).toEqual(['toy-2-3-0.json', 'toy-2-3-1.json'])
    const again = ecumene(`replay ${join(dir, files[0])} ${join(dir, files[1])} --json`)
    expect(again.status).toBe(0)
    expect(again.rows().map(r => r.hash)).toEqual([rows[0].hash, rows[1].hash])
  })
  test('a record of an older version replays by the rules of that version', async () => {
    vi.doMock('../src/games.ts', () => ({ gameNamed: () => next }))
    const { replayed } = await import('../src/records.ts')
    const { record, game, match } = await replayed(join(root, 'testkit/toy/test/corpus/standard-1.v1.json.br'))
    expect([(await next.load()).version, game.version, record.version]).toEqual([2, 1, 1])
    expect(match.hash).toBe(record.entries.at(-1)?.hash)
  })
  test('a record is told in words, in the language asked for, without what a spectator may not know', () => {
    const dir = temporary()
    ecumene(`simulate --game toy --games 1 --seed 3 --save ${dir}`)
    const file = join(dir, 'toy-2-3-0.json')
    const english = ecumene(`chronicle ${file} --lang en`).stdout
    expect(english).toContain('draws a card.')
    expect(english).not.toContain('draws wool.')
    expect(ecumene(`chronicle ${file} --lang ru`).stdout).not.toContain('draws')
  })
})

describe('replay', () => {
  test('a record with one changed hash ends with 2 and names the line', () => {
    const dir = temporary()
    ecumene(`simulate --game toy --games 1 --seed 3 --save ${dir}`)
    const file = join(dir, 'toy-2-3-0.json')
    const record = JSON.parse(readFileSync(file, 'utf8'))
    record.entries[9].hash ^= 1
    writeFileSync(file, JSON.stringify(record))
    const { status, stderr } = ecumene(`replay ${file}`)
    expect([status, stderr.split('\n').length]).toEqual([2, 2])
    expect(stderr).toContain('line 10: hash')
  })
})

test('games tells ids, seats and variants', () => {
  const [games] = ecumene('games --json').rows()
  expect(games).toContainEqual(expect.objectContaining({ id: 'bronze', name: 'Bronze', seats: [2, 4] }))
})
test('rules tells one rule with its code and tests', () => {
  const [rule] = ecumene('rules BRZ-ACT-4 --json').rows()
  expect(rule).toMatchObject({ id: 'BRZ-ACT-4', tag: 'limit' })
  expect(rule.tests.length).toBeGreaterThan(0)
  expect(rule.files.length).toBeGreaterThan(0)
})

describe('play', () => {
  test('a whole game through the plain list, with undo, chronicle and rules', () => {
    // Helpful words first, then always the first action.
    const { status, stdout } = ecumene(
      'play --game bronze --seats 2 --bots random --seed 5',
      `x\np\nc\nr BRZ-TURN-3\nr NO-1\n1\nu\n/ take\n${'1\n'.repeat(3000)}`,
    )
    expect(status).toBe(0)
    expect(stdout).toContain('a number plays')
    expect(stdout).toContain('BRZ-TURN-3')
    expect(stdout).toContain('There is no rule NO-1.')
    // The position stands above the question, and once more when it is asked for.
    expect(stdout.indexOf('Trade routes')).toBeLessThan(stdout.indexOf('BRZ-TURN-3'))
    expect(stdout).toMatch(/^mountains +[○□◇12]+ /m)
    expect(stdout).toMatch(/\n1\. .*: \d+\n2\. .*: \d+\n$/)
    expect(stdout).not.toMatch(/\b(verb|event|prompt|refuse|ending)\.[a-z]/)
  })
  test('ends quietly when there is nobody to answer', () => {
    expect(ecumene('play --game toy --seed 1').status).toBe(0)
  })
  test('the game is named without a flag; an action can be typed with its parts', () => {
    const { stdout } = ecumene('play toy --seats 2 --bots random --seed 5 --lang en', 'bid coins=9\nbid coins=1\nq\n')
    expect(stdout).toContain('TOY-2')
    // Nine coins are refused with the reason, one is played: the next question is another.
    expect(stdout.match(/TOY-\d/g)?.at(-1)).not.toBe('TOY-2')
    expect(ecumene('play civilization --seed 1 --lang en').stdout).toContain('CIV-')
  })
})

describe('help', () => {
  test.each([['--help'], ['help']])('%s lists every command with what it does', args => {
    const { status, stdout } = ecumene(args)
    expect(status).toBe(0)
    for (const [name, { summary }] of Object.entries(commands))
      expect(stdout).toMatch(new RegExp(`^  ${name} +${escaped(summary)}$`, 'm'))
  })
  test('a command explains itself and every option that it takes; help COMMAND does the same', () => {
    const { status, stdout } = ecumene('simulate --help')
    expect(status).toBe(0)
    expect(stdout).toContain('ecumene simulate --game ID [options]')
    expect(stdout).toMatch(/^ {2}--save DIR +keep a record of every game here$/m)
    expect(stdout).toMatch(/^ {2}--json +lines of JSON, for programs$/m)
    expect(ecumene('help simulate').stdout).toBe(stdout)
  })
  test.each(Object.entries(commands))(
    '%s: its help names what it accepts, and its examples are accepted',
    (name, command) => {
      const help = helpOf(program, name, command)
      for (const [option, { about }] of Object.entries(command.options)) {
        expect(help).toContain(`--${option}`)
        expect(help).toContain(about)
      }
      expect(command.examples.length).toBeGreaterThan(0)
      for (const example of command.examples) {
        const [first, ...args] = example.split(' ')
        expect(first).toBe(name)
        const { words } = flagsOf(args, command.options)
        if (command.operands === undefined) expect(words).toEqual([])
        for (const file of words.filter(word => word.includes('/'))) expect(existsSync(join(root, file))).toBe(true)
      }
    },
  )
})

describe('rules', () => {
  const idsOf = (args: string) => [
    ...new Set(
      ecumene(`rules ${args} --json`)
        .rows()
        .map(({ id }) => id),
    ),
  ]
  test('are found by words in any of the three languages, each once', () => {
    const english = ecumene('rules --game bronze unbroken run --json').rows()
    expect(english.map(({ id }) => id)).toContain('BRZ-ROUTE-1')
    expect(english.every(({ language }) => language === 'en')).toBe(true)
    const russian = ecumene('rules --game civilization голод --json').rows()
    expect(russian.find(({ id }) => id === 'CIV-22.2.5a')).toMatchObject({
      language: 'ru',
      text: 'Голод: игрок теряет 9 очков.',
    })
    expect(idsOf('--game civilization carestia')).toContain('CIV-22.2.5a')
    expect(new Set(russian.map(({ id }) => id)).size).toBe(russian.length)
  })
  test('one rule is shown in the language asked for', () => {
    expect(ecumene('rules CIV-22.2.5a --lang it').stdout).toContain('Carestia')
    expect(ecumene('rules CIV-22.2.5a').stdout).toContain('Famine')
  })
})

describe('why', () => {
  const file = 'games/bronze/test/corpus/standard-1.v1.json.br'
  test('every action with its score, what the bot would play, and imagined futures by what they bring', () => {
    const [told] = ecumene(`why ${file} 3 --futures 6 --json`).rows()
    const settle = { verb: 'settle', tech: 'domestication', land: 1, landscape: 'mountains', symbol: 1 }
    expect(told).toMatchObject({ line: 3, seat: 0, played: settle, bot: 'citizen', worth: { cities: 0, routes: 0 } })
    const scores = told.scores.map(({ score }: { score: number }) => score)
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a))
    expect(told.scores.map(({ action }: { action: unknown }) => action)).toEqual(
      expect.arrayContaining([settle, told.answer, { verb: 'stop' }]),
    )
    expect(told.answer.verb).toBe('settle')
    expect(told.compared).toHaveLength(3)
    expect(told.compared.map(({ action }: { action: unknown }) => action)).toContainEqual(settle)
    for (const { futures, gain, parts } of told.compared) {
      expect(futures).toBe(6)
      expect(parts.reduce((sum: number, part: { gain: number }) => sum + part.gain, 0)).toBeCloseTo(gain)
    }
  })
  test('in words, in the language asked for; the line played is marked', () => {
    const { status, stdout } = ecumene(`why ${file} 3 --futures 6 --lang it`)
    expect(status).toBe(0)
    expect(stdout).toContain('[BRZ-R-39]')
    expect(stdout).toMatch(/^→ +\d+ {2}Insedia/m)
    expect(stdout).toContain('In 6 futuri immaginati')
    expect(stdout).not.toMatch(/\b(why|part|verb|prompt)\.[a-z]/)
  })
  test('another bot can be asked', () => {
    const [told] = ecumene(`why ${file} 3 --futures 2 --bot random --json`).rows()
    expect(told.bot).toBe('random')
    expect(told.scores.map(({ action }: { action: unknown }) => action)).toContainEqual(told.answer)
  })
})

describe('mistakes are one line, exit code 2, and nothing is written', () => {
  const nowhere = join(tmpdir(), 'ecumene-nowhere')
  test.each([
    ['fly', 'no command fly'],
    ['simulate', '--game is missing'],
    ['simulate --game chess', 'no game chess'],
    ['simulate --game toy --games many', '--games takes a whole number'],
    ['simulate --game toy --games 0', '--games takes a whole number'],
    ['simulate --game toy --games 1.5', '--games takes a whole number'],
    ['simulate --game toy --seats 9', '--seats takes a whole number'],
    ['simulate --game toy --seats 5', 'is for 2 to 4 players'],
    ['simulate --game toy --variant wild', 'no variant wild'],
    [`simulate --game toy --bots deep --save ${nowhere}`, 'no bot deep'],
    ['simulate --game toy --bots random,random,random', '3 bots for 2 seats'],
    ['simulate --game toy --seed=-1', '--seed takes a whole number'],
    ['simulate --game toy --speed 9', "Unknown option '--speed'"],
    ['replay', 'needs a record file'],
    ['chronicle', 'needs a record file'],
    ['why', 'needs a record file and the number of a line'],
    ['why games/bronze/test/corpus/standard-1.v1.json.br three', 'three is not the number of a line'],
    ['why games/bronze/test/corpus/standard-1.v1.json.br 9999', 'has lines 1 to'],
    ['why games/bronze/test/corpus/standard-1.v1.json.br 3 --bot deep', 'no bot deep'],
    ['replay /nowhere/at/all.json', 'cannot be read'],
    ['replay package.json', 'not a record of a game'],
    ['replay README.md', 'not a record'],
    ['rules NO-1', 'no rule NO-1'],
    ['rules xylophone', 'no rule says “xylophone”, in en, ru, it'],
    ['rules --lang de CIV-1.0a', '--lang is en, ru or it'],
    ['games bronze', 'games takes options only, not bronze'],
    ['play --game toy --lang de', '--lang is en, ru or it'],
  ])('%s', (args, sentence) => {
    const { status, stdout, stderr } = ecumene(args)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    expect(stderr).toContain(sentence)
    expect(existsSync(nowhere)).toBe(false)
  })
})
