/** A move taken back by consent, on both databases: asking, agreeing, refusing, races, a restart in the middle. */
import { rmSync } from 'node:fs'
import { type Core, FastRng, has } from '@ecumene/kernel'
import { verifyRecord } from '@ecumene/protocol'
import type { TableLink } from '@ecumene/protocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Clock, charged } from '../../src/pace/clock.ts'
import { setStandIn } from '../../src/store/seats.ts'
import { actionsOf, setTakeback, takebackOf, takebackText } from '../../src/store/takebacks.ts'
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
} from '../harness.ts'
import { freePort } from '../postgres.ts'

const postgres = usePostgres()

type Server = Awaited<ReturnType<typeof testServer>>
type Tables = readonly TableLink<Core>[]
type Visitor = Awaited<ReturnType<typeof guest>>
const ask = (who: Visitor, match: string, line: number) => who.post(`/api/matches/${match}/takeback`, { line })
const answer = (who: Visitor, match: string, wish: boolean) =>
  who.post(`/api/matches/${match}/takeback/answer`, { wish })
const withdraw = (who: Visitor, match: string) => who.send('DELETE', `/api/matches/${match}/takeback`)
const code = ({ status, body }: Awaited<ReturnType<typeof ask>>) => body?.error?.code ?? status
/** The last line that this seat has chosen. */
const lastOf = (t: TableLink<Core>, seat: number): number =>
  t.replica.lines.findLast(l => l.seat === seat && !l.auto)?.seq ?? 0
/** To come back, the thread that replays old lines has to start: on a busy machine that takes time. */
const caughtUp = (tables: Tables, seq: number) =>
  Promise.all(tables.map(t => until(t, x => x.replica.seq >= seq, 50_000)))
const words = (t: TableLink<Core>): number[] => [...t.replica.view.words]
async function isClosed(server: Server, match: string): Promise<void> {
  const isOpen = async () => takebackOf(await takebackText(server.services.store, match))?.isOpen
  await expect.poll(isOpen).toBe(false)
}
/** Plays on to the end and checks every line. */
async function finish(people: readonly Visitor[], tables: Tables, match: string, promised: string, seed: number) {
  const rng = new FastRng(seed)
  while (await step(tables, n => rng.below(n)));
  const record = await people[0].client.record(match)
  verifyRecord(gameOf('toy'), record, promised)
  for (const p of people) p.client.close()
  return record
}

