/** The page about somebody, everything that is kept about them, and what stays when they are gone. */
import type { PersonPage } from '@ecumene/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, step, testServer, toyTable, Visitor } from './harness.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer({ countMs: 3_600_000 })
})
afterAll(() => server.dispose())

const PASSWORD = 'a long enough sentence'
async function account(name: string): Promise<Visitor> {
  const v = new Visitor(server.url)
  const email = `${name.toLowerCase()}@example.org`
  await v.post('/api/auth/sign-up/email', { name, email, password: PASSWORD })
  await v.post('/api/auth/sign-in/email', { email, password: PASSWORD })
  v.id = (await v.client.me()).user ?? ''
  return v
}
const page = async (asker: Visitor, user: string): Promise<PersonPage> =>
  (await asker.send('GET', `/api/people/${user}`)).body as unknown as PersonPage

/** A whole game of the toy, played by its first legal actions. */
async function played(people: readonly Visitor[]): Promise<string> {
  const { info, tables } = await toyTable(people, { options: { rounds: 1 } })
  while (await step(tables, () => 0));
  return info.id
}

test('a page tells ratings, places and reliability; a private one is shown to its owner alone', async () => {
  const [ann, bob, stranger] = [await account('Ann'), await account('Bob'), await guest(server.url)]
  expect((await page(stranger, ann.id)).told).toMatchObject({ ratings: [], games: [] })
  const match = await played([ann, bob])
  await played([ann, stranger])
  await server.services.ratings.catchUp()
  const seen = await page(stranger, ann.id)
  expect(seen).toMatchObject({ name: 'Ann', isMe: false, isPublic: true })
  expect(seen.told?.ratings).toMatchObject([{ game: 'toy', pace: 'none', games: 1, provisional: true }])
  expect(seen.told?.games.map(g => [g.seats, g.rating === null])).toEqual([
    [2, true],
    [2, false],
  ])
  expect(seen.told?.games[1].match).toBe(match)
  expect(seen.told?.games[1].others).toMatchObject([{ user: bob.id, name: 'Bob', bot: null }])
  expect(seen.told?.games[1].others[0].rating).toBeGreaterThan(0)
  expect(seen.told?.reliability).toMatchObject({ games: 2, left: 0, late: 0 })
  const ratings = await Promise.all([ann, bob].map(async p => (await page(p, p.id)).told?.ratings[0].rating ?? 0))
  const { outcome } = await ann.client.table(match)
  if (outcome?.places[0] !== outcome?.places[1])
    expect(ratings[0] > ratings[1]).toBe((outcome?.places[0] ?? 0) < (outcome?.places[1] ?? 0))

  const profile = { quiet: null, vacationUntil: null, language: 'en' }
  expect((await ann.send('PUT', '/api/me/profile', { ...profile, isPublic: false })).status).toBe(200)
  expect(await page(stranger, ann.id)).toMatchObject({ name: 'Ann', isPublic: false, told: null })
  expect((await page(ann, ann.id)).told?.games).toHaveLength(2)
  // What does not speak of it leaves it as it is.
  await ann.send('PUT', '/api/me/profile', profile)
  expect((await page(stranger, ann.id)).told).toBeNull()
  expect((await stranger.send('GET', '/api/people/nobody-of-that-name')).status).toBe(404)
  expect((await stranger.send('GET', '/api/people/a%20b')).status).toBe(400)
})

test('everything kept about oneself can be taken away, with a note and the talk, and nothing of others', async () => {
  const [cem, dee] = [await account('Cem'), await account('Dee')]
  const match = await played([cem, dee])
  await cem.send('PUT', `/api/matches/${match}/note`, { text: 'a note of mine' })
  await dee.send('PUT', `/api/matches/${match}/note`, { text: 'not yours to read' })
  await cem.client.say(match, 'well played')
  const cup = { name: 'Cem’s cup', game: 'toy', seats: 3, pace: 'slow', form: 'swiss', startsAt: Date.now() + 60_000 }
  expect((await cem.post('/api/cups', cup)).status).toBe(200)
  await server.services.ratings.catchUp()
  const { status, body } = await cem.send('GET', '/api/me/everything')
  expect(status).toBe(200)
  const text = JSON.stringify(body)
  for (const kept of ['a note of mine', 'well played', 'cem@example.org', match, 'Cem’s cup', '"userAgent"'])
    expect(text).toContain(kept)
  const { token } = await server.services.store.db
    .selectFrom('session')
    .select('token')
    .where('userId', '=', cem.id)
    .executeTakeFirstOrThrow()
  for (const foreign of ['not yours', 'dee@example.org', PASSWORD, token]) expect(text).not.toContain(foreign)
  expect((await new Visitor(server.url).send('GET', '/api/me/everything')).status).toBe(401)
})

test('a deleted account leaves the games and ratings of the others as they are', async () => {
  const [eva, fay] = [await account('Eva'), await account('Fay')]
  const match = await played([eva, fay])
  await eva.send('PUT', `/api/matches/${match}/note`, { text: 'for my eyes' })
  await server.services.ratings.catchUp()
  const before = await page(fay, fay.id)
  expect((await eva.post('/api/auth/delete-user', { password: PASSWORD })).status).toBe(200)
  expect((await fay.send('GET', `/api/people/${eva.id}`)).status).toBe(404)
  const after = await page(fay, fay.id)
  expect(after.told?.games[0].others).toEqual([{ user: null, name: null, bot: null, rating: null }])
  const without = ({ told }: PersonPage) => ({ ...told, games: told?.games.map(g => ({ ...g, others: [] })) })
  expect(without(after)).toEqual(without(before))
  expect((await fay.client.record(match)).entries.length).toBeGreaterThan(0)
  const rows = await server.services.store.db.selectFrom('result').select('user').where('match', '=', match).execute()
  expect(rows.map(r => r.user)).not.toContain(eva.id)
  expect(rows).toHaveLength(2)
  const notes = await server.services.store.db.selectFrom('seat').select('note').where('match', '=', match).execute()
  expect(notes).toEqual([{ note: null }, { note: null }])
})
