/** The rules a server has: today's from the start, older ones when a table needs them. */
import { RulesError } from '@ecumene/contract'
import { expect, test } from 'vitest'
import { Versions } from '../src/table/versions.ts'

const today = { game: 'toy', version: 2 }
const nextGames = new URL('./games-next.ts', import.meta.url).href
const withToy = new URL('./games-with-toy.ts', import.meta.url).href

test('today’s rules are there from the start, and no others', async () => {
  const versions = await Versions.in(nextGames)
  expect(versions.today.map(game => [game.id, game.version])).toEqual([['toy', 2]])
  expect([versions.has(today), versions.get(today) === versions.today[0]]).toEqual([true, true])
  const older = { game: 'toy', version: 1 }
  expect(versions.has(older)).toBe(false)
  expect(() => versions.get(older)).toThrow(new RulesError('no rules of toy, version 1'))
})
test('older ones are loaded when they are asked for, once', async () => {
  const versions = await Versions.in(nextGames)
  const older = { game: 'toy', version: 1 }
  const game = await versions.load(older)
  expect([game.id, game.version, versions.has(older), versions.get(older) === game]).toEqual(['toy', 1, true, true])
  expect([await versions.load(older), await versions.load(today)]).toEqual([game, versions.today[0]])
})
test('a server without older rules says which it lacks', async () => {
  const versions = await Versions.in(withToy)
  const absent = versions.load({ game: 'toy', version: 99 })
  await expect(absent).rejects.toThrow(/toy, version 99/)
})
