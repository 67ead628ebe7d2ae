/** Everything is asked as everybody and compared with the rights; who may not ask changes and learns nothing. */
import { once } from 'node:events'
import { isDeepStrictEqual } from 'node:util'
import { Ask } from '@ecumene/protocol'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { addOperator } from '../../src/store/reports.ts'
import { guest, testServer, toyTable, Visitor } from '../harness.ts'
import {
  LOBBY_RIGHTS,
  MESSAGE_RIGHTS,
  PERSONAL,
  RIGHTS,
  type RightName,
  ROLES,
  ROUTE_RIGHTS,
  type Role,
  TABLES,
  type TableKind,
} from './rights.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let server: Awaited<ReturnType<typeof testServer>>
let routes: string[]
const people = {} as Record<Role | 'other', Visitor>
const tokens: Partial<Record<Role, string>> = {}
beforeAll(async () => {
  server = await testServer()
  for (const role of ['stranger', 'guest', 'blocked', 'operator', 'leaver', 'host', 'player', 'other'] as const)
    people[role] = role === 'stranger' ? new Visitor(server.url) : await guest(server.url)
  people.member = await member(server.url)
  await people.player.post('/api/me/relations', { user: people.blocked.id, kind: 'block' })
  await people.operator.post('/api/auth/update-user', { name: 'Olga' })
  const tokenOf = async (scopes: string[]) => {
    const { body } = await people.player.post('/api/me/tokens', { name: 'program', scopes, days: 9 })
    return (body as unknown as { token: string }).token
  }
  tokens.program = await tokenOf(['read', 'play', 'lobby', 'chat'])
  tokens.reader = await tokenOf(['read'])
  await addOperator(server.services.store, people.operator.id)
  const { paths } = (await (await fetch(`${server.url}/api/`)).json()) as { paths: Record<string, object> }
  routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  )
})
afterAll(async () => {
  for (const p of Object.values(people)) p.client.close()
  await server.dispose()
})

async function member(url: string): Promise<Visitor> {
  const visitor = new Visitor(url)
  const account = { email: 'member@example.org', password: 'an otter under the ice' }
  await visitor.post('/api/auth/sign-up/email', { name: 'Mara', ...account })
  await visitor.post('/api/auth/sign-in/email', account)
  return visitor
}

const headersOf = (role: Role): Record<string, string> =>
  tokens[role]
    ? { authorization: `Bearer ${tokens[role]}` }
    : { origin: server.url, ...(people[role].cookies.size > 0 ? { cookie: people[role].cookie } : {}) }

