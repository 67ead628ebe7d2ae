/** Positions with a goal: what is counted when the player's turn of a phase is over. */
import { asking, NONE } from '@ecumene/kernel'
import { seed } from '@ecumene/kit/guide/steps.ts'
import type { Challenge } from '@ecumene/kit/seam.ts'
import { TRIREMES } from '../../data/empires.ts'
import { CARAVAN, CULTURE, MARKET, SLOT_KIND, SLOTS_IN_ALL, TRADE } from '../../src/board.ts'
import { TOKEN_IDS, type TokenId } from '../../src/powers/tokens.ts'
import { controlled, holderOf } from '../../src/query/control.ts'
import { level, TRACKS } from '../../src/query/levels.ts'
import { glory } from '../../src/query/powers.ts'
import { stairs } from '../../src/query/sets.ts'
import { unitsOf } from '../../src/query/units.ts'
import type { S } from '../../src/state.ts'
import { DECISIONS } from '../../src/verbs.ts'
import { type Arrangement, arrange, CARTHAGE, type EmpireSetup, GREECE, OPTIONS, ROME } from '../guide/arrange.ts'

type NamedGoal = Pick<Challenge<S>, 'id' | 'score' | 'stars' | 'names'>
interface Arranged extends Arrangement {
  /** The five heroes and wonders that lie face up; without it all of them do. */
  readonly display?: readonly TokenId[]
}
/** The player acts first in the phase, and alone: it is over when the next one is named. */
const turn = (told: NamedGoal, number: number, arrangement: Arranged): Challenge<S> => ({
  ...told,
  options: { ...OPTIONS, display: arrangement.display ? 'five' : 'all' },
  seats: arrangement.peoples.length,
  seed: seed(500 + number),
  begin: s => {
    arrange(s, arrangement)
    if (arrangement.display) show(s, arrangement.display)
    s.named = 0
  },
  isOver: s => s.active !== 0,
})
/** The others lie face down, in the order of their numbers. */
function show(s: S, display: readonly TokenId[]): void {
  s.stack.fill(NONE)
  s.stackFrom = display.length
  let next = s.stackFrom
  for (const [token, id] of TOKEN_IDS.entries()) {
    s.faceUp[token] = display.includes(id) ? 1 : 0
    if (s.faceUp[token] === 0) s.stack[next++] = token
  }
}
const countBits = (bits: number): number => bits.toString(2).replaceAll('0', '').length
const provinces = (s: S): number => countBits(controlled(s, 0))
function buildings(s: S): number {
  let n = 0
  for (let slot = 0; slot < SLOTS_IN_ALL; slot++) if (s.built[slot] === 1 && holderOf(s, slot) === 0) n++
  return n
}
/** Cities and temples count twice. */
function works(s: S): number {
  let n = 0
  for (let slot = 0; slot < SLOTS_IN_ALL; slot++)
    if (s.built[slot] === 1 && holderOf(s, slot) === 0)
      n += SLOT_KIND[slot] === CARAVAN || SLOT_KIND[slot] === MARKET ? 1 : 2
  return n
}
const levels = (s: S): number =>
  Array.from({ length: TRACKS }, (_, track) => level(s, 0, track)).reduce((a, b) => a + b)

