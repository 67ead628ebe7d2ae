/** What bots have learned: each network is the one that was proved, and says the same on every machine. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { checksumOf, hopeOf, judge, learn, networkOf, numbersOf } from '@ecumene/bots'
import { botsOf, type Learned } from '@ecumene/contract'
import { games } from '@ecumene/games'
import {
  act,
  Codes,
  type Core,
  current,
  FastRng,
  type GameDef,
  layoutFor,
  owed,
  SearchWorld,
  settle,
  setupOf,
} from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'

const POSITIONS = 20

/** Positions out of games by chance, which no change of a player changes. */
function positionsOf(game: GameDef, seats: number): readonly Core[] {
  const setup = setupOf(game, seats, undefined, game.amongBots ?? {})
  const layout = layoutFor(game, setup)
  const legal = new Codes()
  const found: Core[] = []
  for (let seed = 1; found.length < POSITIONS; seed++) {
    const rng = new FastRng(seed)
    const world = new SearchWorld(rng)
    const s = layout.create()
    game.setup(s, setup, world as never)
    settle(game, s, world as never)
    for (let n = 1; owed(s) !== 0 && found.length < POSITIONS && n <= 400; n++) {
      const seat = 31 - Math.clz32(owed(s))
      legal.clear()
      current(game, s)?.legal(s, seat, legal)
      act(game, s, seat, legal.at[rng.below(legal.n)], world as never)
      if (n % 40 !== 0 || owed(s) === 0) continue
      const copy = layout.create()
      layout.copy(copy, s)
      found.push(copy)
    }
  }
  return found
}
function hopes(game: GameDef, learned: Learned, seats: number): readonly number[] {
  const network = networkOf(game, seats)
  if (!network) throw new Error(`${game.id}: nothing was fetched for ${seats}`)
  return positionsOf(game, seats).flatMap(s =>
    Array.from({ length: seats }, (_, seat) => {
      const hope = hopeOf(learned, judge(learned, network, s, seat, { points: 0, chance: 0 }))
      return Math.round(hope * 100) / 100
    }),
  )
}

const all = await Promise.all(games.map(about => about.load()))
const taught = all.flatMap(game => {
  const { learned } = botsOf(game).thinking ?? {}
  const [least, most] = game.variants[0].seats
  if (!learned) return []
  return Array.from({ length: most - least + 1 }, (_, i) => least + i)
    .filter(seats => learned.network(seats) !== null)
    .map(seats => [`${game.id}, ${seats} players`, game, learned, seats] as const)
})
describe.each(taught)('%s', (name, game, learned, seats) => {
  test(`the network is the one that was proved, and says of ${POSITIONS} positions what it said then`, async () => {
    const file = await learned.network(seats)
    if (!file) throw new Error('no network')
    await learn(game, seats)
    const said = { checksum: checksumOf(numbersOf(file)), hopes: hopes(game, learned, seats) }
    // After another network was proved: npx vitest run games/test/learned.test.ts -u
    await expect(`${JSON.stringify(said)}\n`).toMatchFileSnapshot(`learned/${name.replaceAll(/\W+/g, '-')}.txt`)
  })
})
const margins = taught.filter(([, , learned, seats]) => seats === 2 && learned.victory === 0)
test.each(margins)('%s: what one hopes for the only rival fears', async (_, game, learned, seats) => {
  await learn(game, seats)
  const all = hopes(game, learned, seats)
  for (let i = 0; i < all.length; i += 2) expect(all[i]).toBeCloseTo(-all[i + 1], 2)
})
test('no network is larger than 150 kB', () => {
  for (const path of [
    'bronze/src/bot/two',
    'mare-nostrum/src/bot/three',
    'through-the-ages/src/bot/learned/duel',
    'through-the-ages/src/bot/learned/table',
  ])
    expect(statSync(join(import.meta.dirname, '..', `${path}.network.json`)).size).toBeLessThan(150_000)
})
