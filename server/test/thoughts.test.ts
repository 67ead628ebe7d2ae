import { readdirSync, readFileSync } from 'node:fs'
import { bronze } from '@ecumene/bronze'
import { type ActionJson, keyOf, Match, setupOf } from '@ecumene/kernel'
import { expect, test, vi } from 'vitest'
import type { JobAsks } from '../src/table/jobs.ts'
import { Pool } from '../src/table/pool.ts'
import { Thoughts } from '../src/table/thoughts.ts'

/** Thoughts that end when the test says so. */
function desk(places: number) {
  const begun: { ask: JobAsks['think']; end: () => void }[] = []
  const thoughts = new Thoughts(
    ask => new Promise<ActionJson>(resolve => begun.push({ ask, end: () => resolve({ verb: ask.bot }) })),
    places,
    3000,
  )
  const ask = (table: string, seat: number, bot = 'strategist', host = table): Promise<ActionJson> =>
    thoughts.think(
      { table, host },
      {
        game: 'toy',
        version: 1,
        setup: { seats: 2, variant: '', options: {} },
        words: new Int16Array(),
        seat,
        bot,
        seed: 1,
      },
    )
  return { thoughts, begun, ask }
}
const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve))
const seats = (d: ReturnType<typeof desk>): readonly number[] => d.begun.map(({ ask }) => ask.seat)

test('a table thinks one thought at a time; of one host, whichever table has waited longest goes first', async () => {
  const d = desk(2)
  const all = ['a', 'a', 'b', 'c'].map((table, seat) => d.ask(table, seat, 'strategist', 'ada'))
  await settled()
  // The second of table a waits for its first, and lets table b go before.
  expect(seats(d)).toEqual([0, 2])
  expect(d.thoughts.waiting).toBe(2)
  d.begun[0].end()
  await settled()
  expect(seats(d)).toEqual([0, 2, 1])
  d.begun[1].end()
  await settled()
  expect(seats(d)).toEqual([0, 2, 1, 3])
  for (const { end } of d.begun) end()
  expect(await Promise.all(all)).toHaveLength(4)
  expect(d.thoughts.waiting).toBe(0)
})
test('a level has its own time, and less of it the more tables wait', async () => {
  const d = desk(1)
  const all = [d.ask('a', 0), d.ask('b', 1, 'citizen')]
  for (let i = 0; i < 5; i++) all.push(d.ask(`c${i}`, 2))
  await settled()
  for (let i = 0; i < 7; i++) {
    d.begun[i].end()
    await settled()
  }
  await Promise.all(all)
  const budgets = d.begun.map(({ ask }) => ask.budget)
  expect(budgets[0]).toBe(3000)
  // A citizen needs a moment only; with four behind it a strategist has a fifth, the last has all its time again.
  expect(budgets.slice(1)).toEqual([50, 600, 750, 1000, 1500, 3000])
})
test('twenty tables of one host cost another no more than one would: every second thought is theirs, at half its time', async () => {
  const d = desk(1)
  const all = Array.from({ length: 20 }, (_, i) => d.ask(`many${i}`, 1, 'strategist', 'mallory'))
  const mine: ActionJson[] = []
  const play = async (): Promise<void> => {
    for (let n = 0; n < 5; n++) mine.push(await d.ask('one', 2, 'strategist', 'ada'))
  }
  all.push(play().then(() => ({ verb: 'done' })))
  await settled()
  for (let i = 0; mine.length < 5; i++) {
    expect(d.begun.length).toBeGreaterThan(i)
    d.begun[i].end()
    await settled()
  }
  const order = seats(d).slice(0, 10)
  expect(order).toEqual([1, 2, 1, 2, 1, 2, 1, 2, 1, 2])
  // One other host waits, with however many tables; the host of many shares with those, too.
  const budgets = d.begun.slice(0, 10).map(({ ask }) => ask.budget)
  expect(budgets.filter((_, i) => i % 2 === 1)).toEqual(Array(5).fill(1500))
  expect(Math.max(...budgets.filter((_, i) => i % 2 === 0).slice(1))).toBeLessThan(200)
  for (let i = 0; i < 25; i++) {
    d.begun[i]?.end()
    await settled()
  }
  await Promise.all(all)
})
test('with two threads no host has both while another waits', async () => {
  const d = desk(2)
  const all = [
    ...['a', 'b', 'c'].map(table => d.ask(table, 1, 'citizen', 'mallory')),
    d.ask('one', 2, 'citizen', 'ada'),
    d.ask('two', 2, 'citizen', 'ada'),
  ]
  await settled()
  expect(seats(d)).toEqual([1, 1]) // nobody else was there yet
  d.begun[0].end()
  await settled()
  d.begun[1].end()
  await settled()
  expect(seats(d)).toEqual([1, 1, 2, 1])
  for (let i = 2; i < 5; i++) {
    d.begun[i].end()
    await settled()
  }
  await Promise.all(all)
})
test('a thought that fails makes room for the next', async () => {
  let n = 0
  const thoughts = new Thoughts(
    async () => {
      if (n++ === 0) throw new Error('broken')
      return { verb: 'done' }
    },
    1,
    100,
  )
  const place = { table: 'a', host: 'ada' }
  const ask = {
    game: 'toy',
    version: 1,
    setup: { seats: 2, variant: '', options: {} },
    words: new Int16Array(),
    seat: 0,
    bot: 'novice',
    seed: 1,
  }
  const [first, second] = [thoughts.think(place, ask), thoughts.think(place, ask)]
  await expect(first).rejects.toThrow('broken')
  expect(await second).toEqual({ verb: 'done' })
})

