/** `npm run check` compiles this: a drawing that says a message which the catalogues lack is an error. */
import type { CardId } from '../../data/cards.ts'
import type { AdvancedPart } from '../part-props.ts'

declare const p: AdvancedPart
declare const card: CardId

export const said = [
  p.say('ui.hit.horde'),
  p.say('ui.trade.compose'),
  p.say(`card.${card}`),
  // @ts-expect-error a line without its message
  p.say('ui.hit.hordes'),
]
