import type { Stage } from './stages.mjs'

interface Wanted {
  readonly stages: readonly Stage[]
  readonly filter: readonly string[]
  readonly fault?: string
}
export function stagesFor(words: readonly string[], stages: readonly Stage[], files?: readonly string[]): Wanted
