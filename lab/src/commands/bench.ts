import { flagsOf } from '@ecumene/cli/src/args.ts'
import type { Command } from '@ecumene/cli/src/command.ts'
import { allGames, gameNamed, tableOf } from '@ecumene/cli/src/games.ts'
import { grid, json, line } from '@ecumene/cli/src/terminal.ts'
import { byChance } from '@ecumene/contract'
import {
  act,
  Codes,
  current,
  FastRng,
  type GameDef,
  has,
  layoutFor,
  owed,
  SearchWorld,
  type Setup,
  settle,
} from '@ecumene/kernel'

export const bench: Command = {
  summary: 'how fast the rules are on one core',
  options: {
    game: { value: 'ID', about: 'one game instead of all' },
    seats: { value: 'N', about: 'how many play; the fewest the variant allows unless given' },
    variant: { value: 'ID', about: 'the variant; the first one that `games` lists unless given' },
    seconds: { value: 'N', about: 'how long each game is measured; 5 unless given' },
    json: { about: 'lines of JSON, for programs' },
  },
  examples: ['bench --game bronze --seats 4'],
  async run(flags) {
    const seconds = flags.number('seconds', { min: 1, max: 600 }, 5)
    const chosen = flags.text('game') === undefined ? allGames() : [gameNamed(flags.text('game'))]
    const results = []
    for (const { load } of chosen) {
      const game = await load()
      const mostSeats = flags.text('seats') === undefined && flags.text('game') === undefined
      const setup = tableOf(
        game,
        mostSeats ? flagsOf(['--seats', String(game.variants[0].seats[1])], bench.options) : flags,
        game.amongBots,
      )
      const result = measure(game, setup, seconds)
      if (flags.on('json')) json(result)
      results.push(result)
    }
    if (!flags.on('json'))
      line(
        grid([
          [
            'game',
            'seats',
            'decisions/s',
            'games/s',
            'copy µs',
            'legal p50 µs',
            'p99',
            'state bytes',
            'patch p50 bytes',
            'p99',
          ],
          ...results.map(r => [
            r.game,
            r.seats,
            r.decisionsPerSecond,
            r.gamesPerSecond,
            r.copyMicros,
            r.legalMicros.p50,
            r.legalMicros.p99,
            r.stateBytes,
            r.patchBytes.p50,
            r.patchBytes.p99,
          ]),
        ]),
      )
    return 0
  },
}

function measure(game: GameDef, setup: Setup, seconds: number) {
  const layout = layoutFor(game, setup)
  const rng = new FastRng(12_345)
  const world = new SearchWorld(rng)
  const codes = new Codes()
  const [root, s] = [layout.create(), layout.create()]
  game.setup(root, setup, world)
  settle(game, root, world)

  /**
   * Random play to the end, or as far as a long game of random players goes; `seen` looks at the questions on the way.
   */
  const playout = (seen?: (seat: number) => void): number => {
    layout.copy(s, root)
    for (let n = 0; ; n++) {
      const decision = current(game, s)
      if (!decision || n >= LONG) return n
      let seat = rng.below(setup.seats)
      while (!has(owed(s), seat)) seat = (seat + 1) % setup.seats
      seen?.(seat)
      codes.clear()
      decision.legal(s, seat, codes)
      act(game, s, seat, byChance(game, codes, rng), world)
    }
  }
  const until = (ms: number, body: () => number): { sum: number; runs: number; ms: number } => {
    const start = performance.now()
    let [sum, runs] = [0, 0]
    while (performance.now() - start < ms) {
      sum += body()
      runs++
    }
    return { sum, runs, ms: performance.now() - start }
  }
  until(seconds * 200, playout) // warm up
  const play = until(seconds * 1000, playout)
  const copy = until(300, () => {
    for (let i = 0; i < 1000; i++) layout.copy(s, root)
    return 1000
  })

  const legalTimes: number[] = []
  const patches: number[] = []
  const [before, after] = [layout.create(), layout.create()]
  let watched = -1
  until(seconds * 200, () =>
    playout(seat => {
      if (watched >= 0) {
        layout.mask(after, s, watched)
        patches.push(layout.diff(before, after).length)
      }
      const decision = current(game, s)
      const start = performance.now()
      for (let i = 0; i < 10; i++) {
        codes.clear()
        decision?.legal(s, seat, codes)
      }
      legalTimes.push((performance.now() - start) * 100)
      watched = seat
      layout.mask(before, s, watched)
    }),
  )
  return {
    game: game.id,
    seats: setup.seats,
    variant: setup.variant,
    decisionsPerSecond: Math.round((play.sum / play.ms) * 1000),
    gamesPerSecond: three((play.runs / play.ms) * 1000),
    copyMicros: three((copy.ms * 1000) / copy.sum),
    legalMicros: percentiles(legalTimes),
    stateBytes: layout.size,
    patchBytes: percentiles(patches),
  }
}
const LONG = 20_000
const three = (x: number): number => Math.round(x * 1000) / 1000
function percentiles(values: number[]): { p50: number; p99: number } {
  const sorted = values.sort((a, b) => a - b)
  const at = (p: number): number => three(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? 0)
  return { p50: at(0.5), p99: at(0.99) }
}
