/** What a card does, in two to six words on its face: where signs and numbers alone cannot say it. */
import type { CivilIdOf } from '../data/civil.ts'
import type { MilitaryIdOf } from '../data/military.ts'
import type { AgesCard } from '../src/cards.ts'
import { faceOf } from './look.ts'
import type { AgesMessage } from './message.ts'

const KINDS = ['leader', 'construction', 'event', 'aggression', 'war', 'pact'] as const
/** A new card of one of these kinds without words on its face does not compile. */
type Worded = CivilIdOf<'leader' | 'construction'> | MilitaryIdOf<'event' | 'aggression' | 'war' | 'pact'>
/** Of other kinds, those that have them. */
const ALSO = [
  'great-wall',
  'st-peters-basilica',
  'taj-mahal',
  'transcontinental-railroad',
  'ocean-liner-service',
  'first-space-flight',
  'fast-food-chains',
  'internet',
  'hollywood',
  'rich-land-a',
  'rich-land-i',
  'rich-land-ii',
  'frugality-a',
  'frugality-i',
  'frugality-ii',
  'urban-growth-a',
  'urban-growth-i',
  'urban-growth-ii',
  'urban-growth-iii',
  'engineering-genius-a',
  'engineering-genius-i',
  'engineering-genius-ii',
  'engineering-genius-iii',
  'patriotism-a',
  'patriotism-i',
  'patriotism-ii',
  'patriotism-iii',
  'efficient-upgrade-ii',
  'efficient-upgrade-iii',
  'breakthrough-i',
  'breakthrough-ii',
  'wave-of-nationalism-ii',
  'military-build-up-iii',
  'endowment-for-the-arts-iii',
] as const satisfies readonly AgesCard[]

type FaceMessage = `cardface.${Worded | (typeof ALSO)[number]}` & AgesMessage
const hasWords = (id: AgesCard): id is Worded | (typeof ALSO)[number] =>
  KINDS.some(kind => kind === faceOf(id).kind) || ALSO.some(worded => worded === id)
export const faceMessage = (id: AgesCard): FaceMessage | null => (hasWords(id) ? `cardface.${id}` : null)
