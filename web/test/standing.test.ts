import { games } from '@ecumene/games'
import { keyOf, Match, setupOf } from '@ecumene/kernel'
import { words } from '@ecumene/words'
import { describe, expect, test } from 'vitest'
import { messagesOf } from '../src/game-files.ts'
import { meantBy, offerNow, offersOf, sayWish, withWishes } from '../src/online/standing.ts'

describe.each(games.map(about => [about.id, about] as const))('standing instructions: %s', (id, about) => {
  test('what is offered exists in the rules and has words in every language', async () => {
    const game = await about.load()
    const offers = offersOf(game, about.standingOrders)
    for (const language of ['en', 'ru', 'it'] as const) {
      const w = words(language, (await messagesOf(id, language, null)) ?? {})
      for (const { decision, wishes } of offers) {
        expect(game.decisions.map(d => d.name)).toContain(decision)
        expect(w.has(`decision.${decision}`)).toBe(true)
        expect(wishes.length).toBeGreaterThan(0)
        const said = wishes.map(wish => sayWish(w, game, wish))
        for (const text of said) expect(text).not.toMatch(/^verb\./)
        // Each by a name of its own; legions on one province's slots have one together, and are meant together.
        const told = [...new Set(said)]
        expect(said.length - told.length, decision).toBe(id === 'mare-nostrum' && decision === 'lose' ? 5 : 0)
        expect(meantBy(told, wishes, wish => sayWish(w, game, wish))).toEqual(wishes)
        // The server takes at most so many.
        expect(wishes.length).toBeLessThanOrEqual(60)
      }
    }
  })
  test('what is asked now can be answered for the next times', async () => {
    const game = await about.load()
    const match = new Match(game, setupOf(game, about.players[0]), keyOf('standing'))
    const seat = 31 - Math.clz32(match.owed())
    const legal = match.legal(seat)
    const { wishes } = offerNow('whatever', legal)
    expect(new Set(wishes.map(a => a.verb))).toEqual(new Set(legal.map(a => a.verb)))
    // Each wish means at least one of the actions that are legal now.
    for (const wish of wishes) expect(legal.some(a => Object.entries(wish).every(([k, v]) => a[k] === v))).toBe(true)
  })
})

test('a decision is answered once; without wishes the player is asked again', () => {
  const pass = [{ verb: 'pass' }]
  const one = withWishes([], 'bid', pass, false)
  expect(one).toEqual([{ decision: 'bid', prefer: pass, once: false }])
  const two = withWishes(withWishes(one, 'defend', [{ verb: 'yield' }], true), 'bid', [{ verb: 'bid' }], false)
  expect(two.map(i => [i.decision, i.prefer[0].verb, i.once])).toEqual([
    ['defend', 'yield', true],
    ['bid', 'bid', false],
  ])
  expect(withWishes(two, 'bid', [], false).map(i => i.decision)).toEqual(['defend'])
})
