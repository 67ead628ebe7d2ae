/**
 * The commands beside a server, each as a process of its own: what a library was told in the server's process is not
 * known in theirs.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { FastRng } from '@ecumene/kernel'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sleep, step, temporary, testServer, toyTable, Visitor } from './harness.ts'
import { type Postgres, startPostgres } from './postgres.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const MAIN = new URL('../src/main.ts', import.meta.url).pathname
const GAMES = new URL('./games.ts', import.meta.url).pathname
const PASSWORD = 'correct horse battery'

describe.each(['SQLite', 'PostgreSQL'])('beside a server on %s', kind => {
  const folder = temporary()
  let postgres: Postgres | null = null
  let databaseUrl: string | null = null
  let server: Awaited<ReturnType<typeof testServer>>
  let people: Visitor[]
  let match: string

  const run = async (...args: string[]): Promise<{ code: number; out: string }> => {
    const child = spawn(process.execPath, [MAIN, ...args, '--data', server.settings.data, '--games', GAMES], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DATABASE_URL: databaseUrl ?? '' },
    })
    let out = ''
    const hear = (data: Buffer): void => {
      out += data
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    const [code] = await once(child, 'close')
    return { code, out }
  }
  const member = async (name: string): Promise<Visitor> => {
    const visitor = new Visitor(server.url)
    const email = `${name}@example.org`
    await visitor.post('/api/auth/sign-up/email', { name, email, password: PASSWORD })
    await visitor.post('/api/auth/sign-in/email', { email, password: PASSWORD })
    visitor.id = (await visitor.client.me()).user ?? ''
    return visitor
  }

  beforeAll(async () => {
    if (kind === 'PostgreSQL') {
      postgres = await startPostgres()
      databaseUrl = await postgres.database()
    }
    server = await testServer({ databaseUrl })
    people = [await member('ann'), await member('bob')]
    const { info, tables } = await toyTable(people, { settings: { rated: true } })
    match = info.id
    const rng = new FastRng(2)
    while (await step(tables, n => rng.below(n)));
    const { db } = server.services.store
    const counted = (): Promise<object[]> => db.selectFrom('result').select('match').execute()
    for (let n = 0; n < 600 && (await counted()).length === 0; n++) await sleep(50)
    for (const visitor of people) visitor.client.close()
  })
  afterAll(async () => {
    await server.dispose()
    await postgres?.stop()
    rmSync(folder, { recursive: true })
  })

  test('a backup of it is proved by its games', async () => {
    const file = join(folder, 'sound.copy')
    expect(await run('backup', file)).toEqual({ code: 0, out: `Copied to ${file}\n` })
    const { code, out } = await run('drill', file)
    expect(out).toMatch(/^1 games, \d+ lines: every one leads to the position that was stored\n$/)
    expect(code).toBe(0)
  })

  test('doctor finds nothing wrong, the schema is up to date', async () => {
    const { code, out } = await run('doctor')
    expect(out).not.toContain('BAD')
    expect(out).toContain('good  rules')
    expect(code).toBe(0)
    expect(kind === 'SQLite' || (await run('migrate')).code === 0).toBe(true)
  })

  test('an open report is printed with its time', async () => {
    const before = Date.now()
    const [ann, bob] = people
    expect((await ann.post('/api/reports', { match, user: bob.id, text: 'they insult me' })).status).toBe(200)
    const { code, out } = await run('reports')
    const report = JSON.parse(out)
    expect(report).toMatchObject({ match, text: 'they insult me', writer: 'ann', other: 'bob' })
    expect(Date.parse(report.at)).toBeGreaterThanOrEqual(before)
    expect(code).toBe(0)
  })

  test('operators are named, listed and dismissed', async () => {
    const [ann] = people
    expect(await run('operator', 'add', 'ann@example.org')).toMatchObject({ code: 0 })
    expect((await run('operator')).out).toBe(`${ann.id}  ann\n`)
    expect((await run('operator', 'remove', ann.id)).code).toBe(0)
    expect((await run('operator', 'list')).out).toBe('')
    expect((await run('operator', 'add', 'nobody@example.org')).code).toBe(1)
  })

  test('an operator is named by the name that people see, if one account alone shows it', async () => {
    const [ann, bob] = people
    for (const visitor of [ann, bob]) await visitor.post('/api/auth/update-user', { name: 'The Keeper' })
    const both = await run('operator', 'add', 'The Keeper')
    expect(both).toMatchObject({ code: 1, out: expect.stringContaining(ann.id) })
    expect(both.out).toContain(bob.id)
    await bob.post('/api/auth/update-user', { name: 'boss@example.org' })
    expect((await run('operator', 'add', 'The Keeper')).out).toContain(`The Keeper (${ann.id}) reads reports now`)
    // Nobody becomes an operator by calling themselves after somebody's address.
    expect((await run('operator', 'add', 'boss@example.org')).out).toContain('no account')
    expect((await run('operator', 'list')).out).toBe(`${ann.id}  The Keeper\n`)
    expect((await run('operator', 'remove', 'The Keeper')).code).toBe(0)
  })

  test('ratings counted anew come out as they were', async () => {
    const before = await server.services.store.db.selectFrom('rating').selectAll().orderBy('user').execute()
    expect(before).toHaveLength(2)
    expect(await run('ratings')).toEqual({
      code: 0,
      out: 'Counted 1 games anew; 0 results came out otherwise than before\n',
    })
    expect(await server.services.store.db.selectFrom('rating').selectAll().orderBy('user').execute()).toEqual(before)
  })
})
