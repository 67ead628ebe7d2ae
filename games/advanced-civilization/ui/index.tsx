/**
 * Advanced Civilization at the table: the drawings of the Civilization family, filled in from this game's state and
 * texts.
 */
import { drawn } from '@ecumene/civilization-family/ui/family-ui.tsx'
import type { GameUi } from '@ecumene/kit/seam.ts'
import { ADVANCED } from './advanced.ts'
import { asText } from './as-text.ts'
import { guide } from './guide.ts'

export default { ...drawn(ADVANCED), isComplete: true, guide, asText } as unknown as GameUi
