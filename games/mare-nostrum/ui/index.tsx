import type { GameUi } from '@ecumene/kit/seam.ts'
import { named } from './action-names.ts'
import { asText } from './as-text.ts'
import { Board } from './board.tsx'
import { Final } from './final.tsx'
import { guide } from './guide.ts'
import type { MareMessage } from './message.ts'
import { MyArea } from './my-area.tsx'
import { OtherStrip } from './other-strip.tsx'
import { peopleOf } from './people.ts'
import { placesOf, placesOfEvent } from './places.ts'
import { meant, refused } from './refused.ts'
import type { S } from './rules.ts'
import { Tracks } from './tracks.tsx'
import { isWaste } from './unspent.ts'

const ui: GameUi<S, MareMessage> = {
  Board,
  asText,
  isComplete: true,
  holdsMine: true,
  ends: ['done'],
  words: ['choose', 'marker', 'take'],
  givesUp: (view, action, seat) => action.verb === 'done' && isWaste(view, seat),
  named,
  peopleOf,
  meant,
  refused,
  MyArea,
  OtherStrip,
  Tracks,
  Final,
  guide,
  placesOf,
  placesOfEvent,
}
export default ui
