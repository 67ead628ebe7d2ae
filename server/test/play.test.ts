import { FastRng, has, keyOf, legalActions, Match, type MatchRecord } from '@ecumene/kernel'
import { verifyRecord } from '@ecumene/protocol'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { gameOf, guest, layoutOf, legalNow, step, testServer, toyTable, until, Visitor } from './harness.ts'

// Whole servers, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.dispose())
const people = (n: number) => Promise.all(Array.from({ length: n }, () => guest(server.url)))

describe('a game over sockets', () => {
  test('three people play the toy to its end; a spectator follows; the record proves the shuffles', async () => {
    const three = await people(3)
    const { info, tables } = await toyTable(three)
    expect(info.commitment).toMatch(/^[0-9a-f]{64}$/)
    const watcher = new Visitor(server.url)
    const watched = await watcher.client.open(info.id, layoutOf(info))
    expect(watched.replica.viewer).toBe('table')
    const rng = new FastRng(5)
    while (await step(tables, n => rng.below(n)));
    const [first] = tables
    await until(watched, t => t.replica.outcome !== null)
    expect(watched.replica.seq).toBe(first.replica.seq)
    expect(first.replica.outcome?.places).toContain(1)
    const record = await watcher.client.record(info.id)
    verifyRecord(gameOf('toy'), record, info.commitment as string)
    const again = Match.replay(gameOf('toy'), record)
    // Every copy is exactly what the match would show its viewer, and so is the chronicle.
    for (const t of [...tables, watched]) {
      expect([...t.replica.view.words]).toEqual([...again.view(t.replica.viewer).words])
      expect(t.replica.lines.map(({ at: _, ...line }) => line)).toEqual(again.chronicle(t.replica.viewer))
    }
    for (const p of [...three, watcher]) p.client.close()
  })

  test('legal actions on the wire are what the copy itself would list', async () => {
    const two = await people(2)
    const { tables } = await toyTable(two)
    const game = gameOf('toy')
    const rng = new FastRng(9)
    for (let i = 0; i < 20 && (await step(tables, n => rng.below(n))); i++)
      for (const t of tables)
        expect(legalNow(t)).toEqual(legalActions(game, t.replica.view, t.replica.viewer as number))
    for (const p of two) p.client.close()
  })

  test('undo takes back the last action on every screen', async () => {
    const two = await people(2)
    const { tables } = await toyTable(two)
    await tables[0].play({ verb: 'bid', coins: 0 })
    await until(tables[1], t => t.replica.seq === 1)
    expect(tables[0].replica.undo).toBeNull()
    const { seq } = await tables[0].undo()
    expect(seq).toBe(2)
    await Promise.all(tables.map(t => until(t, x => x.replica.seq === 2)))
    for (const t of tables) {
      expect(t.replica.lines.map(l => l.seq)).toEqual([0])
      expect(t.replica.owed).toBe(3)
    }
    await expect(tables[1].undo()).rejects.toMatchObject({ code: 'refused' })
    for (const p of two) p.client.close()
  })

  test('where several decide at once, undo leaves what others have done since, on every screen', async () => {
    const three = await people(3)
    const { info, tables } = await toyTable(three)
    const [first, second] = tables
    await first.play({ verb: 'bid', coins: 2 })
    await until(second, t => t.replica.seq === 1)
    await second.play({ verb: 'bid', coins: 1 })
    await until(first, t => t.replica.seq === 2)
    expect(first.replica.undo).toBeNull()
    await first.undo()
    await Promise.all(tables.map(t => until(t, x => x.replica.seq === 3)))
    // A fresh pair of eyes sees the same as those that have followed.
    const late = new Visitor(server.url)
    late.cookies = three[0].cookies
    const fresh = await late.client.open(info.id, layoutOf(info))
    for (const t of [...tables, fresh]) {
      expect(t.replica.lines.map(l => [l.seq, l.seat])).toEqual([
        [0, -1],
        [2, 1],
      ])
      expect(t.replica.owed).toBe(0b101)
    }
    expect([...fresh.replica.view.words]).toEqual([...first.replica.view.words])
    for (const p of [...three, late]) p.client.close()
  })

  test('a connection that breaks comes back and resumes where it was', async () => {
    const two = await people(2)
    const { info, tables } = await toyTable(two)
    await tables[0].play({ verb: 'bid', coins: 0 })
    await until(tables[1], t => t.replica.seq === 1)
    two[1].client.close()
    await tables[0].undo()
    await tables[0].play({ verb: 'bid', coins: 1 })
    const back = new Visitor(server.url)
    back.cookies = two[1].cookies
    const again = await back.client.open(info.id, layoutOf(info), true)
    again.replica.lines = [...tables[1].replica.lines]
    again.replica.seq = 1
    // A client that knows position 1 gets what came after it, and learns that line 1 was taken back.
    const { client } = back
    client.reopen(again as never)
    await until(again, t => t.replica.last?.base === null && t.replica.seq === 3)
    expect(again.replica.lines.map(l => l.seq)).toEqual([0, 3])
    const { seq } = await again.play({ verb: 'bid', coins: 0 })
    await until(again, t => t.replica.seq === seq)
    for (const p of [two[0], back]) p.client.close()
  })

  test('the same key gives the same answer; another action under it is refused', async () => {
    const two = await people(2)
    const { tables } = await toyTable(two)
    const first = await tables[0].play({ verb: 'bid', coins: 0 }, 0, 'the-same-key')
    expect(await tables[0].play({ verb: 'bid', coins: 0 }, 0, 'the-same-key')).toEqual(first)
    await expect(tables[0].play({ verb: 'bid', coins: 1 }, 0, 'the-same-key')).rejects.toMatchObject({
      code: 'conflict',
    })
    expect(await tables[1].play({ verb: 'bid', coins: 0 }, 0, 'another-key')).toMatchObject({ seq: 2 })
    expect(await tables[0].play({ verb: 'bid', coins: 0 }, 0, 'the-same-key')).toEqual(first)
    for (const p of two) p.client.close()
  })

  test('inputs that are wrong get a precise error and change nothing', async () => {
    const [a, b, stranger] = await people(3)
    const { info, tables } = await toyTable([a, b])
    const before = await a.client.position(info.id)
    await expect(tables[0].play({ verb: 'bid', coins: 9 })).rejects.toMatchObject({ code: 'malformed' })
    await expect(tables[0].play({ verb: 'bid', coins: 3 })).rejects.toMatchObject({
      code: 'refused',
      refusal: { rule: 'TOY-2' },
    })
    await expect(tables[0].play({ verb: 'work' })).rejects.toMatchObject({ code: 'refused' })
    await expect(tables[0].play({ verb: 'bid', coins: 0 }, 99)).rejects.toMatchObject({ code: 'stale' })
    const raw = a.connect(`${server.url.replace('http', 'ws')}/api/socket`)
    const answers: { t: string; trouble?: { code: string } }[] = []
    raw.on('message', data => answers.push(JSON.parse(String(data))))
    await new Promise(resolve => raw.once('open', resolve))
    const wrong = [
      'nonsense',
      '[]',
      '{"t":"dance"}',
      '{"t":"play","ref":1}',
      JSON.stringify({ t: 'open', match: 'nosuchmatchhere' }),
    ]
    for (const text of wrong) raw.send(text)
    raw.send(JSON.stringify({ t: 'play', ref: 7, match: info.id, seq: -1, key: 'abcdefgh', action: { verb: 'bid' } }))
    while (answers.length < wrong.length + 2) await new Promise(resolve => setTimeout(resolve, 10))
    const codes = answers.slice(1).map(x => x.trouble?.code)
    expect(codes.sort()).toEqual(['malformed', 'malformed', 'malformed', 'malformed', 'malformed', 'unknown'])
    raw.close()
    // A stranger may look, but not play, undo, pause, instruct or read notes.
    for (const [path, body] of [
      ['actions', { seq: 0, key: 'stranger-1', action: { verb: 'bid', coins: 0 } }],
      ['undo', { seq: 0, key: 'stranger-2' }],
      ['pause', { wish: true }],
      ['return', {}],
    ] as const)
      expect((await stranger.post(`/api/matches/${info.id}/${path}`, body)).body.error?.code).toBe('foreign-seat')
    expect((await stranger.send('PUT', `/api/matches/${info.id}/instructions`, [])).body.error.code).toBe(
      'foreign-seat',
    )
    expect((await stranger.send('GET', `/api/matches/${info.id}/note`)).body.error.code).toBe('foreign-seat')
    expect((await stranger.send('GET', `/api/matches/${info.id}/record`)).body.error.code).toBe('unfinished')
    expect((await a.send('GET', `/api/matches/${info.id}/record`)).body.error.code).toBe('unfinished')
    expect(await a.client.position(info.id)).toEqual(before)
    for (const p of [a, b, stranger]) p.client.close()
  })

  test('a past position is what the viewer could know then', async () => {
    const two = await people(2)
    const { info, tables } = await toyTable(two)
    const seen = new Map<number, unknown>()
    const rng = new FastRng(3)
    for (let i = 0; i < 12; i++) {
      const { seq, view } = await two[0].client.position(info.id)
      seen.set(seq, view)
      await step(tables, n => rng.below(n))
    }
    for (const [seq, view] of seen) expect((await two[0].client.position(info.id, seq)).view).toEqual(view)
    for (const p of two) p.client.close()
  })
})

