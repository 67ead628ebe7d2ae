/** Ratings: from finishing places, counted once by whichever server, and the same when they are counted anew. */
import { games, strengthOf } from '@ecumene/games'
import { expect, test, vi } from 'vitest'
import { botSkill } from '../../src/rating/bot-strengths.ts'
import { shownRating, skillsAfter, UNKNOWN } from '../../src/rating/plackett-luce.ts'
import { countNewGames, recomputeRatings } from '../../src/rating/rate-games.ts'
import { leaderBoard, ratingChanges, ratingsBeside } from '../../src/rating/standings.ts'
import { forgetPerson } from '../../src/store/people.ts'
import { ratingsOf, resultsOfPerson } from '../../src/store/results.ts'
import type { SeatRow } from '../../src/store/schema.ts'
import { freeSeat } from '../../src/store/seats.ts'
import type { Store } from '../../src/store/store.ts'
import { addPerson, matchRow, onBothDatabases } from '../both-databases.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

test('skills after a game are those of openskill 5.0.1 (Plackett-Luce), ties included', () => {
  const close = (game: Parameters<typeof skillsAfter>[0], expected: readonly (readonly [number, number])[]) =>
    skillsAfter(game).forEach(({ mu, sigma }, i) => {
      expect(mu).toBeCloseTo(expected[i][0], 5)
      expect(sigma).toBeCloseTo(expected[i][1], 5)
    })
  const places = (...list: number[]) => list.map(place => ({ ...UNKNOWN, place }))
  close(places(1, 2), [
    [27.635389493140497, 8.06590141354368],
    [22.364610506859503, 8.06590141354368],
  ])
  close(places(1, 2, 2), [
    [27.869048680749426, 8.205243377397993],
    [23.565475659625285, 8.058224222802378],
    [23.565475659625285, 8.058224222802378],
  ])
  const [a, b, c, d] = [
    { mu: 30, sigma: 4, place: 3 },
    { mu: 22, sigma: 6, place: 1 },
    { mu: 25, sigma: 25 / 3, place: 3 },
    { mu: 18, sigma: 2, place: 2 },
  ]
  close(
    [a, b, c, d],
    [
      [28.9313878869543, 3.9665895373069446],
      [24.037719961552387, 5.960941883549738],
      [22.50789003878912, 7.7309841001703115],
      [18.18451843461908, 2.0008724244793346],
    ],
  )
  expect(shownRating(UNKNOWN)).toBe(1000)
})

test('the number shown for a bot is on the scale of people', () => {
  for (const { id } of games)
    for (const bot of ['random', 'novice', 'citizen', 'strategist', 'master'])
      expect(strengthOf(id, bot).rating).toBe(shownRating(botSkill(id, bot)))
})

interface Told {
  readonly places: readonly number[]
  readonly seats: readonly (string | Partial<SeatRow>)[]
  readonly sat?: readonly (readonly [string, number])[]
  readonly settings?: object
  readonly pace?: string
}
/** Adds a finished game. */
async function finished({ db }: Store, id: string, { places, seats, sat, settings = {}, pace = 'live' }: Told) {
  const outcome = JSON.stringify({ places, scores: places, parts: {}, rule: 'X', ending: 'x' })
  const more = { status: 'over', seats: seats.length, outcome, settings: JSON.stringify(settings), pace } as const
  await db
    .insertInto('match')
    .values(matchRow(id, { ...more, ended_at: Number(id.replace(/\D/g, '')) + 1 }))
    .execute()
  const rows = seats.map((s, seat) => ({ ...freeSeat(id, seat), ...(typeof s === 'string' ? { user: s } : s) }))
  await db.insertInto('seat').values(rows).execute()
  const who = sat ?? rows.flatMap(r => (r.user ? [[r.user, r.seat] as const] : []))
  await db
    .insertInto('sat')
    .values(who.map(([user, seat]) => ({ match: id, user, seat })))
    .execute()
}
const ranks = async (store: Store, match: string) =>
  Object.fromEntries(
    (await store.db.selectFrom('result').selectAll().where('match', '=', match).execute()).map(r => [r.user, r.rank]),
  )

