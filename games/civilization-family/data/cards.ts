/**
 * The sixteen civilization cards that both games have, with the same number in both: a shared rule finds a card by it.
 */
export const CARD_IDS = [
  'pottery',
  'cloth-making',
  'metalworking',
  'agriculture',
  'engineering',
  'astronomy',
  'coinage',
  'medicine',
  'mysticism',
  'drama-and-poetry',
  'music',
  'architecture',
  'literacy',
  'law',
  'democracy',
  'philosophy',
] as const
export type CardId = (typeof CARD_IDS)[number]
export const POTTERY = 0
export const CLOTH_MAKING = 1
export const METALWORKING = 2
export const AGRICULTURE = 3
export const ENGINEERING = 4
export const ASTRONOMY = 5
export const COINAGE = 6
export const MEDICINE = 7
export const MYSTICISM = 8
export const LAW = 13
export const DEMOCRACY = 14
export const PHILOSOPHY = 15
export const NO_CARD = -1
