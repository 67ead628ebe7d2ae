/**
 * Records the corpus of a game: finished games that its tests replay, action by action, after every change.
 * A record is made once for a version of the rules and never made again: it is what proves that rules did not change.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
import { flagsOf, UsageError } from '../args.ts'
import { gameNamed, inFolder } from '../games.ts'
import { line, progress } from '../terminal.ts'

const GAMES = 5
/**
 * Who sits at the five tables of a variant: good play, then mixed, then chance, which goes where no sensible player
 * would.
 */
const LINE_UPS = [['greedy'], ['greedy'], ['greedy', 'random'], ['random'], ['random']]
const UNDO = 60 // one action in so many is taken back and chosen anew

export async function corpus(args: readonly string[]): Promise<number> {
  const flags = flagsOf(args, { game: 'text' })
  const about = gameNamed(flags.text('game'))
  const game = await about.load()
  const folder = inFolder(about, 'test', 'corpus')
  mkdirSync(folder, { recursive: true })
  const written = readdirSync(folder)
  const tables = [...variantTables(game), ...optionTables(game)]
  const bar = progress(game.id, tables.length)
  for (const [i, { name, setup, lineUp }] of tables.entries()) {
    const file = `${name}.v${game.version}.json`
    if (written.includes(file)) throw new UsageError(`${file} is recorded already: a corpus is never recorded again`)
    writeFileSync(join(folder, file), textOf(played(game, setup, `corpus ${name}`, lineUp)))
    bar.at(i + 1)
  }
  bar.end()
  line(`${tables.length} games are in ${folder}`)
  return 0
}

interface Table {
  readonly name: string
  readonly setup: Setup
  readonly lineUp: readonly string[]
}
/** Five games of every variant. */
const variantTables = (game: GameDef): readonly Table[] =>
  game.variants.flatMap(variant =>
    LINE_UPS.map((lineUp, g) => ({
      name: `${variant.id}-${g + 1}`,
      setup: setupOf(game, seatsOf(variant, g), variant.id, game.amongBots),
      lineUp,
    })),
  )
/** One game of every value of an option that is not its first: with the most players, half of them by chance. */
const optionTables = (game: GameDef): readonly Table[] =>
  game.options.flatMap(({ name, values, init }) => {
    if (game.amongBots !== undefined && name in game.amongBots) return []
    const all = values === 'flag' ? [false, true] : 'min' in values ? [values.min, values.max] : values
    const [variant] = game.variants
    return all
      .filter(value => value !== init)
      .map(value => ({
        name: `option-${name}-${value}`,
        setup: setupOf(game, variant.seats[1], variant.id, { ...game.amongBots, [name]: value }),
        lineUp: ['greedy', 'random'],
      }))
  })

/** The player counts of a variant, from the fewest to the most, spread over its games. */
const seatsOf = ({ seats: [min, max] }: Variant, g: number): number =>
  min + (Math.round(((max - min) * g * 2) / (GAMES - 1)) % (max - min + 1))

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

/** One line an action: a change of a record shows where it is. */
function textOf({ entries, ...head }: MatchRecord): string {
  const lines = entries.map(entry => JSON.stringify(entry)).join(',\n')
  return `${JSON.stringify(head).slice(0, -1)},"entries":[\n${lines}\n]}\n`
}
