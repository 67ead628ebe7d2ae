/** Heroes and wonders: what they cost and how many lie face up. Who they are stands in `src/powers/`. */

/** The second costs 7, the third 8, the fourth 9, the fifth 10; the starting hero is the first (MN-3.1.3b). */
export const PRICE_AFTER = 6
export const PYRAMIDS_PRICE = 12
export const GLORY = 5
export const FACE_UP = 5
