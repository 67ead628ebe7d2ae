/**
 * Flood plains (CIV-2.2k), volcanoes (CIV-2.2m) and islands (CIV-2.2c) of the board; areas.ts says which areas they
 * touch.
 */
export const PLAIN_IDS = ['nile', 'mesopotamia', 'danube', 'po'] as const
export type PlainId = (typeof PLAIN_IDS)[number]
export const VOLCANO_IDS = ['vesuvius', 'etna', 'thera'] as const
export type VolcanoId = (typeof VOLCANO_IDS)[number]
export const ISLAND_IDS = [
  'corsica',
  'sardinia',
  'sicily',
  'corcyra-ithaca',
  'euboea',
  'cyclades',
  'crete',
  'lemnos',
  'lesbos-chios',
  'rhodes',
  'cyprus',
] as const
export type IslandId = (typeof ISLAND_IDS)[number]
