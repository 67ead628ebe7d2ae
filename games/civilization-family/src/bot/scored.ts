/** Scores for a beginner, where the policy knows no more than which action it would choose. */
import type { Code, Codes } from '@ecumene/kernel'

/** All other actions together are chosen about once in five times, however many they are. */
const SLIP = 1.5

export function scoreChosen(chosen: Code, legal: Codes, out: Float64Array, temperature: number): void {
  const below = temperature * (SLIP + Math.log(Math.max(1, legal.n - 1)))
  for (let i = 0; i < legal.n; i++) out[i] = legal.at[i] === chosen ? 0 : -below
}
