import { Advice, Analysis, playGame, random } from '@ecumene/bots'
import { setupOf } from '@ecumene/kernel'
import { toy } from '@ecumene/testkit'
import { expect, test } from 'vitest'
import { questionOf } from './question.ts'

test('advice names up to three legal actions, the best first, and what they are worth', () => {
  const question = questionOf(toy, setupOf(toy, 3), 3)
  const advice = new Advice(question, 12)
  for (let guard = 0; guard < 2000 && !advice.step(); guard++) {}
  const hints = advice.hints()
  expect(hints.length).toBeGreaterThan(1)
  expect(hints.length).toBeLessThanOrEqual(3)
  const legal = Array.from(question.legal.at.subarray(0, question.legal.n), code => toy.verbs.toJson(code))
  for (const hint of hints) {
    expect(legal).toContainEqual(hint.action)
    expect(hint.futures).toBe(12)
    // What the parts add up to is the whole gain.
    expect(hint.parts.reduce((sum, part) => sum + part.gain, 0)).toBeCloseTo(hint.gain)
  }
  expect(hints.map(hint => hint.gain)).toEqual(hints.map(hint => hint.gain).toSorted((a, b) => b - a))
  expect(advice.progress).toBe(1)
})
test('a finished game: shares add up to one, the last is the result, swings name choices that were made', () => {
  const setup = setupOf(toy, 3)
  const { match } = playGame(toy, setup, [random, random, random], 'swing')
  const analysis = new Analysis(toy as never, match.record())
  let last = 0
  for (let guard = 0; guard < 5000 && !analysis.step(); guard++) {
    expect(analysis.progress).toBeGreaterThanOrEqual(last)
    last = analysis.progress
  }
  const { points, swings } = analysis.result()
  for (const { shares } of points) expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1)
  const places = match.outcome()?.places ?? []
  expect(points.at(-1)?.shares.map(share => share > 0)).toEqual(places.map(place => place === 1))
  expect(swings.length).toBeGreaterThan(0)
  for (const { choice, change, chosen, luck } of swings) {
    expect(chosen + luck).toBeCloseTo(change)
    if (!choice) continue
    expect(match.record().entries[choice.seq]).toMatchObject({ seat: choice.seat, action: choice.played })
    expect(choice.better).not.toEqual(choice.played)
  }
})
