/** Positions with a goal: what is counted when the player's turn is over. */
import { seed } from '@ecumene/kit/guide/steps.ts'
import type { Challenge } from '@ecumene/kit/seam.ts'
import { technologyLevels } from '../../src/query/counts.ts'
import { cultureRating, happinessRating, strengthRating } from '../../src/query/ratings.ts'
import { food, resources } from '../../src/query/totals.ts'
import type { S } from '../../src/state.ts'
import { type Arrangement, arrange } from '../guide/arrange.ts'

type TurnGoal = Pick<Challenge<S>, 'id' | 'score' | 'stars'>
const turn = (
  told: TurnGoal,
  number: number,
  arrangement: Arrangement,
  more: (s: S) => void = () => {},
): Challenge<S> => ({
  ...told,
  seats: 2,
  names: ['ui.guide.name.0', 'ui.guide.name.1'],
  seed: seed(700 + number),
  begin: s => {
    arrange(s, arrangement)
    more(s)
  },
  isOver: s => s.turn !== 0,
})
const RIVAL = { works: { philosophy: 1, warriors: 2 }, tokens: { agriculture: 2, bronze: 2 }, culture: 12, science: 3 }

/** Too few happy faces: without any there is no production. */
const uprising = turn({ id: 'uprising', score: s => food(s, 0) + resources(s, 0), stars: [7, 9, 10] }, 1, {
  round: 6,
  age: 1,
  row: ['bread-and-circuses', 'theology', 'iron', 'drama', 'rich-land-i', 'knights', 'printing-press', 'monarchy'],
  seats: [
    {
      works: { agriculture: 4, bronze: 3, philosophy: 2, religion: 0, warriors: 1 },
      tokens: { agriculture: 1, bronze: 5 },
      pool: 3,
      science: 4,
      hand: ['urban-growth-i', 'frugality-i'],
    },
    RIVAL,
  ],
})
/** Units, a tactic and what pays for them. */
const army = turn({ id: 'army', score: s => strengthRating(s, 0), stars: [9, 13, 17] }, 2, {
  round: 7,
  age: 1,
  row: ['patriotism-i', 'knights', 'iron', 'warfare', 'theology', 'masonry', 'alchemy', 'great-wall'],
  tactics: ['fighting-band'],
  seats: [
    {
      works: { agriculture: 2, bronze: 3, philosophy: 1, warriors: 2, swordsmen: 0, knights: 0 },
      tokens: { agriculture: 3, bronze: 7 },
      pool: 3,
      science: 6,
      leader: 'alexander-the-great',
      hand: ['patriotism-a'],
      cards: ['medieval-army', 'phalanx', 'legion'],
    },
    RIVAL,
  ],
})
/** Culture by leaders, theaters and libraries. */
const stage = turn({ id: 'stage', score: s => cultureRating(s, 0), stars: [10, 13, 16] }, 3, {
  round: 10,
  age: 2,
  row: ['opera', 'urban-growth-ii', 'coal', 'journalism', 'j-s-bach', 'eiffel-tower', 'cannon', 'strategy'],
  seats: [
    {
      works: { agriculture: 1, irrigation: 2, bronze: 1, iron: 3, philosophy: 2, drama: 1, 'printing-press': 1 },
      tokens: { irrigation: 2, iron: 5 },
      government: 'monarchy',
      pool: 2,
      science: 9,
      culture: 20,
      leader: 'michelangelo',
      hand: ['william-shakespeare', 'urban-growth-i', 'opera'],
      wonders: ['hanging-gardens'],
    },
    RIVAL,
  ],
})
/** A wonder, stage by stage, and what makes it cheaper. */
const basilica = turn(
  { id: 'basilica', score: s => happinessRating(s, 0) + cultureRating(s, 0), stars: [6, 8, 10] },
  4,
  {
    round: 7,
    age: 1,
    row: ['engineering-genius-i', 'alchemy', 'iron', 'theology', 'rich-land-i', 'drama', 'code-of-laws', 'knights'],
    seats: [
      {
        works: { agriculture: 3, bronze: 4, philosophy: 2, religion: 1, warriors: 1 },
        tokens: { agriculture: 2, bronze: 6 },
        unfinished: ['st-peters-basilica', 0],
        science: 5,
        pool: 1,
        hand: ['engineering-genius-a', 'masonry'],
        wonders: ['hanging-gardens'],
      },
      RIVAL,
    ],
  },
)
/** Science that comes back. */
const ideas = turn({ id: 'ideas', score: s => technologyLevels(s, 0), stars: [5, 7, 8] }, 5, {
  round: 10,
  age: 2,
  row: ['breakthrough-ii', 'revolutionary-idea-ii', 'coal', 'strategy', 'navigation', 'republic', 'opera'],
  seats: [
    {
      works: { agriculture: 3, bronze: 3, iron: 0, philosophy: 1, alchemy: 2, warriors: 1 },
      tokens: { agriculture: 2, bronze: 4 },
      government: 'monarchy',
      science: 11,
      pool: 1,
      leader: 'aristotle',
      hand: ['isaac-newton', 'breakthrough-i', 'irrigation', 'code-of-laws', 'scientific-method'],
    },
    RIVAL,
  ],
})
/** The last turn of the last round: what the known events will give. */
const legacy = turn(
  { id: 'legacy', score: s => s.culture[0], stars: [80, 95, 105] },
  6,
  {
    round: 17,
    age: 3,
    row: ['engineering-genius-iii', 'satellites'],
    deck: 8,
    current: ['impact-of-happiness', 'impact-of-strength'],
    future: ['impact-of-architecture', 'impact-of-wonders'],
    mine: ['impact-of-happiness', 'impact-of-strength', 'impact-of-architecture', 'impact-of-wonders'],
    seats: [
      {
        works: { irrigation: 2, iron: 1, coal: 2, alchemy: 1, drama: 1, opera: 1 },
        tokens: { irrigation: 2, iron: 2, coal: 2 },
        science: 9,
        culture: 61,
        pool: 1,
        hand: ['movies'],
        wonders: ['pyramids', 'great-wall'],
        unfinished: ['first-space-flight', 3],
      },
      { ...RIVAL, works: { philosophy: 1, warriors: 4 }, culture: 80 },
    ],
  },
  s => {
    s.first = 1
    s.lastRound = s.round
  },
)

export const challenges: readonly Challenge<S>[] = [uprising, army, stage, basilica, ideas, legacy]
