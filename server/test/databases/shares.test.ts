/** What one person may have at a time: counted for the person, wherever they come from, also when asked for at once. */
import { describe, expect, test, vi } from 'vitest'
import { LIMITS } from '../../src/limits-list.ts'
import { DATABASES, usePostgres } from '../both-databases.ts'
import { guest, testServer } from '../harness.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const postgres = usePostgres()
/** What may be had at one time is counted here, not how often it is asked for. */
const OFTEN = { rateLimits: false }

describe.each(DATABASES)('on %s', kind => {
  const started = async (change: object) =>
    testServer({ ...(kind === 'postgres' ? { databaseUrl: await postgres.database() } : {}), ...change })
  const counted = (statuses: readonly number[]): Record<number, number> =>
    Object.fromEntries([...new Set(statuses)].map(s => [s, statuses.filter(x => x === s).length]))

  test('twenty tokens and ten ways to be told, also when forty are asked for at once', async () => {
    const server = await started({ openWebhooks: true, ...OFTEN })
    const ann = await guest(server.url)
    const token = (n: number) => ann.post('/api/me/tokens', { name: `t${n}`, scopes: ['read'], days: 1 })
    const all = await Promise.all(Array.from({ length: 40 }, (_, n) => token(n)))
    expect(counted(all.map(a => a.status))).toEqual({ 200: LIMITS.tokens.most, 409: 40 - LIMITS.tokens.most })
    const webhook = (n: number) => ann.post('/api/me/channels', { kind: 'webhook', url: `http://127.0.0.1:9/${n}` })
    const ways = await Promise.all(Array.from({ length: 20 }, (_, n) => webhook(n)))
    expect(counted(ways.map(a => a.status))).toEqual({ 200: LIMITS.channels.most, 409: 20 - LIMITS.channels.most })
    ann.client.close()
    await server.dispose()
  })
  test('invitations that nobody has used are bounded for each table; people who do not exist are blocked by nobody', async () => {
    const server = await started(OFTEN)
    const [ann, ben] = [await guest(server.url), await guest(server.url)]
    const info = await ann.client.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
    const invite = () => ann.post(`/api/matches/${info.id}/invites`, {})
    const invited = await Promise.all(Array.from({ length: LIMITS.invitations.most + 5 }, invite))
    expect(counted(invited.map(a => a.status))).toEqual({ 200: LIMITS.invitations.most, 409: 5 })
    const block = (user: string) => ann.post('/api/me/relations', { user, kind: 'block' })
    expect([(await block('nobody-here')).status, (await block(ben.id)).status]).toEqual([404, 200])
    expect(await ann.client.call('GET', '/me/relations')).toHaveLength(1)
    for (const p of [ann, ben]) p.client.close()
    await server.dispose()
  })
  test('reports are counted for the person, from however many networks', async () => {
    const server = await started({ trustedProxy: 1 })
    const ann = await guest(server.url)
    const report = (n: number) => ann.post('/api/reports', { text: 'x' }, { 'x-forwarded-for': `10.0.${n}.1` })
    const statuses: number[] = []
    for (let n = 0; n < 14; n++) statuses.push((await report(n)).status)
    expect(counted(statuses)).toEqual({ 200: 10, 429: 4 })
    ann.client.close()
    await server.dispose()
  })
})
