/** Whatever is wrong with an input, it is the client's fault: 400, on both databases; and names are names. */
import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { PersonName, plainText, prose } from '@ecumene/protocol'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { networkOf } from '../../src/limiter.ts'
import { isBreached } from '../../src/people/breached.ts'
import { isGuessable } from '../../src/people/passwords.ts'
import { DATABASES, usePostgres } from '../both-databases.ts'
import { faultsOf } from '../every-route.ts'
import { guest, testServer, toyTable, type Visitor } from '../harness.ts'

// Whole servers, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const postgres = usePostgres()

describe.each(DATABASES)('on %s', kind => {
  let server: Awaited<ReturnType<typeof testServer>>
  let visitor: Visitor
  beforeAll(async () => {
    server = await testServer(kind === 'postgres' ? { databaseUrl: await postgres.database() } : {})
    visitor = await guest(server.url)
  }, 30_000)
  afterAll(() => server?.dispose())

  test('characters that are none, numbers that are no times, ids that are no ids', async () => {
    const { info } = await toyTable([visitor, await guest(server.url)])
    const nul = 'a\0b'
    const asked: [string, string, unknown?][] = [
      ['GET', '/api/matches?before=1.5'],
      ['GET', '/api/matches?before=1e300'],
      ['GET', '/api/matches?game=%00'],
      ['GET', '/api/invites/%00'],
      ['PUT', `/api/matches/${info.id}/note`, { text: nul }],
      ['POST', '/api/me/relations', { user: nul, kind: 'mute' }],
      ['POST', '/api/me/relations', { user: 'nobody at all', kind: 'mute' }],
      ['POST', '/api/reports', { user: nul, text: 'x' }],
      ['POST', '/api/reports', { chat: nul, text: 'x' }],
      ['POST', '/api/matches', { game: nul, seats: [{ kind: 'me' }] }],
      ['PUT', '/api/me/profile', { quiet: null, vacationUntil: 1.5, language: 'en' }],
      ['PUT', `/api/matches/${info.id}/instructions`, [{ decision: nul, prefer: [{ verb: 'x' }] }]],
      ['POST', '/api/auth/update-user', { name: nul }],
      ['POST', '/api/auth/update-user', { name: 'Ann', displayUsername: '\u3164' }],
      ['POST', '/api/auth/sign-in/email', { email: `${nul}@example.org`, password: 'x' }],
    ]
    for (const [method, path, body] of asked)
      expect([method, path, (await visitor.send(method, path, body)).status]).toEqual([method, path, 400])
    visitor.client.close()
  })
  test('wrong inputs of every route, a part of them, are no fault of ours', async () => {
    const asker = await guest(server.url)
    const { info } = await toyTable([asker, await guest(server.url)])
    const { asked, faults } = await faultsOf(asker, info.id, 19)
    expect(asked).toBeGreaterThan(100)
    expect(faults).toEqual([])
    asker.client.close()
  })
  test('a name of the server that is none, or holds a person', async () => {
    const { hostname, port } = new URL(server.url)
    const status = (host: string) =>
      new Promise<number>((resolve, reject) => {
        request({ hostname, port, path: '/api/auth/get-session', headers: { host } }, response => {
          response.resume()
          resolve(response.statusCode ?? 0)
        })
          .on('error', reject)
          .end()
      })
    for (const host of ['a b', '[', 'x:99999', '%', 'a<b', 'user@', 'user@x', 'a:b@x'])
      expect([host, await status(host)]).toEqual([host, 400])
  })
  test('a picture of any size is not kept', async () => {
    const changed = await visitor.post('/api/auth/update-user', { name: 'Ann', image: 'x'.repeat(50_000) })
    expect(changed.status).toBe(200)
    const session = await visitor.send('GET', '/api/auth/get-session')
    expect(session.body.user.image ?? null).toBeNull()
  })
})

