/**
 * The 24 civilization cards of section 18 (≠ CIV-GAP-3, CIV-GAP-4): cost, groups, prerequisite and credits. The sixteen
 * of plain Civilization stand first and in its order, so that a rule which both games share finds a card under the same
 * number.
 */
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

import { NO_CARD, CARD_IDS as PLAIN_CARD_IDS } from '@ecumene/civilization-family/data/cards.ts'

export const CARD_IDS = [
  ...PLAIN_CARD_IDS,
  'roadbuilding',
  'mining',
  'mathematics',
  'military',
  'deism',
  'enlightenment',
  'monotheism',
  'theology',
] as const
export type CardId = (typeof CARD_IDS)[number]
export const CARDS = CARD_IDS.length
export const DRAMA_AND_POETRY = 9
export const MUSIC = 10
export const ARCHITECTURE = 11
export const LITERACY = 12
export const ROADBUILDING = 16
export const MINING = 17
export const MATHEMATICS = 18
export const MILITARY = 19
export const DEISM = 20
export const ENLIGHTENMENT = 21
export const MONOTHEISM = 22
export const THEOLOGY = 23

/** Five groups (ADV-0.1.6); a card of two belongs to both (ADV-0.1.7, ADV-13.9). */
export const GROUP_IDS = ['crafts', 'sciences', 'arts', 'civics', 'religion'] as const
export type GroupId = (typeof GROUP_IDS)[number]
export const GROUPS = GROUP_IDS.length
/** Eight of each: no kind ever runs out (ADV-0.1.5), but with two players there is one Mysticism (ADV-23.6). */
export const COPIES_EACH = 8

