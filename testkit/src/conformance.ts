/** The whole proof for one game, as one call in its test folder. */
import { type Core, type GameDef, type Setup, setupOf } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { fuzz, plainList, replay, secrecy, takeover, undo } from './checks.ts'
import { corpus } from './corpus.ts'
import { type CoverageOptions, unused } from './coverage.ts'
import { rulebook } from './rulebook.ts'

export interface ConformanceOptions<S extends Core, E> {
  /** The game's folder, with rules/ and test/. */
  readonly root: string
  /** Which variants at which player counts; every variant at every count unless said. */
  readonly tables?: readonly { readonly variant: string; readonly seats: readonly number[] }[]
  /** Random games a table for the fuzz test; the other checks play a share of it. FUZZ_GAMES raises it for a long run. */
  readonly games?: number
  readonly limit?: number
  readonly coverage?: Omit<CoverageOptions<S, E>, 'games'> & { readonly games?: number }
  /** Rules are checked against tests only when this is true: set it when the game is complete. */
  readonly rules?: boolean
  /** The game as it is played, if the suite gets one changed for tests; false: nothing is recorded of it. */
  readonly corpus?: GameDef<S, E> | false
}

export function tablesOf<S extends Core, E>(
  game: GameDef<S, E>,
  tables: ConformanceOptions<S, E>['tables'],
): readonly Setup[] {
  const all =
    tables ??
    game.variants.map(v => ({
      variant: v.id,
      seats: Array.from({ length: v.seats[1] - v.seats[0] + 1 }, (_, i) => v.seats[0] + i),
    }))
  return all.flatMap(t => t.seats.map(n => setupOf(game, n, t.variant)))
}

export function conformance<S extends Core, E>(game: GameDef<S, E>, o: ConformanceOptions<S, E>): void {
  const setups = tablesOf(game, o.tables)
  const games = Number(process.env.FUZZ_GAMES ?? o.games ?? 20)
  const few = Math.max(2, Math.ceil(games / 10))
  const limit = o.limit === undefined ? {} : { limit: o.limit }
  describe(`${game.id} keeps the contract`, () => {
    for (const setup of setups) {
      describe(`${setup.variant}, ${setup.seats} players`, () => {
        test('fuzz: random games end soundly', () => expect(fuzz(game, setup, { games, ...limit })).toEqual([]))
        test('secrecy: nobody sees what is hidden from him', () => {
          const { violations, sampled } = secrecy(game, setup, { games: few, every: 5, ...limit })
          expect(violations).toEqual([])
          expect(sampled).toBeGreaterThan(0)
        })
        test('replay: records play again to the same hashes', () =>
          expect(replay(game, setup, { games: few, ...limit })).toEqual([]))
        test('undo: taken back and played again', () => expect(undo(game, setup, { games: few, ...limit })).toEqual([]))
        test('takeover: a stand-in can go on from anywhere', () =>
          expect(takeover(game, setup, { games: few, ...limit })).toEqual([]))
        test('plain list: a whole game through the list', () =>
          expect(plainList(game, setup, { games: 1, ...limit })).toEqual([]))
      })
    }
    test('coverage by use: every verb, event and thing occurs', () => {
      expect(unused(game, setups, { games: 40, ...limit, ...o.coverage })).toEqual([])
    })
    const recorded = o.corpus ?? game
    if (recorded !== false)
      test('corpus: recorded games play again to the same hashes', { timeout: 120_000 }, () =>
        expect(corpus(recorded, o.root)).toEqual([]),
      )
    if (o.rules !== false)
      test('rules: three languages agree, and every rule is named by a test', () =>
        expect(rulebook(o.root)).toEqual([]))
  })
}