test('names can be seen and stand on one line; what people say may have several', () => {
  const bad = ['\u200b\u200b', '\u3164', '\u2800', 'a\nb', 'a\tb', 'a\ud800', '\u202eabc', '', '   ', 'a\u2028b']
  expect(bad.filter(name => plainText(40).safeParse(name).success)).toEqual([])
  const good = ['Ann', 'Żółć', '李', 'О’Генри', '7', '🦦', 'a b']
  expect(good.filter(name => !plainText(40).safeParse(name).success)).toEqual([])
  // Inside a name, what cannot be seen makes it look like another.
  const unseen = ['\u200b', '\u200d', '\u200e', '\u061c', '\u034f', '\u{e0061}', '\ufe0f', '\u00ad', '\u2060']
  expect(unseen.filter(sign => plainText(40).safeParse(`An${sign}n`).success)).toEqual([])
  const needed = [
    '👩‍🚀',
    '❤️',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'می\u200cخواهم',
    'क्\u200dष',
    '🧑🏽‍🎤 x',
  ]
  expect(needed.filter(name => !plainText(40).safeParse(name).success)).toEqual([])
  expect(prose(40).safeParse('one\ntwo').success).toBe(true)
})

test('nobody is called as bots are', () => {
  const bots = ['Bot 2', 'bot', 'BOT-3', 'Бот 1', 'бот', 'Ｂｏｔ 2']
  expect(bots.filter(name => PersonName.safeParse(name).success)).toEqual([])
  const people = ['Botticelli', 'Ботаник', 'Robot', 'Bo 2']
  expect(people.filter(name => !PersonName.safeParse(name).success)).toEqual([])
})

test('passwords that are tried first are refused; others are not', () => {
  const bad = ['password12', '1234567890', 'qwertyuiop', 'P@ssw0rd!!', 'aaaaaaaaaa', 'abcabcabcabc', 'iloveyou2024']
  expect(bad.filter(p => !isGuessable(p, []))).toEqual([])
  // From published leaks: nothing but the filter knows these.
  const leaked = ['coolbugi2000', 'q1w2e3r4t5', '1QAZ2wsx3EDC', 'abc123456789', 'iloveyou123']
  expect(leaked.filter(p => !isBreached(p))).toEqual([])
  expect(isGuessable('coolbugi2000', [])).toBe(true)
  const random = Array.from({ length: 5000 }, () => randomBytes(12).toString('base64'))
  expect(random.filter(isBreached).length).toBeLessThan(50)
  expect(isGuessable('ann.smith@example.org', ['ann.smith@example.org'])).toBe(true)
  expect(isGuessable('ann.smith1', ['ann.smith@example.org'])).toBe(true)
  const good = ['correct horse battery', 'an otter under the ice', 'Zk3-vu!pq8x2', 'семь цапель на рассвете']
  expect(good.filter(p => isGuessable(p, ['ann@example.org']))).toEqual([])
})

test('limits count the network of an IPv6 address, not each of its addresses', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:db8:1:3::9')).not.toBe('2001:db8:1:2::/64')
  expect([networkOf('::1'), networkOf('::ffff:192.0.2.7'), networkOf('192.0.2.7')]).toEqual([
    '0:0:0:0::/64',
    '192.0.2.7',
    '192.0.2.7',
  ])
})

test('private answers are not kept by caches, and metrics are not given to a page under another name', async () => {
  const server = await testServer()
  const visitor = await guest(server.url)
  const headers = (await visitor.fetch('/api/me')).headers
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('permissions-policy')).toContain('camera=()')
  expect((await fetch(`${server.url}/metrics`)).status).toBe(200)
  const { hostname, port } = new URL(server.url)
  const status = await new Promise(resolve => {
    request({ hostname, port, path: '/metrics', headers: { host: 'evil.example' } }, r => {
      r.resume()
      resolve(r.statusCode)
    }).end()
  })
  expect(status).toBe(403)
  await server.dispose()
})
