/** The queue: who meets whom, one match and never two, and nobody is lost when a server ends. */
import { FastRng, type GameDef } from '@ecumene/kernel'
import type { QueueWish } from '@ecumene/protocol'
import { toy } from '@ecumene/testkit'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { groupsAmong, type WaitingPlayer } from '../../src/queue/matching.ts'
import { ANSWER_MS, Queue } from '../../src/queue/queue.ts'
import { gatherTable } from '../../src/store/matches.ts'
import { addRelation } from '../../src/store/people.ts'
import { freeSeat } from '../../src/store/seats.ts'
import type { Store } from '../../src/store/store.ts'
import { matchRow, onBothDatabases } from '../both-databases.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 })

describe('matching', () => {
  const MINUTE = 60_000
  const person = (id: string, change: Partial<WaitingPlayer> & { mu?: number } = {}): WaitingPlayer => ({
    id,
    user: id,
    since: 0,
    pace: 'live',
    level: 'any',
    botsAfter: null,
    wants: [{ game: 'toy', seats: [2], mu: change.mu ?? 25 }],
    ...change,
  })
  const found = (...args: Parameters<typeof groupsAmong>) => groupsAmong(...args).map(g => g.tickets.map(t => t.id))

  test('the nearest in rating meet; a person far away meets them when they have waited long enough', () => {
    const people = [person('a', { mu: 25 }), person('b', { mu: 35 }), person('c', { mu: 27 })]
    expect(found(people, 0)).toEqual([['a', 'c']])
    const far = [person('a', { mu: 25 }), person('b', { mu: 35 })]
    expect(found(far, 0)).toEqual([])
    expect(found(far, MINUTE)).toEqual([['a', 'b']])
  })
  test('a person who wants people of their own level never meets others', () => {
    expect(found([person('a', { level: 'near' }), person('b', { mu: 35 })], 60 * MINUTE)).toEqual([])
  })
  test('the largest table that fills; a pace of one kind; a game both want', () => {
    const many = { wants: [{ game: 'toy', seats: [2, 3], mu: 25 }] }
    expect(found([person('a', many), person('b', many), person('c', many)], 0)).toEqual([['a', 'b', 'c']])
    expect(found([person('a'), person('b', { pace: 'slow' })], 0)).toEqual([])
    expect(found([person('a'), person('b', { wants: [{ game: 'other', seats: [2], mu: 25 }] })], 0)).toEqual([])
  })
  test('bots fill after the time that everybody at the table gave', () => {
    const patient = { botsAfter: MINUTE, wants: [{ game: 'toy', seats: [3], mu: 25 }] }
    const never = { wants: patient.wants }
    expect(found([person('a', patient), person('b', never)], MINUTE - 1)).toEqual([])
    expect(found([person('a', patient), person('b', never)], MINUTE)).toEqual([['a']])
    expect(found([person('a', patient), person('b', patient)], MINUTE)).toEqual([['a', 'b']])
  })
  test('a thousand people who may not meet are compared with some of them each, not with all', () => {
    const many = Array.from({ length: 1000 }, (_, n) => person(`p${n}`))
    let asked = 0
    const nobody = (): boolean => {
      asked++
      return false
    }
    expect(found(many, 0, nobody)).toEqual([])
    expect(asked).toBeLessThanOrEqual(100 * many.length)
    const apart = many.map((p, n) => person(p.id, { mu: 9 * n }))
    asked = 0
    expect(found(apart, 0, nobody)).toEqual([])
    expect(asked).toBe(0)
  })
  test('people who blocked each other do not meet', () => {
    const three = [person('a'), person('b'), person('c')]
    expect(found(three, 0, (a, b) => !(a === 'a' && b === 'b') && !(a === 'b' && b === 'a'))).toEqual([['a', 'c']])
  })
})

