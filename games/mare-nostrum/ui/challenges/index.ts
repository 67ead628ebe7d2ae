/** Positions with a goal: what is counted when the player's turn of a phase is over. */
import { seed } from '@ecumene/kit/guide/steps.ts'
import type { Challenge } from '@ecumene/kit/seam.ts'
import { SLOTS_IN_ALL, TRADE } from '../../src/board.ts'
import { controlled, holderOf } from '../../src/query/control.ts'
import { level, TRACKS } from '../../src/query/levels.ts'
import { glory } from '../../src/query/powers.ts'
import { unitsOf } from '../../src/query/units.ts'
import type { S } from '../../src/state.ts'
import { type Arrangement, arrange, CARTHAGE, GREECE, OPTIONS, ROME } from '../guide/arrange.ts'

type Told = Pick<Challenge<S>, 'id' | 'score' | 'stars' | 'names'>
/** The player acts first in the phase, and alone: it is over when the next one is named. */
const turn = (told: Told, number: number, arrangement: Arrangement): Challenge<S> => ({
  ...told,
  options: OPTIONS,
  seats: arrangement.peoples.length,
  seed: seed(500 + number),
  begin: s => {
    arrange(s, arrangement)
    s.named = 0
  },
  isOver: s => s.active !== 0,
})
const countBits = (bits: number): number => bits.toString(2).replaceAll('0', '').length
const provinces = (s: S): number => countBits(controlled(s, 0))
function buildings(s: S): number {
  let n = 0
  for (let slot = 0; slot < SLOTS_IN_ALL; slot++) if (s.built[slot] === 1 && holderOf(s, slot) === 0) n++
  return n
}
const levels = (s: S): number =>
  Array.from({ length: TRACKS }, (_, track) => level(s, 0, track)).reduce((a, b) => a + b)

const ROMANS = ['empire.rome', 'empire.greece', 'empire.carthage']
const masons = turn({ id: 'masons', names: ROMANS, score: buildings, stars: [9, 10, 11] }, 1, {
  round: 3,
  phase: 'building',
  leaders: [2, 1, 0],
  peoples: [
    {
      ...ROME,
      control: [...ROME.control, 'noricum'],
      holds: { wine: 2, sheep: 2, oil: 2, metal: 2, gladiators: 1, grain: 1, marble: 1, coin: 5 },
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
const muster = turn({ id: 'muster', names: ROMANS, score: s => unitsOf(s, 0), stars: [4, 6, 7] }, 3, {
  round: 4,
  phase: 'building',
  leaders: [2, 1, 0],
  peoples: [
    { ...ROME, holds: { wine: 2, sheep: 1, oil: 1, metal: 2, gladiators: 2, marble: 1, grain: 1, coin: 3 } },
    { ...GREECE, holds: { coin: 3 } },
    { ...CARTHAGE, holds: { coin: 3 } },
  ],
})
const heroes = turn(
  {
    id: 'heroes',
    names: ['empire.greece', 'empire.rome', 'empire.carthage'],
    score: s => 3 * glory(s, 0) + unitsOf(s, 0),
    stars: [9, 12, 14],
  },
  4,
  {
    round: 4,
    phase: 'building',
    leaders: [1, 2, 0],
    peoples: [
      { ...GREECE, holds: { marble: 2, oil: 2, gold: 2, wine: 1, grain: 1, sheep: 1, metal: 1, spices: 1, coin: 8 } },
      { ...ROME, holds: { coin: 3 } },
      { ...CARTHAGE, holds: { coin: 3 } },
    ],
  },
)
const titles = turn({ id: 'titles', names: ROMANS, score: levels, stars: [14, 18, 21] }, 5, {
  round: 4,
  phase: 'building',
  leaders: [2, 1, 0],
  peoples: [
    {
      ...ROME,
      control: [...ROME.control, 'noricum'],
      holds: { wine: 1, sheep: 1, oil: 2, metal: 1, gladiators: 1, grain: 1, marble: 2, gold: 1, coin: 7 },
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
    stars: [8, 9, 11],
  },
  6,
  {
    round: 4,
    phase: 'building',
    leaders: [1, 2, 0],
    peoples: [
      { ...GREECE, holds: { marble: 2, oil: 2, gold: 1, grain: 1, wine: 1, metal: 2, sheep: 1, coin: 5 } },
      { ...ROME, holds: { coin: 3 } },
      { ...CARTHAGE, holds: { coin: 3 } },
    ],
  },
)

export const challenges: readonly Challenge<S>[] = [masons, settlers, muster, heroes, titles, caravans]
