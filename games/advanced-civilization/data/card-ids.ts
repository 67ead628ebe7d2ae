/**
 * The names of the 24 civilization cards and of their groups. The sixteen cards of plain Civilization stand first and
 * in its order, so that a rule which both games share finds a card under the same number.
 */
import { CARD_IDS as PLAIN_CARD_IDS } from '@ecumene/civilization-family/data/cards.ts'

export const CARD_IDS = [
  ...PLAIN_CARD_IDS,
  'roadbuilding',
  'mining',
  'mathematics',
  'military',
  'deism',
  'enlightenment',
  'monotheism',
  'theology',
] as const
export type CardId = (typeof CARD_IDS)[number]

/** Five groups (ADV-0.1.6); a card of two belongs to both (ADV-0.1.7, ADV-13.9). */
export const GROUP_IDS = ['crafts', 'sciences', 'arts', 'civics', 'religion'] as const
export type GroupId = (typeof GROUP_IDS)[number]
