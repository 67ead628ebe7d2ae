/** How strong bots are, on the scale of people's ratings; `lab/strengths.mjs` writes it from what was measured. */
import measured from './strengths.json' with { type: 'json' }

export interface Strength {
  /** The mean of Plackett and Luce's scale. */
  readonly mu: number
  /** The number people see. */
  readonly rating: number
  /** In so many games it was measured against its neighbour; 0: inferred from other games. */
  readonly games: number
}
type Levels = Readonly<Record<string, Strength | undefined>> & { readonly citizen: Strength }
const STRENGTHS: Readonly<Record<string, Levels | undefined>> & { readonly other: Levels } = measured

/** Policies under names of their own play like a citizen. */
export function strengthOf(game: string, bot: string): Strength {
  const levels = STRENGTHS[game] ?? STRENGTHS.other
  return levels[bot] ?? { ...levels.citizen, games: 0 }
}
