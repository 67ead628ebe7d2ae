import type { Names } from './names.ts'

// The board: seven landscapes from top to bottom (BRZ-SET-3), three kinds of symbol (BRZ-SET-6), fourteen lands
// (BRZ-GAP-1).

export const LANDSCAPE_IDS = ['mountains', 'forest', 'steppe', 'savanna', 'desert', 'jungle', 'coast'] as const
export type LandscapeId = (typeof LANDSCAPE_IDS)[number]
export type Landscape = 0 | 1 | 2 | 3 | 4 | 5 | 6
export const MOUNTAINS = 0
export const FOREST = 1
export const STEPPE = 2
export const SAVANNA = 3
export const DESERT = 4
export const JUNGLE = 5
export const COAST = 6
export const LANDSCAPES = 7

export const KIND_IDS = ['farmers', 'herders', 'hunters'] as const
export type KindId = (typeof KIND_IDS)[number]
export type Kind = 0 | 1 | 2
export const FARMERS = 0
export const HERDERS = 1
export const HUNTERS = 2
export const KINDS = 3

export const LANDSCAPE_NAMES: Readonly<Record<LandscapeId, Names>> = {
  mountains: { en: 'Mountains', ru: 'Горы', it: 'Montagna' },
  forest: { en: 'Forest', ru: 'Лес', it: 'Foresta' },
  steppe: { en: 'Steppe', ru: 'Степь', it: 'Steppa' },
  savanna: { en: 'Savanna', ru: 'Саванна', it: 'Savana' },
  desert: { en: 'Desert', ru: 'Пустыня', it: 'Deserto' },
  jungle: { en: 'Jungle', ru: 'Джунгли', it: 'Giungla' },
  coast: { en: 'Coast', ru: 'Побережье', it: 'Costa' },
}

export const KIND_NAMES: Readonly<Record<KindId, Names>> = {
  farmers: { en: 'Farmers', ru: 'Земледельцы', it: 'Agricoltori' },
  herders: { en: 'Herders', ru: 'Скотоводы', it: 'Pastori' },
  hunters: { en: 'Hunters', ru: 'Охотники', it: 'Cacciatori' },
}

export const LAND_IDS = [
  'land-01',
  'land-02',
  'land-03',
  'land-04',
  'land-05',
  'land-06',
  'land-07',
  'land-08',
  'land-09',
  'land-10',
  'land-11',
  'land-12',
  'land-13',
  'land-14',
] as const
export type LandId = (typeof LAND_IDS)[number]

/** The symbols of each land, in every landscape from left to right: that order makes the trade routes (BRZ-R-17). */
export const LAND_SYMBOLS: Readonly<Record<LandId, Readonly<Record<LandscapeId, readonly KindId[]>>>> = {
  'land-01': {
    mountains: ['herders'],
    forest: ['herders', 'hunters'],
    steppe: ['herders', 'herders', 'hunters'],
    savanna: ['farmers', 'hunters'],
    desert: ['hunters', 'farmers'],
    jungle: ['hunters', 'farmers', 'farmers'],
    coast: ['hunters'],
  },
  'land-02': {
    mountains: ['farmers', 'hunters', 'herders'],
    forest: ['farmers'],
    steppe: ['farmers', 'herders'],
    savanna: ['herders', 'herders', 'farmers'],
    desert: ['hunters'],
    jungle: ['farmers', 'hunters'],
    coast: ['farmers', 'hunters'],
  },
  'land-03': {
    mountains: ['hunters', 'farmers'],
    forest: ['farmers', 'hunters', 'hunters'],
    steppe: ['herders'],
    savanna: ['herders'],
    desert: ['farmers', 'herders', 'herders'],
    jungle: ['farmers', 'hunters'],
    coast: ['herders', 'farmers'],
  },
  'land-04': {
    mountains: ['hunters', 'herders'],
    forest: ['hunters'],
    steppe: ['herders', 'farmers'],
    savanna: ['farmers', 'hunters', 'farmers'],
    desert: ['farmers', 'herders'],
    jungle: ['herders'],
    coast: ['herders', 'farmers', 'herders'],
  },
  'land-05': {
    mountains: ['herders', 'herders', 'farmers'],
    forest: ['farmers', 'hunters'],
    steppe: ['herders', 'hunters'],
    savanna: ['hunters', 'herders'],
    desert: ['herders', 'hunters', 'farmers'],
    jungle: ['farmers'],
    coast: ['farmers'],
  },
  'land-06': {
    mountains: ['farmers', 'herders'],
    forest: ['farmers', 'hunters', 'farmers'],
    steppe: ['herders'],
    savanna: ['herders'],
    desert: ['hunters', 'farmers'],
    jungle: ['herders', 'hunters'],
    coast: ['herders', 'hunters', 'herders'],
  },
  'land-07': {
    mountains: ['herders'],
    forest: ['herders', 'hunters'],
    steppe: ['farmers'],
    savanna: ['herders', 'hunters'],
    desert: ['herders', 'hunters', 'farmers'],
    jungle: ['farmers', 'herders', 'hunters'],
    coast: ['farmers', 'herders'],
  },
  'land-08': {
    mountains: ['hunters'],
    forest: ['herders', 'farmers'],
    steppe: ['farmers', 'hunters', 'hunters'],
    savanna: ['farmers', 'hunters'],
    desert: ['farmers'],
    jungle: ['farmers', 'herders'],
    coast: ['hunters', 'hunters', 'herders'],
  },
  'land-09': {
    mountains: ['herders', 'herders', 'farmers'],
    forest: ['farmers', 'herders', 'hunters'],
    steppe: ['farmers', 'hunters'],
    savanna: ['herders'],
    desert: ['hunters', 'herders'],
    jungle: ['farmers'],
    coast: ['hunters', 'herders'],
  },
  'land-10': {
    mountains: ['hunters', 'farmers'],
    forest: ['farmers', 'herders'],
    steppe: ['hunters', 'hunters', 'herders'],
    savanna: ['hunters', 'farmers'],
    desert: ['herders'],
    jungle: ['hunters', 'farmers', 'herders'],
    coast: ['farmers'],
  },
  'land-11': {
    mountains: ['hunters'],
    forest: ['herders'],
    steppe: ['farmers', 'hunters'],
    savanna: ['herders', 'hunters', 'farmers'],
    desert: ['farmers', 'hunters'],
    jungle: ['hunters', 'herders'],
    coast: ['farmers', 'herders', 'herders'],
  },
  'land-12': {
    mountains: ['farmers', 'hunters'],
    forest: ['hunters', 'farmers'],
    steppe: ['farmers'],
    savanna: ['hunters', 'hunters', 'farmers'],
    desert: ['herders'],
    jungle: ['hunters', 'herders', 'herders'],
    coast: ['herders', 'hunters'],
  },
  'land-13': {
    mountains: ['herders', 'farmers'],
    forest: ['hunters', 'herders', 'hunters'],
    steppe: ['farmers', 'herders', 'hunters'],
    savanna: ['herders'],
    desert: ['herders', 'farmers'],
    jungle: ['farmers'],
    coast: ['hunters', 'farmers'],
  },
  'land-14': {
    mountains: ['herders', 'hunters', 'farmers'],
    forest: ['herders'],
    steppe: ['farmers', 'hunters'],
    savanna: ['farmers', 'hunters'],
    desert: ['farmers', 'hunters', 'farmers'],
    jungle: ['farmers', 'herders'],
    coast: ['hunters'],
  },
}

