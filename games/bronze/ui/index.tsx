import type { GameUi } from '@ecumene/kit/seam.ts'
import type { S } from '../src/state.ts'
import { named } from './action-names.ts'
import { asText } from './as-text.ts'
import { Board } from './board.tsx'
import { meant } from './explain.tsx'
import { Final } from './final.tsx'
import { guide } from './guide.ts'
import type { BronzeMessage } from './message.ts'
import { placesOf, placesOfEvent } from './model.ts'
import { MyArea } from './my-area.tsx'
import { OtherStrip } from './other-strip.tsx'
import { Tracks } from './tracks.tsx'

const ui: GameUi<S, BronzeMessage> = {
  Board,
  asText,
  isComplete: true,
  holdsMine: true,
  // A stop gives settlements up: it is held like any last step.
  ends: [],
  named,
  MyArea,
  OtherStrip,
  Tracks,
  Final,
  guide,
  meant,
  placesOf,
  placesOfEvent,
}
export default ui
