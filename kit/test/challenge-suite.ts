/**
 * What every challenge must pass: it begins soundly, its best answer is on record and earns three stars, a search finds
 * none that is better, playing greedily earns fewer, and it is described in three languages.
 */
import type { ActionJson, Core, GameDef } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { GuideTrial, starsFor } from '../src/guide/trial.ts'
import type { Challenge } from '../src/seam.ts'
import { plainly, search, startOf } from './search-challenge.ts'

type Catalogue = Readonly<Record<string, string>>
interface Proof {
  readonly start: number
  readonly rules: number
  readonly positions: number
}
interface Suite<S extends Core, E> {
  readonly game: GameDef<S, E>
  readonly challenges: readonly Challenge<S>[]
  /** The ids that the shelf knows. */
  readonly listed: readonly string[] | undefined
  readonly answers: Readonly<Record<string, readonly object[]>>
  /** How many positions there are: every one was looked at (`scripts/challenges.mjs --prove`). */
  readonly proved: Readonly<Record<string, Proof>>
  readonly catalogues: readonly Catalogue[]
}
/** Of a search that costs a moment; scripts/challenges.mjs looks further. */
const BOUNDS = { width: 8, most: 1500 }

export function challengeSuite<S extends Core, E>(suite: Suite<S, E>): void {
  const game = suite.game as unknown as GameDef
  const challenges = suite.challenges as unknown as readonly Challenge[]
  describe.each(challenges.map(challenge => [challenge.id, challenge] as const))('%s', (id, challenge) => {
    test('begins with a position in which the laws of the game hold, and with a question to the player', () => {
      const trial = new GuideTrial(game, challenge)
      expect(game.invariants(trial.match.state)).toEqual([])
      expect(trial.waiting).toBe('player')
    })
    test('the answer on record earns three stars', () => {
      const trial = answered(game, challenge, (suite.answers[id] ?? []) as readonly ActionJson[])
      expect({ isOver: trial.isOver, score: trial.score, stars: trial.stars }).toEqual({
        isOver: true,
        score: challenge.stars[2],
        stars: 3,
      })
      expect(game.invariants(trial.match.state)).toEqual([])
    })
    test('a search finds nothing better, and playing greedily earns fewer stars', () => {
      expect(search(game, challenge, BOUNDS).score).toBeLessThanOrEqual(challenge.stars[2])
      expect(starsFor(challenge, plainly(game, challenge))).toBeLessThan(3)
    })
    test('that nothing is better was proved for this position and these rules', () => {
      expect(suite.proved[id]).toMatchObject({ start: startOf(game, challenge), rules: game.version })
    })
    test('the last star is harder to get than the first', () => {
      const [one, two, three] = challenge.stars
      expect(one <= two && two < three).toBe(true)
    })
    test('is told in three languages', () => {
      expect(suite.catalogues).toHaveLength(3)
      for (const catalogue of suite.catalogues) for (const key of keysOf(id)) expect(catalogue[key], key).toBeTruthy()
    })
  })
  test('at least six, all on the list of the shelf, with no answer and no text left over', () => {
    const ids = challenges.map(challenge => challenge.id)
    expect(ids.length).toBeGreaterThanOrEqual(6)
    expect(suite.listed).toEqual(ids)
    expect(Object.keys(suite.answers).toSorted()).toEqual(ids.toSorted())
    for (const catalogue of suite.catalogues)
      expect(Object.keys(catalogue).toSorted()).toEqual(ids.flatMap(keysOf).toSorted())
  })
}
const keysOf = (id: string): readonly string[] => [`ui.challenge.${id}`, `ui.challenge.${id}.goal`]

/** A challenge played with this answer, the others in between. */
function answered(game: GameDef, challenge: Challenge, answer: readonly ActionJson[]): GuideTrial {
  const trial = new GuideTrial(game, challenge)
  for (const action of answer) {
    while (trial.waiting === 'others') trial.reply()
    expect(trial.play(action), JSON.stringify(action)).toMatchObject({ ok: true })
  }
  while (trial.waiting === 'others') trial.reply()
  return trial
}
