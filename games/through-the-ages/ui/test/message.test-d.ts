/** `npm run check` compiles this: whatever says a message that the catalogue lacks is an error. */
import type { AgesCard } from '../../src/cards.ts'
import type { Part } from '../part-props.ts'

declare const p: Part
declare const card: AgesCard
declare const cardWithoutWords: AgesCard | 'nobody-yet'

export const said = [
  p.say('ui.forecast'),
  p.say(`card.${card}`),
  p.say(`cardtext.${card}`),
  // @ts-expect-error a button without its message
  p.say('ui.dock.howItWorks'),
  // @ts-expect-error a card without its name
  p.say(`card.${cardWithoutWords}`),
  // @ts-expect-error a card without its sentence
  p.say(`cardtext.${cardWithoutWords}`),
]
