import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { botNamed, learn, playGame, wilson } from '@ecumene/bots'
import type { GameDef } from '@ecumene/kernel'
import { type Flags, UsageError } from '../args.ts'
import type { Command } from '../command.ts'
import { gameNamed, tableOf } from '../games.ts'
import { grid, json, line, progress } from '../terminal.ts'

export const simulate: Command = {
  summary: 'bots against bots: who wins, how often, by how much',
  options: {
    game: { value: 'ID', about: 'the game, by its id in `games`', isNeeded: true },
    seats: { value: 'N', about: 'how many play; the fewest the variant allows unless given' },
    games: { value: 'N', about: 'how many games; 10 unless given' },
    seed: { value: 'N', about: 'the same number plays the same games; 1 unless given' },
    bots: { value: 'NAME,…', about: 'the bots, one for each seat or fewer, who then take turns' },
    variant: { value: 'ID', about: 'the variant; the first one that `games` lists unless given' },
    save: { value: 'DIR', about: 'keep a record of every game here' },
    json: { about: 'lines of JSON, for programs' },
  },
  examples: ['simulate --game bronze --bots citizen,novice --games 20'],
  async run(flags) {
    const game = await gameNamed(flags.text('game')).load()
    const setup = tableOf(game, flags, game.amongBots)
    const count = flags.number('games', { min: 1, max: 1_000_000 }, 10)
    const seed = flags.number('seed', { min: 0, max: 2 ** 31 }, 1)
    const lineUp = lineUpOf(game, flags, setup.seats)
    await learn(game, setup.seats)
    const save = flags.text('save')
    if (save !== undefined) mkdirSync(save, { recursive: true })
    const bar = progress(game.id, count)
    const total = new Total()
    for (let g = 0; g < count; g++) {
      // Every bot sits in every seat: the line-up turns by one each game.
      const names = lineUp.map((_, seat) => lineUp[(seat + g) % lineUp.length])
      const start = performance.now()
      const played = playGame(
        game,
        setup,
        names.map(name => botNamed(game, name)),
        `${seed}:${g}`,
      )
      const ms = Math.round((performance.now() - start) * 10) / 10
      const outcome = played.match.outcome()
      if (!outcome) throw new Error('a game without outcome')
      const row = {
        game: game.id,
        variant: setup.variant,
        seats: setup.seats,
        seed: `${seed}:${g}`,
        bots: names,
        places: outcome.places,
        scores: outcome.scores,
        decisions: played.decisions,
        ms,
        hash: played.match.hash.toString(16).padStart(8, '0'),
      }
      total.add(row, outcome.ending)
      if (flags.on('json')) json(row)
      if (save !== undefined)
        writeFileSync(join(save, `${game.id}-${setup.seats}-${seed}-${g}.json`), JSON.stringify(played.match.record()))
      bar.at(g + 1)
    }
    bar.end()
    if (flags.on('json')) json({ summary: total.summary() })
    else line(total.words())
    return 0
  },
}

/** One name for all seats, or one name a seat; fewer names go round. */
function lineUpOf(game: GameDef, flags: Flags, seats: number): readonly string[] {
  const names = (flags.text('bots') ?? 'random').split(',')
  if (names.length > seats) throw new UsageError(`--bots names ${names.length} bots for ${seats} seats`)
  for (const name of names) {
    try {
      botNamed(game, name)
    } catch (error) {
      throw new UsageError((error as Error).message)
    }
  }
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length])
}

interface GameRow {
  readonly bots: readonly string[]
  readonly places: readonly number[]
  readonly scores: readonly number[]
  readonly decisions: number
  readonly ms: number
}
class Total {
  #games = 0
  #decisions = 0
  #ms = 0
  readonly #endings = new Map<string, number>()
  readonly #bots = new Map<string, { seats: number; wins: number; scores: number[] }>()
  readonly #winsBySeat: number[] = []

  add(row: GameRow, ending: string): void {
    this.#games++
    this.#decisions += row.decisions
    this.#ms += row.ms
    this.#endings.set(ending, (this.#endings.get(ending) ?? 0) + 1)
    const winners = row.places.filter(p => p === 1).length
    row.bots.forEach((name, seat) => {
      const bot = this.#bots.get(name) ?? { seats: 0, wins: 0, scores: [] }
      this.#bots.set(name, bot)
      bot.seats++
      bot.scores.push(row.scores[seat])
      const win = row.places[seat] === 1 ? 1 / winners : 0
      bot.wins += win
      this.#winsBySeat[seat] = (this.#winsBySeat[seat] ?? 0) + win
    })
  }
  summary() {
    const mean = (xs: readonly number[]): number => round(xs.reduce((a, b) => a + b, 0) / xs.length)
    const bots = Object.fromEntries(
      [...this.#bots].map(([name, b]) => [
        name,
        {
          seats: b.seats,
          wins: round(b.wins),
          share: round(b.wins / b.seats),
          interval: wilson(b.wins, b.seats).map(round),
          score: { mean: mean(b.scores), min: Math.min(...b.scores), max: Math.max(...b.scores) },
        },
      ]),
    )
    return {
      games: this.#games,
      bots,
      endings: Object.fromEntries(this.#endings),
      winsBySeat: this.#winsBySeat.map(round),
      decisionsPerGame: round(this.#decisions / this.#games),
      gamesPerSecond: round((this.#games / this.#ms) * 1000),
    }
  }
  words(): string {
    const s = this.summary()
    const percent = (x: number): string => `${(x * 100).toFixed(1)} %`
    const rows = Object.entries(s.bots).map(([name, b]) => [
      name,
      b.seats,
      percent(b.share),
      `${percent(b.interval[0])} to ${percent(b.interval[1])}`,
      b.score.mean,
      b.score.min,
      b.score.max,
    ])
    return [
      `${s.games} games, ${s.decisionsPerGame} decisions a game, ${s.gamesPerSecond} games a second`,
      grid([['bot', 'seats', 'wins', '95 % interval', 'score', 'min', 'max'], ...rows]),
      `wins by seat: ${s.winsBySeat.join(', ')}`,
      `endings: ${Object.entries(s.endings)
        .map(([key, n]) => `${key} ${n}`)
        .join(', ')}`,
    ].join('\n')
  }
}
const round = (x: number): number => Math.round(x * 1000) / 1000
