/** The 24 civilization cards of section 18 (≠ CIV-GAP-3, CIV-GAP-4): cost, groups, prerequisite and credits. */
import type { CardId, GroupId } from './card-ids.ts'

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
