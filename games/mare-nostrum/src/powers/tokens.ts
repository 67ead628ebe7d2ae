/**
 * The heroes and wonders of the game, each by its name: everything else about them is derived from these lists, and
 * what each does stands in the file of its name. Their order is the order of the numbers in a state.
 */
import type { EmpireId } from '../../data/names.ts'
import { antigone } from './antigone.ts'
import { caesar } from './caesar.ts'
import { castorPollux } from './castor-pollux.ts'
import { circe } from './circe.ts'
import { cleopatra } from './cleopatra.ts'
import { colossus } from './colossus.ts'
import { gilgamesh } from './gilgamesh.ts'
import { hamilcar } from './hamilcar.ts'
import { hammurabi } from './hammurabi.ts'
import { hangingGardens } from './hanging-gardens.ts'
import { hannibal } from './hannibal.ts'
import { hercules } from './hercules.ts'
import { nebuchadnezzar } from './nebuchadnezzar.ts'
import { penthesilea } from './penthesilea.ts'
import { pericles } from './pericles.ts'
import { perseus } from './perseus.ts'
import { pharos } from './pharos.ts'
import type { Power } from './power.ts'
import { queenOfSheba } from './queen-of-sheba.ts'
import { ramsesII } from './ramses-ii.ts'
import { spartacus } from './spartacus.ts'
import { statueOfZeus } from './statue-of-zeus.ts'
import { templeOfArtemis } from './temple-of-artemis.ts'

/** Heroes and wonders that can be hired (MN-SET-19). */
export const TOKENS = {
  'castor-pollux': castorPollux,
  nebuchadnezzar,
  circe,
  penthesilea,
  gilgamesh,
  perseus,
  hamilcar,
  'queen-of-sheba': queenOfSheba,
  hercules,
  'ramses-ii': ramsesII,
  antigone,
  spartacus,
  colossus,
  'hanging-gardens': hangingGardens,
  pharos,
  'statue-of-zeus': statueOfZeus,
  'temple-of-artemis': templeOfArtemis,
} as const satisfies Readonly<Record<string, Power>>
export type TokenId = keyof typeof TOKENS

/** The starting hero of each empire (MN-SET-2). */
export const STARTING_HEROES = {
  rome: { caesar },
  greece: { pericles },
  babylon: { hammurabi },
  egypt: { cleopatra },
  carthage: { hannibal },
} as const satisfies Readonly<Record<EmpireId, Readonly<Record<string, Power>>>>

type StartingHeroes = typeof STARTING_HEROES
export type StartingHeroId = { [Empire in EmpireId]: keyof StartingHeroes[Empire] }[EmpireId]
/** All that a player can have. */
export type HeldId = StartingHeroId | TokenId

/** Powers that work once per round. The place in this list is the bit in the state's `used`: new ones stand last. */
export const ONCE_A_ROUND: readonly HeldId[] = [
  'hammurabi',
  'penthesilea',
  'gilgamesh',
  'spartacus',
  'pharos',
  'queen-of-sheba',
]

const named = Object.keys(TOKENS) as TokenId[]
const ofKind = (kind: Power['kind']): readonly TokenId[] => named.filter(id => TOKENS[id].kind === kind)
export const HERO_IDS = ofKind('hero')
export const WONDER_IDS = ofKind('wonder')
/** Heroes first: a hero's number is the same in both lists. */
export const TOKEN_IDS: readonly TokenId[] = [...HERO_IDS, ...WONDER_IDS]
export const HERO_COUNT = HERO_IDS.length
export const TOKEN_COUNT = TOKEN_IDS.length
/** What each is, by its number. */
export const TOKEN_POWERS: readonly Power[] = TOKEN_IDS.map(id => TOKENS[id])
