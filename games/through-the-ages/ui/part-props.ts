/** What every part of this game's drawing gets. */
import type { PartProps } from '@ecumene/kit/seam.ts'
import type { S } from '../src/state.ts'
import type { AgesMessage } from './message.ts'

export type Part = PartProps<S, AgesMessage>
export type Say = Part['say']
