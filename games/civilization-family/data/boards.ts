import type { AreaId } from './areas.ts'

/**
 * The boards of both Civilizations. The first four follow the digits of areas.ts (CIV-27.1, CIV-28.1, CIV-29.1a and the like), `whole` is everything; the last two
 * are boards of Advanced Civilization only. An area in play keeps its site (ADV-22.8); an open sea that is out of play touches nothing in play (ADV-22.9, ADV-R-9).
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
/**
 * The land in play on the two-player board of the advanced game: Greece, Thrace and the lower Danube, Asia Minor, islands (ADV-23.11 to ADV-23.15, ADV-23.18 to ADV-23.20, ADV-R-59). All open seas
 * are in play (ADV-23.7, ADV-23.16), sites on islands are not (ADV-23.2, ADV-23.17).
 */
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
  ...([
    'knossos',
    'phaestos',
    'thera',
    'eretria',
    'chalcis',
    'lemnos',
    'lesbos',
    'rhodes',
    'ithaca',
    'cyprus',
    'salamis',
  ] as const),
]
