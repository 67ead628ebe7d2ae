/** `npm start` as a person runs it: real processes on this machine's own address. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const start = (...args: readonly string[]) =>
  spawnSync('node', ['scripts/start.mjs', ...args], { cwd: root, encoding: 'utf8' })

describe('npm start tells how it is used', () => {
  test('--help prints the flags and ends well', () => {
    const { status, stdout, stderr } = start('--help')
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('--port <number>')
  })
  test.each([
    [['--prot', '8080'], "Unknown option '--prot'"],
    [['--port', 'eight'], '--port takes 0 to 65535, not eight'],
    [['--port', '65536'], '--port takes 0 to 65535, not 65536'],
    [['8080'], "Unexpected argument '8080'"],
  ])('%j is one line and the usage, not a stack', (args, line) => {
    const { status, stdout, stderr } = start(...args)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr.split('\n')[0]).toContain(line)
    expect(stderr).toContain('npm start --')
    expect(stderr).not.toMatch(/^\s+at /m)
  })
})

test('npm start ended by SIGTERM ends its server', { timeout: 180_000 }, async () => {
  const data = mkdtempSync(join(tmpdir(), 'ecumene-start-'))
  const port = await freePort()
  const npm = spawn('npm', ['start', '--', '--no-build', '--port', String(port), '--data', data], {
    cwd: root,
    env: { ...process.env, CI: '1' },
    stdio: 'ignore',
  })
  try {
    await until(() => answers(port))
    npm.kill('SIGTERM')
    await until(async () => !(await answers(port)))
  } finally {
    npm.kill('SIGKILL')
    rmSync(data, { recursive: true, force: true, maxRetries: 5 })
  }
})

const answers = async (port: number): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${port}/health`).catch(() => null))?.ok === true
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (await isSo()) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error('it did not come so in a minute')
}
const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
