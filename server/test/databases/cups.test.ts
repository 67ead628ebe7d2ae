/** Cups: who meets whom, what places are worth, rounds that begin once, and the secrets of equal luck. */
import type { GameDef } from '@ecumene/kernel'
import type { CupInfo, NewCup } from '@ecumene/protocol'
import { toy } from '@ecumene/testkit'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { Cups } from '../../src/cups/cups.ts'
import { roundsToMeet, standingsOf, tablesFor } from '../../src/cups/pairing.ts'
import { gatherTable } from '../../src/store/matches.ts'
import { forgetPerson } from '../../src/store/people.ts'
import { freeSeat } from '../../src/store/seats.ts'
import type { Store } from '../../src/store/store.ts'
import { addPerson, matchRow, onBothDatabases } from '../both-databases.ts'
import { testServer, Visitor } from '../harness.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const people = (n: number): string[] => Array.from({ length: n }, (_, i) => `p${i}`)

describe('who meets whom', () => {
  test('a place is worth the seats behind it; a shared place is shared; players who left get nothing', () => {
    const tables = [
      { seats: ['p0', 'p1', 'p2', null], places: [1, 2, 2, 4], left: [] },
      { seats: ['p2', 'p1', 'p0', null], places: [1, 2, 3, 4], left: ['p2'] },
      { seats: ['p0', 'p1', 'p2', null], places: null, left: [] },
    ]
    expect(standingsOf(people(3), tables).map(s => [s.user, s.points, s.won, s.played])).toEqual([
      ['p0', 4, 1, 2],
      ['p1', 3.5, 0, 2],
      ['p2', 1.5, 0, 2],
    ])
  })
  test('round robin: nine people at tables of three meet everybody once in four rounds, or nearly', () => {
    const tables: { seats: (string | null)[]; places: null; left: [] }[] = []
    const met = new Set<string>()
    expect(roundsToMeet(9, 3)).toBe(4)
    for (let round = 0; round < 4; round++) {
      const next = tablesFor('round-robin', standingsOf(people(9), tables), tables, 3)
      expect(next.flat().sort()).toEqual(people(9))
      for (const seats of next) {
        tables.push({ seats, places: null, left: [] })
        for (const a of seats) for (const b of seats) if (a && b && a < b) met.add(`${a} ${b}`)
      }
    }
    // 36 pairs there are.
    expect(met.size).toBeGreaterThanOrEqual(30)
  })
  test('Swiss: those who stand next to each other meet; bots are spread over the tables', () => {
    const standings = people(10).map((user, i) => ({ user, points: 10 - i, won: 0, played: 1 }))
    const tables = tablesFor('swiss', standings, [], 4)
    expect(tables.map(t => t.filter(s => s === null).length)).toEqual([0, 1, 1])
    expect(tables[0].filter(s => s !== null).sort()).toEqual(people(4))
  })
})