/** Lands in the box (BRZ-SET-2). */
export const LANDS = 14
/** Places on every land (BRZ-GAP-1), numbered by landscape from top to bottom and then from left to right. */
export const PLACES = 14

/** Where place `place` of land `land` stands in the three tables below. */
export const placeAt = (land: number, place: number): number => land * PLACES + place
export const PLACE_LANDSCAPE = new Uint8Array(LANDS * PLACES)
export const PLACE_KIND = new Uint8Array(LANDS * PLACES)
/** 0, 1 or 2: its order from the left within its landscape on that land. */
export const PLACE_ORDER = new Uint8Array(LANDS * PLACES)

/** Where landscape `landscape` of land `land` stands in the two tables below. */
export const bandAt = (land: number, landscape: number): number => land * LANDSCAPES + landscape
/** The leftmost place of a landscape on a land; its other places follow it in order. */
export const BAND_FIRST = new Uint8Array(LANDS * LANDSCAPES)
/** How many places, 1 to 3, a landscape has on a land (BRZ-SET-5). */
export const BAND_PLACES = new Uint8Array(LANDS * LANDSCAPES)
/** The places of a landscape on a land as bits (bit = place). */
export const BAND_BITS = new Uint16Array(LANDS * LANDSCAPES)
/** The places of one kind in a landscape on a land as bits: entry `bandAt(land, landscape) * KINDS + kind`. */
export const SYMBOL_BITS = new Uint16Array(LANDS * LANDSCAPES * KINDS)
/** All places of a land. */
export const ALL_PLACES = (1 << PLACES) - 1

for (let land = 0; land < LANDS; land++) {
  let place = 0
  for (let landscape = 0; landscape < LANDSCAPES; landscape++) {
    const kinds = LAND_SYMBOLS[LAND_IDS[land]][LANDSCAPE_IDS[landscape]]
    BAND_FIRST[bandAt(land, landscape)] = place
    BAND_PLACES[bandAt(land, landscape)] = kinds.length
    for (let order = 0; order < kinds.length; order++, place++) {
      PLACE_LANDSCAPE[placeAt(land, place)] = landscape
      PLACE_KIND[placeAt(land, place)] = KIND_IDS.indexOf(kinds[order])
      PLACE_ORDER[placeAt(land, place)] = order
      BAND_BITS[bandAt(land, landscape)] |= 1 << place
      SYMBOL_BITS[bandAt(land, landscape) * KINDS + KIND_IDS.indexOf(kinds[order])] |= 1 << place
    }
  }
}