onBothDatabases('ratings', stores => {
  test('places count; guests, unrated tables, tables with hints and games against bots do not; who left is last', async () => {
    const [store] = await stores()
    for (const name of ['ann', 'bob', 'cem', 'dee']) await addPerson(store, name)
    await addPerson(store, 'guest', true)
    const vacant = { user: 'ann', vacant: 1, stand_in: 'random' }
    await finished(store, 'places1', { places: [2, 1, 3], seats: ['ann', 'bob', 'guest'] })
    await finished(store, 'unrated2', { places: [1, 2], seats: ['ann', 'bob'], settings: { rated: false } })
    await finished(store, 'hints7', { places: [1, 2], seats: ['ann', 'bob'], settings: { hints: true } })
    await finished(store, 'bots3', { places: [1, 2], seats: ['ann', { bot: 'random' }] })
    await finished(store, 'left4', { places: [1, 2, 3], seats: [vacant, 'bob', 'cem'] })
    const timed = { user: 'bob', stand_in: 'random' }
    await finished(store, 'timed5', { places: [3, 1, 2], seats: ['ann', timed, 'cem'] })
    // Ann left, Dee took that seat: Ann is last, and what Dee made of it counts for nobody.
    const sat = [
      ['ann', 0],
      ['dee', 0],
      ['bob', 1],
      ['cem', 2],
    ] as const
    await finished(store, 'adopted6', { places: [1, 2, 3], seats: ['dee', 'bob', 'cem'], sat })
    await countNewGames(store)
    expect(await ranks(store, 'places1')).toEqual({ ann: 2, bob: 1, guest: null })
    expect(await ranks(store, 'unrated2')).toEqual({ ann: null, bob: null })
    expect(await ranks(store, 'hints7')).toEqual({ ann: null, bob: null })
    expect(await ranks(store, 'bots3')).toEqual({ ann: null })
    expect(await ranks(store, 'left4')).toEqual({ ann: 4, bob: 2, cem: 3 })
    expect(await ranks(store, 'timed5')).toEqual({ ann: 3, bob: 4, cem: 2 })
    expect(await ranks(store, 'adopted6')).toEqual({ ann: 4, dee: null, bob: 2, cem: 3 })
    const [bob] = await ratingsOf(store, ['bob'])
    expect(bob).toMatchObject({ game: 'toy', pace: 'live', games: 4 })
    expect(await ratingsOf(store, ['guest', 'dee'])).toEqual([])
  })

  test('who may be known has a rating beside their name, a change after a game, and a place among the best', async () => {
    const [store] = await stores()
    for (const name of ['ann', 'bob', 'shy']) await addPerson(store, name)
    await addPerson(store, 'guest', true)
    const quiet = { quiet: null, vacation_from: null, vacation_until: null, vacations: '[]', language: 'en' }
    await store.db
      .insertInto('profile')
      .values({ user: 'shy', ...quiet, hidden: 1 })
      .execute()
    for (let n = 1; n <= 10; n++)
      await finished(store, `pair${n}`, { places: n === 10 ? [2, 1] : [1, 2], seats: ['ann', 'bob'] })
    await finished(store, 'three11', { places: [1, 2, 3], seats: ['shy', 'ann', 'bob'] })
    expect(await ratingChanges(store, 'pair1', null)).toBeNull()
    await countNewGames(store)
    const of = await ratingsBeside(store, ['ann', 'shy', 'guest'], null)
    const [kept] = await ratingsOf(store, ['ann'])
    expect(of('ann', 'toy', 'live')).toEqual({ rating: shownRating(kept), provisional: false })
    expect([of('ann', 'toy', 'slow'), of('shy', 'toy', 'live'), of('guest', 'toy', 'live')]).toEqual([null, null, null])
    expect((await ratingsBeside(store, ['shy'], 'shy'))('shy', 'toy', 'live')).toMatchObject({ provisional: true })

    const first = await ratingChanges(store, 'pair1', null)
    expect(first?.map(c => [c.seat, c.rating - c.change, c.provisional])).toEqual([
      [0, 1000, true],
      [1, 1000, true],
    ])
    const [lost, won] = (await ratingChanges(store, 'pair10', null)) ?? []
    expect([lost.change < 0, won.change > 0, lost.provisional]).toEqual([true, true, false])
    const before = (await ratingChanges(store, 'pair9', null))?.[0].rating ?? 0
    expect(lost.rating - lost.change).toBe(before)
    // Shy's change is Shy's alone.
    expect((await ratingChanges(store, 'three11', null))?.map(c => c.seat)).toEqual([1, 2])
    expect((await ratingChanges(store, 'three11', 'shy'))?.map(c => c.seat)).toEqual([0, 1, 2])

    await addPerson(store, 'new')
    await finished(store, 'fresh12', { places: [1, 2], seats: ['new', 'shy'] })
    await countNewGames(store)
    const { people } = await leaderBoard(store, 'toy', 'live')
    expect(people.map(p => [p.name, p.provisional])).toEqual([
      ['ann', false],
      ['bob', false],
      ['new', true],
    ])
    expect((await leaderBoard(store, 'toy', 'slow')).people).toEqual([])
  })

  test('a bot in the game is an opponent of fixed strength', async () => {
    const [store] = await stores()
    for (const name of ['ann', 'bob']) await addPerson(store, name)
    await finished(store, 'strong1', { places: [1, 2, 3], seats: ['ann', { bot: 'master' }, 'bob'], pace: 'live' })
    await finished(store, 'weak2', { places: [1, 2, 3], seats: ['ann', { bot: 'random' }, 'bob'], pace: 'slow' })
    await countNewGames(store)
    const [strong, weak] = await ratingsOf(store, ['ann'])
    expect(strong.pace).toBe('live')
    expect(strong.mu).toBeGreaterThan(weak.mu)
  })

  test('three servers count every game once; counted anew, everything is the same, even after somebody is gone', async () => {
    const all = await stores()
    const [store] = all
    const people = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5']
    for (const name of people) await addPerson(store, name)
    for (let n = 0; n < 40; n++) {
      const seats = [0, 1, 2, 3].map(i => people[(n * 5 + i * (1 + (n % 2))) % 6])
      const places = n % 3 === 0 ? [1, 1, 3, 4] : [4, 2, 1, 3]
      await finished(store, `game${n}`, { places, seats: [...new Set(seats)], pace: n % 2 ? 'live' : 'slow' })
    }
    await Promise.all(all.map(countNewGames))
    const numbers = await store.db.selectFrom('match').select('counted').orderBy('counted').execute()
    expect(numbers.map(r => r.counted)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
    const kept = async () => ({
      ratings: await store.db.selectFrom('rating').selectAll().orderBy('mu').execute(),
      results: await store.db
        .selectFrom('result')
        .select(['match', 'seat', 'mu', 'sigma'])
        .orderBy('match')
        .orderBy('seat')
        .execute(),
    })
    const before = await kept()
    expect(before.ratings.length).toBeGreaterThan(6)
    expect(before.results.every(r => r.mu !== null)).toBe(true)
    expect(await recomputeRatings(store)).toEqual({ games: 40, changed: 0 })
    expect(await kept()).toEqual(before)
    await store.db.updateTable('rating').set({ mu: 1 }).execute()
    await store.db.updateTable('result').set({ mu: 1 }).where('match', '=', 'game7').execute()
    const spoilt = before.results.filter(r => r.match === 'game7').length
    expect((await recomputeRatings(all[1])).changed).toBe(spoilt)
    expect(await kept()).toEqual(before)
    await forgetPerson(store, 'p3', 'gone-1')
    expect(await resultsOfPerson(store, 'p3')).toEqual([])
    expect((await recomputeRatings(store)).changed).toBe(0)
    expect((await kept()).results).toEqual(before.results)
  })

  test('a game that cannot be counted stops no other', async () => {
    const [store] = await stores()
    for (const name of ['ann', 'bob']) await addPerson(store, name)
    await finished(store, 'bad1', { places: [1, 2], seats: ['ann', 'bob'] })
    await store.db.updateTable('match').set({ settings: '{' }).where('id', '=', 'bad1').execute()
    await finished(store, 'good2', { places: [1, 2], seats: ['ann', 'bob'] })
    await expect(countNewGames(store)).rejects.toThrow('bad1')
    expect(await ranks(store, 'good2')).toEqual({ ann: 1, bob: 2 })
  })
})
