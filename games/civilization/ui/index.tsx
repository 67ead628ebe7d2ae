/** Civilization at the table: the parts of the Civilization family, filled in from this game's state and texts. */
import type { GameUi } from '../../../web/src/seam.ts'
import type { S } from '../src/state.ts'
import { Board } from './board.tsx'
import { guide } from './guide.ts'
import { MyArea, OtherStrip, Tracks } from './tables.tsx'

const ui: GameUi<S> = { Board, isComplete: true, MyArea, OtherStrip, Tracks, guide }
export default ui as unknown as GameUi
