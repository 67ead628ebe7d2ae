/**
 * Raised whenever a level plays otherwise than before: with it, its seed and a record a bot's moves can be found again.
 */
export const BOTS_VERSION = 18

/** How strong a bot plays, from the weakest to the strongest. The words for people stand in the web's catalogues. */
export type LevelId = 'novice' | 'citizen' | 'strategist' | 'master'

export interface Level {
  readonly id: LevelId
  /** `soft`: the policy with a loose hand; `policy`: the policy itself; `flat`: a paired search of candidates. */
  readonly way: 'soft' | 'policy' | 'flat'
  /** Rollouts for one decision, at most; counted, so that the same seed gives the same move on every machine. */
  readonly effort: number
  /** Candidates of one decision, at most. */
  readonly width: number
  /** How many times as far as the game's own horizon its rollouts go. */
  readonly far: number
  /** Milliseconds after which it answers with what it has. */
  readonly cap: number
}
export const LEVELS: readonly Level[] = [
  { id: 'novice', way: 'soft', effort: 0, width: 0, far: 0, cap: 50 },
  { id: 'citizen', way: 'policy', effort: 0, width: 0, far: 0, cap: 50 },
  { id: 'strategist', way: 'flat', effort: 32, width: 8, far: 1, cap: 3000 },
  { id: 'master', way: 'flat', effort: 160, width: 12, far: 3, cap: 10_000 },
]
