/** A game's rules in the reader's language. */
import { type RulesIndex, rulesIndex } from '@ecumene/contract'

/** Reads a rules text; what does not parse is said so, and the rest of the table goes on without it. */
export function rulebook(markdown: string): RulesIndex | Error {
  try {
    return rulesIndex(markdown)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
