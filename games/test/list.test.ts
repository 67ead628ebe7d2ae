/** What the list says of a game is true. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { games } from '../index.ts'

const root = join(import.meta.dirname, '..', '..')

test('ids and years differ', () => {
  expect(new Set(games.map(about => about.id)).size).toBe(games.length)
  expect(new Set(games.map(about => about.year)).size).toBe(games.length)
})
describe.each(games.map(about => [about.id, about] as const))('%s', (id, about) => {
  test('the box says what the rules say', async () => {
    const game = await about.load()
    expect(game.id).toBe(id)
    const [fewest, most] = [0, 1].map(i => game.variants.map(variant => variant.seats[i]))
    expect(about.players).toEqual([Math.min(...fewest), Math.max(...most)])
    expect(about.minutes[0]).toBeLessThan(about.minutes[1])
    expect(about.hasBell === true).toBe(game.decisions.some(decision => decision.hasBell))
  })
  test('its folder holds rules, words and tests', () => {
    for (const part of ['rules/en.md', 'ui/messages.en.json', 'test'])
      expect(existsSync(join(root, about.folder, part)), part).toBe(true)
  })
  test('standing orders name decisions and verbs that the rules have', async () => {
    const game = await about.load()
    const decisions = game.decisions.map(decision => decision.name)
    for (const { decision, kind, verbs, by } of about.standingOrders ?? []) {
      expect(decisions).toContain(decision)
      for (const verb of verbs) expect(Object.keys(game.verbs.specs)).toContain(verb)
      // Up to a number: the first verb is counted, the second follows when it is reached.
      const counted = kind === 'upTo' ? verbs.slice(0, 1) : verbs
      if (by !== undefined) for (const verb of counted) expect(Object.keys(game.verbs.specs[verb])).toContain(by)
    }
  })
})
