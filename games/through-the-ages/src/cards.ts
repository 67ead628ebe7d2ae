/** The cards as flat tables of numbers: what the hot paths read. Names only where the table meets people. */
import { ids } from '@ecumene/kernel'
import { CIVIL, CIVIL_IDS, type CivilCard, type CivilKind, type Gives, STARTING } from '../data/civil.ts'
import { MILITARY, MILITARY_IDS, type MilitaryCard, type MilitaryKind } from '../data/military.ts'

const flat = <T>(list: readonly T[], value: (x: T) => number | undefined): Int16Array =>
  Int16Array.from(list, x => value(x) ?? 0)
const named = <T extends { id: string }>(list: readonly T[]): readonly string[] => list.map(x => x.id)

// ---- technologies that hold workers: by type, then by level
export const WORK_TYPES = [
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
export const T = ids(...WORK_TYPES)
const typeOf = (kind: CivilKind): number => (WORK_TYPES as readonly string[]).indexOf(kind)
export const WORK: readonly CivilCard[] = [...STARTING, ...CIVIL]
  .filter(c => typeOf(c.kind) >= 0)
  .sort((a, b) => typeOf(a.kind) - typeOf(b.kind) || a.age - b.age)
export const WORK_IDS = named(WORK)
export const WORKS = WORK.length
export const workOf = (id: string): number => WORK_IDS.indexOf(id)
export const W_TYPE = flat(WORK, c => typeOf(c.kind))
export const W_LEVEL = flat(WORK, c => c.age)
export const W_COST = flat(WORK, c => c.cost)
export const W_SCIENCE = flat(WORK, c => c.each?.science)
export const W_CULTURE = flat(WORK, c => c.each?.culture)
export const W_HAPPY = flat(WORK, c => c.each?.happiness)
export const W_STRENGTH = flat(WORK, c => c.each?.strength)
/** First card of each type; the next type's first card ends it. */
export const TYPE_START = Int16Array.from({ length: WORK_TYPES.length + 1 }, (_, t) =>
  t === WORK_TYPES.length ? WORKS : W_TYPE.indexOf(t),
)
export const URBAN_START = TYPE_START[T.lab]
export const UNIT_START = TYPE_START[T.infantry]
export const UNITS = WORKS - UNIT_START
export const UNIT_IDS = WORK_IDS.slice(UNIT_START)
export const RELIGION = workOf('religion')
export const WARRIORS = workOf('warriors')
/** Farms, mines and urban buildings come before the units. */
export const isUnit = (w: number): boolean => w >= UNIT_START
export const isUrban = (w: number): boolean => w >= URBAN_START && w < UNIT_START

// ---- cards that hold blue tokens: farms, mines, and labs of age I and later (Bill Gates)
export const STORE_WORK = Int16Array.from(
  Array.from({ length: WORKS }, (_, w) => w).filter(
    w => W_TYPE[w] <= T.mine || (W_TYPE[w] === T.lab && W_LEVEL[w] > 0),
  ),
)
export const STORES = STORE_WORK.length
export const STORE_IDS = Array.from(STORE_WORK, w => WORK_IDS[w])
export const STORE_OF = Int16Array.from({ length: WORKS }, (_, w) => STORE_WORK.indexOf(w))
export const STORE_VALUE = Int16Array.from(STORE_WORK, w => (W_TYPE[w] === T.lab ? W_LEVEL[w] : (WORK[w].value ?? 0)))
export const FARMS = 4
export const MINES_END = 8

// ---- governments, special technologies, leaders, wonders, action cards
const only = (...kinds: CivilKind[]): readonly CivilCard[] => CIVIL.filter(c => kinds.includes(c.kind))
export const GOVERNMENT: readonly CivilCard[] = [
  STARTING.find(c => c.kind === 'government') as CivilCard,
  ...only('government'),
]
export const GOVERNMENT_IDS = named(GOVERNMENT)
const gives = (list: readonly CivilCard[], key: keyof Gives): Int16Array => flat(list, c => c.gives?.[key])
export const G_CIVIL = gives(GOVERNMENT, 'civil')
export const G_MILITARY = gives(GOVERNMENT, 'military')
export const G_LIMIT = flat(GOVERNMENT, c => c.limit)
export const G_SCIENCE = gives(GOVERNMENT, 'science')
export const G_CULTURE = gives(GOVERNMENT, 'culture')
export const G_STRENGTH = gives(GOVERNMENT, 'strength')
export const G_HAPPY = gives(GOVERNMENT, 'happiness')
export const G_LEVEL = flat(GOVERNMENT, c => c.age)

/** Four types of special technology, one card at each of the levels I to III: type * 3 + level - 1. */
export const SPECIAL_TYPES = ['law', 'exploration', 'warfare', 'construction'] as const
export const SP = ids(...SPECIAL_TYPES)
export const SPECIAL: readonly CivilCard[] = SPECIAL_TYPES.flatMap(kind => only(kind).toSorted((a, b) => a.age - b.age))
export const SPECIAL_IDS = named(SPECIAL)
export const SP_CIVIL = gives(SPECIAL, 'civil')
export const SP_MILITARY = gives(SPECIAL, 'military')
export const SP_STRENGTH = gives(SPECIAL, 'strength')
export const SP_COLONIZATION = gives(SPECIAL, 'colonization')
export const SP_BLUE = gives(SPECIAL, 'blue')
export const SP_COST = flat(SPECIAL, c => c.science)
/** Construction: discount of an urban building by level of the technology and age of the building (masonry, architecture, engineering). */
export const URBAN_DISCOUNT = Int16Array.of(0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 2, 2, 0, 1, 2, 3)

export const LEADER = only('leader')
export const LEADER_IDS = named(LEADER)
export const L = ids(
  'alexander-the-great',
  'aristotle',
  'hammurabi',
  'homer',
  'julius-caesar',
  'moses',
  'christopher-columbus',
  'frederick-barbarossa',
  'genghis-khan',
  'joan-of-arc',
  'leonardo-da-vinci',
  'michelangelo',
  'william-shakespeare',
  'isaac-newton',
  'james-cook',
  'j-s-bach',
  'maximilien-robespierre',
  'napoleon-bonaparte',
  'albert-einstein',
  'bill-gates',
  'charlie-chaplin',
  'mahatma-gandhi',
  'sid-meier',
  'winston-churchill',
)
export const L_AGE = flat(LEADER, c => c.age)
export const L_MILITARY = gives(LEADER, 'military')
export const L_CULTURE = gives(LEADER, 'culture')
export const L_STRENGTH = gives(LEADER, 'strength')
export const L_HAPPY = gives(LEADER, 'happiness')

export const WONDER = only('wonder')
export const WONDER_IDS = named(WONDER)
export const WONDERS = WONDER.length
export const WON = ids(
  'hanging-gardens',
  'library-of-alexandria',
  'colossus',
  'pyramids',
  'great-wall',
  'st-peters-basilica',
  'universitas-carolina',
  'taj-mahal',
  'transcontinental-railroad',
  'eiffel-tower',
  'kremlin',
  'ocean-liner-service',
  'first-space-flight',
  'fast-food-chains',
  'internet',
  'hollywood',
)
export const WON_AGE = flat(WONDER, c => c.age)
export const WON_STAGES = flat(WONDER, c => c.stages?.length)
/** Resources of stage k of a wonder: wonder * 5 + k. */
export const STAGE_COST = Int16Array.from(
  { length: WONDERS * 5 },
  (_, i) => WONDER[Math.floor(i / 5)].stages?.[i % 5] ?? 0,
)
export const WON_CULTURE = gives(WONDER, 'culture')
export const WON_SCIENCE = gives(WONDER, 'science')
export const WON_HAPPY = gives(WONDER, 'happiness')
export const WON_STRENGTH = gives(WONDER, 'strength')
export const WON_CIVIL = gives(WONDER, 'civil')
export const WON_MILITARY = gives(WONDER, 'military')
export const WON_BLUE = gives(WONDER, 'blue')
export const WON_COLONIZATION = gives(WONDER, 'colonization')
/** Library of Alexandria: one symbol for both hands. */
export const WON_HAND = gives(WONDER, 'civilHand')

export const ACTION = only('action')
export const ACTION_IDS = named(ACTION)

// ---- all civil cards
export const CIVILS = CIVIL.length
export const KINDS = ids('work', 'government', 'special', 'leader', 'wonder', 'action')
const kindOf = (c: CivilCard): number =>
  typeOf(c.kind) >= 0
    ? KINDS.work
    : (SPECIAL_TYPES as readonly string[]).includes(c.kind)
      ? KINDS.special
      : KINDS[c.kind as 'government' | 'leader' | 'wonder' | 'action']
const LISTS: readonly (readonly CivilCard[])[] = [WORK, GOVERNMENT, SPECIAL, LEADER, WONDER, ACTION]
export const C_KIND = flat(CIVIL, kindOf)
/** Index of a civil card in the list of its kind. */
export const C_SUB = flat(CIVIL, c => LISTS[kindOf(c)].indexOf(c))
export const C_AGE = flat(CIVIL, c => c.age)
export const C_SCIENCE = flat(CIVIL, c => c.science)
export const C_REVOLUTION = flat(CIVIL, c => c.revolution)
export const civilOf = (id: string): number => (CIVIL_IDS as readonly string[]).indexOf(id)
const back = (list: readonly CivilCard[]): Int16Array => Int16Array.from(list, c => CIVIL.indexOf(c))
export const WORK_CIVIL = back(WORK)
export const GOVERNMENT_CIVIL = back(GOVERNMENT)
export const SPECIAL_CIVIL = back(SPECIAL)
export const LEADER_CIVIL = back(LEADER)
export const WONDER_CIVIL = back(WONDER)
export const ACTION_CIVIL = back(ACTION)
const starts = (ages: Int16Array): Int16Array =>
  Int16Array.from({ length: 5 }, (_, a) => (a === 4 ? ages.length : ages.indexOf(a)))
/** First civil card of each age. */
export const C_START = starts(C_AGE)
/** Copies of a civil card with p players: card * 3 + p - 2. */
export const C_COPIES = Int16Array.from({ length: CIVILS * 3 }, (_, i) => CIVIL[Math.floor(i / 3)].copies?.[i % 3] ?? 0)

// ---- military cards
export const MILITARIES = MILITARY.length
export const M_KINDS = ids('event', 'territory', 'aggression', 'war', 'pact', 'tactic', 'bonus')
export const M_KIND = flat(MILITARY, c => M_KINDS[c.kind])
export const M_AGE = flat(MILITARY, c => c.age)
export const M_START = starts(M_AGE)
export const M_COPIES = Int16Array.from({ length: MILITARIES * 3 }, (_, i) => MILITARY[Math.floor(i / 3)].copies[i % 3])
export const militaryOf = (id: string): number => (MILITARY_IDS as readonly string[]).indexOf(id)
const fighting = (...kinds: MilitaryKind[]): readonly MilitaryCard[] => MILITARY.filter(c => kinds.includes(c.kind))
const placeOf = (list: readonly MilitaryCard[]): Int16Array => Int16Array.from(list, c => MILITARY.indexOf(c))
const indexIn = (list: readonly MilitaryCard[]): Int16Array => flat(MILITARY, c => list.indexOf(c))
/** Events and territories: what the event decks hold. Age A first. */
export const EVENT = fighting('event', 'territory')
export const EVENT_IDS = named(EVENT)
export const EVENTS = EVENT.length
export const EVENT_MILITARY = placeOf(EVENT)
export const M_EVENT = indexIn(EVENT)
export const TERRITORY = fighting('territory')
export const TERRITORY_IDS = named(TERRITORY)
export const TERRITORIES = TERRITORY.length
export const TERRITORY_MILITARY = placeOf(TERRITORY)
export const M_TERRITORY = indexIn(TERRITORY)
const permanent = (key: keyof Gives): Int16Array => flat(TERRITORY, c => c.gives?.[key])
export const TERR_HAPPY = permanent('happiness')
export const TERR_STRENGTH = permanent('strength')
export const TERR_BLUE = permanent('blue')
export const TERR_YELLOW = permanent('yellow')
export const AGGRESSION = fighting('aggression')
export const AGGRESSION_IDS = named(AGGRESSION)
export const AGGRESSION_MILITARY = placeOf(AGGRESSION)
export const M_AGGRESSION = indexIn(AGGRESSION)
export const WAR_CARDS = fighting('war')
export const WAR_IDS = named(WAR_CARDS)
export const WAR_MILITARY = placeOf(WAR_CARDS)
export const M_WAR = indexIn(WAR_CARDS)
export const WARS = ids('war-over-territory', 'war-over-technology', 'war-over-culture')
export const PACT = fighting('pact')
export const PACT_IDS = named(PACT)
export const PACT_MILITARY = placeOf(PACT)
export const M_PACT = indexIn(PACT)
export const PA = ids(
  'open-borders-agreement',
  'trade-routes-agreement',
  'acceptance-of-supremacy',
  'international-trade-agreement',
  'promise-of-military-protection',
  'scientific-cooperation',
  'international-tourism',
  'loss-of-sovereignty',
  'military-pact',
  'peace-treaty',
)
/** What a pact gives side A, then side B: pact * 2 + side. */
const sides = (key: keyof Gives | 'food' | 'resources'): Int16Array =>
  Int16Array.from({ length: PACT.length * 2 }, (_, i) => PACT[i >> 1][i % 2 === 0 ? 'a' : 'b']?.[key] ?? 0)
export const PA_CULTURE = sides('culture')
export const PA_STRENGTH = sides('strength')
export const PA_MILITARY = sides('military')
export const PA_FOOD = sides('food')
export const PA_RESOURCES = sides('resources')
export const PA_FORBIDS = flat(PACT, c => (c.attack === 'forbidden' ? 1 : 0))
export const PA_ENDS = flat(PACT, c => (c.attack === 'ends-pact' ? 1 : 0))
export const TACTIC = fighting('tactic')
export const TACTIC_IDS = named(TACTIC)
export const TACTICS = TACTIC.length
export const TACTIC_MILITARY = placeOf(TACTIC)
export const M_TACTIC = indexIn(TACTIC)
export const TAC_INFANTRY = flat(TACTIC, c => c.army?.[0])
export const TAC_CAVALRY = flat(TACTIC, c => c.army?.[1])
export const TAC_ARTILLERY = flat(TACTIC, c => c.army?.[2])
export const TAC_NORMAL = flat(TACTIC, c => c.strength?.[0])
export const TAC_OUTDATED = flat(TACTIC, c => c.strength?.[1])
export const TAC_LEVEL = flat(TACTIC, c => c.age)
export const M_DEFENCE = flat(MILITARY, c => c.defence)
export const M_COLONIZATION = flat(MILITARY, c => c.colonization)
/** The most different cards one deck holds. */
export const DECK_KINDS = 40
