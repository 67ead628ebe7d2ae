/** The drawn parts of the family, made for one of its games. */
import type { GameUi } from '@ecumene/kit/seam.ts'
import { makeGivesUp, makeNamed } from './action-names.ts'
import { Board } from './board.tsx'
import type { Edition, Table } from './edition.ts'
import { Final } from './final.tsx'
import { OpenMarket } from './market.tsx'
import type { FamilyMessage } from './message.ts'
import { MyArea, OtherStrip } from './own-and-others.tsx'
import { Tracks } from './tracks.tsx'

/** What the market and the planner confirm by buttons of their own. */
const WORDS = ['insist', 'offer', 'withdraw', 'agree', 'pay']

export const drawn = (
  edition: Edition,
): Required<
  Pick<
    GameUi<Table, FamilyMessage>,
    | 'Board'
    | 'ends'
    | 'words'
    | 'named'
    | 'givesUp'
    | 'MyArea'
    | 'OtherStrip'
    | 'Tracks'
    | 'Form'
    | 'Final'
    | 'placesOf'
    | 'placesOfEvent'
  >
> => ({
  Board: p => <Board {...p} edition={edition} />,
  ends: ['done'],
  words: WORDS,
  named: makeNamed(edition),
  givesUp: makeGivesUp(edition),
  MyArea: p => <MyArea {...p} edition={edition} />,
  OtherStrip: p => <OtherStrip {...p} edition={edition} />,
  Tracks: p => <Tracks {...p} edition={edition} />,
  Form: p => <OpenMarket {...p} edition={edition} />,
  Final: p => <Final {...p} edition={edition} />,
  placesOf: (_, { area, to, shore, card }) => [
    ...[area, to].flatMap(id => (typeof id === 'string' ? [`area:${id}`] : [])),
    ...(typeof shore === 'string' ? [`shore:${shore}`] : []),
    ...(typeof card === 'string' ? [`card:${card}`] : []),
  ],
  placesOfEvent: (_, { type, seat, area, to, shore }) => {
    const ends = type === 'sailed' ? [] : [to ?? area]
    const lands = ends.flatMap(id => (typeof id === 'string' ? [`at:${id}`] : []))
    const waters = [type === 'sailed' ? to : shore].flatMap(id => (typeof id === 'string' ? [`shore:${id}`] : []))
    return [...lands, ...waters, ...(STEPS.includes(type) ? [`ast:${seat}`] : [])]
  },
})
/** Events of the Succession Table. */
const STEPS: readonly string[] = ['advanced', 'stayed', 'fellBack']
