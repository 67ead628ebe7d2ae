/** Civilization at the table: the drawings of the family, filled in from this game's state and texts. */
import type { GameUi } from '@ecumene/kit/seam.ts'
import { CIVILIZATION } from './civilization.ts'
import { drawn } from './drawn.tsx'
import { guide } from './guide.ts'

export default { ...drawn(CIVILIZATION), isComplete: true, guide } as unknown as GameUi
