import {
  COAST,
  DESERT,
  FARMERS,
  FOREST,
  HERDERS,
  HUNTERS,
  JUNGLE,
  KINDS,
  type Kind,
  LANDS,
  type Landscape,
  MOUNTAINS,
  PLACE_KIND,
  PLACE_LANDSCAPE,
  PLACES,
  placeAt,
  SAVANNA,
  STEPPE,
} from './lands.ts'
import type { Names } from './names.ts'
import type { Players } from './tokens.ts'

// Seven ordinary technologies (BRZ-SET-10) and Bronze Casting, the back of every card (BRZ-SET-11).

export const TECH_IDS = [
  'state',
  'irrigation',
  'pottery',
  'wheel',
  'domestication',
  'religion',
  'construction',
  'bronze',
] as const
export type TechId = (typeof TECH_IDS)[number]
/** An ordinary technology: the front of a card. */
export type Ordinary = 0 | 1 | 2 | 3 | 4 | 5 | 6
export type Tech = Ordinary | typeof BRONZE
export const STATE = 0
export const IRRIGATION = 1
export const POTTERY = 2
export const WHEEL = 3
export const DOMESTICATION = 4
export const RELIGION = 5
export const CONSTRUCTION = 6
export const BRONZE = 7
/** Ordinary technologies: the numbers below `BRONZE`. */
export const ORDINARY = 7
/** With Bronze Casting, which is a technology of its own wherever they are counted (BRZ-R-28). */
export const TECHS = 8

export const TECH_NAMES: Readonly<Record<TechId, Names>> = {
  state: { en: 'State', ru: 'Государство', it: 'Stato' },
  irrigation: { en: 'Irrigation', ru: 'Ирригация', it: 'Irrigazione' },
  pottery: { en: 'Pottery', ru: 'Керамика', it: 'Ceramica' },
  wheel: { en: 'Wheel', ru: 'Колесо', it: 'Ruota' },
  domestication: { en: 'Domestication', ru: 'Одомашнивание', it: 'Addomesticamento' },
  religion: { en: 'Religion', ru: 'Религия', it: 'Religione' },
  construction: { en: 'Construction', ru: 'Строительство', it: 'Edilizia' },
  bronze: { en: 'Bronze Casting', ru: 'Бронзовое литьё', it: 'Fusione del bronzo' },
}

export interface Technology {
  readonly landscapes: readonly [Landscape, Landscape, Landscape]
  readonly kinds: readonly [Kind, Kind]
}

/** What each ordinary technology settles, by its number (BRZ-GAP-2); all its cards are alike (BRZ-GAP-6). */
export const TECHNOLOGIES: readonly Technology[] = [
  { landscapes: [DESERT, JUNGLE, COAST], kinds: [FARMERS, HERDERS] }, // State
  { landscapes: [MOUNTAINS, SAVANNA, DESERT], kinds: [FARMERS, HERDERS] }, // Irrigation
  { landscapes: [FOREST, SAVANNA, JUNGLE], kinds: [FARMERS, HUNTERS] }, // Pottery
  { landscapes: [STEPPE, SAVANNA, COAST], kinds: [HERDERS, HUNTERS] }, // Wheel
  { landscapes: [MOUNTAINS, STEPPE, JUNGLE], kinds: [FARMERS, HERDERS] }, // Domestication
  { landscapes: [MOUNTAINS, FOREST, COAST], kinds: [HERDERS, HUNTERS] }, // Religion
  { landscapes: [FOREST, STEPPE, DESERT], kinds: [FARMERS, HUNTERS] }, // Construction
]

/** The landscapes and kinds of each technology as bits (bit = number); Bronze Casting has them all. */
export const TECH_LANDSCAPE_BITS = Uint8Array.from([...TECHNOLOGIES.map(t => bits(t.landscapes)), 0b111_1111])
export const TECH_KIND_BITS = Uint8Array.from([...TECHNOLOGIES.map(t => bits(t.kinds)), (1 << KINDS) - 1])

/**
 * Kind and landscape of a place must match the activated card (BRZ-PLACE-2); Bronze Casting fits anywhere (BRZ-R-7).
 */
export const fits = (tech: number, landscape: number, kind: number): boolean =>
  ((TECH_LANDSCAPE_BITS[tech] >> landscape) & (TECH_KIND_BITS[tech] >> kind) & 1) === 1

/** Places of a land that a technology fits, as bits (bit = place): entry `tech * LANDS + land`. */
export const FITTING_PLACES = new Uint16Array(TECHS * LANDS)
for (let tech = 0; tech < TECHS; tech++)
  for (let land = 0; land < LANDS; land++)
    for (let place = 0; place < PLACES; place++) {
      const at = placeAt(land, place)
      if (fits(tech, PLACE_LANDSCAPE[at], PLACE_KIND[at])) FITTING_PLACES[tech * LANDS + land] |= 1 << place
    }

/** Cards of each technology that carry the mark 2, 3 or 4: the fewest players they are used with (BRZ-GAP-3). */
export const CARDS_MARKED: Readonly<Record<Players, number>> = { 2: 6, 3: 2, 4: 2 }
/** Cards of each technology in play (BRZ-SET-17). */
export const CARDS_OF_EACH: Readonly<Record<Players, number>> = { 2: 6, 3: 8, 4: 10 }
export const TECH_DECK_SIZE: Readonly<Record<Players, number>> = { 2: 42, 3: 56, 4: 70 }

/** The technologies on the fronts of the cards in play, not yet shuffled (BRZ-SET-17). */
export const technologyDeck = (players: Players): Uint8Array =>
  Uint8Array.from({ length: TECH_DECK_SIZE[players] }, (_, card) => Math.floor(card / CARDS_OF_EACH[players]))

function bits(numbers: readonly number[]): number {
  return numbers.reduce((all, n) => all | (1 << n), 0)
}
