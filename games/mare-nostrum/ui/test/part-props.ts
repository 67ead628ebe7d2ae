/** What the drawn parts get, for a position of a match and its viewer. */
import type { Match, Viewer } from '@ecumene/kernel'
import { words } from '@ecumene/words'
import type { E } from '../../src/events.ts'
import { mareNostrum } from '../../src/game.ts'
import type { S } from '../../src/state.ts'
import en from '../messages.en.json' with { type: 'json' }
import type { Part } from '../rules.ts'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dido', 'Enna']
const speech = words('en', en).seated(NAMES)

export const partOf = (match: Match<S, E>, seat: Viewer, view: S = match.view(seat)): Part => ({
  game: mareNostrum as never,
  view,
  seat,
  seats: NAMES.slice(0, view.seats).map((name, colour) => ({ name, colour, isBot: false })),
  legal: seat === 'table' ? [] : match.legal(seat),
  play: async () => true,
  say: speech.say,
  sayPrompt: speech.prompt,
  sayAction: speech.action,
  sayEvent: speech.event,
  openRule: () => {},
  whyNot: () => {},
  replaying: false,
  chronicle: () => match.chronicle(seat).flatMap(line => line.events),
})
