import type { GameUi } from '@ecumene/kit/seam.ts'
import { Board } from './board.tsx'
import { Final } from './final.tsx'
import { guide } from './guide.ts'
import { MyArea } from './my-area.tsx'
import { OtherStrip } from './other-strip.tsx'
import type { S } from './rules.ts'
import { Tracks } from './tracks.tsx'

const ui: GameUi<S> = {
  Board,
  isComplete: true,
  holdsMine: true,
  ends: ['done'],
  words: ['marker', 'take'],
  MyArea,
  OtherStrip,
  Tracks,
  Final,
  guide,
}
export default ui
