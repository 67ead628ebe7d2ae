/** Games of a version that is not played any more, in the browser: which rules play, check and draw them. */
import { answer, random } from '@ecumene/bots'
import { type About, anyGame, RulesError, rulesOf } from '@ecumene/contract'
import { FastRng, type GameDef, keyOf, Match, setupOf } from '@ecumene/kernel'
import { toy } from '@ecumene/testkit'
import { toyNext } from '@ecumene/testkit/toy/next'
import { about } from '@ecumene/testkit/toy/next/about'
import { expect, test } from 'vitest'
import { check } from '../src/fair/check.ts'
import { fileOf, headOf, readFile } from '../src/local/file.ts'
import { Host } from '../src/local/host.ts'
import { canDraw } from '../src/pack.ts'

const old = anyGame(toy)
const next = anyGame(toyNext)
const setup = setupOf(old, 2)
function played(lines: number) {
  const match = new Match(old, setup, keyOf('older'))
  const rng = new FastRng(4)
  while (match.owed() && match.seq < lines) {
    const seat = 31 - Math.clz32(match.owed())
    match.play(seat, answer(match, seat, random, rng))
  }
  return match.record()
}
const PLAYERS = [0, 1].map(colour => ({ kind: 'human' as const, name: null, bot: null, colour }))

test('the rules a record names are loaded: today’s, or those of the released version', async () => {
  expect((await rulesOf(about, 2)).version).toBe(2)
  const released = await rulesOf(about, 1)
  expect([released.id, released.version, released === old]).toEqual(['toy', 1, false])
  await expect(rulesOf(about, 7)).rejects.toThrow(RulesError)
  const wrong: About = { ...about, released: async () => ({ game: next }) }
  await expect(rulesOf(wrong, 1)).rejects.toThrow('the module of toy, version 1, holds toy, version 2')
})

test('the shuffle checker checks an older game by its own rules', async () => {
  const verdicts = async (game: GameDef): Promise<string[]> => {
    const found: string[] = []
    for await (const s of check({ record: played(9999), seal: null, shown: null }, game)) found.push(s.verdict)
    return found
  }
  expect(await verdicts(await rulesOf(about, 1))).toEqual(['open', 'good', 'good', 'good', 'good'])
  expect(await verdicts(next)).toEqual(['open', 'good', 'open', 'skipped', 'skipped'])
})

test('a saved solo game and a file of an older version go on', async () => {
  const game = await rulesOf(about, 1)
  const file = readFile(JSON.stringify(fileOf(PLAYERS, played(12))))
  const head = headOf(file, game, 'id', 1)
  expect([head.version, head.actions]).toEqual([1, file.record.entries.length])
  let lines = 0
  const host = new Host(
    game,
    head,
    file.record,
    { move: 0, market: 0 },
    {
      send: () => {},
      save: async (_, __, entries) => {
        lines += entries.length
      },
      later: (_, then) => then(),
      now: () => 1,
      failed: error => expect(error).toBeNull(),
      seed: 1,
      think: () => ({ stop() {}, hurry() {} }),
      pondering: () => {},
      seated: () => {},
    },
  )
  host.start()
  const seat = 31 - Math.clz32(Match.replay(game, file.record).owed())
  host.sit(seat)
  const match = Match.replay(game, file.record)
  expect(host.play(match.legal(seat)[0], match.seq).ok).toBe(true)
  await Promise.resolve()
  expect(lines).toBeGreaterThan(0)
})

test('today’s board draws an older game only if it finds every field and knows every action', async () => {
  const released = await rulesOf(about, 1)
  expect(canDraw(old, released, setup)).toBe(true)
  expect(canDraw(next, released, setup)).toBe(false) // the new field is missing in it
  const { accept: _, ...others } = old.verbs.specs
  const fewer = { ...old, verbs: { ...old.verbs, specs: others } } as GameDef
  expect(canDraw(fewer, released, setup)).toBe(false) // an action this board has never heard of
  const [bid, ...rest] = old.decisions
  expect(canDraw({ ...old, decisions: [{ ...bid, name: 'auction' }, ...rest] }, released, setup)).toBe(false)
})
