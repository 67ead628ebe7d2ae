/** Rules change, games go on: each by the version it began with, on both databases. */
import { type Core, FastRng, type GameDef, has, keyOf, Match, setupOf } from '@ecumene/kernel'
import type { TableInfo } from '@ecumene/protocol'
import { toyNext } from '@ecumene/testkit/toy/next'
import { describe, expect, test } from 'vitest'
import type { Settings } from '../../src/settings.ts'
import { DATABASES, usePostgres } from '../both-databases.ts'
import {
  gameOf,
  guest,
  layoutOf,
  legalNow,
  step,
  stepOfLongGame,
  temporary,
  testServer,
  toyTable,
  until,
  type Visitor,
} from '../harness.ts'
import { freePort } from '../postgres.ts'

const NEXT = new URL('../games-next.ts', import.meta.url).href
const MENDED = new URL('../games-mended.ts', import.meta.url).href
const next = toyNext as unknown as GameDef

const postgres = usePostgres()

const playUntil = async (tables: Awaited<ReturnType<typeof toyTable>>['tables'], seq: number): Promise<void> => {
  const rng = new FastRng(seq + 7)
  while (tables[0].replica.seq < seq && (await stepOfLongGame(tables, n => rng.below(n))));
}
const playToEnd = async (tables: Awaited<ReturnType<typeof toyTable>>['tables']): Promise<void> => {
  const rng = new FastRng(7)
  while (await step(tables, n => rng.below(n)));
}
const follow = (people: readonly Visitor[], info: TableInfo, game: GameDef) =>
  Promise.all(people.map(p => p.client.open<Core>(info.id, game.layout(info.setup), true)))
const openTable = (p: Visitor, change: object = {}) =>
  p.client.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], ...change })