describe.each(DATABASES)('%s', kind => {
  let server: Server
  let data: string
  const settings = async () => ({
    port: await freePort(),
    data: temporary(),
    ...(kind === 'postgres' ? { databaseUrl: await postgres.database() } : {}),
  })
  beforeAll(async () => {
    const own = await settings()
    data = own.data
    server = await testServer(own)
  }, 60_000)
  afterAll(async () => {
    await server.stop()
    rmSync(data, { recursive: true })
  })
  const three = async (change = {}) => {
    const people = [await guest(server.url), await guest(server.url), await guest(server.url)]
    return { people, ...(await toyTable(people, { options: { rounds: 4 }, ...change })) }
  }

  test('everybody agrees: the position before the move, the same chance, and a record that holds', async () => {
    const { people, info, tables } = await three()
    const rng = new FastRng(3)
    for (let i = 0; i < 14; i++) await stepOfLongGame(tables, n => rng.below(n))
    const line = lastOf(tables[0], 1)
    const before = (await people[0].client.record(info.id).catch(() => null)) === null
    expect(before).toBe(true)
    const then = (await people[1].client.position(info.id, line - 1)).view
    expect(code(await ask(people[1], info.id, line))).toBe(200)
    const watcher = await guest(server.url)
    expect((await people[0].client.table(info.id)).takeback).toMatchObject({
      isOpen: true,
      seat: 1,
      line,
      asked: 0b101,
      agreed: 0,
    })
    expect((await watcher.client.table(info.id)).takeback).toBeNull()
    expect(code(await answer(people[1], info.id, true))).toBe('forbidden')
    expect(code(await answer(watcher, info.id, true))).toBe('foreign-seat')
    expect(code(await answer(people[0], info.id, true))).toBe(200)
    const { seq } = tables[0].replica
    expect((await people[2].client.table(info.id)).takeback).toMatchObject({ isOpen: true, agreed: 0b001 })
    expect(code(await answer(people[2], info.id, true))).toBe(200)
    await caughtUp(tables, seq + 1)
    expect(has(tables[1].replica.owed, 1)).toBe(true)
    expect(tables[1].replica.lines.at(-1)).toMatchObject({ seat: -1, events: [{ type: 'tookBack', seat: 1 }] })
    expect(tables[1].replica.lines.some(l => l.seq >= line && l.seq <= seq)).toBe(false)
    expect(tables[1].replica.layout.toNamed(tables[1].replica.view)).toEqual(then)
    expect((await people[0].client.table(info.id)).takeback).toMatchObject({ isOpen: false })
    // What somebody likes is not told by what they took back.
    const chosen = await actionsOf(server.services.store, info.id, ['bid', 'work', 'raid', 'done'])
    expect(chosen.every(a => a.seq < line || a.seq > seq)).toBe(true)
    const record = await finish(people, tables, info.id, info.commitment as string, 4)
    expect(record.entries[seq]).toMatchObject({ seat: -1, action: { verb: 'takeBack', line } })
  }, 60_000)

  test('one refuses, and the same move is not asked for twice; another player may ask', async () => {
    const { people, info, tables } = await three()
    for (const [i, t] of tables.entries()) await t.play({ verb: 'bid', coins: 1 }, i)
    expect(code(await ask(people[0], info.id, 2))).toBe('refused')
    expect(code(await ask(people[0], info.id, 1))).toBe(200)
    expect(code(await ask(people[1], info.id, 2))).toBe('conflict')
    expect(code(await answer(people[2], info.id, false))).toBe(200)
    expect(code(await answer(people[1], info.id, true))).toBe('conflict')
    expect((await people[0].client.table(info.id)).takeback).toMatchObject({ isOpen: false, refusedBy: 2 })
    expect(code(await ask(people[0], info.id, 1))).toBe('slow-down')
    expect(code(await ask(people[1], info.id, 2))).toBe(200)
    expect(code(await withdraw(people[0], info.id))).toBe('forbidden')
    expect(code(await withdraw(people[1], info.id))).toBe(200)
    expect(tables[0].replica.seq).toBe(3)
    await finish(people, tables, info.id, info.commitment as string, 5)
  }, 60_000)

  test('a request is withdrawn when its player moves on', async () => {
    const { people, info, tables } = await three()
    for (const [i, t] of tables.entries()) await t.play({ verb: 'bid', coins: i }, i)
    await caughtUp(tables, 3)
    const turn = tables.findIndex((_, seat) => has(tables[0].replica.owed, seat))
    expect(code(await ask(people[turn], info.id, turn + 1))).toBe(200)
    await tables[turn].play({ verb: 'work' })
    await isClosed(server, info.id)
    expect(code(await answer(people[(turn + 1) % 3], info.id, true))).toBe('conflict')
    await finish(people, tables, info.id, info.commitment as string, 6)
  }, 60_000)

  test('what the asker had said beforehand waits for the answer, and is played after it', async () => {
    const { people, info, tables } = await three()
    for (const [i, t] of tables.entries()) await t.play({ verb: 'bid', coins: i }, i)
    await caughtUp(tables, 3)
    const turn = tables.findIndex((_, seat) => has(tables[0].replica.owed, seat))
    expect(code(await ask(people[turn], info.id, turn + 1))).toBe(200)
    await people[turn].client.setInstructions(info.id, [{ decision: 'turn', prefer: [{ verb: 'work' }], once: true }])
    const [first, second] = [0, 1, 2].filter(seat => seat !== turn)
    expect(code(await answer(people[first], info.id, true))).toBe(200)
    expect(tables[turn].replica.seq).toBe(3)
    expect(code(await answer(people[second], info.id, false))).toBe(200)
    await caughtUp(tables, 4)
    expect(tables[turn].replica.lines.at(-1)?.seat).toBe(turn)
    for (const p of people) p.client.close()
  }, 60_000)

  test('two requests at once: one of them stands; a move and the last consent at once: one after the other', async () => {
    for (let round = 0; round < 4; round++) {
      const { people, info, tables } = await three({ options: { rounds: 2 } })
      for (const [i, t] of tables.entries()) await t.play({ verb: 'bid', coins: i }, i)
      await caughtUp(tables, 3)
      const asked = await Promise.all(people.map((p, i) => ask(p, info.id, i + 1)))
      expect(asked.map(code).toSorted()).toEqual([200, 'conflict', 'conflict'])
      const asker = asked.findIndex(a => a.status === 200)
      const others = [0, 1, 2].filter(seat => seat !== asker)
      await answer(people[others[0]], info.id, true)
      const turn = tables.findIndex((_, seat) => has(tables[0].replica.owed, seat))
      const moved = tables[turn].play(legalNow(tables[turn])[0]).catch(error => error)
      const agreed = answer(people[others[1]], info.id, true)
      await Promise.all([moved, agreed])
      await isClosed(server, info.id)
      const { seq } = await people[0].client.table(info.id)
      await caughtUp(tables, seq)
      // Everybody sees the same game, whichever was first.
      for (const t of tables) expect(words(t)).toEqual(words((await fresh(people, tables.indexOf(t), info))[0]))
      await finish(people, tables, info.id, info.commitment as string, round)
    }
  }, 90_000)

  test('a server that ends after the last consent: the next one takes the move back', async () => {
    const own = await settings()
    let other = await testServer(own)
    const people = [await guest(other.url), await guest(other.url)]
    // So far back only where it counts for nothing.
    const { info, tables } = await toyTable(people, { options: { rounds: 20 }, settings: { rated: false } })
    const rng = new FastRng(9)
    // Long enough that the move lies before the last checkpoint.
    while (tables[0].replica.seq < 90) expect(await stepOfLongGame(tables, n => rng.below(n))).toBe(true)
    const { seq } = tables[0].replica
    const line = tables[0].replica.lines.find(l => l.seq > 30 && l.seat === 0 && !l.auto)?.seq ?? 0
    expect(code(await ask(people[0], info.id, line))).toBe(200)
    const { store } = other.services
    const text = await takebackText(store, info.id)
    const request = takebackOf(text)
    if (!request) throw new Error('nothing is asked')
    await setTakeback(store, info.id, text, { ...request, agreed: 0b10 })
    await other.stop()
    other = await testServer(own)
    await caughtUp(tables, seq + 1)
    await isClosed(other, info.id)
    expect(tables[1].replica.lines.at(-1)?.events).toEqual([{ type: 'tookBack', seat: 0 }])
    expect(tables[1].replica.lines.some(l => l.seq >= line && l.seq <= seq)).toBe(false)
    // Who comes now sees the same, and a past position on either side of it is found.
    const [again] = await fresh(people, 1, info)
    expect([words(again), again.replica.lines]).toEqual([words(tables[1]), tables[1].replica.lines])
    expect((await people[1].client.position(info.id, seq + 1)).view).toEqual(
      (await people[1].client.position(info.id, line - 1)).view,
    )
    await finish(people, tables, info.id, info.commitment as string, 10)
    await other.stop()
    rmSync(own.data, { recursive: true })
  }, 90_000)

  test('a player who is away and would lose own moves is asked: nothing is rewound behind their back', async () => {
    const { people, info, tables } = await three({ settings: { rated: false } })
    for (const [i, t] of tables.entries()) await t.play({ verb: 'bid', coins: i }, i)
    await caughtUp(tables, 3)
    const turn = tables.findIndex((_, seat) => has(tables[0].replica.owed, seat))
    const [first, absent] = [0, 1, 2].filter(seat => seat !== turn)
    // Their time is up: a bot sits there until they come back.
    const { store, driver, hall } = server.services
    expect(await setStandIn(store, info.id, absent, 'random', (await hall.room(info.id)).position.rev)).toBe(true)
    await driver.reseated(info.id)
    // Nothing of theirs goes: they need not be asked.
    const { seq } = await tables[turn].play({ verb: 'work' })
    const asked = async () => (await people[first].client.table(info.id)).takeback
    expect(code(await ask(people[turn], info.id, seq))).toBe(200)
    expect(await asked()).toMatchObject({ isOpen: true, asked: 1 << first })
    expect(code(await withdraw(people[turn], info.id))).toBe(200)
    // Their bid goes too.
    expect(code(await ask(people[first], info.id, first + 1))).toBe(200)
    expect(await asked()).toMatchObject({ asked: (1 << turn) | (1 << absent) })
    expect(code(await answer(people[turn], info.id, true))).toBe(200)
    expect(await asked()).toMatchObject({ isOpen: true, agreed: 1 << turn })
    expect(code(await people[absent].post(`/api/matches/${info.id}/return`))).toBe(200)
    expect(code(await answer(people[absent], info.id, false))).toBe(200)
    expect(await asked()).toMatchObject({ isOpen: false, refusedBy: absent })
    for (const p of people) p.client.close()
  }, 60_000)

  test('in a rated game only one’s own last turn can be asked for; in others what everybody agrees to', async () => {
    for (const [rated, told] of [
      [true, 'refused'],
      [false, 200],
    ] as const) {
      const { people, info, tables } = await three({ settings: { rated } })
      for (const [i, t] of tables.entries()) await t.play({ verb: 'bid', coins: 2 - i }, i)
      await caughtUp(tables, 3)
      const turn = tables.findIndex((_, seat) => has(tables[0].replica.owed, seat))
      const { seq } = await tables[turn].play({ verb: 'work' })
      await caughtUp(tables, seq)
      expect(turn).toBeLessThan(2) // others have bid since
      expect(code(await ask(people[turn], info.id, turn + 1))).toBe(told)
      for (const p of people) p.client.close()
    }
  }, 60_000)

  test('bots always agree; a rated table that everybody else has left gives nothing back; some tables never do', async () => {
    const [a, b] = [await guest(server.url), await guest(server.url)]
    const alone = await a.client.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
    const table = await a.client.open(alone.id, layoutOf(alone), true)
    await table.play({ verb: 'bid', coins: 1 }, table.replica.seq)
    await until(table, t => t.replica.seq >= 2)
    const line = lastOf(table, 0)
    expect(code(await ask(a, alone.id, line))).toBe(200)
    await until(table, t => t.replica.lines.some(l => l.seat === -1 && l.seq > 0))
    expect((await a.client.table(alone.id)).takeback).toMatchObject({ isOpen: false, asked: 0 })
    const left = await toyTable([a, b])
    for (const [i, t] of left.tables.entries()) await t.play({ verb: 'bid', coins: i }, i)
    await b.client.leave(left.info.id)
    expect(code(await ask(a, left.info.id, 1))).toBe('forbidden')
    const never = await toyTable([a, b], { settings: { takebacks: false } })
    await never.tables[0].play({ verb: 'bid', coins: 1 }, 0)
    expect(code(await ask(a, never.info.id, 1))).toBe('forbidden')
    for (const p of [a, b]) p.client.close()
  }, 60_000)
})

/** The table as somebody sees it who has just come. */
async function fresh(people: readonly Visitor[], seat: number, info: Parameters<typeof layoutOf>[0] & { id: string }) {
  const { Client } = await import('@ecumene/protocol/client')
  const visitor = people[seat]
  const client = new Client({
    base: visitor.url,
    fetch: (input, init) => visitor.fetch(String(input), init),
    connect: address => visitor.connect(address) as never,
  })
  const table = await client.open(info.id, layoutOf(info), true)
  client.close()
  return [table]
}

test('the asker gives back what the move had brought; nobody else gains or loses', () => {
  const clock: Clock = { at: 0, left: [60_000, 8_000, 30_000], running: 1, paused: false, asked: 0 }
  const live = { kind: 'live', bank: 60, increment: 10 } as const
  expect(charged(clock, live, 0)?.left).toEqual([50_000, 8_000, 30_000])
  expect(charged(clock, live, 1)?.left).toEqual([60_000, 5_000, 30_000])
  expect(charged(clock, { kind: 'slow', each: 60 }, 0)).toEqual(clock)
  expect(charged(null, live, 0)).toBeNull()
})
