import type { Policy } from '@ecumene/kernel'
import type { S } from '../state.ts'

export const greedy: Policy<S> = (_view, _seat, legal, rng) => legal.at[rng.below(legal.n)]