describe.each(DATABASES)('on %s', kind => {
  const same = async (): Promise<Partial<Settings>> => ({
    data: temporary(),
    port: await freePort(),
    databaseUrl: kind === 'sqlite' ? null : await postgres.database(),
  })

  test('every table of the old version goes on or stays readable; new ones use the new rules', {
    timeout: 90_000,
  }, async () => {
    const settings = await same()
    const before = await testServer(settings)
    const two = [await guest(before.url), await guest(before.url)]
    const running = await toyTable(two)
    await playUntil(running.tables, 5)
    const long = await toyTable(two, { options: { rounds: 20 } })
    await playUntil(long.tables, 60)
    const finished = await toyTable(two, { variant: 'short' })
    await playToEnd(finished.tables)
    const seen = finished.tables[0].replica.seq
    const withBot = await two[0].client.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] })
    const proposed = await openTable(two[0])
    const proposedShort = await openTable(two[0], { variant: 'short' })
    for (const p of two) p.client.close()
    await before.stop()

    const after = await testServer({ ...settings, games: NEXT })
    const again = [await guestAs(two[0], after.url), await guestAs(two[1], after.url)]
    // Running: by the old layout and the old rules, to the end.
    for (const { info } of [running, long]) {
      const now = await again[0].client.table(info.id)
      expect([now.status, now.version]).toEqual(['live', 1])
      const tables = await follow(again, now, gameOf('toy'))
      await playToEnd(tables)
      expect(tables[0].replica.outcome).not.toBeNull()
      const record = await again[0].client.record(info.id)
      expect(record.version).toBe(1)
      expect(Match.replay(gameOf('toy'), record).seq).toBe(record.entries.length)
    }
    // A bot of the old version plays on.
    const [mine] = await follow([again[0]], await again[0].client.table(withBot.id), gameOf('toy'))
    await until(mine, t => has(t.replica.owed, 0))
    const begun = mine.replica.seq
    await mine.play(legalNow(mine)[0])
    await until(mine, t => t.replica.seq > begun + 1)
    // Finished: the position, a past one, and the record that proves it.
    const position = await again[0].client.position(finished.info.id)
    expect([position.seq, position.outcome !== null]).toEqual([seen, true])
    expect((await again[0].client.position(finished.info.id, 3)).seq).toBe(3)
    const record = await again[0].client.record(finished.info.id)
    expect((await again[1].post('/api/records', { title: 'brought', record })).status).toBe(200)
    // Proposals begin by today's rules, or by those they were made for if today's do not know what was proposed.
    const joined = await again[1].client.join(proposed.id)
    expect([joined.status, joined.version, joined.setup.options]).toEqual(['live', 2, { rounds: 8, calm: false }])
    const fresh = await follow(again, joined, next)
    await playToEnd(fresh)
    expect(Match.replay(next, await again[0].client.record(joined.id)).outcome()).not.toBeNull()
    const short = await again[1].client.join(proposedShort.id)
    expect([short.status, short.version]).toEqual(['live', 1])
    await playToEnd(await follow(again, short, gameOf('toy')))
    // Again: a variant that is gone does not stand in the way.
    const rematch = await again[0].client.rematch(finished.info.id)
    expect([rematch.version, rematch.setup.variant]).toEqual([2, 'standard'])
    for (const p of again) p.client.close()
    await after.stop()
  })

  test('players who all agree play on by newer rules that lead to the same positions; others cannot', {
    timeout: 60_000,
  }, async () => {
    const settings = await same()
    const before = await testServer(settings)
    const two = [await guest(before.url), await guest(before.url)]
    const stranger = await guest(before.url)
    const { info, tables } = await toyTable(two, { options: { rounds: 20 } })
    await playUntil(tables, 60)
    for (const p of two) p.client.close()
    await before.stop()

    const wish = (p: Visitor, isWished = true) => p.post(`/api/matches/${info.id}/rules`, { wish: isWished })
    const changed = await testServer({ ...settings, games: NEXT })
    const refused = await wish(two[0])
    expect([refused.status, refused.body.error?.code]).toEqual([422, 'refused'])
    await changed.stop()

    const mended = await testServer({ ...settings, games: MENDED })
    expect((await wish(stranger)).body.error?.code).toBe('foreign-seat')
    expect(await wish(two[0])).toMatchObject({ status: 200, body: { version: 1 } })
    expect((await two[1].client.table(info.id)).seats.map(s => s.agreed)).toEqual([2, null])
    expect(await wish(two[0], false)).toMatchObject({ body: { version: 1 } })
    expect(await wish(two[1])).toMatchObject({ body: { version: 1 } })
    expect(await wish(two[0])).toMatchObject({ status: 200, body: { version: 2 } })
    const now = await two[0].client.table(info.id)
    expect([now.version, now.seats.map(s => s.agreed)]).toEqual([2, [null, null]])
    expect((await wish(two[0])).body.error?.code).toBe('conflict')
    // It goes on from where it stood, and its record is one of the new version.
    const back = [await guestAs(two[0], mended.url), await guestAs(two[1], mended.url)]
    const opened = await Promise.all(back.map(p => p.client.open<Core>(info.id, layoutOf(info), true)))
    await playToEnd(opened)
    const record = await back[0].client.record(info.id)
    expect(record.version).toBe(2)
    expect(Match.replay({ ...gameOf('toy'), version: 2 }, record).outcome()).not.toBeNull()
    for (const p of back) p.client.close()
    await mended.stop()
  })

  test('a version that nobody released takes away no other table and is logged once', async () => {
    const server = await testServer(await same())
    const two = [await guest(server.url), await guest(server.url)]
    const [lost, other] = [await toyTable(two), await toyTable(two)]
    await server.services.store.db.updateTable('match').set({ version: 9 }).where('id', '=', lost.info.id).execute()
    const errors: unknown[] = []
    server.services.log.error = ((what: unknown) => errors.push(what)) as never
    server.services.hall.rooms.forget(lost.info.id)
    for (let i = 0; i < 3; i++) {
      const { status, body } = await two[0].send('GET', `/api/matches/${lost.info.id}/position`)
      expect([status, body.error?.code]).toEqual([503, 'busy'])
    }
    expect(errors).toEqual(['no rules of toy, version 9'])
    expect((await two[0].client.table(lost.info.id)).status).toBe('live')
    expect(await step(other.tables, () => 0)).toBe(true)
    for (const p of two) p.client.close()
    await server.dispose()
  })
})

test('the same game differs under the new rules: the tests above would see the wrong ones', () => {
  const [old, fresh] = [gameOf('toy'), next].map(game => new Match(game, setupOf(game, 2), keyOf('1')))
  expect(fresh.hash).not.toBe(old.hash)
  expect('worked' in fresh.state).toBe(true)
})

async function guestAs(p: Visitor, url: string): Promise<Visitor> {
  const back = await guest(url)
  back.cookies.clear()
  for (const [name, value] of p.cookies) back.cookies.set(name, value)
  return back
}
