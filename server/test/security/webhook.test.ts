/** An address that a user gives us never leads into our own network. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkUrl, isPublicAddress, publicLookup } from '../../src/notices/public-address.ts'
import { callWebhook, Gone } from '../../src/notices/senders.ts'
import { guest, testServer } from '../harness.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.dispose())
const PRIVATE = [
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
]

test('private, local and reserved addresses are known in every spelling', () => {
  for (const address of PRIVATE) expect([address, isPublicAddress(address)]).toEqual([address, false])
  for (const address of ['8.8.8.8', '93.184.216.34', '2606:4700::1111'])
    expect([address, isPublicAddress(address)]).toEqual([address, true])
})
test('they are refused when the channel is made', async () => {
  const a = await guest(server.url)
  const urls = [
    'http://example.org/x',
    'https://localhost/x',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:127.0.0.1]/',
    'https://printer.local/',
    'https://db.internal/',
    'https://example.org:5432/',
    'https://user:pass@example.org/',
    'ftp://example.org/',
    'file:///etc/passwd',
  ]
  for (const url of urls)
    expect([url, (await a.post('/api/me/channels', { kind: 'webhook', url })).status]).toEqual([url, 400])
  for (const endpoint of ['https://127.0.0.1/push', 'http://push.example.org/x'])
    expect(
      (await a.post('/api/me/channels', { kind: 'push', endpoint, keys: { p256dh: 'x', auth: 'y' } })).status,
    ).toBe(400)
  expect((await a.post('/api/me/channels', { kind: 'webhook', url: 'https://hooks.example.org/turn' })).status).toBe(
    200,
  )
})
test('a public name that leads to a private address is found when the connection is made', async () => {
  const found = await new Promise<string>(resolve =>
    publicLookup('localhost', {}, (error, address) =>
      resolve(error ? String((error as NodeJS.ErrnoException).code) : String(address)),
    ),
  )
  expect(found).toBe('EPRIVATE')
  expect(() => checkUrl('https://hooks.example.org/', false)).not.toThrow()
})
test('redirects are not followed, answers are not read, slow receivers are cut off, signatures are right', async () => {
  const asked: { url: string; headers: Record<string, unknown>; body: string }[] = []
  const hook = createServer((request, response) => {
    let body = ''
    request.on('data', d => {
      body += d
    })
    request.on('end', () => {
      asked.push({ url: request.url ?? '', headers: request.headers, body })
      if (request.url === '/move') response.writeHead(302, { location: '/secret' }).end()
      else if (request.url === '/gone') response.writeHead(410).end()
      else response.writeHead(200).end('x'.repeat(1000))
    })
  })
  await new Promise<void>(resolve => hook.listen(0, '127.0.0.1', () => resolve()))
  const base = `http://127.0.0.1:${(hook.address() as AddressInfo).port}`
  const message = { id: 'm:0:1', kind: 'turn' as const, match: 'm', seat: 0, game: 'toy', title: null, url: 'http://x' }
  await callWebhook({ url: `${base}/ok`, secret: 'sss' }, message, true)
  await expect(callWebhook({ url: `${base}/move`, secret: 's' }, message, true)).rejects.toThrow('302')
  await expect(callWebhook({ url: `${base}/gone`, secret: 's' }, message, true)).rejects.toBeInstanceOf(Gone)
  await expect(async () => callWebhook({ url: `${base}/ok`, secret: 's' }, message, false)).rejects.toThrow()
  expect(asked.map(x => x.url)).toEqual(['/ok', '/move', '/gone'])
  const { createHmac } = await import('node:crypto')
  expect(asked[0].headers['ecumene-signature']).toBe(
    `sha256=${createHmac('sha256', 'sss').update(asked[0].body).digest('hex')}`,
  )
  hook.close()
})
