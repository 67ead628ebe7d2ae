import type { GameUi } from '@ecumene/kit/seam.ts'
import { isUprising } from '../src/effects/production.ts'
import type { S } from '../src/state.ts'
import { asText } from './as-text.ts'
import { Board } from './board.tsx'
import { CardsIndex } from './cards-index.tsx'
import { placesOf, placesOfEvent } from './choices.ts'
import { Compare } from './compare.tsx'
import { ENDS } from './ends.ts'
import { Final } from './final.tsx'
import { guide } from './guide.ts'
import { MyArea } from './hand.tsx'
import type { AgesMessage } from './message.ts'
import { OtherStrip } from './other-strip.tsx'
import { phone } from './phone.ts'

const ui: GameUi<S, AgesMessage> = {
  Board,
  asText,
  isComplete: true,
  ends: ENDS,
  words: ['bid', 'resign'],
  // A turn that ends in an uprising loses its whole production: that is asked once.
  givesUp: (view, action, seat) => action.verb === 'endTurn' && isUprising(view, seat),
  MyArea,
  OtherStrip,
  Tracks: Compare,
  phone,
  Final,
  Index: CardsIndex,
  guide,
  placesOf: (_, action) => placesOf(action),
  placesOfEvent: (_, event) => placesOfEvent(event),
}
export default ui
