/** The 17 heroes and wonders that can be hired, their leadership bonuses and prices (MN-SET-19, MN-3.1.3b). */
export const HERO_IDS = [
  'castor-pollux',
  'nebuchadnezzar',
  'circe',
  'penthesilea',
  'gilgamesh',
  'perseus',
  'hamilcar',
  'queen-of-sheba',
  'hercules',
  'ramses-ii',
  'antigone',
  'spartacus',
] as const
export const WONDER_IDS = ['colossus', 'hanging-gardens', 'pharos', 'statue-of-zeus', 'temple-of-artemis'] as const
export const TOKEN_IDS = [...HERO_IDS, ...WONDER_IDS] as const
export type TokenId = (typeof TOKEN_IDS)[number]
export const HEROES = 12
export const TOKENS = 17
export const CASTOR_POLLUX = 0
export const NEBUCHADNEZZAR = 1
export const CIRCE = 2
export const PENTHESILEA = 3
export const GILGAMESH = 4
export const PERSEUS = 5
export const HAMILCAR = 6
export const QUEEN_OF_SHEBA = 7
export const HERCULES = 8
export const RAMSES_II = 9
export const ANTIGONE = 10
export const SPARTACUS = 11
export const COLOSSUS = 12
export const HANGING_GARDENS = 13
export const PHAROS = 14
export const STATUE_OF_ZEUS = 15
export const TEMPLE_OF_ARTEMIS = 16

/** Leadership bonuses: trade, culture, military (MN-3.1.3a); a copied hero's is not gained (MN-H-CASTOR-3). */
export const BONUSES: Readonly<Record<TokenId, readonly [number, number, number]>> = {
  'castor-pollux': [0, 0, 0], // MN-R-56d
  nebuchadnezzar: [0, 0, 0],
  circe: [1, 0, 1], // MN-H-CIRCE-3
  penthesilea: [0, 2, 2], // MN-H-PENTHESILEA-2
  gilgamesh: [0, 0, 0],
  perseus: [1, 2, 1], // MN-H-PERSEUS-4
  hamilcar: [1, 1, 1], // MN-H-HAMILCAR-2
  'queen-of-sheba': [0, 1, 1], // MN-H-SHEBA-2
  hercules: [2, 2, 2], // MN-H-HERCULES-1
  'ramses-ii': [0, 0, 0],
  antigone: [2, 2, 0], // MN-H-ANTIGONE-2
  spartacus: [0, 0, 0],
  colossus: [0, 0, 0],
  'hanging-gardens': [2, 0, 0], // MN-W-GARDENS-2
  pharos: [0, 0, 0],
  'statue-of-zeus': [0, 0, 0],
  'temple-of-artemis': [0, 0, 0],
}

/** The second costs 7, the third 8, the fourth 9, the fifth 10; the starting hero is the first (MN-3.1.3b). */
export const PRICE_AFTER = 6
export const PYRAMIDS_PRICE = 12
export const GLORY = 5
export const FACE_UP = 5