onBothDatabases('cups', stores => {
  const DAY = 86_400_000
  const wish = (change: Partial<NewCup> = {}): NewCup => ({
    name: 'Spring',
    game: 'toy',
    seats: 3,
    pace: 'slow',
    form: 'swiss',
    rounds: 2,
    duplicate: false,
    startsAt: Date.now() + DAY,
    ...change,
  })
  /** A lobby that only writes tables down, with their keys; `fails`: after so many. */
  const cupsOn = (store: Store, fails = Number.POSITIVE_INFINITY, asksAddress = false) => {
    let made = 0
    const gather: ConstructorParameters<typeof Cups>[1]['gather'] = async ({ id, seats, settings, origin, key }) => {
      if (made++ >= fails) throw new Error('this server has ended')
      const rows = seats.map((s, seat) => ({ ...freeSeat(id, seat), user: s.user ?? null, bot: s.bot ?? null }))
      const listed = settings.listed === false ? 0 : 1
      await gatherTable(store, matchRow(id, { seats: seats.length, origin, key: key ?? null, listed }), rows)
    }
    const lobby = { gameOf: () => toy as unknown as GameDef, gather }
    return new Cups(store, lobby, pino({ level: 'silent' }), null, asksAddress)
  }
  const end = ({ db }: Store, round: number) =>
    db
      .updateTable('match')
      .set({ status: 'over', outcome: JSON.stringify({ places: [1, 2, 3], scores: [], parts: {} }) })
      .where('id', 'in', db.selectFrom('cup_table').select('match').where('round', '=', round))
      .execute()

  test('three servers: each round begins once, when the one before is over; the standings follow', async () => {
    const all = await stores()
    const [store] = all
    const servers = all.map(s => cupsOn(s))
    for (const name of people(7)) await addPerson(store, name)
    const id = await servers[0].propose('p0', wish())
    await Promise.all(people(7).map((user, i) => servers[i % 3].enter(id, user)))
    const later = Date.now() + 2 * DAY
    const run = () => Promise.all(servers.map(s => s.run(later)))
    await Promise.all(servers.map(s => s.run(Date.now())))
    expect((await servers[1].info(id, 'p3')).status).toBe('open')
    await run()
    await expect(servers[0].enter(id, 'late')).rejects.toThrow('begun')
    const first = await servers[1].info(id, 'p3')
    expect(first).toMatchObject({ status: 'running', round: 1, rounds: 2, isIn: true })
    expect(first.tables).toHaveLength(3)
    await run()
    expect((await servers[2].info(id, null)).tables).toHaveLength(3)
    await end(store, 1)
    await servers[0].leave(id, 'p6')
    await run()
    const second = await servers[2].info(id, null)
    expect(second.round).toBe(2)
    expect(second.tables).toHaveLength(5)
    await end(store, 2)
    await run()
    const last = await servers[0].info(id, null)
    expect(last.status).toBe('over')
    expect(last.standings.every((s, i, list) => i === 0 || list[i - 1].points >= s.points)).toBe(true)
    expect(last.standings.reduce((n, s) => n + s.points, 0)).toBeGreaterThan(8)
    expect(await store.db.selectFrom('match').select('id').execute()).toHaveLength(5)
  })

  test('a server that ends while it seats people leaves the rest to another; a round of equal luck has one key', async () => {
    const [a, b] = await stores()
    for (const name of people(6)) await addPerson(a, name)
    const ending = cupsOn(a, 1)
    const id = await ending.propose('p0', wish({ duplicate: true, rounds: 1 }))
    for (const user of people(6)) await ending.enter(id, user)
    await ending.run(Date.now() + 2 * DAY)
    await cupsOn(b).run(Date.now() + 2 * DAY)
    const rows = await a.db.selectFrom('match').select(['key', 'listed']).execute()
    expect(rows).toHaveLength(2)
    expect(rows[0].key).toMatch(/^[0-9a-f]{64}$/)
    expect(rows[1]).toEqual({ key: rows[0].key, listed: 0 })
  })

  test('a quarter of an hour before it begins everybody in it is reminded, once; who leaves it is not', async () => {
    const all = await stores()
    const [store] = all
    const servers = all.map(s => cupsOn(s))
    for (const name of people(3)) await addPerson(store, name)
    const startsAt = Date.now() + DAY
    const id = await servers[0].propose('p0', wish({ startsAt }))
    for (const user of ['p1', 'p2']) await servers[0].enter(id, user)
    const reminded = async (): Promise<string[]> =>
      (await store.db.selectFrom('outbox').select('id').orderBy('id').execute()).map(r => r.id.slice(id.length + 1))
    await Promise.all(servers.map(s => s.run(startsAt - 16 * 60_000)))
    expect(await reminded()).toEqual([])
    await Promise.all(servers.map(s => s.run(startsAt - 15 * 60_000)))
    expect(await reminded()).toEqual(['p0:cup', 'p1:cup', 'p2:cup'])
    await servers[1].leave(id, 'p1')
    expect(await reminded()).toEqual(['p0:cup', 'p2:cup'])
    await store.db.deleteFrom('outbox').execute()
    await Promise.all(servers.map(s => s.run(startsAt - 60_000)))
    expect(await reminded()).toEqual([])
  })

  test('where the cards are the same everywhere, only a confirmed address enters; without e-mail the cup says so', async () => {
    const [store] = await stores()
    for (const name of people(2)) await addPerson(store, name)
    const confirm = (user: string) =>
      store.db
        .updateTable('user')
        .set({ emailVerified: store.postgres ? true : 1 } as never)
        .where('id', '=', user)
        .execute()
    const cups = cupsOn(store, 0, true)
    await expect(cups.propose('p0', wish({ duplicate: true }))).rejects.toMatchObject({ code: 'unconfirmed' })
    await confirm('p0')
    const id = await cups.propose('p0', wish({ duplicate: true }))
    await expect(cups.enter(id, 'p1')).rejects.toMatchObject({ code: 'unconfirmed' })
    expect((await cups.info(id, 'p0')).standings.map(s => s.user)).toEqual(['p0'])
    await confirm('p1')
    await cups.enter(id, 'p1')
    expect(await cups.info(id, 'p1')).toMatchObject({ isIn: true, isOnce: true })
    expect((await cupsOn(store).info(id, 'p1')).isOnce).toBe(false)
    const plain = await cups.propose('p0', wish())
    await addPerson(store, 'p2')
    await cups.enter(plain, 'p2')
  })

  test('a deleted account keeps its points, under a name that leads to nobody', async () => {
    const [store] = await stores()
    const cups = cupsOn(store)
    for (const name of people(3)) await addPerson(store, name)
    const id = await cups.propose('p0', wish())
    for (const user of people(3)) await cups.enter(id, user)
    await cups.run(Date.now() + 2 * DAY)
    await end(store, 1)
    const points = async () => (await cups.info(id, 'p1')).standings.map(s => [s.user === 'p0', s.points])
    const before = await points()
    await forgetPerson(store, 'p0', 'gone-1')
    const after = await cups.info(id, 'p1')
    expect(JSON.stringify(after)).not.toContain('p0')
    expect(await store.db.selectFrom('cup_table').select('seats').where('seats', 'like', '%p0%').execute()).toEqual([])
    expect(after.standings.map(s => [s.user === 'gone-1', s.points])).toEqual(before)
    expect(after.tables[0].names).toContain('')
  })

  test('the owner of a cup calls it off before it begins, and nobody else; too few people end it', async () => {
    const [store] = await stores()
    const cups = cupsOn(store)
    const id = await cups.propose('p0', wish())
    await expect(cups.callOff(id, 'p1')).rejects.toThrow('only who proposed')
    await cups.callOff(id, 'p0')
    await expect(cups.info(id, null)).rejects.toThrow('no such cup')
    await expect(cups.propose('p0', wish({ startsAt: 5 }))).rejects.toThrow('two months')
    await expect(cups.propose('p0', wish({ seats: 8 }))).rejects.toThrow('not for 8')
    const alone = await cups.propose('p0', wish())
    await cups.run(Date.now() + 2 * DAY)
    await expect(cups.info(alone, null)).rejects.toThrow('no such cup')
  })
})

