/** Many games, each with its own seed, and what was found wrong in them. */
import { FastRng } from '@ecumene/kernel'

export interface CheckOptions {
  readonly games: number
  readonly seed?: number
  /** A game longer than this has no end. */
  readonly limit?: number
}
export const LIMIT = 20_000
const MOST = 20 // violations reported

/** Runs `body` for a number of games, each with its own seed; a throw is a violation like any other. */
export function many(
  o: CheckOptions,
  body: (rng: FastRng, game: number, report: (violation: string) => void) => void,
): string[] {
  const found: string[] = []
  for (let g = 0; g < o.games && found.length < MOST; g++) {
    const seed = (o.seed ?? 1) * 100_003 + g
    const report = (violation: string): void => {
      if (found.length < MOST) found.push(`seed ${seed}: ${violation}`)
    }
    try {
      body(new FastRng(seed), g, report)
    } catch (error) {
      report(error instanceof Error ? error.message : String(error))
    }
  }
  return found
}
