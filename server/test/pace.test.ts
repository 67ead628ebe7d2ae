/** Clocks, stand-ins, standing instructions and threads, on a running server. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { has } from '@ecumene/kernel'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { gameOf, guest, layoutOf, legalNow, sleep, testServer, toMarket, toyTable, until } from './harness.ts'

// Whole servers, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer({ openWebhooks: true, limitMs: 1500, botMs: 100 })
  db = server.services.store.db
})
afterAll(() => server.dispose())
const people = (n: number) => Promise.all(Array.from({ length: n }, () => guest(server.url)))
const LIVE = { kind: 'live' as const, bank: 3600, increment: 5 }
let db: typeof server.services.store.db
const runDown = async (match: string): Promise<void> => {
  const { store, hall } = server.services
  const row = await store.db.selectFrom('position').selectAll().where('match', '=', match).executeTakeFirstOrThrow()
  await hall.setClock(match, ({ clock }) => clock && { ...clock, left: clock.left.map(() => 0) })
  expect(row.deadline).not.toBeNull()
}

describe('when time is up', () => {
  test('the fallback is played, as an ordinary line of the record', async () => {
    const two = await people(2)
    const { info, tables } = await toyTable(two, { settings: { pace: LIVE } })
    expect(tables[0].replica.clock).toMatchObject({ running: 3, paused: false })
    await tables[0].play({ verb: 'bid', coins: 1 })
    await runDown(info.id)
    await until(tables[0], t => t.replica.seq >= 2)
    const rows = await db
      .selectFrom('entry')
      .select(['seat', 'by', 'action'])
      .where('match', '=', info.id)
      .orderBy('seq')
      .execute()
    expect(rows[1]).toEqual({ seat: 1, by: 'clock', action: '{"verb":"bid","coins":0}' })
    for (const p of two) p.client.close()
  })
  test('or a bot takes the seat until the player comes back', async () => {
    const two = await people(2)
    const { info, tables } = await toyTable(two, {
      settings: { pace: LIVE, expiry: 'bot', standIn: 'greedy' },
      options: { rounds: 20 },
    })
    await tables[0].play({ verb: 'bid', coins: 1 })
    await runDown(info.id)
    await until(tables[0], t => t.replica.seq >= 2)
    expect((await two[1].client.table(info.id)).seats[1]).toMatchObject({ standIn: 'greedy', vacant: false })
    expect(
      (await db.selectFrom('entry').select('by').where('match', '=', info.id).where('seq', '=', 2).executeTakeFirst())
        ?.by,
    ).toBe('bot')
    expect((await two[1].post(`/api/matches/${info.id}/return`)).status).toBe(200)
    expect((await two[1].client.table(info.id)).seats[1].standIn).toBeNull()
    for (const p of two) p.client.close()
  })
  test('when everybody is away the table waits for the first to come back', async () => {
    const two = await people(2)
    const { info, tables } = await toyTable(two, {
      settings: { pace: LIVE, expiry: 'bot', standIn: 'greedy' },
      options: { rounds: 20 },
    })
    const away = async () => (await two[0].client.table(info.id)).seats.filter(s => s.standIn !== null).length
    for (let n = 0; n < 50 && (await away()) < 2; n++) {
      await runDown(info.id).catch(() => {})
      await sleep(200)
    }
    expect(await away()).toBe(2)
    const { seq } = await two[0].client.position(info.id)
    // Long enough for the sweep that looks after forgotten bots.
    await sleep(6_000)
    expect((await two[0].client.position(info.id)).seq).toBe(seq)
    expect(seq).toBeLessThan(3)
    expect((await two[0].post(`/api/matches/${info.id}/return`)).status).toBe(200)
    // Bots may have bid for both by now.
    if (!has(tables[0].replica.owed, 1)) await tables[0].play(legalNow(tables[0])[0])
    await until(tables[0], t => t.replica.seq > seq)
    for (const p of two) p.client.close()
  })
  test('a table that was talked at before the game has its clock when it begins', async () => {
    const [a, b] = await people(2)
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
    const made = await a.client.create({ game: 'toy', seats, settings: { pace: LIVE }, autoStart: false })
    await a.client.say(made.id, 'is anybody here?')
    await b.client.join(made.id)
    await a.client.start(made.id)
    expect((await a.client.position(made.id)).clock).toMatchObject({ paused: false })
    expect((await a.post(`/api/matches/${made.id}/pause`, { wish: true })).status).toBe(200)
    for (const p of [a, b]) p.client.close()
  })
  test('a pause stops the clock and the game until someone goes on', async () => {
    const two = await people(2)
    const { info, tables } = await toyTable(two, { settings: { pace: LIVE } })
    for (const p of two) expect((await p.post(`/api/matches/${info.id}/pause`, { wish: true })).status).toBe(200)
    await expect(tables[0].play({ verb: 'bid', coins: 0 })).rejects.toMatchObject({ code: 'paused' })
    expect((await two[0].client.position(info.id)).clock).toMatchObject({ paused: true })
    await two[1].post(`/api/matches/${info.id}/pause`, { wish: false })
    expect(await tables[0].play({ verb: 'bid', coins: 0 })).toEqual({ seq: 1 })
    for (const p of two) p.client.close()
  })
})

describe('standing instructions', () => {
  test('are played when asked, in their order of preference, and only their owner reads them', async () => {
    const two = await people(2)
    const { info, tables } = await toyTable(two)
    await two[1].client.setInstructions(info.id, [
      {
        decision: 'bid',
        prefer: [
          { verb: 'bid', coins: 3 },
          { verb: 'bid', coins: 1 },
        ],
        once: true,
      },
      { decision: 'lose', prefer: [{ verb: 'loseCard' }, { verb: 'loseCoin' }], once: false },
      { decision: 'market', prefer: [{ verb: 'done' }], once: false },
    ])
    await until(tables[0], t => t.replica.seq === 1)
    const rows = await db.selectFrom('entry').select(['seat', 'by', 'action']).where('match', '=', info.id).execute()
    expect(rows).toEqual([{ seat: 1, by: 'standing', action: '{"verb":"bid","coins":1}' }])
    const standing = async () =>
      (await two[1].send('GET', `/api/matches/${info.id}/instructions`)).body.map(
        (x: { decision: string }) => x.decision,
      )
    await expect.poll(standing).toEqual(['lose', 'market'])
    expect((await two[0].send('GET', `/api/matches/${info.id}/instructions`)).body).toEqual([])
    for (const p of two) p.client.close()
  })
  test('for one time that are not possible are dropped: their owner reads why, is asked, and nobody else knows', async () => {
    const two = await people(2)
    const { info, tables } = await toyTable(two)
    const wish = { decision: 'bid', prefer: [{ verb: 'bid', coins: 3 }], once: true }
    await two[1].client.setInstructions(info.id, [wish])
    const read = async () => (await two[1].send('GET', `/api/matches/${info.id}/instructions`)).body
    await expect
      .poll(read)
      .toEqual([{ ...wish, dropped: expect.objectContaining({ rule: expect.stringMatching(/^TOY/) }) }])
    expect((await two[0].send('GET', `/api/matches/${info.id}/instructions`)).body).toEqual([])
    expect([tables[1].replica.seq, tables[1].replica.owed]).toEqual([0, 0b11])
    // It is not tried again, and can be taken away.
    await tables[0].play({ verb: 'bid', coins: 0 }, 0)
    await until(tables[1], t => t.replica.seq === 1)
    expect(await read()).toHaveLength(1)
    await two[1].client.setInstructions(info.id, [])
    await tables[1].play({ verb: 'bid', coins: 0 }, 1)
    for (const p of two) p.client.close()
  })
})

describe('standing instructions of each kind', () => {
  const LIMIT = { rounds: 20 }
  const byOf = async (match: string, verb: string) =>
    (
      await db.selectFrom('entry').select(['seat', 'by', 'action']).where('match', '=', match).orderBy('seq').execute()
    ).filter(e => JSON.parse(e.action ?? '{}').verb === verb)
  test('pass: the seat is done with every market by itself', async () => {
    const two = await people(2)
    const { info, tables } = await toyTable(two, { options: LIMIT })
    await two[1].client.setInstructions(info.id, [{ decision: 'market', prefer: [{ verb: 'done' }], once: false }])
    await toMarket(tables)
    await until(tables[0], x => !has(x.replica.owed, 1))
    expect(await byOf(info.id, 'done')).toMatchObject([{ seat: 1, by: 'standing' }])
    for (const p of two) p.client.close()
  })
  test('accept: an offer that fits is taken, another is left for the player to judge', async () => {
    const two = await people(2)
    const { info, tables } = await toyTable(two, { options: LIMIT })
    await toMarket(tables)
    const held = tables[1].replica.view as never as { hand: Int16Array }
    const KINDS = ['figs', 'wine', 'wool', 'salt']
    const kindsOf = (hand: Int16Array, seat: number) => KINDS.filter((_, k) => hand[seat * KINDS.length + k] > 0)
    const offers = (tables[0].replica.last?.legal ?? []).filter(a => a.verb === 'offer')
    expect(offers.length).toBeGreaterThan(0)
    // Null if both hold nothing but the same kind: then there is only a refusal to see.
    const wanted = offers.find(o => kindsOf(held.hand, 1).includes(String(o.want)))
    // A rule for offers of seat 2, who does not exist: nothing is taken, and the player is asked.
    await two[1].client.setInstructions(info.id, [
      { decision: 'market', prefer: [{ verb: 'accept', from: 2 }], once: false },
    ])
    const { seq } = await tables[0].play(wanted ?? offers[0])
    await sleep(150)
    expect((await two[1].client.table(info.id)).seq).toBe(seq)
    await two[1].client.setInstructions(info.id, [
      { decision: 'market', prefer: [{ verb: 'accept', from: 0 }, { verb: 'done' }], once: true },
    ])
    await until(tables[0], x => x.replica.seq > seq)
    const [rows, declined] = [await byOf(info.id, 'accept'), await byOf(info.id, 'done')]
    if (wanted) expect(rows).toMatchObject([{ seat: 1, by: 'standing' }])
    else expect(declined).toMatchObject([{ seat: 1, by: 'standing' }])
    for (const p of two) p.client.close()
  })
  test('losses: in the order the player wrote down', async () => {
    const two = await people(2)
    const { info, tables } = await toyTable(two, { options: LIMIT })
    const prefer = [{ verb: 'loseCard' }, { verb: 'loseCoin' }]
    await two[1].client.setInstructions(info.id, [{ decision: 'lose', prefer, once: false }])
    for (const [i, t] of tables.entries()) await t.play({ verb: 'bid', coins: 1 - i }, i)
    // A raid succeeds every other time: raid until one does.
    for (
      let n = 0;
      n < 60 && (await byOf(info.id, 'loseCard')).length + (await byOf(info.id, 'loseCoin')).length === 0;
      n++
    ) {
      const t = tables.find(x => has(x.replica.owed, x.replica.viewer as number))
      if (!t || t.replica.outcome) break
      const legal = t.replica.last?.legal ?? []
      const action =
        (t === tables[0] ? legal.find(a => a.verb === 'raid') : undefined) ??
        legal.find(a => a.verb === 'work' || a.verb === 'done') ??
        legal[0]
      if (!action) break
      await t.play(action).catch(() => {}) // the instruction may be quicker
      await sleep(20)
    }
    const lost = [...(await byOf(info.id, 'loseCard')), ...(await byOf(info.id, 'loseCoin'))]
    expect(lost.length).toBeGreaterThan(0)
    for (const l of lost.filter(x => x.seat === 1)) expect(l.by).toBe('standing')
    expect(lost.some(x => x.seat === 1)).toBe(true)
    for (const p of two) p.client.close()
  })
})

describe('bots and threads', () => {
  test('a person against bots: they answer by themselves to the end', async () => {
    const [a] = await people(1)
    const info = await a.client.create({
      game: 'toy',
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'greedy' }],
      options: { rounds: 2 },
    })
    const table = await a.client.open(info.id, layoutOf(info), true)
    for (let i = 0; i < 60 && !table.replica.outcome; i++) {
      await until(table, t => t.replica.outcome !== null || has(t.replica.owed, 0))
      if (table.replica.outcome) break
      const seq = table.replica.seq
      await table.play((table.replica.last?.legal ?? [])[0]).catch(() => {}) // a bot may be quicker in the market
      await until(table, t => t.replica.seq > seq)
    }
    expect(table.replica.outcome).not.toBeNull()
    a.client.close()
  })
  test('a bot that never answers is cut off and the fallback played', async () => {
    const [a] = await people(1)
    const info = await a.client.create({ game: 'bad', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'endless' }] })
    const table = await a.client.open(info.id, layoutOf(info))
    await until(table, t => t.replica.seq >= 1, 15_000)
    expect(has(table.replica.owed, 1)).toBe(false)
    a.client.close()
  })
  test('rules that hang or throw stop their own table only, and change nothing', async () => {
    const four = await people(4)
    const bad = await toyTable(four.slice(0, 2), { game: 'bad' })
    const good = await toyTable(four.slice(2))
    await expect(bad.tables[0].play({ verb: 'bid', coins: 1 })).rejects.toMatchObject({ code: 'broken' })
    const hanging = bad.tables[0].play({ verb: 'bid', coins: 2 }).catch(e => e.code)
    await sleep(50)
    // The same thread ran both: it is replaced, and the other table goes on.
    expect(await good.tables[0].play({ verb: 'bid', coins: 0 })).toEqual({ seq: 1 })
    expect(await hanging).toBe('broken')
    expect(await bad.tables[0].play({ verb: 'bid', coins: 0 })).toEqual({ seq: 1 })
    for (const p of four) p.client.close()
  }, 60_000)
  test('a real game runs too', async () => {
    const [a] = await people(1)
    const game = gameOf('bronze')
    const seats = game.variants[0].seats[0]
    const info = await a.client.create({
      game: 'bronze',
      seats: Array.from({ length: seats }, (_, i) => (i === 0 ? { kind: 'me' } : { kind: 'bot', bot: 'random' })),
    })
    const table = await a.client.open(info.id, layoutOf(info), true)
    for (let i = 0; i < 10; i++) {
      await until(table, t => t.replica.outcome !== null || has(t.replica.owed, 0))
      const { seq } = await table.play((table.replica.last?.legal ?? [])[0])
      await until(table, t => t.replica.seq >= seq)
    }
    expect(table.replica.seq).toBeGreaterThan(9)
    a.client.close()
  })
})

test('notices: one for each turn, none after the move, none in quiet hours', async () => {
  const heard: { id: string; seat: number }[] = []
  const hook = createServer((request, response) => {
    let body = ''
    request.on('data', d => {
      body += d
    })
    request.on('end', () => {
      heard.push(JSON.parse(body))
      response.end()
    })
  })
  await new Promise<void>(resolve => hook.listen(0, '127.0.0.1', () => resolve()))
  const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`
  const two = await people(2)
  const { outbox } = server.services
  for (const p of two) expect((await p.post('/api/me/channels', { kind: 'webhook', url })).status).toBe(200)
  const { info, tables } = await toyTable(two, { settings: { pace: { kind: 'slow', each: 86_400 } } })
  await Promise.all([outbox.run(), outbox.run(), outbox.run()])
  await expect.poll(() => heard.length).toBe(2)
  expect(heard.map(h => h.id).sort()).toEqual([`${info.id}:0:0`, `${info.id}:1:0`])
  await outbox.run()
  expect(heard).toHaveLength(2)
  // Quick moves: a player who answered before their notice went out gets none.
  heard.length = 0
  const quiet = { from: new Date().getUTCHours(), to: (new Date().getUTCHours() + 2) % 24, zone: 'UTC' }
  for (const p of two) await p.send('PUT', '/api/me/profile', { quiet, vacationUntil: null, language: 'it' })
  // Seat 0 bids more and begins: it is asked anew, while seat 1 is not asked any more.
  for (const [i, t] of tables.entries()) await t.play({ verb: 'bid', coins: 1 - i }, i)
  const turns = db.selectFrom('outbox').selectAll().where('id', 'not like', '%:late')
  const waiting = await turns.where('match', '=', info.id).execute()
  expect(waiting).toHaveLength(1)
  expect(waiting[0].due_at).toBeGreaterThan(Date.now() + 1000)
  await outbox.run()
  expect(heard).toEqual([])
  const mover = tables[waiting[0].seat]
  await until(mover, t => t.replica.seq === 2)
  await mover.play({ verb: 'work' })
  const { seq } = await mover.play({ verb: 'work' }, 3)
  await until(mover, t => t.replica.seq === seq)
  const left = await db.selectFrom('outbox').select('seat').where('match', '=', info.id).execute()
  expect(left.map(r => r.seat)).not.toContain(waiting[0].seat)
  hook.close()
  for (const p of two) p.client.close()
})
