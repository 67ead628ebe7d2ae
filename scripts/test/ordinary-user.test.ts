/**
 * The documented command as a newcomer runs it: somebody who is not root, in a home of their own, with git, npm, sh and
 * Node on the path and nothing else. A part of the tree stands for a fresh clone, which would take minutes to install.
 */
import { spawnSync } from 'node:child_process'
import {
  accessSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const scratch = mkdtempSync(join(tmpdir(), 'ecumene-newcomer-'))
const tree = join(scratch, 'ecumene')
const bin = join(scratch, 'bin')
const home = join(scratch, 'home')
/** Root becomes somebody without rights; anybody else is that already. */
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const nobody = { uid: NOBODY, gid: NOBODY }
/** Others cannot enter a folder of root alone: a tree in there is run by root, and told that it is nobody. */
const isOpen = isRoot && spawnSync(process.execPath, ['-e', ''], { cwd: root, ...nobody }).status === 0
const user = isOpen ? nobody : {}
const pretence = isRoot && !isOpen ? `--import data:text/javascript,process.getuid=()=>${NOBODY}` : ''

const onPath = (program: string): string | null =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, program))
    .find(file => existsSync(file)) ?? null

beforeAll(() => {
  for (const folder of [tree, bin, home]) mkdirSync(folder)
  for (const program of ['git', 'npm', 'sh']) {
    const file = onPath(program)
    if (file) symlinkSync(realpathSync(file), join(bin, program))
  }
  symlinkSync(process.execPath, join(bin, 'node'))
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.json', 'vitest.config.ts', 'scripts', 'kernel'])
    cpSync(join(root, name), join(tree, name), { recursive: true })
  for (const part of [join('server', 'test', 'cluster', 'claims.test.ts'), join('kit', 'build')]) {
    mkdirSync(join(tree, dirname(part)), { recursive: true })
    cpSync(join(root, part), join(tree, part), { recursive: true })
  }
  // The packages of this tree, in a folder that belongs to the newcomer, as after `npm install`.
  const modules = join(tree, 'node_modules')
  mkdirSync(modules)
  const isOurs = (name: string): boolean => name.startsWith('.') && name !== '.bin' && !name.endsWith('.json')
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!isOurs(name)) symlinkSync(join(root, 'node_modules', name), join(modules, name))
  cpSync(join(root, 'node_modules', '.ecumene-lock'), join(modules, '.ecumene-lock'))
  if (isOpen)
    for (const path of [scratch, ...readdirSync(scratch, { recursive: true, encoding: 'utf8' })])
      give(path === scratch ? path : join(scratch, path))
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))
function give(path: string): void {
  if (realpathSync(path).startsWith(scratch)) chownSync(path, NOBODY, NOBODY)
}
function run(...args: readonly string[]) {
  const done = spawnSync('npm', args, {
    cwd: tree,
    encoding: 'utf8',
    // Windows finds nothing without its own variables; elsewhere there are these and no more.
    env: {
      ...(process.platform === 'win32' ? process.env : {}),
      PATH: bin,
      HOME: home,
      NO_COLOR: '1',
      NODE_OPTIONS: pretence,
    },
    shell: process.platform === 'win32',
    ...user,
  })
  return { ...done, lines: done.stdout.trim().split('\n') }
}

test('the tests of one folder run at once, and nothing else does', () => {
  accessSync(join(tree, 'node_modules', '.ecumene-lock'), constants.R_OK)
  const { status, stdout, stderr, lines } = run('test', '--', 'kernel/test/verbs')
  expect([status, stderr], stdout).toEqual([0, ''])
  expect(stdout).toMatch(/Test Files +1 passed/)
  expect(lines.at(-1)).toMatch(/^ok +everything/)
  expect(stdout).not.toMatch(/Install|apt-get|format and lint|skipped/)
}, 60_000)

test('the cluster is skipped with one sentence that names what is missing', () => {
  const { status, lines } = run('run', '--silent', 'test:cluster')
  expect(status).toBe(0)
  expect(lines).toEqual([
    expect.stringMatching(/^skipped +cluster .*missing: (postgresql, )?pgbouncer, nats-server, patroni, etcd-server/),
    expect.stringMatching(/^skipped +nothing was tried/),
  ])
}, 60_000)
