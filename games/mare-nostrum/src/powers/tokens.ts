/**
 * The heroes and wonders of the game, each by its name: everything else about them is derived from these lists, and
 * what each is stands in the folder of its name. Their order is the order of the numbers in a state.
 */
import type { EmpireId } from '../../data/names.ts'
import type { Power } from './power.ts'
import { table } from './table.ts'

/** Heroes and wonders that can be hired (MN-SET-19). */
const HIRED = [
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
  'colossus',
  'hanging-gardens',
  'pharos',
  'statue-of-zeus',
  'temple-of-artemis',
] as const satisfies readonly (keyof typeof table)[]
export type TokenId = (typeof HIRED)[number]

/** The starting hero of each empire (MN-SET-2). */
export const STARTING_HERO = {
  rome: 'caesar',
  greece: 'pericles',
  babylon: 'hammurabi',
  egypt: 'cleopatra',
  carthage: 'hannibal',
} as const satisfies Readonly<Record<EmpireId, keyof typeof table>>
export type StartingHeroId = (typeof STARTING_HERO)[EmpireId]
/** All that a player can have. */
export type HeldId = StartingHeroId | TokenId

/** What each is, by its name. */
export const POWERS: Readonly<Record<HeldId, Power>> = table

/** Powers that work once per round. The place in this list is the bit in the state's `used`: new ones stand last. */
export const ONCE_A_ROUND: readonly HeldId[] = [
  'hammurabi',
  'penthesilea',
  'gilgamesh',
  'spartacus',
  'pharos',
  'queen-of-sheba',
]

const ofKind = (kind: Power['kind']): readonly TokenId[] => HIRED.filter(id => POWERS[id].kind === kind)
export const HERO_IDS = ofKind('hero')
export const WONDER_IDS = ofKind('wonder')
/** Heroes first: a hero's number is the same in both lists. */
export const TOKEN_IDS: readonly TokenId[] = [...HERO_IDS, ...WONDER_IDS]
export const HERO_COUNT = HERO_IDS.length
export const TOKEN_COUNT = TOKEN_IDS.length
/** What each is, by its number. */
export const TOKEN_POWERS: readonly Power[] = TOKEN_IDS.map(id => POWERS[id])