/** What each player alone may read, at this table. */
interface Secrets {
  readonly note: string
  readonly order: string
  readonly talk: string
  readonly key: string
}
async function tableOf(kind: TableKind): Promise<{ id: string; secrets: Secrets }> {
  const { host, player, leaver, other } = people
  const seats = Array.from({ length: 3 }, () => ({ kind: 'open' as const }))
  const settings = {
    watchers: kind !== 'closed',
    rated: false,
    pace: { kind: 'live' as const, bank: 600, increment: 5 },
  }
  const { id } = await host.client.create({ game: 'toy', seats, settings, autoStart: true })
  await player.client.join(id)
  const secrets = {
    note: `note of ${id}`,
    order: `order${id}`.slice(0, 40),
    talk: `talk at ${id}`,
    key: `no key of ${id} yet`,
  }
  if (kind === 'waiting') return { id, secrets }
  await other.client.join(id)
  await leaver.client.join(id)
  await leaver.client.leave(id)
  await player.send('PUT', `/api/matches/${id}/note`, { text: secrets.note })
  await player.send('PUT', `/api/matches/${id}/instructions`, [{ decision: secrets.order, prefer: [{ verb: 'x' }] }])
  await player.client.say(id, secrets.talk)
  const { key } = await server.services.store.db
    .selectFrom('match')
    .select('key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, secrets: { ...secrets, key: key ?? secrets.key } }
}

/** Something the schema takes; what it leads to does not matter. */
const BODIES: Readonly<Record<string, unknown>> = {
  'POST /api/matches': { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] },
  'POST /api/matches/{id}/chat': { text: 'hello' },
  'POST /api/matches/{id}/remove': { seat: 0 },
  'POST /api/matches/{id}/adopt': { seat: 2 },
  'POST /api/matches/{id}/seat': { seat: 1, bot: 'random' },
  'POST /api/matches/{id}/places': { seat: 0, other: 1 },
  'POST /api/matches/{id}/actions': { seq: 0, key: 'rights-of-all', action: { verb: 'bid', coins: 0 } },
  'POST /api/matches/{id}/undo': { seq: 0, key: 'rights-of-undo' },
  'POST /api/matches/{id}/pause': { wish: true },
  'POST /api/matches/{id}/takeback': { line: 1 },
  'POST /api/matches/{id}/takeback/answer': { wish: true },
  'POST /api/matches/{id}/rules': { wish: true },
  'PUT /api/matches/{id}/instructions': [],
  'PUT /api/matches/{id}/note': { text: 'mine' },
  'PUT /api/matches/{id}/marks': { marks: [] },
  'POST /api/me/tokens': { name: 'x', scopes: ['read'], days: 1 },
  'POST /api/queue/answer': { offer: 'abcdefgh12345678', accept: false },
  'POST /api/queue': { games: ['toy'], seats: [2], pace: 'live', level: 'any', botsAfter: null },
  'POST /api/cups': {
    name: 'Spring',
    game: 'toy',
    seats: 3,
    pace: 'live',
    form: 'swiss',
    startsAt: Date.now() + 86_400_000,
  },
  'POST /api/records': { title: 'x', record: {} },
  'POST /api/reports': { text: 'x' },
  'POST /api/matches/{id}/close': { reason: 'insults' },
  'POST /api/users/{id}/silence': { hours: 0, reason: 'they are sorry' },
  'POST /api/users/{id}/name': { name: 'Somebody', reason: 'an insult' },
  'POST /api/users/{id}/ban': { until: Date.now() + 3_600_000, reason: 'insults' },
  'DELETE /api/users/{id}/ban': { reason: 'they are sorry' },
  'POST /api/talk/{id}/remove': { reason: 'insults' },
  'POST /api/letters/stop': { channel: 'abcdefgh12345678', key: 'x'.repeat(64) },
}
const DENIED = ['unauthenticated', 'scope', 'forbidden', 'foreign-seat', 'unknown']
/** Nobody reads the record of a game that runs; that there is nothing to take back says nothing of who asks. */
const isDenial = (route: string, code: string | null): boolean =>
  code === 'unfinished'
    ? route.endsWith('/record')
    : code !== null && DENIED.includes(code) && !(code === 'unknown' && route.includes('/takeback'))

async function ask(route: string, role: Role, id: string): Promise<{ code: string | null; text: string }> {
  const [method, path] = route.split(' ')
  const filled = path
    .replace('/users/{id}', `/users/${people.other.id}`)
    .replace('{id}', id)
    .replace('{user}', people.player.id)
    .replace('{game}', 'toy')
    .replace('{pace}', 'live')
    .replace(/\{\w+\}/g, 'abcdefgh12345678')
  const needsBody = method === 'POST' || method === 'PUT' || (method === 'DELETE' && /\/(relations|ban)$/.test(route))
  const body = needsBody ? JSON.stringify(BODIES[route] ?? {}) : undefined
  const stop = new AbortController()
  const response = await fetch(server.url + filled, {
    method,
    headers: { ...headersOf(role), ...(body ? { 'content-type': 'application/json' } : {}) },
    signal: stop.signal,
    ...(body ? { body } : {}),
  })
  if (response.ok && path.endsWith('/stream')) {
    stop.abort()
    return { code: null, text: '' }
  }
  const text = await response.text()
  const code = response.ok ? null : ((JSON.parse(text) as { error?: { code: string } }).error?.code ?? 'other')
  return { code, text }
}
/** All of a table that anybody but the one who asks could notice. */
async function stateOf(id: string): Promise<unknown[]> {
  const { db } = server.services.store
  const of = <T extends 'match' | 'position' | 'seat' | 'entry' | 'chat' | 'invite'>(name: T) =>
    db
      .selectFrom(name as 'seat')
      .selectAll()
      .where(name === 'match' ? ('id' as never) : 'match', '=', id)
      .execute()
  return Promise.all((['match', 'position', 'seat', 'entry', 'chat', 'invite'] as const).map(of))
}

