/**
 * Every level against the one below, deal by deal in turn, for hours: what was played is kept after each deal, and the
 * next run goes on from there.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOTS_VERSION, LEVELS, learn, levelsOf } from '@ecumene/bots'
import { UsageError } from '@ecumene/cli/src/args.ts'
import type { Command } from '@ecumene/cli/src/command.ts'
import { allGames, gameNamed } from '@ecumene/cli/src/games.ts'
import { grid, json, line, progress } from '@ecumene/cli/src/terminal.ts'
import { type GameDef, setupOf } from '@ecumene/kernel'
import { type DealResult, type Effort, type LevelStanding, playDeal, standingOf } from '../contest.ts'
import { effortOf } from '../effort.ts'

/** What is kept of one step of a ladder. */
interface KeptStep {
  readonly game: string
  readonly rules: number
  readonly bots: number
  readonly a: string
  readonly b: string
  readonly seats: number
  readonly seed: string
  readonly effort: Effort | null
  readonly deals: readonly DealResult[]
}
interface LadderStep {
  readonly game: GameDef
  readonly seats: number
  readonly a: string
  readonly b: string
  readonly file: string
  deals: DealResult[]
}

export const ladder: Command = {
  summary: 'every level against the one below; goes on where it stopped',
  options: {
    save: { value: 'DIR', about: 'keep the results here', isNeeded: true },
    game: { value: 'ID,…', about: 'these games instead of all' },
    seats: { value: 'N,…', about: 'how many play; the fewest and the most unless given' },
    steps: { value: 'NAME,…', about: 'these levels against the one below each' },
    games: { value: 'N', about: 'games for each step; 200 unless given' },
    seconds: { value: 'N', about: 'stop after this long' },
    effort: { value: 'E[,E]', about: 'rollouts for one decision, for both levels or for each' },
    seed: { value: 'TEXT', about: 'the same text deals the same games' },
    json: { about: 'lines of JSON, for programs' },
  },
  examples: ['ladder --save var/ladder --games 400'],
  async run(flags) {
    const folder = flags.text('save')
    if (folder === undefined) throw new UsageError('--save is missing: the folder in which results are kept')
    const games = flags.number('games', { min: 1, max: 1_000_000 }, 200)
    const end = Date.now() + flags.number('seconds', { min: 1, max: 10_000_000 }, 10_000_000) * 1000
    const effort = effortOf(flags.text('effort'))
    const seed = flags.text('seed') ?? 'ladder'
    mkdirSync(folder, { recursive: true })
    const limits = { seed, ...(effort === null ? {} : { effort }) }
    const steps: LadderStep[] = []
    for (const about of flags.text('game')?.split(',').map(gameNamed) ?? allGames())
      steps.push(...stepsOf(await about.load(), flags.text('seats'), flags.text('steps'), folder))
    for (const step of steps) step.deals = read(step, seed, effort)
    const done = (): number => steps.reduce((sum, step) => sum + Math.min(games, gamesIn(step)), 0)
    const bar = progress('ladder', steps.length * games)
    for (let step = next(steps, games); step && Date.now() < end; step = next(steps, games)) {
      const { game, seats, a, b } = step
      const setup = setupOf(game, seats, undefined, game.amongBots ?? {})
      await learn(game, seats)
      step.deals.push(playDeal(game, setup, { a, b, ...limits }, step.deals.length))
      keep(step, seed, effort)
      bar.at(done())
    }
    bar.end()
    const standings = steps.map(step => ({
      game: step.game.id,
      ...standingOf(step.seats, { ...step, ...limits }, step.deals),
    }))
    if (flags.on('json')) for (const standing of standings) json(standing)
    else line(words(standings))
    return 0
  },
}

/** The step that has been played least. */
const next = (steps: readonly LadderStep[], games: number): LadderStep | undefined =>
  steps.filter(step => gamesIn(step) < games).toSorted((a, b) => gamesIn(a) - gamesIn(b))[0]
const gamesIn = ({ deals }: LadderStep): number => deals.reduce((sum, deal) => sum + deal.games, 0)

/** Each level that is offered and the one below, at the fewest and the most players that bots are measured with. */
function stepsOf(
  game: GameDef,
  seats: string | undefined,
  wanted: string | undefined,
  folder: string,
): readonly LadderStep[] {
  const levels = wanted === undefined ? levelsOf(game) : LEVELS.map(level => level.id)
  const [fewest, most] = game.variants[0].seats
  // A duel is no measure of games that are made of trade between many.
  const numbers = seats?.split(',').map(Number) ?? (most > 5 ? [3, 6] : [fewest, most])
  return levels
    .slice(1)
    .map((a, i) => ({ a, b: levels[i] }))
    .filter(({ a }) => wanted === undefined || wanted.split(',').includes(a))
    .flatMap(({ a, b }) =>
      numbers.map(n => ({ game, seats: n, a, b, file: join(folder, `${game.id}-${n}-${a}-${b}.json`), deals: [] })),
    )
}
/** Deals of other rules, other bots, another seed or effort are worth nothing. */
function read({ game, file }: LadderStep, seed: string, effort: Effort | null): DealResult[] {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as KeptStep
    const isSame =
      kept.rules === game.version &&
      kept.bots === BOTS_VERSION &&
      kept.seed === seed &&
      JSON.stringify(kept.effort) === JSON.stringify(effort)
    return isSame ? [...kept.deals] : []
  } catch {
    return []
  }
}
function keep({ game, seats, a, b, file, deals }: LadderStep, seed: string, effort: Effort | null): void {
  const kept: KeptStep = { game: game.id, rules: game.version, bots: BOTS_VERSION, a, b, seats, seed, effort, deals }
  writeFileSync(`${file}.new`, `${JSON.stringify(kept)}\n`)
  renameSync(`${file}.new`, file)
}
function words(standings: readonly (LevelStanding & { readonly game: string })[]): string {
  const percent = (x: number): string => (x * 100).toFixed(0)
  return grid([
    ['game', 'seats', 'step', 'games', 'share %', '95 %', 'scores', 'ms', 'most'],
    ...standings.map(s => [
      s.game,
      s.seats,
      `${s.a} over ${s.b}`,
      s.games,
      percent(s.share),
      `${percent(s.interval[0])} to ${percent(s.interval[1])}`,
      s.scores.map(score => score.toFixed(0)).join(' : '),
      Math.round(s.pace[0].mean),
      Math.round(s.pace[0].most),
    ]),
  ])
}