describe('equal luck', () => {
  let server: Awaited<ReturnType<typeof testServer>>
  beforeAll(async () => {
    server = await testServer({ queueMs: 3_600_000 })
  })
  afterAll(() => server.dispose())
  const PASSWORD = 'a long enough sentence'
  async function account(name: string): Promise<Visitor> {
    const v = new Visitor(server.url)
    const email = `${name}@example.org`
    await v.post('/api/auth/sign-up/email', { name, email, password: PASSWORD })
    await v.post('/api/auth/sign-in/email', { email, password: PASSWORD })
    v.id = (await v.client.me()).user ?? ''
    return v
  }

  test('both tables open alike; nothing of a finished one is told while the other plays, not even to its players', async () => {
    const six = await Promise.all(people(6).map(account))
    const stranger = await new Visitor(server.url).guest()
    const wish = {
      name: 'Equal',
      game: 'toy',
      seats: 3,
      pace: 'slow',
      form: 'swiss',
      rounds: 1,
      duplicate: true,
      startsAt: Date.now() + 60_000,
    }
    expect((await stranger.post('/api/cups', wish)).status).toBe(403)
    const made = await six[0].post('/api/cups', wish)
    const id = (made.body as unknown as { id: string }).id
    for (const p of six) expect((await p.post(`/api/cups/${id}/enter`)).status).toBe(200)
    await server.services.cups.run(Date.now() + 120_000)
    const { store } = server.services
    const [first, second] = await store.db.selectFrom('match').selectAll().execute()
    expect(first.opening).toBe(second.opening)
    const key = first.key ?? ''
    const cupNow = async (visitor: Visitor) => (await visitor.send('GET', `/api/cups/${id}`)).body as unknown as CupInfo
    const look = async (visitor: Visitor, path: string) =>
      (await visitor.send('GET', `/api/matches/${first.id}${path}`)).body
    expect(key).not.toBe('')

    // The first table ends.
    const outcome = JSON.stringify({ places: [1, 2, 3], scores: [3, 2, 1], parts: {}, rule: 'X', ending: 'x' })
    const over = (match: string) =>
      store.db.updateTable('match').set({ status: 'over', outcome, ended_at: 1 }).where('id', '=', match).execute()
    await over(first.id)
    await store.tell({ kind: 'table', match: first.id })
    const seats = await store.db.selectFrom('seat').select('user').where('match', '=', first.id).execute()
    const insider = six.find(p => seats.some(s => s.user === p.id)) ?? six[0]
    const outsider = six.find(p => !seats.some(s => s.user === p.id)) ?? six[0]
    for (const visitor of [insider, outsider, stranger]) {
      expect((await visitor.send('GET', `/api/matches/${first.id}/record`)).status).toBe(403)
      const cup = (await visitor.send('GET', `/api/cups/${id}`)).body as unknown as CupInfo
      expect(cup.tables.map(t => [t.isOpen, t.places, t.scores])).toEqual(Array(2).fill([false, null, null]))
      expect(cup.tables.filter(t => t.isMine)).toHaveLength(visitor === stranger ? 0 : 1)
      await visitor.send('GET', '/api/me/everything')
      await visitor.send('GET', `/api/matches/${first.id}`)
    }
    expect((await insider.send('GET', `/api/matches/${first.id}`)).body).toMatchObject({ status: 'over', sealed: true })
    // No rating has moved and nobody has points, however often the server counts.
    await server.services.ratings.catchUp()
    expect((await store.db.selectFrom('rating').selectAll().execute()).length).toBe(0)
    for (const visitor of [outsider, stranger]) {
      expect(await look(visitor, '')).toMatchObject({ outcome: null, seq: 0, owed: 0, movedAt: null })
      expect((await cupNow(visitor)).standings.map(s => [s.points, s.played])).toEqual(Array(6).fill([0, 0]))
      for (const p of six)
        expect((await visitor.send('GET', `/api/people/${p.id}`)).body).toMatchObject({
          told: { games: [], ratings: [] },
        })
    }
    for (const visitor of [outsider, stranger])
      for (const path of ['position', 'position?at=0', 'stream', 'chat', 'picture', 'ratings'])
        expect([path, (await visitor.send('GET', `/api/matches/${first.id}/${path}`)).status]).toEqual([path, 403])
    // A seat somebody left is for nobody from another table, invited or not.
    await server.services.lobby.leave(second.id, outsider.id)
    expect((await insider.post(`/api/matches/${second.id}/adopt`, { seat: 0 })).status).toBe(403)
    for (const visitor of [insider, outsider, stranger]) expect(visitor.heard.join()).not.toContain(key)

    await over(second.id)
    await server.services.cups.run(Date.now() + 120_000)
    const told = await stranger.send('GET', `/api/matches/${first.id}/record`)
    expect(told.status).toBe(200)
    await server.services.ratings.catchUp()
    expect((await store.db.selectFrom('rating').selectAll().execute()).length).toBe(6)
    expect(await look(stranger, '')).toMatchObject({ outcome: { places: [1, 2, 3] } })
    expect(JSON.stringify(told.body)).toContain(key)
    expect((await insider.send('GET', `/api/matches/${first.id}`)).body).toMatchObject({ sealed: false })
    const { tables } = (await stranger.send('GET', `/api/cups/${id}`)).body as unknown as CupInfo
    expect(tables.map(t => [t.isOpen, t.places, t.scores])).toEqual(Array(2).fill([true, [1, 2, 3], [3, 2, 1]]))
  })
})