onBothDatabases('queue', stores => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())
  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

  /** A lobby that only writes tables down; `fails` says when it does not. */
  const queueOn = (store: Store, fails: () => boolean = () => false) =>
    new Queue(
      store,
      {
        gameOf: () => toy as unknown as GameDef,
        async gather({ id, seats, origin }) {
          if (fails()) throw new Error('this server has ended')
          const rows = seats.map((s, seat) => ({ ...freeSeat(id, seat), user: s.user ?? null, bot: s.bot ?? null }))
          await gatherTable(store, matchRow(id, { seats: seats.length, origin }), rows)
        },
      },
      pino({ level: 'silent' }),
      null,
    )
  const wish = (change: Partial<QueueWish> = {}): QueueWish => ({
    games: ['toy'],
    seats: [2],
    pace: 'live',
    level: 'any',
    botsAfter: null,
    ...change,
  })
  const tables = async (store: Store): Promise<Record<string, string[]>> => {
    const found: Record<string, string[]> = {}
    for (const s of await store.db.selectFrom('seat').selectAll().orderBy('seat').execute()) {
      found[s.match] ??= []
      found[s.match].push(s.user ?? `bot ${s.bot}`)
    }
    return found
  }

  test('500 people and three servers: everybody sits at one table of a kind they asked for', async () => {
    const all = await stores()
    const queues = all.map(store => queueOn(store))
    const rng = new FastRng(21)
    const wishes = new Map<string, QueueWish>()
    for (let n = 0; n < 500; n++)
      wishes.set(
        `person${n}`,
        wish({
          seats: [[2], [3], [2, 3], [4]][rng.below(4)],
          pace: rng.below(4) === 0 ? 'slow' : 'live',
          botsAfter: 300,
        }),
      )
    const people = [...wishes]
    await Promise.all(people.map(([user, w], n) => queues[n % 3].enter(user, w)))
    const sat = new Map<string, string>()
    for (let round = 0; sat.size < 500 && round < 40; round++) {
      await Promise.all(queues.map(q => q.run()))
      await Promise.all(
        people.map(async ([user], n) => {
          if (sat.has(user)) return
          const queue = queues[(n + round) % 3]
          const { ticket, match } = await queue.info(user)
          if (match) sat.set(user, match)
          // Some decline, some do not answer, and all of them come again.
          else if (!ticket) await queue.enter(user, wishes.get(user) ?? wish())
          else if (ticket.offer && !ticket.offer.mine && (n + round) % 7 > 0)
            await queue.answer(user, ticket.offer.id, (n + round) % 11 > 0).catch(() => {})
        }),
      )
      pass(25_000)
    }
    expect(sat.size).toBe(500)
    const made = await tables(all[0])
    const seated = Object.values(made)
      .flat()
      .filter(name => !name.startsWith('bot'))
    expect(seated).toHaveLength(500)
    expect(new Set(seated).size).toBe(500)
    for (const [match, names] of Object.entries(made))
      for (const name of names.filter(n => !n.startsWith('bot'))) {
        expect(sat.get(name)).toBe(match)
        expect(wishes.get(name)?.seats).toContain(names.length)
      }
    expect(await all[0].db.selectFrom('ticket').selectAll().execute()).toEqual([])
  })

  test('who does not answer within a minute waits no more; the other keeps their place', async () => {
    const [store] = await stores()
    const queue = queueOn(store)
    await queue.enter('ann', wish())
    pass(1000)
    await queue.enter('bob', wish())
    await queue.run()
    const { ticket } = await queue.info('ann')
    if (!ticket?.offer) throw new Error('no offer')
    expect(ticket.offer).toMatchObject({ game: 'toy', seats: 2, people: 2, accepted: 0, mine: false })
    await queue.answer('ann', ticket.offer.id, true)
    pass(ANSWER_MS - 1)
    await queue.info('ann')
    await queue.run()
    expect((await queue.info('bob')).ticket?.offer?.accepted).toBe(1)
    pass(1)
    await queue.run()
    expect((await queue.info('bob')).ticket).toBeNull()
    const again = await queue.info('ann')
    expect(again.ticket).toMatchObject({ since: ticket.since, offer: null })
    await expect(queue.answer('ann', ticket.offer.id, true)).rejects.toThrow('not offered')
    expect(await tables(store)).toEqual({})
  })

  test('a live ticket nobody asks for expires; a slow one waits, and its table begins without an answer', async () => {
    const [store, other] = await stores()
    const queue = queueOn(store)
    await queue.enter('ann', wish())
    await queue.enter('cem', wish({ pace: 'slow' }))
    pass(61_000)
    await queue.run()
    expect((await queue.info('ann')).ticket).toBeNull()
    pass(5 * 86_400_000)
    await queue.enter('dee', wish({ pace: 'slow' }))
    await queueOn(other).run()
    const { match } = await queue.info('cem')
    expect(Object.keys(await tables(store))).toEqual([match])
  })

  test('a server that ends when everybody has agreed leaves the table to another; it is made once', async () => {
    const [a, b] = await stores()
    const ending = queueOn(a, () => true)
    await ending.enter('ann', wish())
    await ending.enter('bob', wish())
    await ending.run()
    const offer = (await ending.info('ann')).ticket?.offer?.id ?? ''
    await ending.answer('ann', offer, true)
    await expect(ending.answer('bob', offer, true)).rejects.toThrow('ended')
    expect(await tables(a)).toEqual({})
    await Promise.all([queueOn(b).run(), queueOn(a).run(), queueOn(b).run()])
    expect(Object.values(await tables(a)).map(t => t.sort())).toEqual([['ann', 'bob']])
    expect((await queueOn(b).info('bob')).match).not.toBeNull()
  })

  test('a thousand slow tickets that fit nobody keep nobody else from meeting', async () => {
    const [store] = await stores()
    const queue = queueOn(store)
    const alone = [{ game: 'toy', seats: [4], mu: 25 }]
    const rows = Array.from({ length: 1200 }, (_, n) => ({
      id: `alone${n}`,
      user: `alone${n}`,
      pace: 'slow' as const,
      wish: JSON.stringify(wish({ pace: 'slow', seats: [4], level: 'near' })),
      wants: JSON.stringify(alone.map(want => ({ ...want, mu: 100 * n }))),
      since: Date.now() + n,
      expires_at: Date.now() + 86_400_000,
      offer: null,
      accepted: 0,
    }))
    for (let n = 0; n < rows.length; n += 200)
      await store.db
        .insertInto('ticket')
        .values(rows.slice(n, n + 200))
        .execute()
    pass(5000)
    for (const user of ['ann', 'bob']) await queue.enter(user, wish({ pace: 'slow' }))
    for (const user of ['cem', 'dee']) await queue.enter(user, wish())
    await queue.run()
    expect((await queue.info('ann')).match).not.toBeNull()
    expect((await queue.info('cem')).ticket?.offer).not.toBeNull()
    await store.db.deleteFrom('ticket').execute()
  })
  test('people who blocked each other are not offered one table; leaving dissolves an offer', async () => {
    const [store] = await stores()
    const queue = queueOn(store)
    await addRelation(store, { user: 'bob', other: 'ann', kind: 'block', created_at: 1 }, 10)
    await queue.enter('ann', wish())
    await queue.enter('bob', wish())
    await queue.run()
    expect((await queue.info('ann')).ticket?.offer).toBeNull()
    await queue.enter('cem', wish())
    await queue.run()
    expect((await queue.info('cem')).ticket?.offer?.people).toBe(2)
    await expect(queue.enter('cem', wish())).rejects.toThrow('answer first')
    await queue.leave('cem')
    expect((await queue.info('cem')).ticket).toBeNull()
    expect((await queue.info('ann')).ticket?.offer).toBeNull()
  })
})