/** How far each thread of this process stands back, as Linux tells it. */
const standBack = (): ReadonlyMap<string, number> =>
  new Map(
    readdirSync('/proc/self/task').map(thread => {
      // After the name, which stands in brackets and may hold anything, the seventeenth number.
      const fields = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
      return [thread, Number(fields[16])]
    }),
  )
const mostBack = (before: ReadonlyMap<string, number>): number =>
  Math.max(...[...standBack()].filter(([thread]) => !before.has(thread)).map(([, nice]) => nice))

test.runIf(process.platform === 'linux')(
  'a thread stands back from its first search on, not for a short answer',
  async () => {
    const games = new URL('./games.ts', import.meta.url).href
    const before = standBack()
    const own = Math.max(...before.values())
    const pool = new Pool({ games, threads: 1, maxTables: 1, idleMs: 60_000, limitMs: 60_000, isPatient: true })
    const setup = setupOf(bronze, 2)
    const match = new Match(bronze, setup, keyOf('stands back'))
    const seat = Math.log2(match.owed())
    const ask = {
      game: bronze.id,
      version: bronze.version,
      setup,
      words: match.view(seat).words.slice(),
      seat,
      seed: 1,
    }
    await pool.ask('think', { ...ask, bot: 'novice', budget: 1 })
    expect(mostBack(before)).toBe(own)
    await pool.ask('think', { ...ask, bot: 'strategist', budget: 1 })
    expect(mostBack(before)).toBe(Math.max(5, own))
    await pool.close()
  },
)
test('with two places twice as many wait for the same time; how long each took is told in seconds, its wait included', async () => {
  const d = desk(2)
  const all = Array.from({ length: 6 }, (_, i) => d.ask(`t${i}`, i))
  await settled()
  d.begun[0].end()
  await settled()
  expect(d.begun[2].ask.budget).toBe(3000 / (1 + 3 / 2)) // three wait for two places
  for (let i = 0; i < 6; i++) {
    d.begun[i].end()
    await settled()
  }
  await Promise.all(all)
  const took: number[] = []
  const now = vi.spyOn(performance, 'now').mockReturnValueOnce(2000).mockReturnValueOnce(4500)
  const answer = { verb: 'x' }
  const thoughts = new Thoughts(
    async () => answer,
    1,
    3000,
    seconds => took.push(seconds),
  )
  expect(await thoughts.think({ table: 'a', host: 'ada' }, { ...d.begun[0].ask })).toBe(answer)
  now.mockRestore()
  expect(took).toEqual([2.5])
})