interface CardSpec {
  readonly cost: number
  readonly groups: readonly GroupId[]
  readonly needs?: CardId
  /** One figure for each card it helps with; group and special credit are never added (ADV-19.2). */
  readonly credits?: Readonly<Partial<Record<CardId, number>>>
}
export const CARD_SPECS: Readonly<Record<CardId, CardSpec>> = {
  pottery: {
    cost: 45,
    groups: ['crafts'],
    // ADV-18.1c
    credits: {
      'cloth-making': 10,
      metalworking: 10,
      agriculture: 10,
      roadbuilding: 10,
      mining: 10,
      engineering: 10,
      democracy: 10,
      monotheism: 10,
    },
  },
  'cloth-making': {
    cost: 45,
    groups: ['crafts'],
    // ADV-18.2c
    credits: {
      pottery: 10,
      metalworking: 10,
      agriculture: 10,
      roadbuilding: 10,
      mining: 10,
      engineering: 10,
      democracy: 10,
      monotheism: 10,
    },
  },
  metalworking: {
    cost: 80,
    groups: ['crafts'],
    // ADV-18.3c
    credits: {
      pottery: 10,
      'cloth-making': 10,
      agriculture: 10,
      roadbuilding: 10,
      mining: 10,
      engineering: 10,
      democracy: 10,
      military: 20,
      monotheism: 10,
    },
  },
  agriculture: {
    cost: 110,
    groups: ['crafts'],
    // ADV-18.4d
    credits: {
      pottery: 10,
      'cloth-making': 10,
      metalworking: 10,
      roadbuilding: 10,
      mining: 10,
      engineering: 10,
      democracy: 10,
      monotheism: 10,
    },
  },
  engineering: {
    cost: 140,
    groups: ['crafts', 'sciences'],
    // ADV-18.7e
    credits: {
      pottery: 10,
      'cloth-making': 10,
      metalworking: 10,
      agriculture: 10,
      roadbuilding: 10,
      mining: 10,
      astronomy: 20,
      coinage: 20,
      medicine: 20,
      mathematics: 20,
      democracy: 10,
      philosophy: 20,
      monotheism: 10,
      theology: 20,
    },
  },
  astronomy: {
    cost: 80,
    groups: ['sciences'],
    // ADV-18.8c
    credits: { engineering: 20, coinage: 20, medicine: 20, mathematics: 20, philosophy: 20, theology: 20 },
  },
  coinage: {
    cost: 110,
    groups: ['sciences'],
    // ADV-18.9c
    credits: { engineering: 20, astronomy: 20, medicine: 20, mathematics: 20, philosophy: 20, theology: 20 },
  },
  medicine: {
    cost: 140,
    groups: ['sciences'],
    // ADV-18.10c
    credits: { engineering: 20, astronomy: 20, coinage: 20, mathematics: 20, philosophy: 20, theology: 20 },
  },
  mysticism: {
    cost: 50,
    groups: ['religion', 'arts'],
    // ADV-18.20c
    credits: {
      mathematics: 5,
      'drama-and-poetry': 5,
      music: 5,
      architecture: 5,
      literacy: 5,
      deism: 15,
      enlightenment: 15,
      monotheism: 15,
      theology: 15,
    },
  },
  'drama-and-poetry': {
    cost: 60,
    groups: ['arts'],
    // ADV-18.12c
    credits: {
      mathematics: 5,
      music: 5,
      architecture: 5,
      literacy: 20,
      law: 5,
      democracy: 10,
      mysticism: 5,
      enlightenment: 10,
    },
  },
  music: {
    cost: 60,
    groups: ['arts'],
    // ADV-18.13c
    credits: {
      mathematics: 20,
      'drama-and-poetry': 5,
      architecture: 5,
      literacy: 5,
      law: 5,
      democracy: 10,
      philosophy: 20,
      mysticism: 5,
      enlightenment: 10,
    },
  },
  architecture: {
    cost: 120,
    groups: ['arts'],
    // ADV-18.14c
    credits: {
      mathematics: 5,
      'drama-and-poetry': 5,
      music: 5,
      literacy: 5,
      law: 15,
      democracy: 10,
      mysticism: 5,
      enlightenment: 10,
    },
  },
  literacy: {
    cost: 110,
    groups: ['arts', 'civics'],
    // ADV-18.15c
    credits: {
      mathematics: 5,
      'drama-and-poetry': 5,
      music: 5,
      architecture: 5,
      law: 25,
      democracy: 25,
      philosophy: 25,
      mysticism: 5,
      enlightenment: 10,
    },
  },
  // No credits (ADV-18.16d).
  law: { cost: 170, groups: ['civics'] },
  // No credits (ADV-18.17d); Law comes first (ADV-18.16b).
  democracy: { cost: 200, groups: ['civics'], needs: 'law' },
  // No credits (ADV-18.19c); Law comes first (ADV-18.16b).
  philosophy: { cost: 240, groups: ['civics'], needs: 'law' },
  roadbuilding: {
    cost: 140,
    groups: ['crafts'],
    needs: 'engineering', // ADV-18.7d
    // ADV-18.5d
    credits: {
      pottery: 10,
      'cloth-making': 10,
      metalworking: 10,
      agriculture: 10,
      mining: 10,
      democracy: 10,
      monotheism: 10,
    },
  },
  mining: {
    cost: 180,
    groups: ['crafts'],
    needs: 'engineering', // ADV-18.7d
    // ADV-18.6d
    credits: {
      pottery: 10,
      'cloth-making': 10,
      metalworking: 10,
      agriculture: 10,
      roadbuilding: 10,
      democracy: 10,
      monotheism: 10,
    },
  },
  mathematics: {
    cost: 230,
    groups: ['sciences', 'arts'],
    // ADV-18.11c
    credits: {
      engineering: 20,
      astronomy: 20,
      coinage: 20,
      medicine: 20,
      'drama-and-poetry': 5,
      music: 5,
      architecture: 5,
      literacy: 5,
      law: 5,
      philosophy: 25,
      mysticism: 5,
      enlightenment: 10,
      theology: 25,
    },
  },
  // No credits (ADV-18.18d).
  military: { cost: 180, groups: ['civics'] },
  // Credits by ADV-18.21c.
  deism: { cost: 80, groups: ['religion'], credits: { enlightenment: 15, monotheism: 15, theology: 15 } },
  // Credits by ADV-18.22d.
  enlightenment: { cost: 150, groups: ['religion'], credits: { monotheism: 15, theology: 15 } },
  // No credits (ADV-18.23d); Enlightenment comes first (ADV-18.22c).
  monotheism: { cost: 220, groups: ['religion'], needs: 'enlightenment' },
  // No credits (ADV-18.24d); Enlightenment comes first (ADV-18.22c).
  theology: { cost: 250, groups: ['religion'], needs: 'enlightenment' },
}
export const CARD_COST: Int16Array = Int16Array.from(CARD_IDS, id => CARD_SPECS[id].cost)
export const CARD_NEEDS: Int16Array = Int16Array.from(CARD_IDS, id =>
  CARD_SPECS[id].needs ? CARD_IDS.indexOf(CARD_SPECS[id].needs) : NO_CARD,
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
