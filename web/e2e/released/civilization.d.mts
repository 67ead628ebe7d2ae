import type { S } from '@ecumene/civilization/src/state.ts'
import type { Policy } from '@ecumene/kernel'

export declare const greedy: Policy<S>
