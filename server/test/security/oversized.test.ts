/** Too long, too deep, too odd: refused early, and everyone else is served on. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, testServer, toyTable } from '../harness.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.dispose())
const deep = (n: number, open = '[', close = ']') => open.repeat(n) + close.repeat(n)

test('over REST', async () => {
  const [a, b] = [await guest(server.url), await guest(server.url)]
  const { info } = await toyTable([a, b])
  const path = `/api/matches/${info.id}/actions`
  const json = { 'content-type': 'application/json' }
  expect((await a.send('POST', path, JSON.stringify({ pad: 'x'.repeat(70_000) }), json)).body.error.code).toBe(
    'oversized',
  )
  expect((await a.send('POST', path, deep(30_000), json)).body.error.code).toBe('malformed')
  expect(
    (await a.send('POST', path, `{"seq":0,"key":"deep-key-1","action":{"verb":"bid","coins":${deep(20_000)}}}`, json))
      .body.error.code,
  ).toBe('malformed')
  expect(
    (
      await a.send(
        'POST',
        path,
        `{"seq":0,"key":"deep-key-1","action":${deep(5000, '{"verb":', '}').replace('}', '1}')}}`,
        json,
      )
    ).body.error.code,
  ).toBe('malformed')
  expect(
    (
      await a.send(
        'POST',
        path,
        '{"__proto__":{"polluted":1},"seq":0,"key":"proto-key","action":{"verb":"bid","coins":0}}',
        json,
      )
    ).status,
  ).toBe(400)
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
  expect(
    (await a.send('POST', path, '{"seq":1e999,"key":"number-key","action":{"verb":"bid"}}', json)).body.error.code,
  ).toBe('malformed')
  const wide = Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`k${i}`, i]))
  expect((await a.post(path, { seq: 0, key: 'wide-key-1', action: { verb: 'bid', ...wide } })).body.error?.code).toBe(
    'malformed',
  )
  expect(
    (await a.post('/api/matches', { game: 'toy', seats: Array(5000).fill({ kind: 'open' }) })).status,
  ).toBeGreaterThanOrEqual(400)
  expect((await a.client.position(info.id)).seq).toBe(0)
  for (const p of [a, b]) p.client.close()
})
test('over a socket: too deep gets an answer, too long ends the connection, the table plays on', async () => {
  const [a, b] = [await guest(server.url), await guest(server.url)]
  const { info, tables } = await toyTable([a, b])
  const socket = a.connect(`${server.url.replace('http', 'ws')}/api/socket`)
  const answers: { t: string; trouble?: { code: string } }[] = []
  socket.on('message', data => answers.push(JSON.parse(String(data))))
  await new Promise(resolve => socket.once('open', resolve))
  socket.send(deep(30_000))
  socket.send(
    `{"t":"play","ref":1,"match":"${info.id}","seq":0,"key":"deep-key-2","action":{"verb":"bid","coins":${deep(20_000)}}}`,
  )
  socket.send(Buffer.from([1, 2, 3]))
  while (answers.length < 4) await new Promise(resolve => setTimeout(resolve, 10))
  expect(answers.slice(1).map(x => x.trouble?.code)).toEqual(['malformed', 'malformed', 'malformed'])
  const closed = new Promise<number>(resolve => socket.once('close', resolve))
  socket.send('x'.repeat(100_000))
  expect(await closed).toBe(1009)
  expect(await tables[0].play({ verb: 'bid', coins: 0 })).toEqual({ seq: 1 })
  for (const p of [a, b]) p.client.close()
})
