import { expect, test, vi } from 'vitest'
import { guest, sleep, testServer, toyTable } from '../harness.ts'
import { startPostgres } from '../postgres.ts'
import { postSink } from '../sinks.ts'

test('two servers on one database tell each turn once', async () => {
  const postgres = await startPostgres()
  const hook = await postSink()
  const databaseUrl = await postgres.database()
  const servers = [
    await testServer({ databaseUrl, openWebhooks: true, noticeMs: 300 }),
    await testServer({ databaseUrl, openWebhooks: true, noticeMs: 300 }),
  ]
  const [a, b] = [await guest(servers[0].url), await guest(servers[0].url)]
  for (const p of [a, b]) await p.post('/api/me/channels', { kind: 'webhook', url: hook.url })
  const turns: string[] = []
  for (let n = 0; n < 12; n++) {
    const { info } = await toyTable([a, b], { settings: { pace: { kind: 'slow', each: 86_400 } } })
    turns.push(`${info.id}:0:0`, `${info.id}:1:0`)
  }
  const work = setInterval(() => {
    for (const s of servers) void s.services.outbox.run()
  }, 10)
  await vi.waitFor(() => expect(hook.heard.length).toBeGreaterThanOrEqual(turns.length), 20_000)
  await sleep(500)
  clearInterval(work)
  expect(hook.heard.map(h => String(h.headers['ecumene-notice'])).sort()).toEqual(turns.sort())
  for (const p of [a, b]) p.client.close()
  for (const s of servers) await s.dispose()
  await postgres.stop()
  hook.close()
}, 60_000)
