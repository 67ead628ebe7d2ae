/** Bots against each other, each in every seat, with what can be said of the result: shares and intervals. */
import type { Core, GameDef, Setup } from '@ecumene/kernel'
import { playGame } from './play.ts'
import { botNamed } from './roster.ts'

export interface Standing {
  readonly bot: string
  readonly seats: number // how many times it sat down
  readonly wins: number // shared victories count in part
  readonly share: number
  /** 95 % interval of the share (Wilson). */
  readonly interval: readonly [low: number, high: number]
  readonly meanScore: number
}

/** Plays `games` games of the line-up, turned by one seat each game, and counts for each name in it. */
export function arena<S extends Core, E>(
  game: GameDef<S, E>,
  setup: Setup,
  lineUp: readonly string[],
  games: number,
  seed: string,
  progress?: (done: number) => void,
): readonly Standing[] {
  if (lineUp.length !== setup.seats)
    throw new Error(`${setup.seats} seats need ${setup.seats} bots, not ${lineUp.length}`)
  const names = [...new Set(lineUp)]
  const sums = new Map(names.map(name => [name, { seats: 0, wins: 0, score: 0 }]))
  for (let g = 0; g < games; g++) {
    const seated = lineUp.map((_, seat) => lineUp[(seat + g) % lineUp.length])
    const { match } = playGame(
      game,
      setup,
      seated.map(name => botNamed(game, name)),
      `${seed}:${g}`,
    )
    const outcome = match.outcome()
    if (!outcome) throw new Error('a game without outcome')
    const winners = outcome.places.filter(p => p === 1).length
    function sumOf(name: string) {
      const sum = sums.get(name)
      if (!sum) throw new Error(`nobody called ${name}`)
      return sum
    }
    seated.forEach((name, seat) => {
      const sum = sumOf(name)
      sum.seats++
      sum.score += outcome.scores[seat]
      if (outcome.places[seat] === 1) sum.wins += 1 / winners
    })
    progress?.(g + 1)
  }
  return names.map(bot => {
    const sum = sums.get(bot) ?? { seats: 0, wins: 0, score: 0 }
    return {
      bot,
      seats: sum.seats,
      wins: sum.wins,
      share: sum.wins / sum.seats,
      interval: wilson(sum.wins, sum.seats),
      meanScore: sum.score / sum.seats,
    }
  })
}

/** The interval in which a share lies with 95 % confidence. */
export function wilson(wins: number, n: number): readonly [low: number, high: number] {
  if (n === 0) return [0, 1]
  const z = 1.96
  const p = wins / n
  const middle = p + (z * z) / (2 * n)
  const spread = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))
  const scale = 1 + (z * z) / n
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)]
}
