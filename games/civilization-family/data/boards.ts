import type { AreaId } from './areas.ts'

/**
 * The boards of both Civilizations. The first four follow the digits of areas.ts (CIV-27.1, CIV-28.1, CIV-29.1a and the
 * like), `whole` is everything; the last two are boards of Advanced Civilization only. An area in play keeps its site
 * (ADV-22.8); an open sea that is out of play touches nothing in play (ADV-22.9, ADV-R-9).
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
 * The land in play on the two-player board of the advanced game (ADV-23.11, ADV-R-59); what is next to it is not
 * (ADV-23.20). All open seas are in play (ADV-23.7, ADV-23.16), sites on islands are not (ADV-23.2, ADV-23.17). Limits
 * and sites add up to ADV-23.18; volcano, flood plain and separate shores in play are those of ADV-23.19.
 */
export const HAZELNUT: readonly AreaId[] = [
  // Greece (ADV-23.12)
  ...(['sparta', 'argos', 'corinth', 'athens', 'delphi', 'epirus', 'thessaly', 'macedonia', 'thessalonica'] as const),
  // Thrace and the lower Danube (ADV-23.13)
  ...(['paeonia', 'thrace', 'byzantium', 'moesia', 'tyras', 'danube'] as const),
  // Asia Minor (ADV-23.14)
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
  // Islands (ADV-23.15)
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