test('every route is in the list of rights, and every message', () => {
  const listed = { ...ROUTE_RIGHTS, ...LOBBY_RIGHTS, ...PERSONAL }
  expect(routes.filter(route => !(route in listed))).toEqual([])
  expect(Object.keys(listed).filter(route => !routes.includes(route))).toEqual([])
  expect(Ask.options.map(o => o.shape.t.value).filter(t => !(t in MESSAGE_RIGHTS))).toEqual([])
})

test.each(TABLES)(
  'a %s table: everything asked as everybody; who may not changes nothing and learns nothing',
  async kind => {
    const { id, secrets } = await tableOf(kind)
    const may = (right: RightName, role: Role) => RIGHTS[right](role, kind)
    const wrong: string[] = []
    // The bot in the leaver's seat has moved: from here on nobody does.
    const { hall } = server.services
    if (kind !== 'waiting') await expect.poll(async () => (await hall.room(id)).position.seq).toBe(1)
    const before = await stateOf(id)
    const learned: string[] = []
    const asked = async (route: string, right: RightName, role: Role): Promise<void> => {
      const { code, text } = await ask(route, role, id)
      if (isDenial(route, code) === may(right, role)) wrong.push(`${role} ${route}: ${code ?? 'done'}`)
      const isTheirs = role === 'player' || role === 'program' || role === 'reader'
      for (const [name, secret] of Object.entries(secrets)) {
        const isShown = text.includes(secret) && !(isTheirs && name !== 'key')
        if (isShown && !(name === 'talk' && kind === 'watched')) learned.push(`${role} ${route}: ${name}`)
      }
    }
    const all = Object.entries(ROUTE_RIGHTS)
    for (const [route, right] of all) for (const role of ROLES) if (!may(right, role)) await asked(route, right, role)
    expect(await stateOf(id)).toEqual(before)
    // Those who may: reading first, for what is played changes what is asked.
    const reading = all.filter(([route]) => route.startsWith('GET'))
    for (const [route, right] of [...reading, ...all.filter(([r]) => !r.startsWith('GET'))])
      if (kind !== 'waiting' || route.startsWith('GET'))
        for (const role of ROLES) if (may(right, role)) await asked(route, right, role)
    expect(wrong).toEqual([])
    expect(learned).toEqual([])
  },
)

/** The table, its seats and its invitations; bots may play on meanwhile. */
const sittersOf = async (id: string): Promise<unknown[]> => {
  const [match, , seats, , , invites] = await stateOf(id)
  return [match, seats, invites]
}
test.each(TABLES)('a %s table: seats, the start and the end of one’s part, asked as everybody', async kind => {
  const wrong: string[] = []
  let { id } = await tableOf(kind)
  for (const [route, right] of Object.entries(LOBBY_RIGHTS))
    for (const role of ROLES) {
      const before = await sittersOf(id)
      const { code } = await ask(route, role, id)
      const changed = !isDeepStrictEqual(await sittersOf(id), before)
      if (changed !== RIGHTS[right](role, kind)) wrong.push(`${role} ${route}: ${code ?? 'done'}, changed: ${changed}`)
      if (changed) id = (await tableOf(kind)).id
    }
  expect(wrong).toEqual([])
})

