/**
 * Records the corpus of a game: finished games that its tests replay, action by action, after every change.
 * A record is made once for a version of the rules and never made again: it is what proves that rules did not change.
 */
import { answer, botNamed, nextSeat } from '@ecumene/bots'
import {
  FastRng,
  type GameDef,
  keyOf,
  Match,
  type MatchRecord,
  type Setup,
  setupOf,
  type Variant,
} from '@ecumene/kernel'
import { recordsOf, writeRecord } from '@ecumene/testkit'
import { UsageError } from '../args.ts'
import type { Command } from '../command.ts'
import { gameNamed, inFolder } from '../games.ts'
import { line, progress } from '../terminal.ts'

/**
 * Who sits at the tables of a variant, and at which of its player counts: good play at the smallest table, then chance,
 * which goes where no sensible player would, and for the first variant a large table of both.
 */
const TABLES = [
  { lineUp: ['greedy'], size: 0 },
  { lineUp: ['random'], size: 0.5 },
  { lineUp: ['greedy', 'random'], size: 1 },
] as const
/** Games in which every option is otherwise than usual: some rules hold at a small table only, some at another. */
const OPTION_TABLES = [
  { lineUp: ['greedy'], size: 0 },
  { lineUp: ['greedy', 'random'], size: 1 },
  { lineUp: ['greedy', 'random'], size: 0.5 },
] as const
const UNDO = 60 // one action in so many is taken back and chosen anew

export const corpus: Command = {
  summary: 'record the games that tests replay after every change',
  options: {
    game: { value: 'ID', about: 'the game, by its id in `games`', isNeeded: true },
  },
  examples: ['corpus --game bronze'],
  async run(flags) {
    const about = gameNamed(flags.text('game'))
    const game = await about.load()
    const root = inFolder(about)
    const there = recordsOf(root, game.version)
    const tables = [...variantTables(game), ...optionTables(game)]
    const missing = tables.filter(({ name }) => !there.includes(`${name}.v${game.version}.json.br`))
    if (missing.length === 0)
      throw new UsageError(
        `version ${game.version} of ${game.id} is recorded already: a corpus is never recorded again`,
      )
    const bar = progress(game.id, missing.length)
    for (const [i, { name, setup, lineUp }] of missing.entries()) {
      writeRecord(root, name, played(game, setup, `corpus ${name}`, lineUp))
      bar.at(i + 1)
    }
    bar.end()
    line(`${tables.length} games of version ${game.version} are in ${root}/test/corpus, ${missing.length} of them new`)
    return 0
  },
}

interface RecordedTable {
  readonly name: string
  readonly setup: Setup
  readonly lineUp: readonly string[]
}
const variantTables = (game: GameDef): readonly RecordedTable[] =>
  game.variants.flatMap((variant, v) =>
    TABLES.slice(0, v === 0 ? 3 : 2).map(({ lineUp, size }, g) => ({
      name: `${variant.id}-${g + 1}`,
      setup: setupOf(game, seatsOf(variant, size), variant.id, game.amongBots),
      lineUp,
    })),
  )
/** Every value of an option that is not its first comes up, if no more of them are there than tables. */
function optionTables(game: GameDef): readonly RecordedTable[] {
  const others = game.options.flatMap(({ name, values, init }) => {
    if (game.amongBots !== undefined && name in game.amongBots) return []
    const all = values === 'flag' ? [false, true] : 'min' in values ? [values.min, values.max] : values
    return [{ name, values: all.filter(value => value !== init) }]
  })
  if (others.length === 0) return []
  const [variant] = game.variants
  return OPTION_TABLES.map(({ lineUp, size }, t) => {
    const chosen = Object.fromEntries(others.map(({ name, values }) => [name, values[t % values.length]]))
    return {
      name: `options-${t + 1}`,
      setup: setupOf(game, seatsOf(variant, size), variant.id, { ...game.amongBots, ...chosen }),
      lineUp,
    }
  })
}
/** A player count of a variant: 0 is the fewest, 1 the most. */
const seatsOf = ({ seats: [min, max] }: Variant, size: number): number => min + Math.round((max - min) * size)

function played(game: GameDef, setup: Setup, seed: string, lineUp: readonly string[]): MatchRecord {
  const match = new Match(game, setup, keyOf(seed))
  const rng = new FastRng(setup.seats + seed.length * 1009 + seed.charCodeAt(seed.length - 1) * 31)
  const bots = Array.from({ length: setup.seats }, (_, seat) => botNamed(game, lineUp[seat % lineUp.length]))
  while (match.outcome() === null) {
    const seat = nextSeat(match, rng)
    const result = match.play(seat, answer(match, seat, bots[seat], rng))
    if (!result.ok) throw new Error(`${seed}: ${result.refusal.key} (${result.refusal.rule})`)
    if (match.canUndo(seat) && rng.below(UNDO) === 0) match.undo(seat)
  }
  return match.record()
}