/** Every legion and trireme is out and every province is walled: what is left to buy is peaceful. */
const ARMED_ROME = {
  ...ROME,
  legions: { italia: 4, cisalpina: 2, dalmatia: 2 },
  triremes: { tyrrhenian: TRIREMES },
  fortresses: ['italia', 'cisalpina', 'dalmatia'],
} as const satisfies EmpireSetup
const ARMED_GREECE = {
  ...GREECE,
  legions: { achaia: 4, thracia: 2, dacia: 2 },
  triremes: { euxine: TRIREMES },
} as const satisfies EmpireSetup
const ROMANS = ['empire.rome', 'empire.greece', 'empire.carthage']
const masons = turn({ id: 'masons', names: ROMANS, score: works, stars: [10, 11, 12] }, 1, {
  round: 3,
  phase: 'building',
  leaders: [2, 1, 0],
  display: ['hercules', 'antigone', 'temple-of-artemis', 'circe', 'pharos'],
  peoples: [
    {
      ...ARMED_ROME,
      control: [...ROME.control, 'noricum'],
      fortresses: [...ARMED_ROME.fortresses, 'noricum'],
      holds: { wine: 2, sheep: 1, oil: 1, metal: 1, gladiators: 1, grain: 1, coin: 2 },
    },
    { ...GREECE, holds: { coin: 3 } },
    { ...CARTHAGE, holds: { coin: 3 } },
  ],
})
const settlers = turn(
  {
    id: 'settlers',
    names: ['empire.carthage', 'empire.rome', 'empire.greece'],
    score: s => provinces(s) + buildings(s),
    stars: [12, 13, 14],
  },
  2,
  {
    round: 3,
    phase: 'building',
    leaders: [1, 2, 0],
    peoples: [
      { ...CARTHAGE, holds: { grain: 2, wine: 2, marble: 1, oil: 1, sheep: 1, gold: 1, coin: 5 } },
      { ...ROME, holds: { coin: 3 } },
      { ...GREECE, holds: { coin: 3 } },
    ],
  },
)
const muster = turn({ id: 'muster', names: ROMANS, score: s => unitsOf(s, 0), stars: [4, 5, 6] }, 3, {
  round: 4,
  phase: 'building',
  leaders: [2, 1, 0],
  display: ['spartacus', 'gilgamesh', 'penthesilea', 'hercules', 'perseus'],
  peoples: [
    { ...ROME, holds: { wine: 2, sheep: 1, oil: 1, metal: 2, gladiators: 1, marble: 1, coin: 3 } },
    { ...GREECE, holds: { coin: 3 } },
    { ...CARTHAGE, holds: { coin: 3 } },
  ],
})
const heroes = turn(
  {
    id: 'heroes',
    names: ['empire.greece', 'empire.rome', 'empire.carthage'],
    score: s => 3 * glory(s, 0) + unitsOf(s, 0),
    stars: [20, 21, 22],
  },
  4,
  {
    round: 4,
    phase: 'building',
    leaders: [1, 2, 0],
    display: ['gilgamesh', 'antigone', 'hercules', 'colossus', 'penthesilea'],
    peoples: [
      { ...ARMED_GREECE, holds: { marble: 2, oil: 1, gold: 1, wine: 1, grain: 1, sheep: 1, metal: 1, coin: 4 } },
      { ...ROME, holds: { coin: 3 } },
      { ...CARTHAGE, holds: { coin: 3 } },
    ],
  },
)
const titles = turn({ id: 'titles', names: ROMANS, score: levels, stars: [26, 29, 31] }, 5, {
  round: 4,
  phase: 'building',
  leaders: [2, 1, 0],
  display: ['penthesilea', 'hercules', 'antigone', 'pharos', 'spartacus'],
  peoples: [
    {
      ...ARMED_ROME,
      holds: { wine: 1, sheep: 1, oil: 2, metal: 1, gladiators: 1, grain: 1, marble: 1, coin: 4 },
    },
    { ...GREECE, holds: { coin: 3 } },
    { ...CARTHAGE, holds: { coin: 3 } },
  ],
})
const caravans = turn(
  {
    id: 'caravans',
    names: ['empire.greece', 'empire.rome', 'empire.carthage'],
    score: s => level(s, 0, TRADE) + provinces(s),
    stars: [8, 10, 11],
  },
  6,
  {
    round: 4,
    phase: 'building',
    leaders: [1, 2, 0],
    display: ['hercules', 'queen-of-sheba', 'antigone', 'circe', 'hanging-gardens'],
    peoples: [
      {
        ...ARMED_GREECE,
        fortresses: ['achaia', 'thracia', 'dacia'],
        holds: { marble: 2, oil: 2, gold: 1, grain: 1, wine: 1, metal: 1, sheep: 1, coin: 5 },
      },
      { ...ROME, holds: { coin: 3 } },
      { ...CARTHAGE, holds: { coin: 3 } },
    ],
  },
)

/** A war turn: fleets, crossings, and what conquered buildings count for. */
const crossing = turn(
  { id: 'crossing', names: ROMANS, score: s => level(s, 0, TRADE) + level(s, 0, CULTURE), stars: [9, 10, 12] },
  7,
  {
    round: 3,
    phase: 'war',
    leaders: [2, 1, 0],
    peoples: [
      { ...ROME, legions: { italia: 4, cisalpina: 1 }, triremes: { tyrrhenian: 1, ionian: 1, adriatic: 1 } },
      { ...GREECE, legions: { achaia: 2, dacia: 1 } },
      { ...CARTHAGE, legions: { africa: 1, tripolitania: 1 } },
    ],
  },
)

/** A trade from the marker to the gift. Nothing is written down for the others: they spare what they have most of. */
const bargain: Challenge<S> = {
  id: 'bargain',
  names: ROMANS,
  score: s => stairs(s, 0).largest,
  stars: [6, 7, 8],
  options: OPTIONS,
  seats: 3,
  seed: seed(508),
  begin: s =>
    arrange(s, {
      round: 3,
      phase: 'trade',
      leaders: [0, 2, 1],
      peoples: [
        { ...ROME, holds: { sheep: 2, metal: 2, wine: 1, oil: 1, gladiators: 1, coin: 1 } },
        { ...GREECE, holds: { marble: 3, gold: 2, grain: 1, wine: 1 } },
        { ...CARTHAGE, holds: { spices: 3, marble: 2, sheep: 1 } },
      ],
    }),
  // The Culture Leader says who builds first: the trade is over.
  isOver: s => asking(s) === DECISIONS.nameBuilder,
}

export const challenges: readonly Challenge<S>[] = [
  masons,
  bargain,
  crossing,
  settlers,
  muster,
  heroes,
  titles,
  caravans,
]
