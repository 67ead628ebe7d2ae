/**
 * Bots play among themselves, and figures of how they play are counted, whichever of them wins. They are stored after
 * each game, and the next run goes on from there.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOTS_VERSION, botNamed, learn, levelsOf, playGame } from '@ecumene/bots'
import { UsageError } from '@ecumene/cli/src/args.ts'
import type { Command } from '@ecumene/cli/src/command.ts'
import { allGames, gameNamed, inFolder } from '@ecumene/cli/src/games.ts'
import { grid, json, line, progress } from '@ecumene/cli/src/terminal.ts'
import type { About, Yardstick, Yardsticks } from '@ecumene/contract'
import { type GameDef, setupOf } from '@ecumene/kernel'

type Samples = Readonly<Record<string, readonly number[]>>
interface KeptTally {
  readonly game: string
  readonly rules: number
  readonly bots: number
  readonly level: string
  readonly players: number
  readonly effort: number | null
  readonly games: readonly Samples[]
}
/** What a yardstick says after some games. */
interface Reading extends Yardstick {
  readonly samples: number
  readonly mean: number
  readonly met: boolean | null
}

export const yardsticks: Command = {
  summary: 'how bots play among themselves, against what good play asks',
  options: {
    save: { value: 'DIR', about: 'keep the results here', isNeeded: true },
    game: { value: 'ID,…', about: 'these games instead of all' },
    level: { value: 'NAME', about: 'who sits in every seat; the strongest that is offered unless given' },
    seats: { value: 'N', about: 'how many play' },
    games: { value: 'N', about: 'how many games; 40 unless given' },
    seconds: { value: 'N', about: 'stop after this long' },
    effort: { value: 'E', about: 'rollouts for one decision' },
    json: { about: 'lines of JSON, for programs' },
  },
  examples: ['yardsticks --save var/yardsticks --game bronze --level citizen'],
  async run(flags) {
    const folder = flags.text('save')
    if (folder === undefined) throw new UsageError('--save is missing: the folder in which results are kept')
    const count = flags.number('games', { min: 1, max: 1_000_000 }, 40)
    const end = Date.now() + flags.number('seconds', { min: 1, max: 10_000_000 }, 10_000_000) * 1000
    const effort = flags.number('effort', { min: 0, max: 100_000 }, 0)
    const seats = flags.number('seats', { min: 0, max: 8 }, 0)
    mkdirSync(folder, { recursive: true })
    for (const about of flags.text('game')?.split(',').map(gameNamed) ?? allGames()) {
      const game = await about.load()
      const measured = await yardsticksOf(about)
      const players = seats || measured.players
      await learn(game, players)
      const level = flags.text('level') ?? levelsOf(game).at(-1) ?? 'citizen'
      const head = { game: game.id, rules: game.version, bots: BOTS_VERSION, level, players, effort: effort || null }
      const file = join(folder, `${game.id}-${players}-${level}.json`)
      const games = read(file, head)
      const bar = progress(`${game.id}, ${players} × ${level}`, count)
      while (games.length < count && Date.now() < end) {
        games.push(played(game, measured, players, level, `yardsticks:${games.length}`, effort || undefined))
        writeFileSync(`${file}.new`, `${JSON.stringify({ ...head, games } satisfies KeptTally)}\n`)
        renameSync(`${file}.new`, file)
        bar.at(games.length)
      }
      bar.end()
      const readings = measured.list.map(one => readingOf(one, games))
      if (flags.on('json')) json({ ...head, games: games.length, readings })
      else line(words(`${game.id}, ${players} players, all ${level}, ${games.length} games`, readings))
    }
    return 0
  },
}

/** A game brings its yardsticks beside its player; nothing but this command loads them. */
const yardsticksOf = async (about: About): Promise<Yardsticks> =>
  ((await import(inFolder(about, 'src', 'bot', 'yardsticks.ts'))) as { yardsticks: Yardsticks }).yardsticks

function played(
  game: GameDef,
  measured: Yardsticks,
  players: number,
  level: string,
  seed: string,
  effort: number | undefined,
): Samples {
  const bots = Array.from({ length: players }, () => botNamed(game, level))
  const tally = measured.begin()
  const { match } = playGame(game, setupOf(game, players, undefined, game.amongBots ?? {}), bots, seed, {
    effort,
    opened(opened) {
      const before = opened.layout.create()
      opened.layout.copy(before, opened.state)
      opened.watcher = {
        played(_, { seat, action }, s) {
          if (action) tally.after(before, seat, action, s)
          opened.layout.copy(before, s)
        },
        undone: () => {},
      }
    },
  })
  return tally.samples(match.state)
}
function readingOf(yardstick: Yardstick, games: readonly Samples[]): Reading {
  const samples = games.flatMap(game => game[yardstick.name] ?? [])
  const mean = samples.reduce((sum, x) => sum + x, 0) / Math.max(1, samples.length)
  const { least, most } = yardstick
  const met =
    samples.length === 0 ? null : least !== undefined ? mean >= least : most !== undefined ? mean <= most : null
  return { ...yardstick, samples: samples.length, mean, met }
}
/** Games of other rules, other bots or another effort are worth nothing. */
function read(file: string, head: Omit<KeptTally, 'games'>): Samples[] {
  try {
    const { games, ...kept } = JSON.parse(readFileSync(file, 'utf8')) as KeptTally
    return JSON.stringify(kept) === JSON.stringify(head) ? [...games] : []
  } catch {
    return []
  }
}
function words(title: string, readings: readonly Reading[]): string {
  const asked = ({ least, most }: Reading): string =>
    least !== undefined ? `at least ${least}` : most !== undefined ? `at most ${most}` : ''
  const said = ({ met }: Reading): string => (met === null ? '' : met ? 'met' : 'not met')
  return `${title}\n${grid(readings.map(one => [one.name, Number(one.mean.toFixed(2)), asked(one), said(one)]))}`
}
