/**
 * The cards as tables of numbers, all computed from the lists in `data/`: `work.cost[card]`, `wonder.culture[card]`.
 * The number of a card is its place in the list of its kind; `card` leads from there to its place among all civil or
 * military cards, `civil.place` and the tables of `military` lead back.
 */
import { ids } from '@ecumene/kernel'
import { checkCivil, checkMilitary } from '../data/check.ts'
import {
  CIVIL,
  type CivilCard,
  type CivilId,
  type CivilIdOf,
  type CivilKind,
  type Gives,
  STARTING,
} from '../data/civil.ts'
import { MILITARY, type MilitaryCard, type MilitaryIdOf, type MilitaryKind, type PactSide } from '../data/military.ts'
import { copiesOf, listOf, numbers, placeAmong, starts } from './card-lists.ts'

type MilitaryId = (typeof MILITARY)[number]['id']
/** Any card, those printed on the player boards included. */
export type AgesCard = CivilId | MilitaryId | (typeof STARTING)[number]['id']

const CIVIL_CARDS: readonly CivilCard[] = checkCivil(CIVIL)
const MILITARY_CARDS: readonly MilitaryCard[] = checkMilitary(MILITARY)

// ---- technologies that hold workers: by type, then by level
const WORK_TYPES = [
  'farm',
  'mine',
  'lab',
  'temple',
  'library',
  'theater',
  'arena',
  'infantry',
  'cavalry',
  'artillery',
  'airForce',
] as const
/** The types of buildings and units, by number. */
export const workType = ids(...WORK_TYPES)
export const WORK_TYPE_IDS: readonly WorkType[] = WORK_TYPES
const typeOf = (kind: CivilKind): number => (WORK_TYPES as readonly CivilKind[]).indexOf(kind)
export type WorkType = (typeof WORK_TYPES)[number]
type WorkId = CivilIdOf<WorkType> | Exclude<(typeof STARTING)[number]['id'], 'despotism'>

const civilPlace = placeAmong(CIVIL_CARDS)
const militaryPlace = placeAmong(MILITARY_CARDS)

const workCards = [...STARTING, ...CIVIL_CARDS]
  .filter((card: CivilCard) => typeOf(card.kind) >= 0)
  .sort((a, b) => typeOf(a.kind) - typeOf(b.kind) || a.age - b.age) as readonly CivilCard[]
const isStore = (card: CivilCard): boolean =>
  card.kind === 'farm' || card.kind === 'mine' || (card.kind === 'lab' && card.age > 0)
/** Cards that hold blue tokens: farms, mines, and labs of age I and later (Bill Gates). */
const storeCards = workCards.filter(isStore)
const workTypes = numbers(workCards, card => typeOf(card.kind))
export const work = {
  ...listOf<CivilCard, WorkId>(workCards),
  card: civilPlace(workCards),
  type: workTypes,
  /** First card of each type; the next type's first card ends it. */
  start: Int16Array.from({ length: WORK_TYPES.length + 1 }, (_, type) =>
    type === WORK_TYPES.length ? workCards.length : workTypes.indexOf(type),
  ),
  level: numbers(workCards, card => card.age),
  cost: numbers(workCards, card => card.cost),
  science: numbers(workCards, card => card.each?.science),
  culture: numbers(workCards, card => card.each?.culture),
  happy: numbers(workCards, card => card.each?.happiness),
  strength: numbers(workCards, card => card.each?.strength),
  /** Its number among the stores, or NONE. */
  store: numbers(workCards, card => storeCards.indexOf(card)),
}
/** Farms and mines come first, then urban buildings, then units. */
export const URBAN_START = work.start[workType.lab]
export const UNIT_START = work.start[workType.infantry]
export const isUnit = (card: number): boolean => card >= UNIT_START
export const isUrban = (card: number): boolean => card >= URBAN_START && card < UNIT_START
/** Units by number: that of the work card less UNIT_START. */
export const unit = listOf<CivilCard, CivilIdOf<'infantry' | 'cavalry' | 'artillery' | 'airForce'> | 'warriors'>(
  workCards.slice(UNIT_START),
)

export const store = {
  ...listOf<CivilCard, WorkId>(storeCards),
  work: Int16Array.from(storeCards, card => workCards.indexOf(card)),
  /** What a blue token on it is worth. */
  value: numbers(storeCards, card => (card.kind === 'lab' ? card.age : card.value)),
}
/** Farms are the first stores, mines the next ones. */
export const FARMS = storeCards.filter(card => card.kind === 'farm').length
export const MINES_END = storeCards.filter(card => card.kind !== 'lab').length

// ---- governments, special technologies, leaders, wonders, action cards
const civilOfKind = (...kinds: CivilKind[]): readonly CivilCard[] =>
  CIVIL_CARDS.filter(card => kinds.includes(card.kind))
