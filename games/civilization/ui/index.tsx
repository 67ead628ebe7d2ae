/** Civilization at the table: the drawings of the family, filled in from this game's state and texts. */
import { drawn } from '@ecumene/civilization-family/ui/family-ui.tsx'
import type { GameUi } from '@ecumene/kit/seam.ts'
import { asText } from './as-text.ts'
import { CIVILIZATION } from './civilization.ts'
import { guide } from './guide.ts'

export default { ...drawn(CIVILIZATION), isComplete: true, guide, asText } as unknown as GameUi
