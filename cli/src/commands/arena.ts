import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { botNamed, arena as contest, type Standing } from '@ecumene/bots'
import { type GameDef, SetupError, setupOf } from '@ecumene/kernel'
import { flagsOf, UsageError } from '../args.ts'
import { effortOf } from '../effort.ts'
import { gameNamed } from '../games.ts'
import { grid, json, line, progress } from '../terminal.ts'

/**
 * ecumene arena --game ID --a LEVEL --b LEVEL [--seats 2,3,4] [--games N] [--effort E[,E]] [--seed S] [--seconds T]
 * [--variant V] [--save FILE] [--json]
 */
export async function arena(args: readonly string[]): Promise<number> {
  const flags = flagsOf(args, {
    game: 'text',
    a: 'text',
    b: 'text',
    seats: 'text',
    games: 'text',
    effort: 'text',
    seed: 'text',
    seconds: 'text',
    variant: 'text',
    save: 'text',
    json: 'flag',
  })
  const game = await gameNamed(flags.text('game')).load()
  const a = nameOf(game, 'a', flags.text('a'))
  const b = nameOf(game, 'b', flags.text('b'))
  const games = flags.number('games', { min: 1, max: 1_000_000 }, 20)
  const effort = effortOf(flags.text('effort'))
  const seconds = flags.number('seconds', { min: 0, max: 1_000_000 }, 0)
  const seed = flags.text('seed') ?? '1'
  const standings: (Standing & { readonly game: string; readonly version: number })[] = []
  for (const seats of seatsOf(game, flags.text('seats'), flags.text('variant'))) {
    const setup = setupFor(game, seats, flags.text('variant'))
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
function words(standings: readonly Standing[]): string {
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