const given = (cards: readonly CivilCard[], key: keyof Gives): Int16Array => numbers(cards, card => card.gives?.[key])

const despotism: CivilCard = STARTING[STARTING.length - 1]
const governmentCards = [despotism, ...civilOfKind('government')]
export const government = {
  ...listOf<CivilCard, CivilIdOf<'government'> | 'despotism'>(governmentCards),
  card: civilPlace(governmentCards),
  level: numbers(governmentCards, card => card.age),
  limit: numbers(governmentCards, card => card.limit),
  civil: given(governmentCards, 'civil'),
  military: given(governmentCards, 'military'),
  science: given(governmentCards, 'science'),
  culture: given(governmentCards, 'culture'),
  strength: given(governmentCards, 'strength'),
  happy: given(governmentCards, 'happiness'),
}

const SPECIAL_TYPES = ['law', 'exploration', 'warfare', 'construction'] as const
export const specialType = ids(...SPECIAL_TYPES)
/** Four types of special technology, one card at each of the levels I to III: type * 3 + level - 1. */
const specialCards = SPECIAL_TYPES.flatMap(kind => civilOfKind(kind).toSorted((a, b) => a.age - b.age))
export const special = {
  ...listOf<CivilCard, CivilIdOf<(typeof SPECIAL_TYPES)[number]>>(specialCards),
  card: civilPlace(specialCards),
  cost: numbers(specialCards, card => card.science),
  civil: given(specialCards, 'civil'),
  military: given(specialCards, 'military'),
  strength: given(specialCards, 'strength'),
  colonization: given(specialCards, 'colonization'),
  blue: given(specialCards, 'blue'),
}

export type LeaderId = CivilIdOf<'leader'>
const leaderCards = civilOfKind('leader')
export const leader = {
  ...listOf<CivilCard, LeaderId>(leaderCards),
  card: civilPlace(leaderCards),
  age: numbers(leaderCards, card => card.age),
  military: given(leaderCards, 'military'),
  science: given(leaderCards, 'science'),
  culture: given(leaderCards, 'culture'),
  strength: given(leaderCards, 'strength'),
  happy: given(leaderCards, 'happiness'),
}

export type WonderId = CivilIdOf<'wonder'>
const wonderCards = civilOfKind('wonder')
export const MOST_STAGES = 5
export const wonder = {
  ...listOf<CivilCard, WonderId>(wonderCards),
  card: civilPlace(wonderCards),
  age: numbers(wonderCards, card => card.age),
  stages: numbers(wonderCards, card => card.stages?.length),
  /** Resources of a stage: wonder * MOST_STAGES + stage. */
  stageCost: Int16Array.from(
    wonderCards.flatMap(card => [...(card.stages ?? []), 0, 0, 0, 0, 0].slice(0, MOST_STAGES)),
  ),
  science: given(wonderCards, 'science'),
  culture: given(wonderCards, 'culture'),
  strength: given(wonderCards, 'strength'),
  happy: given(wonderCards, 'happiness'),
  civil: given(wonderCards, 'civil'),
  military: given(wonderCards, 'military'),
  blue: given(wonderCards, 'blue'),
  colonization: given(wonderCards, 'colonization'),
  /** Library of Alexandria: one symbol for both hands. */
  hand: given(wonderCards, 'civilHand'),
}

const actionCards = civilOfKind('action')
export const actionCard = {
  ...listOf<CivilCard, CivilIdOf<'action'>>(actionCards),
  card: civilPlace(actionCards),
}

/** Cards with a power that is used once a turn or once a game, in the order of their words in the state. */
const powerCards = CIVIL_CARDS.filter(card => card.power).sort((a, b) => Number(a.power?.word) - Number(b.power?.word))
export const power = {
  ...listOf<CivilCard, Extract<(typeof CIVIL)[number], { readonly power: object }>['id']>(powerCards),
  /** 1: used once a game; 0: once a turn. */
  perGame: numbers(powerCards, card => (card.power?.once === 'game' ? 1 : 0)),
}

// ---- all civil cards
export const civilKind = ids('work', 'government', 'special', 'leader', 'wonder', 'action')
const isSpecial = (kind: CivilKind): boolean => (SPECIAL_TYPES as readonly string[]).includes(kind)
const civilKindOf = ({ kind }: CivilCard): number => {
  if (typeOf(kind) >= 0) return civilKind.work
  return isSpecial(kind) ? civilKind.special : civilKind[kind as 'government' | 'leader' | 'wonder' | 'action']
}
const BY_KIND = [workCards, governmentCards, specialCards, leaderCards, wonderCards, actionCards]
export const civil = {
  ...listOf<CivilCard, CivilId>(CIVIL_CARDS),
  kind: numbers(CIVIL_CARDS, civilKindOf),
  /** Its number in the list of its kind. */
  place: numbers(CIVIL_CARDS, card => BY_KIND[civilKindOf(card)].indexOf(card)),
  age: numbers(CIVIL_CARDS, card => card.age),
  science: numbers(CIVIL_CARDS, card => card.science),
  revolution: numbers(CIVIL_CARDS, card => card.revolution),
  start: starts(CIVIL_CARDS),
  copies: copiesOf(CIVIL_CARDS),
}

