/** What the parts of Advanced Civilization work with: the family's, and the messages of its own. */
import type { Part } from '@ecumene/civilization-family/ui/edition.ts'
import type { AdvancedMessage } from '@ecumene/civilization-family/ui/message.ts'
import type { Json } from '@ecumene/kernel'

export type AdvancedPart = Omit<Part, 'say'> & {
  say(key: AdvancedMessage, args?: { readonly [name: string]: Json | undefined }): string
}
