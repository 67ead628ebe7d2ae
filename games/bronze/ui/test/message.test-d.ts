/** `npm run check` compiles this: whatever says a message that the catalogue lacks is an error. */
import type { Colour } from '../../data/tokens.ts'
import type { Part } from '../model.ts'

declare const p: Part
declare const colour: Colour
declare const colourWithoutName: Colour | 'violet'

export const said = [
  p.say('ui.place.free'),
  p.say(`colour.${colour}`),
  // @ts-expect-error a button without its message
  p.say('ui.dock.howItWorks'),
  // @ts-expect-error a colour without its name
  p.say(`colour.${colourWithoutName}`),
]