// ---- military cards
const militaryOfKind = (...kinds: MilitaryKind[]): readonly MilitaryCard[] =>
  MILITARY_CARDS.filter(card => kinds.includes(card.kind))
/** Events and territories: what the event decks hold. Age A first. */
const eventCards = militaryOfKind('event', 'territory')
export const event = {
  ...listOf<MilitaryCard, MilitaryIdOf<'event' | 'territory'>>(eventCards),
  card: militaryPlace(eventCards),
  age: numbers(eventCards, card => card.age),
}
const territoryCards = militaryOfKind('territory')
const permanent = (key: keyof Gives): Int16Array => numbers(territoryCards, card => card.gives?.[key])
export const territory = {
  ...listOf<MilitaryCard, MilitaryIdOf<'territory'>>(territoryCards),
  card: militaryPlace(territoryCards),
  happy: permanent('happiness'),
  strength: permanent('strength'),
  blue: permanent('blue'),
  yellow: permanent('yellow'),
}
const aggressionCards = militaryOfKind('aggression')
export const aggression = {
  ...listOf<MilitaryCard, MilitaryIdOf<'aggression'>>(aggressionCards),
  card: militaryPlace(aggressionCards),
}
const warCards = militaryOfKind('war')
export const war = { ...listOf<MilitaryCard, MilitaryIdOf<'war'>>(warCards), card: militaryPlace(warCards) }
const pactCards = militaryOfKind('pact')
/** What a pact gives side A, then side B: pact * 2 + side. */
const bySide = (key: keyof PactSide): Int16Array =>
  Int16Array.from(pactCards.flatMap(card => [card.a?.[key] ?? 0, card.b?.[key] ?? 0]))
export const pact = {
  ...listOf<MilitaryCard, MilitaryIdOf<'pact'>>(pactCards),
  card: militaryPlace(pactCards),
  culture: bySide('culture'),
  strength: bySide('strength'),
  military: bySide('military'),
  food: bySide('food'),
  resources: bySide('resources'),
  /** 1: it forbids attacks between the two, or an attack ends it. */
  forbids: numbers(pactCards, card => (card.attack === 'forbidden' ? 1 : 0)),
  ends: numbers(pactCards, card => (card.attack === 'ends-pact' ? 1 : 0)),
}
const tacticCards = militaryOfKind('tactic')
export const tactic = {
  ...listOf<MilitaryCard, MilitaryIdOf<'tactic'>>(tacticCards),
  card: militaryPlace(tacticCards),
  level: numbers(tacticCards, card => card.age),
  infantry: numbers(tacticCards, card => card.army?.[0]),
  cavalry: numbers(tacticCards, card => card.army?.[1]),
  artillery: numbers(tacticCards, card => card.army?.[2]),
  normal: numbers(tacticCards, card => card.strength?.[0]),
  outdated: numbers(tacticCards, card => card.strength?.[1]),
}
const bonusCards = militaryOfKind('bonus')
export const bonus = { ...listOf<MilitaryCard, MilitaryIdOf<'bonus'>>(bonusCards), card: militaryPlace(bonusCards) }

export const militaryKind = ids('event', 'territory', 'aggression', 'war', 'pact', 'tactic', 'bonus')
const placeIn = (cards: readonly MilitaryCard[]): Int16Array => numbers(MILITARY_CARDS, card => cards.indexOf(card))
export const military = {
  ...listOf<MilitaryCard, MilitaryId>(MILITARY_CARDS),
  kind: numbers(MILITARY_CARDS, card => militaryKind[card.kind]),
  age: numbers(MILITARY_CARDS, card => card.age),
  start: starts(MILITARY_CARDS),
  copies: copiesOf(MILITARY_CARDS),
  defence: numbers(MILITARY_CARDS, card => card.defence),
  colonization: numbers(MILITARY_CARDS, card => card.colonization),
  /** Its number among the cards of one kind, or NONE. */
  event: placeIn(eventCards),
  territory: placeIn(territoryCards),
  aggression: placeIn(aggressionCards),
  war: placeIn(warCards),
  pact: placeIn(pactCards),
  tactic: placeIn(tacticCards),
  bonus: placeIn(bonusCards),
}
/** The most different cards one deck may hold. */
export const DECK_KINDS = 40
