/** `npm run check` compiles this: a drawing that says a message which the catalogues lack is an error. */
import type { Part } from '../edition.ts'
import type { MessageId, PhaseNumber } from '../message.ts'

declare const p: Part
declare const card: MessageId<'card'>
declare const cardWithoutWords: MessageId<'card'> | 'astrology'
declare const phase: PhaseNumber

export const said = [
  p.say('ui.trade.compose'),
  p.say(`ui.effect.${card}`),
  p.say(`ui.phase.${phase}`),
  // @ts-expect-error a button without its message
  p.say('ui.trade.barter'),
  // @ts-expect-error a card without its sentence
  p.say(`ui.effect.${cardWithoutWords}`),
  // @ts-expect-error a message of Advanced Civilization, in a part that Civilization draws, too
  p.say('ui.hit.horde'),
]
