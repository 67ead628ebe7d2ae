/** What every part of this game's drawing gets. */
import type { PartProps } from '@ecumene/kit/seam.ts'
import type { S } from '../src/state.ts'

export type Part = PartProps<S>
export type Say = Part['say']
