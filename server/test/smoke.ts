/**
 * Is a setup of several servers whole? Two people and a bot play through its one address, and the page is there.
 * node server/test/smoke.ts [address]
 * Without an address it makes such a setup on loopback from Debian's packages, as compose.yaml does with containers:
 * HAProxy, two servers for people, one for bots and clocks, NATS, PostgreSQL behind PgBouncer. In the middle one of the
 * two servers is killed.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Core, FastRng, has } from '@ecumene/kernel'
import type { TableLink } from '@ecumene/protocol/client'
import { guest, layoutOf, legalNow, sleep, testSettings } from './harness.ts'
import { startNats, startPgBouncer } from './nats.ts'
import { freePort, startPostgres } from './postgres.ts'
import { serverProcess } from './process.ts'

const MOVES = 60
/** A machine that does other things too may take its time. */
const MOST_MS = 60_000

interface Setup {
  readonly address: string
  /** Ends one of its servers; null: not ours to end. */
  readonly kill: (() => Promise<void>) | null
  stop(): Promise<void>
}
async function setUp(): Promise<Setup> {
  const stops: (() => unknown)[] = []
  const stop = async (): Promise<void> => {
    for (const end of stops.reverse()) await end()
  }
  try {
    const postgres = await startPostgres()
    stops.push(() => postgres.stop())
    const bouncer = await startPgBouncer(await postgres.database())
    stops.push(() => bouncer.stop())
    const nats = await startNats()
    stops.push(() => nats.stop())
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const shared = { databaseUrl: bouncer.url, natsUrl: nats.url, publicUrl: address, trustedProxy: 1 }
    const begin = async (roles: readonly ('web' | 'bots' | 'sweeper')[]) => {
      const server = await serverProcess(await testSettings({ ...shared, roles }))
      stops.push(() => server.stop())
      return server
    }
    const [a, b] = [await begin(['web']), await begin(['web'])]
    await begin(['bots', 'sweeper'])
    stops.push(startHaproxy(port, a.url, b.url))
    return { address, kill: () => a.kill(), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
/** The same settings as in the container, with other addresses. */
function startHaproxy(port: number, a: string, b: string): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'ecumene-smoke-'))
  const example = readFileSync(new URL('../../docs/examples/haproxy.cfg', import.meta.url), 'utf8')
  const settings = example
    .replace('bind :4270', `bind 127.0.0.1:${port}`)
    .replace('server-a:4270', new URL(a).host)
    .replace('server-b:4270', new URL(b).host)
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, settings)
  const balancer = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' })
  return () => {
    balancer.kill()
    rmSync(folder, { recursive: true })
  }
}

async function waitFor<T>(what: string, look: () => Promise<T | null> | T | null): Promise<T> {
  const end = Date.now() + MOST_MS
  for (;;) {
    const found = await look()
    if (found !== null) return found
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`)
    await sleep(50)
  }
}
const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    r => r.status,
    () => 0,
  )

async function play({ address, kill }: Setup): Promise<void> {
  await waitFor('a server that is ready', async () => ((await statusOf(`${address}/ready`)) === 200 ? true : null))
  const people = [await guest(address), await guest(address)]
  const created = await people[0].client.create({
    game: 'bronze',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }],
  })
  const info = await people[1].client.join(created.id)
  const tables: TableLink<Core>[] = []
  for (const { client } of people) tables.push(await client.open(info.id, layoutOf(info), true))
  const rng = new FastRng(20)
  let [own, killed] = [0, false]
  while (own < MOVES) {
    const asked = await waitFor('a turn', () => {
      const { outcome } = tables[0].replica
      if (outcome) return 'over'
      return tables.find(t => has(t.replica.owed, t.replica.viewer as number) && legalNow(t).length > 0) ?? null
    })
    if (asked === 'over') break
    const legal = legalNow(asked)
    const before = asked.replica.seq
    const { seq } = await asked.play(legal[rng.below(legal.length)])
    own++
    await waitFor('the move at both seats', () =>
      tables.every(t => t.replica.seq >= seq) && seq > before ? true : null,
    )
    if (kill && !killed && own === MOVES / 2) {
      killed = true
      await kill()
      console.log('One of the two servers is killed.')
    }
  }
  const bots = tables[0].replica.seq - own
  console.log(`${own} moves of two people and about ${bots} of a bot through ${address}`)
  if (bots <= 0) throw new Error('the bot has not played')
  for (const { client } of people) client.close()
  if (!kill && (await statusOf(address)) !== 200) throw new Error('the page is not there')
}

const [, , given] = process.argv
const setup: Setup = given ? { address: given, kill: null, stop: async () => {} } : await setUp()
let isWhole = false
try {
  await play(setup)
  isWhole = true
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
} finally {
  await setup.stop()
}
console.log(isWhole ? 'It is whole.' : 'It is not whole.')
process.exit(isWhole ? 0 : 1)
