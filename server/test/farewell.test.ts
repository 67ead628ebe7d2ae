/** A deleted account is found nowhere any more: in no table of the database and in no answer. */
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { finishFarewells } from '../src/people/delete-account.ts'
import { addMeasure } from '../src/store/measures.ts'
import { guest, step, testServer, toyTable, Visitor } from './harness.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const PASSWORD = 'correct horse battery'
let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.dispose())

async function member(name: string): Promise<Visitor> {
  const visitor = new Visitor(server.url)
  const account = { name, email: `${name.toLowerCase()}@example.org`, password: PASSWORD }
  await visitor.post('/api/auth/sign-up/email', account)
  await visitor.post('/api/auth/sign-in/email', account)
  visitor.id = (await visitor.client.me()).user ?? ''
  return visitor
}
/** Every table, every column: where one of these stands. */
async function placesWith(texts: readonly string[]): Promise<string[]> {
  const db = server.services.store.db as Kysely<unknown>
  const found: string[] = []
  for (const { name, isView } of await db.introspection.getTables()) {
    if (isView) continue
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        if (texts.some(text => String(value).toLowerCase().includes(text.toLowerCase())))
          found.push(`${name}.${column}`)
  }
  return [...new Set(found)].sort()
}
/** Somebody who has done everything that leaves a trace. */
async function lively(name: string): Promise<{ who: Visitor; other: Visitor; finished: string; traces: string[] }> {
  const [who, other] = [await member(name), await guest(server.url)]
  const { info, tables } = await toyTable([who, other], { options: { rounds: 1 }, title: 'a game' })
  while (await step(tables, () => 0));
  await who.post(`/api/matches/${info.id}/chat`, { text: `I am ${name}` })
  await toyTable([other, who])
  const open = await who.client.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await who.post(`/api/matches/${open.id}/invites`)
  await who.post('/api/me/relations', { user: other.id, kind: 'mute' })
  await other.post('/api/me/relations', { user: who.id, kind: 'block' })
  await who.post('/api/reports', { user: other.id, text: 'rude' })
  await other.post('/api/reports', { user: who.id, text: 'rude, too' })
  await who.post('/api/me/tokens', { name: 'program', scopes: ['read'], days: 1 })
  await who.send('PUT', '/api/me/profile', { quiet: null, vacationFrom: null, vacationUntil: null, language: 'it' })
  const measure = { user: who.id, match: info.id, before: `I am ${name}`, reason: 'an insult' }
  await addMeasure(server.services.store, { ...measure, by: other.id, kind: 'line' })
  await addMeasure(server.services.store, { ...measure, by: who.id, user: other.id, before: null, kind: 'speak' })
  await server.services.ratings.catchUp()
  return { who, other, finished: info.id, traces: [who.id, name] }
}

test('no table of the database, no page and no picture keeps their name, their id or what they said', async () => {
  const { who, other, finished, traces } = await lively('Zebulon')
  expect((await placesWith(traces)).length).toBeGreaterThan(15)
  const paint = vi.spyOn(server.services.pictures, 'forget')
  expect((await who.post('/api/auth/delete-user', { password: PASSWORD })).status).toBe(200)
  expect(await placesWith(traces)).toEqual([])
  expect(paint).toHaveBeenCalledWith(finished)
  for (const path of ['', '/chat', '/record', '/position', '/ratings']) {
    const { status, body } = await other.send('GET', `/api/matches/${finished}${path}`)
    expect([path, status]).toEqual([path, 200])
    for (const text of traces) expect(JSON.stringify(body)).not.toContain(text)
  }
  for (const p of [who, other]) p.client.close()
})
test('a wrong password deletes nothing', async () => {
  const { who, other, traces } = await lively('Nebula')
  const before = await placesWith(traces)
  expect((await who.post('/api/auth/delete-user', { password: 'not the password' })).status).toBe(400)
  expect(await placesWith(traces)).toEqual(before)
  for (const p of [who, other]) p.client.close()
})
test('a server that ends between the account and the rest leaves it to be done a little later', async () => {
  const { who, other, traces } = await lively('Yolanda')
  const { store } = server.services
  const failing = vi.spyOn(store.db, 'transaction').mockImplementation(() => {
    throw new Error('this server has ended')
  })
  expect((await who.post('/api/auth/delete-user', { password: PASSWORD })).status).toBe(500)
  failing.mockRestore()
  expect((await placesWith(traces)).length).toBeGreaterThan(8)
  // Not at once: another server may be at it.
  await finishFarewells(server.services, Date.now())
  expect((await placesWith(traces)).length).toBeGreaterThan(8)
  await finishFarewells(server.services, Date.now() + 120_000)
  expect(await placesWith(traces)).toEqual([])
  for (const p of [who, other]) p.client.close()
})
