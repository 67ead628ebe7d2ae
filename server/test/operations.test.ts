/** The command itself: settings, logs, health, stopping, copies. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, test } from 'vitest'
import { readSettings } from '../src/settings.ts'
import { withoutPassword } from '../src/store/backup.ts'
import { guest, sleep, temporary, testServer, Visitor } from './harness.ts'
import { freePort } from './postgres.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
async function run(...args: string[]): Promise<{ code: number; out: string }> {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let out = ''
  child.stdout.on('data', d => {
    out += d
  })
  child.stderr.on('data', d => {
    out += d
  })
  const [code] = await once(child, 'exit')
  return { code, out }
}

test('settings come from flags, then the environment, then defaults; the default listens on loopback only', () => {
  expect(readSettings([], {}).settings).toMatchObject({ host: '127.0.0.1', databaseUrl: null, data: 'var' })
  const { settings, words } = readSettings(['backup', 'x.sqlite', '--port', '8000', '--trusted-proxy', '1'], {
    ECUMENE_PORT: '9000',
    DATABASE_URL: 'postgres://x',
  })
  expect([settings.port, settings.databaseUrl, settings.trustedProxy, words]).toEqual([
    8000,
    'postgres://x',
    1,
    ['backup', 'x.sqlite'],
  ])
  expect(() => readSettings(['--port', 'many'], {})).toThrow('whole number')
  expect(() => readSettings(['--prot', '80'], {})).toThrow(/^Unknown option '--prot'; there are --host, --port, /)
})

const ANY_LETTERS = "a#b/c@d%e?f:g h&i'j+k\\l$m=é"
test('a password of any letters, given apart, is the password of the address', () => {
  const { databaseUrl } = readSettings([], {
    ECUMENE_DATABASE_HOST: 'database',
    ECUMENE_DATABASE_USER: 'some/body',
    ECUMENE_DATABASE_PASSWORD: ANY_LETTERS,
  }).settings
  const { host, port, database, user, password } = new pg.Client({ connectionString: databaseUrl ?? '' })
  expect({ host, port, database, user, password }).toEqual({
    ...{ host: 'database', port: 5432, database: 'ecumene', user: 'some/body', password: ANY_LETTERS },
  })
  expect(withoutPassword(databaseUrl ?? '')).toEqual({
    address: 'postgres://some%2Fbody@database:5432/ecumene',
    password: ANY_LETTERS,
  })
  const all = [
    '--database-host',
    '::1',
    '--database-port',
    '6543',
    '--database-name',
    'games',
    '--database-user',
    'ann',
  ]
  expect(readSettings(all, {}).settings.databaseUrl).toBe('postgres://ann@[::1]:6543/games')
  expect(() => readSettings(all, { DATABASE_URL: 'postgres://x' })).toThrow('not both')
  expect(() => readSettings([], { ECUMENE_DATABASE_PASSWORD: 'x' })).toThrow('ECUMENE_DATABASE_HOST')
})
test('an address that is none ends in one sentence, which tells no password', async () => {
  for (const password of ['pa#ss', 'pa/ss', '12/ss', '12?ss', '12#ss', 'pa%ss', 'pa%zz'])
    expect(
      () => readSettings([], { DATABASE_URL: `postgres://ecumene:${password}@database/ecumene` }),
      password,
    ).toThrow(/^DATABASE_URL .* %23 %2F %3F %40 %25, or .* ECUMENE_DATABASE_HOST/)
  for (const address of ['database', 'mysql://ann@database/games', 'postgres://ann@data base/games'])
    expect(() => readSettings([], { DATABASE_URL: address })).toThrow(/^DATABASE_URL /)
  const { DATABASE_URL: escaped } = { DATABASE_URL: 'postgresql://ann:pa%23%2F%40@database:5433/games?sslmode=disable' }
  expect(readSettings(['--database-url', escaped], {}).settings.databaseUrl).toBe(escaped)
  for (const flag of ['--public-url', '--lan-url']) expect(() => readSettings([flag, 'play.example'], {})).toThrow(flag)
  expect(() => readSettings(['--nats-url', 'nats://a:b/c@d:4222', '--database-url', escaped], {})).toThrow('NATS_URL')
  const { code, out } = await run('--database-url', 'postgres://ecumene:pa#ss@database/ecumene')
  expect([code, out.trim().split('\n').length, out.includes('pa#')]).toEqual([1, 1, false])
})

test('a server that is told to stop finishes and says nothing secret; its copy is whole', async () => {
  const data = temporary()
  const port = await freePort()
  const child = spawn(process.execPath, [MAIN, '--port', String(port), '--data', data, '--log-level', 'trace'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  child.stdout.on('data', d => {
    out += d
  })
  child.stderr.on('data', d => {
    out += d
  })
  const url = `http://127.0.0.1:${port}`
  for (let i = 0; i < 1000 && !out.includes('Ecumene is at'); i++) await sleep(50)
  expect((await fetch(`${url}/health`)).status).toBe(200)
  expect((await fetch(`${url}/ready`)).status).toBe(200)
  const v = new Visitor(url)
  await v.post('/api/auth/sign-up/email', { name: 'Ann', email: 'ann@example.org', password: 'correct horse battery' })
  await v.post('/api/auth/sign-in/email', { email: 'ann@example.org', password: 'wrong horse battery' })
  await v.post('/api/auth/sign-in/email', { email: 'ann@example.org', password: 'correct horse battery' })
  const { token } = (await v.post('/api/me/tokens', { name: 'bot', scopes: ['read'] })).body as unknown as {
    token: string
  }
  await new Visitor(url, token).client.me()
  const info = await v.client.create({ game: 'bronze', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
  expect(info.status).toBe('live')
  await guest(url)
  const metrics = await (await fetch(`${url}/metrics`)).text()
  for (const name of [
    'ecumene_moves_total',
    'ecumene_move_seconds',
    'ecumene_sockets',
    'ecumene_tables_loaded',
    'process_resident_memory_bytes',
  ])
    expect(metrics).toContain(name)

  const copy = join(data, 'copy.sqlite')
  expect(await run('backup', copy, '--data', data)).toMatchObject({ code: 0 })
  expect((await run('backup', copy, '--data', data)).out).toContain('exists already')
  const second = await run('--port', String(await freePort()), '--data', data)
  expect([second.code, second.out.includes('another server uses')]).toEqual([1, true])
  expect((await run('dance')).out).toContain('unknown command')

  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  expect((await gone)[0]).toBe(0)
  const db = new DatabaseSync(copy, { readOnly: true })
  const row = db.prepare('select key from match where id = ?').get(info.id) as { key: string }
  const session = db.prepare('select token from session').all() as { token: string }[]
  db.close()
  expect(row.key).toMatch(/^[0-9a-f]{64}$/)
  for (const secret of [
    'correct horse',
    'wrong horse',
    token,
    row.key,
    'ann@example.org',
    ...session.map(s => s.token),
  ])
    expect(out).not.toContain(secret)
  expect(existsSync(join(data, 'ecumene.sqlite'))).toBe(true)
  rmSync(data, { recursive: true })
}, 120_000)

test('a server whose log nobody reads any more goes on, and stops when told', async () => {
  const data = temporary()
  const port = await freePort()
  const args = [MAIN, '--port', String(port), '--data', data, '--log-level', 'trace']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  await new Promise<void>(resolve => child.stdout.on('data', d => String(d).includes('Ecumene is at') && resolve()))
  child.stdout.destroy()
  const url = `http://127.0.0.1:${port}`
  for (let i = 0; i < 5; i++) expect((await fetch(`${url}/health`)).status).toBe(200)
  await guest(url)
  expect((await fetch(`${url}/api/nothing`)).status).toBe(404)
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  expect((await gone)[0]).toBe(0)
  rmSync(data, { recursive: true })
}, 60_000)

test('the status page tells a stranger nothing of what is inside', async () => {
  const server = await testServer({ metricsToken: 'for-the-monitor' })
  const page = async (headers: Record<string, string>) => (await fetch(`${server.url}/status`, { headers })).text()
  const stranger = await page({})
  expect(stranger).toContain('This server is well')
  expect(stranger).not.toMatch(/SQLite|sweeper|connections|tables/)
  expect(await page({ authorization: 'Bearer for-the-monitor' })).toMatch(/sweeper.*SQLite.*0 connections, 0 tables/)
  await server.dispose()
})
test('the status page says whether the server is well; every metric that an alert watches is given', async () => {
  const server = await testServer({ leastSpace: 1 })
  const page = async (): Promise<string> => (await fetch(`${server.url}/status`)).text()
  expect(await page()).toContain('This server is well')
  const given = await (await fetch(`${server.url}/metrics`)).text()
  expect(given).toMatch(/^ecumene_ready 1$/m)
  const rules = readFileSync(new URL('../../docs/prometheus-rules.yml', import.meta.url), 'utf8')
  const watched = new Set(rules.match(/\b(ecumene|nodejs|process)_[a-z0-9_]+/g))
  expect(watched.size).toBeGreaterThan(6)
  for (const name of watched)
    expect(given, name).toMatch(new RegExp(`^(# TYPE )?${name.replace(/_bucket$/, '')}\\b`, 'm'))
  await server.dispose()
  const full = await testServer({ leastSpace: Number.MAX_SAFE_INTEGER })
  expect(await (await fetch(`${full.url}/status`)).text()).toContain('This server is not well')
  expect(await (await fetch(`${full.url}/metrics`)).text()).toMatch(/^ecumene_ready 0$/m)
  await full.dispose()
})