function finished(id: string, seats: number, variant: string, options: Record<string, number>): Match {
  const match = new Match(gameOf(id), { seats, variant, options }, keyOf('import'))
  const rng = new FastRng(1)
  while (!match.outcome()) {
    const seat = [...Array(seats).keys()].find(s => (match.owed() >> s) & 1) as number
    const legal = match.legal(seat)
    match.play(seat, legal[rng.below(legal.length)])
  }
  return match
}
test('an imported game is checked line by line', async () => {
  const [a] = await people(1)
  const match = finished('toy', 2, 'short', { rounds: 1 })
  const record = match.record()
  const good = await a.post('/api/records', { title: '<img src=x onerror=alert(1)>', record })
  expect(good.status).toBe(200)
  const { id } = good.body as unknown as { id: string }
  expect((await a.client.table(id)).title).toBe('<img src=x onerror=alert(1)>')
  expect(((await a.client.record(id)) as MatchRecord).entries.map(e => e.hash)).toEqual(record.entries.map(e => e.hash))
  const table = await a.client.open(id, layoutOf({ game: 'toy', setup: record.setup as never }))
  expect(table.replica.outcome).toEqual(match.outcome())
  const forged = { ...record, entries: record.entries.map((e, i) => (i === 2 ? { ...e, hash: e.hash ^ 1 } : e)) }
  expect((await a.post('/api/records', { title: 'forged', record: forged })).body.error?.code).toBe('refused')
  // What was chosen called forced, or the other way round: the table could not be read again.
  const long = finished('mare-nostrum', 3, 'first-games', {}).record()
  for (const isForced of [false, true]) {
    const line = long.entries.findIndex((e, i) => i > 0 && (e.auto === true) === isForced)
    const { auto: _, ...told } = long.entries[line]
    const entries = long.entries.with(line, isForced ? told : { ...told, auto: true })
    const turned = await a.post('/api/records', { title: 'turned', record: { ...long, entries } })
    expect(turned.body.error, `line ${line + 1}`).toMatchObject({ code: 'refused' })
  }
  const dated = { ...record, entries: record.entries.map(e => ({ ...e, at: 1e300 })) }
  expect((await a.post('/api/records', { title: 'dated', record: dated })).status).toBe(400)
  expect(
    (await a.post('/api/records', { title: 'cut', record: { ...record, entries: record.entries.slice(0, 3) } })).body
      .error?.code,
  ).toBe('refused')
  a.client.close()
})

