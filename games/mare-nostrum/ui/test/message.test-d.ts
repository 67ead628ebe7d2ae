/** `npm run check` compiles this: whatever says a message that the catalogue lacks is an error. */
import type { MareCard, Part } from '../rules.ts'

declare const p: Part
declare const card: MareCard
declare const cardWithoutWords: MareCard | 'ulysses'

export const said = [
  p.say('ui.display'),
  p.say(`effect.${card}`),
  // @ts-expect-error a button without its message
  p.say('ui.dock.howItWorks'),
  // @ts-expect-error a card without its sentence
  p.say(`effect.${cardWithoutWords}`),
]
