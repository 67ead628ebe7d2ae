import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { botNamed, learn } from '@ecumene/bots'
import { UsageError } from '@ecumene/cli/src/args.ts'
import type { Command } from '@ecumene/cli/src/command.ts'
import { gameNamed } from '@ecumene/cli/src/games.ts'
import { grid, json, line, progress } from '@ecumene/cli/src/terminal.ts'
import { type GameDef, SetupError, setupOf } from '@ecumene/kernel'
import { arena as contest, type LevelStanding } from '../contest.ts'
import { effortOf } from '../effort.ts'

export const arena: Command = {
  summary: 'which of two bots finishes ahead of the other, on the same deals',
  options: {
    game: { value: 'ID', about: 'the game, by its id in `games`', isNeeded: true },
    a: { value: 'NAME', about: 'a bot', isNeeded: true },
    b: { value: 'NAME', about: 'its opponent', isNeeded: true },
    seats: { value: 'N,…', about: 'how many play, one count after the other' },
    games: { value: 'N', about: 'how many games; 20 unless given' },
    effort: { value: 'E[,E]', about: 'rollouts for one decision, for both bots or for each' },
    seed: { value: 'TEXT', about: 'the same text deals the same games' },
    seconds: { value: 'N', about: 'stop after this long' },
    variant: { value: 'ID', about: 'the variant; the first one that `games` lists unless given' },
    save: { value: 'FILE', about: 'write the result here, as JSON' },
    json: { about: 'lines of JSON, for programs' },
  },
  examples: ['arena --game bronze --a strategist --b citizen --seats 2,4 --games 40'],
  async run(flags) {
    const game = await gameNamed(flags.text('game')).load()
    const a = nameOf(game, 'a', flags.text('a'))
    const b = nameOf(game, 'b', flags.text('b'))
    const games = flags.number('games', { min: 1, max: 1_000_000 }, 20)
    const effort = effortOf(flags.text('effort'))
    const seconds = flags.number('seconds', { min: 0, max: 1_000_000 }, 0)
    const seed = flags.text('seed') ?? '1'
    const standings: (LevelStanding & { readonly game: string; readonly version: number })[] = []
    for (const seats of seatsOf(game, flags.text('seats'), flags.text('variant'))) {
      const setup = setupFor(game, seats, flags.text('variant'))
      await learn(game, seats)
      const bar = progress(`${game.id}, ${seats} seats, ${a} against ${b}`, games)
      const limits = { ...(effort === null ? {} : { effort }), ...(seconds > 0 ? { seconds } : {}) }
      const standing = contest(game, setup, { a, b, games, seed, ...limits }, done => bar.at(done))
      bar.end()
      standings.push({ game: game.id, version: game.version, ...standing })
      if (flags.on('json')) json(standings.at(-1))
    }
    if (!flags.on('json')) line(words(standings))
    const save = flags.text('save')
    if (save !== undefined) {
      mkdirSync(dirname(save), { recursive: true })
      writeFileSync(save, `${JSON.stringify(standings, null, 2)}\n`)
    }
    return 0
  },
}

function nameOf(game: GameDef, flag: string, name: string | undefined): string {
  if (name === undefined) throw new UsageError(`--${flag} is missing: the name of a bot`)
  try {
    return botNamed(game, name).name
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}
/** The seat counts asked for; the fewest of the variant unless said. */
function seatsOf(game: GameDef, text: string | undefined, variantId: string | undefined): readonly number[] {
  const variant = game.variants.find(v => v.id === variantId) ?? game.variants[0]
  const seats = text === undefined ? [variant.seats[0]] : text.split(',').map(Number)
  if (!seats.every(n => Number.isInteger(n) && n > 1)) throw new UsageError('--seats takes numbers, as in 2,3,4')
  return seats
}
function setupFor(game: GameDef, seats: number, variant: string | undefined): ReturnType<typeof setupOf> {
  try {
    return setupOf(game, seats, variant, game.amongBots ?? {})
  } catch (error) {
    if (error instanceof SetupError) throw new UsageError(error.message)
    throw error
  }
}
function words(standings: readonly LevelStanding[]): string {
  const percent = (x: number): string => `${(x * 100).toFixed(1)} %`
  const [{ a, b }] = standings
  return [
    `${a} ahead of ${b}, in pairs`,
    grid([
      ['seats', 'games', 'deals', 'share', '95 % interval', 'score', 'against', `ms ${a}`, 'most', `ms ${b}`, 'most'],
      ...standings.map(s => [
        s.seats,
        s.games,
        s.deals,
        percent(s.share),
        `${percent(s.interval[0])} to ${percent(s.interval[1])}`,
        Number(s.scores[0].toFixed(1)),
        Number(s.scores[1].toFixed(1)),
        ...s.pace.flatMap(({ mean, most }) => [Number(mean.toFixed(1)), Math.round(most)]),
      ]),
    ]),
  ].join('\n')
}
