import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commands } from '../src/commands/index.ts'
import { programs } from '../src/programs.ts'

const root = join(import.meta.dirname, '..', '..')
const lab = (args: string) => {
  const { status, stdout, stderr } = spawnSync('node', ['lab/src/main.ts', ...args.split(' ')], {
    cwd: root,
    encoding: 'utf8',
  })
  const rows = () =>
    stdout
      .trim()
      .split('\n')
      .map(row => JSON.parse(row))
  return { status, stdout, stderr, rows }
}
const temporary = () => mkdtempSync(join(tmpdir(), 'ecumene-'))

test('--help lists every command and every program with what it is for', () => {
  const { status, stdout } = lab('--help')
  expect(status).toBe(0)
  const all: Record<string, { summary: string }> = { ...commands, ...programs }
  for (const [name, { summary }] of Object.entries(all)) expect(stdout).toContain(`  ${name.padEnd(11)}  ${summary}\n`)
})
test('a command explains itself under the name of the laboratory', () => {
  expect(lab('ladder --help').stdout).toContain('lab ladder --save DIR [options]')
  expect(lab('ladder --help').stdout).toContain('npm run -s lab -- ladder --save')
})
test('a mistake is one line and exit code 2', () => {
  const { status, stdout, stderr } = lab('bench --seconds 0')
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toBe('lab: --seconds takes a whole number from 1 to 600, not 0\n')
})
test('a program is started with its own arguments, and its exit code is that of the command', () => {
  const { status, stderr } = lab('mutate no-such-room')
  expect(status).toBe(2)
  expect(stderr).toContain('Rooms: ')
})
test('arena writes what it counted', () => {
  const file = join(temporary(), 'deep', 'bronze.json')
  const [row] = lab(`arena --game toy --a greedy --b random --games 4 --json --save ${file}`).rows()
  expect(row).toMatchObject({ game: 'toy', a: 'greedy', b: 'random', seats: 2, games: 4, deals: 2 })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([row])
})
test('ladder plays on from where it stopped', () => {
  const dir = temporary()
  const args = `ladder --game bronze --seats 2 --steps citizen --save ${dir} --json`
  const file = join(dir, 'bronze-2-citizen-novice.json')
  expect(existsSync(file)).toBe(false)
  expect(lab(`${args} --games 2`).rows()).toHaveLength(1)
  const [first] = JSON.parse(readFileSync(file, 'utf8')).deals
  const [standing] = lab(`${args} --games 4`).rows()
  expect(standing).toMatchObject({ a: 'citizen', b: 'novice', games: 4, deals: 2 })
  expect(JSON.parse(readFileSync(file, 'utf8')).deals[0]).toEqual(first)
})
test('yardsticks are counted in every game, kept, and counted on from there', () => {
  const dir = temporary()
  const args = `yardsticks --game bronze --level citizen --save ${dir} --json`
  const [one] = lab(`${args} --games 1`).rows()
  const [two] = lab(`${args} --games 2`).rows()
  const rounds = ({ readings }: typeof one) => readings.find(({ name }: { name: string }) => name === 'rounds')
  expect(one).toMatchObject({ game: 'bronze', players: 2, level: 'citizen', games: 1 })
  expect(rounds(one)).toMatchObject({ samples: 1, met: null })
  expect(rounds(two)).toMatchObject({ samples: 2 })
  const { games } = JSON.parse(readFileSync(join(dir, 'bronze-2-citizen.json'), 'utf8'))
  expect(games[0].rounds).toEqual([rounds(one).mean])
  expect(two.readings[0]).toMatchObject({ name: 'settlements a turn from round 6', least: 2.8 })
  expect(two.readings[0].met).toBe(two.readings[0].mean >= 2.8)
})
test('bench measures what it says', () => {
  const [row] = lab('bench --game toy --seats 4 --seconds 1 --json').rows()
  expect(Object.keys(row)).toEqual([
    'game',
    'seats',
    'variant',
    'decisionsPerSecond',
    'gamesPerSecond',
    'copyMicros',
    'legalMicros',
    'stateBytes',
    'patchBytes',
  ])
  expect(row.decisionsPerSecond).toBeGreaterThan(0)
  expect(row.stateBytes).toBeLessThan(1000)
  expect(row.patchBytes.p50).toBeLessThan(64)
})
