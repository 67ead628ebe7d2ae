/** What happens at the account's door is written down, by line; and letters tell nobody who has an account. */
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { guest, temporary, testServer, Visitor } from '../harness.ts'
import { freePort } from '../postgres.ts'
import { mailSink } from '../sinks.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

test('wrong passwords and deletions are lines of the log, without names; a stream that ends leaves none', async () => {
  const port = await freePort()
  const child = spawn(process.execPath, [MAIN, '--port', String(port), '--data', temporary()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', chunk => {
    said += chunk
  })
  await expect.poll(() => said).toContain('Ecumene is at')
  const visitor = new Visitor(`http://127.0.0.1:${port}`)
  // A stream that its reader ends is nothing to complain of.
  for (let n = 0; n < 3; n++) {
    const reader = await guest(visitor.url)
    const stream = await fetch(`${visitor.url}/api/me/stream`, { headers: { cookie: reader.cookie } })
    await stream.body?.cancel()
  }
  const body = { name: 'Ann', email: 'logged@example.org', password: 'an otter under the ice' }
  await visitor.post('/api/auth/sign-up/email', body)
  for (let n = 0; n < 3; n++)
    await visitor.post('/api/auth/sign-in/email', { email: body.email, password: `wrong password ${n}` })
  await visitor.post('/api/auth/sign-in/email', body)
  const events = () =>
    said
      .split('\n')
      .filter(line => line.includes('"security"'))
      .map(line => JSON.parse(line) as { event: string; status: number; network: string })
      .map(e => `${e.event} ${e.status} ${e.network}`)
  const signIn = (status: number) => `sign-in/email ${status} 127.0.0.1`
  await expect
    .poll(events)
    .toEqual([
      ...Array(3).fill('sign-in/anonymous 200 127.0.0.1'),
      'sign-up/email 200 127.0.0.1',
      signIn(401),
      signIn(401),
      signIn(401),
      signIn(200),
    ])
  const complaints = said.split('\n').filter(line => /"level":[4-6]0/.test(line) && !line.includes('"security"'))
  expect(complaints).toEqual([])
  expect(said).not.toMatch(/otter|wrong password|logged@example/)
  const gone = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}, 60_000)

test('asking for a new password does not wait for the letter: how long it takes tells nobody who has an account', async () => {
  let letters = 0
  // A mail server that takes its time to say hello, and takes no letter.
  const slow = createServer(socket => {
    letters++
    socket.on('error', () => {})
    setTimeout(() => socket.end('421 later\r\n'), 1500)
  })
  await new Promise<void>(resolve => slow.listen(0, '127.0.0.1', () => resolve()))
  const { port } = slow.address() as { port: number }
  const server = await testServer({ smtp: `smtp://127.0.0.1:${port}` })
  const visitor = new Visitor(server.url)
  const email = 'slow-mail@example.org'
  await visitor.post('/api/auth/sign-up/email', { name: 'Ann', email, password: 'an otter under the ice' })
  const ask = async (address: string): Promise<number> => {
    const begun = performance.now()
    expect((await visitor.post('/api/auth/request-password-reset', { email: address })).status).toBe(200)
    return performance.now() - begun
  }
  await ask('nobody@example.org')
  expect(await ask(email)).toBeLessThan(1_000)
  expect(letters).toBeGreaterThan(0)
  slow.close()
  await server.dispose()
})

test('ten who ask for a new password of one person, from ten addresses: five letters and no more', async () => {
  const sink = await mailSink()
  const server = await testServer({ smtp: sink.url, trustedProxy: 1 })
  const visitor = new Visitor(server.url)
  const email = 'many-letters@example.org'
  await visitor.post('/api/auth/sign-up/email', { name: 'Ann', email, password: 'an otter under the ice' })
  await expect.poll(() => sink.letters.length).toBe(1)
  for (let n = 0; n < 10; n++) {
    const asked = await visitor.post(
      '/api/auth/request-password-reset',
      { email },
      { 'x-forwarded-for': `198.51.100.${n}` },
    )
    expect(asked.status).toBe(200)
  }
  // Letters go out one after the other: when that of somebody else has arrived, no other is under way.
  const other = 'one-letter@example.org'
  await visitor.post('/api/auth/sign-up/email', { name: 'Ann', email: other, password: 'an otter under the ice' })
  await expect.poll(() => sink.letters.filter(l => l.to === other).length).toBe(1)
  expect(sink.letters.filter(l => l.to === email)).toHaveLength(5)
  sink.close()
  await server.dispose()
}, 60_000)

test('a database that fails the account library is one line of the log, not a page beside it', async () => {
  const server = await testServer()
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {})
  await sql`alter table "user" rename to "user_away"`.execute(server.services.store.db)
  const visitor = new Visitor(server.url)
  const asked = await visitor.post('/api/auth/sign-in/email', { email: 'a@example.org', password: 'an otter under' })
  expect(asked.status).toBe(500)
  expect(JSON.stringify(asked.body)).not.toContain('user')
  expect(complained).not.toHaveBeenCalled()
  complained.mockRestore()
  await server.dispose()
}, 60_000)
