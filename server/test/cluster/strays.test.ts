/** Arbitrary messages on the bus between servers: no server ends, and all go on receiving. */
import { connect } from '@nats-io/transport-node'
import { expect, test, vi } from 'vitest'
import { guest, testSettings, toyTable, until } from '../harness.ts'
import { startNats } from '../nats.ts'
import { startPostgres } from '../postgres.ts'
import { serverProcess } from '../process.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const STRAYS = ['garbage', 'null', '{}', '{"from":"x","kind":"people","match":"error"}']
const KINDS = ['move', 'table', 'chat', 'user', 'people', 'here', 'bots']
/** Well formed, about what does not exist. */
const LIES = KINDS.map(kind =>
  JSON.stringify({ from: 'nowhere', kind, match: 'abcdefgh', user: 'ada', id: 'abcdefgh' }),
)

/** Two servers; `shout` writes to their bus. */
async function areUnmoved(
  databaseUrl: string,
  natsUrl: string | null,
  shout: (texts: readonly string[]) => Promise<void>,
): Promise<void> {
  const start = async () => serverProcess(await testSettings({ databaseUrl, natsUrl }))
  const servers = [await start(), await start()]
  const two = [await guest(servers[0].url), await guest(servers[1].url)]
  const { tables } = await toyTable(two)
  await shout([...STRAYS, ...LIES])
  const { seq } = await tables[0].play((tables[0].replica.last?.legal ?? [])[0])
  await until(tables[1], t => t.replica.seq >= seq)
  for (const { url } of servers) {
    const text = await (await fetch(`${url}/metrics`)).text()
    expect(Number(/^ecumene_stray_notes_total (\d+)$/m.exec(text)?.[1])).toBe(STRAYS.length)
  }
  for (const p of two) p.client.close()
  for (const server of servers) await server.stop()
}

test('on the bus of PostgreSQL', async () => {
  const postgres = await startPostgres()
  const database = await postgres.database()
  await areUnmoved(database, null, async texts => {
    for (const text of texts) await postgres.query(`select pg_notify('ecumene', '${text}')`, database)
  })
  await postgres.stop()
})
test('on NATS', async () => {
  const postgres = await startPostgres()
  const database = await postgres.database()
  const nats = await startNats()
  await areUnmoved(database, nats.url, async texts => {
    const connection = await connect({ servers: [nats.url.replace('nats://', '')] })
    const [{ value }] = await postgres.query(`select value from setting where name = 'cluster'`, database)
    for (const text of texts) connection.publish(`ecumene.${String(value)}`, text)
    await connection.drain()
  })
  await nats.stop()
  await postgres.stop()
})