test('a database that does not answer: the move was stored, or it was not, and the player gets the true answer', async () => {
  const two = await people(2)
  const { info, tables } = await toyTable(two)
  const { store } = server.services
  const { append } = store
  const odd = store as { append: typeof append }
  // It stored the move, and the connection broke before it could say so.
  odd.append = async move => {
    odd.append = append
    await append(move)
    throw new Error('connection lost')
  }
  expect(await tables[0].play({ verb: 'bid', coins: 0 })).toEqual({ seq: 1 })
  await Promise.all(tables.map(t => until(t, x => x.replica.seq === 1)))
  // It did not: the client is told to send the same again, which it does by itself, and it counts once.
  let refused = 0
  odd.append = async () => {
    odd.append = append
    refused++
    throw new Error('connection lost')
  }
  expect((await tables[1].play({ verb: 'bid', coins: 0 })).seq).toBeGreaterThanOrEqual(2)
  expect(refused).toBe(1)
  odd.append = async () => {
    odd.append = append
    throw new Error('connection lost')
  }
  const { seq } = await two[0].client.table(info.id)
  const [asked] = tables.filter(t => has(t.replica.owed, t.replica.viewer as number))
  const body = { seq, key: 'sent-over-rest', action: { verb: 'work' } }
  const who = two[asked.replica.viewer as number]
  expect((await who.post(`/api/matches/${info.id}/actions`, body)).body.error?.code).toBe('busy')
  expect((await two[0].client.table(info.id)).seq).toBe(seq)
  expect((await who.post(`/api/matches/${info.id}/actions`, body)).body).toEqual({ seq: seq + 1 })
  for (const p of two) p.client.close()
})
