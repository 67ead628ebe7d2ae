/** A thought ends at its cap, however slow the machine is. */
import { capOf } from '@ecumene/bots'
import { games } from '@ecumene/games'
import { keyOf, Match, setupOf } from '@ecumene/kernel'
import { afterEach, expect, test, vi } from 'vitest'
import type { FromThinker, ToThinker } from '../src/local/thinker.ts'

/** Every look at the clock takes so many milliseconds: more than a search of any level has time for. */
const TICK = 100
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.resetModules()
})

test.each(['strategist', 'master'])('a %s answers when its time is over, with what it has', async bot => {
  let hear: (message: { data: ToThinker }) => void = () => {}
  const said: FromThinker[] = []
  vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => {
    hear = listener
  })
  vi.stubGlobal('postMessage', (message: FromThinker) => said.push(message))
  await import('../src/local/thinker.ts')
  const game = await games.find(about => about.id === 'bronze')?.load()
  if (!game) throw new Error('no Bronze')
  const setup = setupOf(game, 2)
  // Fetched beforehand: what loads a module looks at the clock, too.
  const { learn } = await import('@ecumene/bots')
  await learn(game, 2)
  const match = new Match(game, setup, keyOf('slow'))
  const seat = match.owed() === 1 ? 0 : 1
  const about = { game: game.id, version: game.version, setup, words: match.view(seat).words, seat, seed: 1 }
  let clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += TICK))
  hear({ data: { type: 'think', id: 1, task: { kind: 'play', bot, about } } })
  const answer = await vi.waitFor(() => {
    const last = said.at(-1)
    if (last?.type !== 'answer') throw new Error('still thinks')
    return last.answer
  }, 10_000)
  expect(match.legal(seat)).toContainEqual(answer)
  // A word about progress, then the answer: the search was cut off, not finished.
  expect(said.length).toBeGreaterThan(1)
  expect(clock).toBeGreaterThan(capOf(bot))
  expect(clock).toBeLessThan(capOf(bot) + 6 * TICK)
})