test('what is of a person is theirs: asked as everybody about things of others', async () => {
  const wrong: string[] = []
  for (const [route, right] of Object.entries(PERSONAL))
    for (const role of ROLES) {
      const { code } = await ask(route, role, 'abcdefgh12345678')
      const isDenied = code !== null && DENIED.includes(code)
      const isThere = RIGHTS[right](role, 'watched')
      // A thing of nobody is refused to all alike, as one of somebody else is.
      if (isDenied === isThere && !(route === 'POST /api/letters/stop' && code === null))
        wrong.push(`${role} ${route}: ${code ?? 'done'}`)
    }
  expect(wrong).toEqual([])
})

/** A greeting has none. */
const ANSWERS: Readonly<Record<string, string | undefined>> = {
  ping: 'pong',
  open: 'update',
  play: 'ok',
  undo: 'ok',
  say: 'chat',
  close: 'closed',
}
test.each(['watched', 'closed'] as const)('a %s table: every message of a socket, as everybody', async kind => {
  const { id } = await tableOf(kind)
  const wrong: string[] = []
  for (const role of ROLES) {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, { headers: headersOf(role) })
    await once(socket, 'message')
    for (const [t, right] of Object.entries(MESSAGE_RIGHTS)) {
      const heard: { t: string; trouble?: { code: string } }[] = []
      const hear = (data: unknown) => heard.push(JSON.parse(String(data)))
      socket.on('message', hear)
      const about = {
        ref: 1,
        match: id,
        seq: 0,
        key: `key-${role}-${t}`,
        text: 'hello',
        action: { verb: 'bid', coins: 0 },
      }
      socket.send(JSON.stringify({ t, v: 1, ...about }))
      const isAnswer = (told: { t: string }): boolean => told.t === ANSWERS[t] || told.t === 'no'
      if (ANSWERS[t]) await expect.poll(() => heard.some(isAnswer)).toBe(true)
      socket.off('message', hear)
      const code = heard.find(h => h.t === 'no')?.trouble?.code
      if ((code !== undefined && DENIED.includes(code)) === RIGHTS[right](role, kind))
        wrong.push(`${role} ${t}: ${code ?? 'done'}`)
    }
    socket.terminate()
  }
  expect(wrong).toEqual([])
})

test('what one player wishes alone changes nothing for the others: a pause, a move taken back, newer rules, the last round', async () => {
  const three = [people.player, people.other, people.guest]
  const { info, tables } = await toyTable(three, { settings: { pace: { kind: 'live', bank: 600, increment: 5 } } })
  await tables[0].play({ verb: 'bid', coins: 1 }, 0)
  await tables[1].play({ verb: 'bid', coins: 0 }, 1)
  const game = async () => {
    const { status, version, seq, owed, clock, seats, outcome } = await people.guest.client.table(info.id)
    return {
      status,
      version,
      seq,
      owed,
      outcome,
      paused: clock?.paused,
      seats: seats.map(s => [s.user, s.bot, s.standIn]),
    }
  }
  const before = await game()
  const wishes: [string, string, unknown?][] = [
    ['POST', 'pause', { wish: true }],
    ['POST', 'takeback', { line: 1 }],
    ['POST', 'takeback/answer', { wish: true }],
    ['POST', 'rules', { wish: true }],
    ['POST', 'last-round'],
    ['POST', 'return'],
    ['POST', 'start'],
    ['POST', 'remove', { seat: 1 }],
    ['POST', 'adopt', { seat: 1 }],
    ['POST', 'seat', { seat: 1 }],
    ['POST', 'places', { seats: [] }],
    ['POST', 'rematch'],
    ['POST', 'invites', {}],
  ]
  for (const [method, what, body] of wishes) {
    await people.player.send(method, `/api/matches/${info.id}/${what}`, body ?? {})
    expect([what, await game()]).toEqual([what, before])
  }
})
