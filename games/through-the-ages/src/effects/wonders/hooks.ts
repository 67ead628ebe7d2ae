/** What the wonders say besides their symbols, packed by question at load. */
import { type WonderId, wonder } from '../../cards.ts'
import type { Wonder } from '../wonder.ts'
import { table } from './table.ts'

const byId: Readonly<Partial<Record<WonderId, Wonder>>> = table
for (const id of Object.keys(table) as WonderId[]) wonder.of(id) // a file without a card stops the load

const PLAIN: Wonder = {}
/** Every wonder by number. */
export const WONDERS: readonly Wonder[] = wonder.ids.map(id => byId[id as WonderId] ?? PLAIN)
/** Numbers of the wonders that say something to a question. */
const saying = (question: keyof Wonder): readonly number[] =>
  WONDERS.flatMap((one, number) => (one[question] === undefined ? [] : [number]))
export const MORE_FACES = saying('moreFaces')
export const BEST_MINE_AGAIN = saying('bestMineAgain')
export const WITH_STRENGTH = saying('strength')
