import type { AreaId } from './areas.ts'

/**
 * The boards of both Civilizations. The first four follow the digits of areas.ts (CIV-27.1, CIV-28.1, CIV-29.1a and the like), `whole` is everything; the last two
 * are boards of Advanced Civilization only.
 */
export const BOARD_IDS = ['two', 'three', 'four', 'five', 'whole', 'five-west', 'hazelnut'] as const
export type BoardId = (typeof BOARD_IDS)[number]

/** Out of play without the easternmost panel (ADV-22.4). */
export const EAST_PANEL: readonly AreaId[] = [
  'arabia',
  'babylon',
  'babylonia',
  'carrhae',
  'caspian-sea',
  'caucasus',
  'chaldaea',
  'charax',
  'elam',
  'lesser-armenia',
  'mari',
  'media',
  'mesopotamia',
  'midian',
  'nineveh',
  'nubia',
  'parthia',
  'sumeria',
  'susa',
  'syria',
  'ur',
]
/** The land in play on the two-player board of the advanced game: Greece, Thrace and the lower Danube, Asia Minor, islands (ADV-23.12 to ADV-23.15). */
export const HAZELNUT: readonly AreaId[] = [
  ...(['sparta', 'argos', 'corinth', 'athens', 'delphi', 'epirus', 'thessaly', 'macedonia', 'thessalonica'] as const),
  ...(['paeonia', 'thrace', 'byzantium', 'moesia', 'tyras', 'danube'] as const),
  ...([
    'troy',
    'sardes',
    'miletus',
    'ionia',
    'lycia',
    'bithynia',
    'phrygia',
    'gordium',
    'ankara',
    'sinope',
    'kanesh',
    'galatia',
    'cilicia',
  ] as const),
  ...(['knossos', 'phaestos', 'thera', 'eretria', 'chalcis', 'lemnos', 'lesbos', 'rhodes', 'ithaca', 'cyprus', 'salamis'] as const),
]
