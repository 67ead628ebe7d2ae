/**
 * Advanced Civilization at the table: the drawings of the Civilization family, filled in from this game's state and
 * texts.
 */
import { drawn } from '@ecumene/civilization-family/ui/drawn.tsx'
import type { GameUi } from '@ecumene/kit/seam.ts'
import { ADVANCED } from './advanced.ts'
import { asText } from './as-text.ts'

export default { ...drawn(ADVANCED), isComplete: true, asText } as unknown as GameUi
