/** The drawn parts of the family, made for one of its games. */
import type { GameUi } from '@ecumene/kit/seam.ts'
import { Board } from './board.tsx'
import type { Edition, Table } from './edition.ts'
import { Final } from './final.tsx'
import { MyArea, OtherStrip, Tracks } from './tables.tsx'

export const drawn = (
  edition: Edition,
): Required<Pick<GameUi<Table>, 'Board' | 'MyArea' | 'OtherStrip' | 'Tracks' | 'Final'>> => ({
  Board: p => <Board {...p} edition={edition} />,
  MyArea: p => <MyArea {...p} edition={edition} />,
  OtherStrip: p => <OtherStrip {...p} edition={edition} />,
  Tracks: p => <Tracks {...p} edition={edition} />,
  Final: p => <Final {...p} edition={edition} />,
})
