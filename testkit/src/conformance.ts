/** The whole proof for one game, as one call in its test folder. */
import { type Core, type GameDef, type Setup, setupOf } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { foresight, fuzz, plainList, replay, takeover, undo, undoAmong } from './checks.ts'
import { corpus } from './corpus.ts'
import type { CoverageOptions } from './coverage.ts'
import { cataloguesOf, messages } from './messages.ts'
import { released } from './released.ts'
import { rulebook, rulesInSource, rulesNamed } from './rulebook.ts'
import { secrecy } from './secrecy.ts'
import { unusedAfter } from './showing-games.ts'
import { skeleton } from './skeleton.ts'
import { told } from './whole-sentences.ts'

export interface ConformanceOptions<S extends Core, E> {
  /** The game's folder, with rules/ and test/. */
  readonly root: string
  /** Which variants at which player counts; every variant at every count unless said. */
  readonly tables?: readonly { readonly variant: string; readonly seats: readonly number[] }[]
  /**
   * Random games a table for the fuzz test; the other checks play a share of it. FUZZ_GAMES raises it for a long run.
   */
  readonly games?: number
  readonly limit?: number
  readonly coverage?: Omit<CoverageOptions<S, E>, 'games'> & { readonly games?: number }
  /** Keys that the catalogues must say besides all that the rules name: `card.homer`, `cardtext.homer`. */
  readonly names?: readonly string[]
  /** The game as it is played, if the suite gets one changed for tests. */
  readonly original?: GameDef<S, E>
  /** Checks that are left out: of a game that is being made, or of a toy. */
  readonly without?: readonly ('rules' | 'sources' | 'skeleton' | 'messages' | 'corpus')[]
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

/** Nothing was found wrong; if something was, the message says what. */
const expectNone = (found: readonly string[]): void => expect(found, found.join('\n')).toEqual([])

export function conformance<S extends Core, E>(game: GameDef<S, E>, o: ConformanceOptions<S, E>): void {
  const setups = tablesOf(game, o.tables)
  const games = Number(process.env.FUZZ_GAMES ?? o.games ?? 20)
  const few = Math.max(2, Math.ceil(games / 10))
  const limit = o.limit === undefined ? {} : { limit: o.limit }
  describe(`${game.id} keeps the contract`, () => {
    for (const setup of setups) {
      describe(`${setup.variant}, ${setup.seats} players`, () => {
        test('fuzz: random games end soundly', () => expectNone(fuzz(game, setup, { games, ...limit })))
        test('secrecy: nobody sees what is hidden from them', () => {
          const { violations, sampled } = secrecy(game, setup, { games: few, every: 5, ...limit })
          expectNone(violations)
          expect(sampled).toBeGreaterThan(0)
        })
        test('replay: records play again to the same hashes', () =>
          expectNone(replay(game, setup, { games: few, ...limit })))
        test('undo: taken back and played again', () => expectNone(undo(game, setup, { games: few, ...limit })))
        test('undo among others: what is taken out was never played', () => {
          const { violations, refused } = undoAmong(game, setup, { games: Math.ceil(few / 2), ...limit })
          expectNone(violations)
          // Whether a sealed answer is possible cannot depend on those of others, or a refusal would tell of them.
          expect(refused.filter(r => r.endsWith('sealed'))).toEqual([])
        })
        test('foresight: what is sent at once can be taken back', () =>
          expectNone(foresight(game, setup, { games: Math.ceil(few / 2), ...limit })))
        test('takeover: a stand-in can go on from anywhere', () =>
          expectNone(takeover(game, setup, { games: few, ...limit })))
        test('plain list: a whole game through the list', () =>
          expectNone(plainList(game, setup, { games: 1, ...limit })))
      })
    }
    test('coverage by use: every verb, event and thing occurs', () => {
      expectNone(unusedAfter(game, setups, { games: 40, ...limit, ...o.coverage }, o.root))
    })
    const original = o.original ?? game
    const without = new Set(o.without)
    if (!without.has('corpus'))
      test('corpus: recorded games play again to the same hashes', { timeout: 120_000 }, () =>
        expectNone(corpus(original, o.root)),
      )
    test('released: games of older versions play again by the rules they had', { timeout: 120_000 }, async () =>
      expect(await released(original, o.root)).toEqual([]),
    )
    if (!without.has('rules'))
      test('rules: three languages agree, and every rule is named by a test', () => expectNone(rulebook(o.root)))
    test('rules: what the game names is in its rules', () => expectNone(rulesNamed(original, o.root)))
    if (!without.has('sources'))
      test('sources: every rule is named where it is carried out, by its own id', () =>
        expectNone(rulesInSource(o.root)))
    if (!without.has('skeleton'))
      test('skeleton: the files of the game are where those of every game are', () =>
        expectNone(skeleton(original, o.root)))
    if (!without.has('messages')) {
      test('messages: everything is said in three languages, and nothing is left over', () =>
        expectNone(messages(original, o.root, o.names)))
      test('messages: a played game is told in whole sentences', { timeout: 120_000 }, () =>
        expectNone(told(original, setups[0], cataloguesOf(o.root))),
      )
    }
  })
}
