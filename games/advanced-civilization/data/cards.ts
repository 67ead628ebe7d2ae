/** The civilization cards as numbers: what a rule asks of a card. */
export {
  AGRICULTURE,
  ASTRONOMY,
  CLOTH_MAKING,
  COINAGE,
  DEMOCRACY,
  ENGINEERING,
  LAW,
  MEDICINE,
  METALWORKING,
  MYSTICISM,
  NO_CARD,
  PHILOSOPHY,
  POTTERY,
} from '@ecumene/civilization-family/data/cards.ts'
export { CARD_IDS, type CardId, GROUP_IDS } from './card-ids.ts'
export { CARD_SPECS } from './card-specs.ts'

import { NO_CARD } from '@ecumene/civilization-family/data/cards.ts'
import { CARD_IDS, type CardId, GROUP_IDS } from './card-ids.ts'
import { CARD_SPECS } from './card-specs.ts'

export const CARDS = CARD_IDS.length
const numberOf = (id: CardId): number => CARD_IDS.indexOf(id)
export const DRAMA_AND_POETRY = numberOf('drama-and-poetry')
export const MUSIC = numberOf('music')
export const ARCHITECTURE = numberOf('architecture')
export const LITERACY = numberOf('literacy')
export const ROADBUILDING = numberOf('roadbuilding')
export const MINING = numberOf('mining')
export const MATHEMATICS = numberOf('mathematics')
export const MILITARY = numberOf('military')
export const DEISM = numberOf('deism')
export const ENLIGHTENMENT = numberOf('enlightenment')
export const MONOTHEISM = numberOf('monotheism')
export const THEOLOGY = numberOf('theology')

export const GROUPS = GROUP_IDS.length
/** Eight of each: no kind ever runs out (ADV-0.1.5), but with two players there is one Mysticism (ADV-23.6). */
export const COPIES_EACH = 8

export const CARD_COST: Int16Array = Int16Array.from(CARD_IDS, id => CARD_SPECS[id].cost)
export const CARD_NEEDS: Int16Array = Int16Array.from(CARD_IDS, id =>
  CARD_SPECS[id].needs ? numberOf(CARD_SPECS[id].needs) : NO_CARD,
)
/** Bit i: the card belongs to group i. */
export const CARD_GROUPS: Int16Array = Int16Array.from(CARD_IDS, id =>
  CARD_SPECS[id].groups.reduce((mask, group) => mask | (1 << GROUP_IDS.indexOf(group)), 0),
)
/** CREDIT[a * CARDS + b]: what owning a takes off the price of b. */
export const CREDIT: Int16Array = Int16Array.from(
  { length: CARDS * CARDS },
  (_, i) => CARD_SPECS[CARD_IDS[Math.floor(i / CARDS)]].credits?.[CARD_IDS[i % CARDS]] ?? 0,
)
