/** The military cards: 109 different ones. Events say in order what they do to whom; the rest is numbers. */
import type { Gives } from './civil.ts'

export type MilitaryKind = 'event' | 'territory' | 'aggression' | 'war' | 'pact' | 'tactic' | 'bonus'
export type Who =
  | 'all'
  | 'strongest'
  | 'weakest'
  | 'two-strongest'
  | 'two-weakest'
  | 'most-culture'
  | 'least-culture'
  | 'all-tied-most-happiness'
  | 'all-tied-most-discontent'
  | 'each-with-unused-worker'
  | 'game'
export type Amount = number | 'culture rating' | 'science rating' | 'happiness rating'
export type Counted =
  | 'food-production'
  | 'food-surplus'
  | 'level-of-each-urban-building'
  | 'minimum-of-science-culture-food-resource-production'
  | 'colony'
  | 'level-of-each-military-unit-and-arena'
  | 'civil-action-total'
  | 'military-action-total'
  | 'happiness-rating'
  | 'discontent-worker'
  | 'resource-production-of-mines'
  | 'content-worker-above-10'
  | 'level-of-government-and-special-technologies'
  | 'level-III-technology'
  | 'unit-type-urban-type-and-special-technology'
  | 'completed-wonder'
/** One sentence of an event. Triples are for 2, 3 and 4 players. */
export interface EventEffect {
  readonly who: Who
  readonly do:
    | 'gain'
    | 'lose'
    | 'gain-mix'
    | 'lose-mix'
    | 'gain-either'
    | 'lose-food'
    | 'emigrate'
    | 'lose-culture-per-discontent'
    | 'draw'
    | 'discard'
    | 'civilize'
    | 'place-free'
    | 'produce'
    | 'spend-civil'
    | 'take-yellow'
    | 'remove-leader'
    | 'lose-colony'
    | 'agreement'
    | 'refill'
    | 'ruin'
    | 'destroy-own'
    | 'terror'
    | 'score'
  readonly food?: Amount
  readonly resources?: Amount
  readonly science?: Amount
  readonly culture?: Amount
  readonly population?: number
  readonly blue?: number
  readonly amount?: number
  /** Only in these ages (4 = IV). */
  readonly ages?: readonly number[]
  readonly amongWeakest?: readonly number[]
  readonly card?: 'religion' | 'warriors'
  readonly steps?: readonly ('corruption' | 'food' | 'consumption' | 'resources')[]
  readonly ranking?: 'science' | 'strength'
  readonly awards?: readonly (readonly number[])[]
  readonly terms?: readonly (readonly [Counted, number])[]
  readonly byAge?: readonly number[]
}
export interface Immediate {
  readonly food?: number
  readonly resources?: number
  readonly science?: number
  readonly culture?: number
  readonly population?: number
  readonly cards?: number
}
/** What a pact gives one side: symbols, or a change of production. */
export interface PactSide extends Gives {
  readonly food?: number
  readonly resources?: number
}
export interface MilitaryCard {
  readonly id: string
  readonly age: number
  readonly kind: MilitaryKind
  /** Copies with 2, 3 and 4 players (TTA-SET-6). */
  readonly copies: readonly number[]
  readonly effects?: readonly EventEffect[]
  readonly gives?: Gives
  readonly immediate?: Immediate
  /** Military actions of an aggression or war. */
  readonly cost?: number
  readonly loot?: number
  /** Highest age of each building that may be destroyed. */
  readonly raze?: readonly number[]
  readonly science?: number
  readonly culture?: number
  readonly sided?: boolean
  readonly attack?: 'allowed' | 'forbidden' | 'ends-pact'
  readonly a?: PactSide
  readonly b?: PactSide
  /** Infantry, cavalry, artillery of one army. */
  readonly army?: readonly number[]
  /** Tactical strength of an army, and of an outdated one. */
  readonly strength?: readonly number[]
  readonly defence?: number
  readonly colonization?: number
}

/** In the order of the ages: the number of a card is its place here. */
export const MILITARY = [
  {
    id: 'development-of-agriculture',
    age: 0,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'all', do: 'gain', food: 2 }],
  },
  {
    id: 'development-of-civilization',
    age: 0,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'all', do: 'civilize', amount: 1 }],
  },
  {
    id: 'development-of-crafts',
    age: 0,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'all', do: 'gain', resources: 2 }],
  },
  {
    id: 'development-of-markets',
    age: 0,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'all', do: 'gain-either', amount: 2 }],
  },
  {
    id: 'development-of-politics',
    age: 0,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'all', do: 'draw', amount: 3 }],
  },
  {
    id: 'development-of-religion',
    age: 0,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'each-with-unused-worker', do: 'place-free', card: 'religion' }],
  },
  {
    id: 'development-of-science',
    age: 0,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'all', do: 'gain', science: 2 }],
  },
  {
    id: 'development-of-settlement',
    age: 0,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'all', do: 'gain', population: 1 }],
  },
  {
    id: 'development-of-trade-routes',
    age: 0,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'all', do: 'gain', science: 1, food: 1, resources: 1 }],
  },
  {
    id: 'development-of-warfare',
    age: 0,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'each-with-unused-worker', do: 'place-free', card: 'warriors' }],
  },
  {
    id: 'barbarians',
    age: 1,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'most-culture', do: 'lose', population: 1, amongWeakest: [1, 2, 2] }],
  },
  {
    id: 'border-conflict',
    age: 1,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [
      { who: 'weakest', do: 'destroy-own' },
      { who: 'strongest', do: 'gain', resources: 3 },
    ],
  },
  {
    id: 'crusades',
    age: 1,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [
      { who: 'strongest', do: 'gain', culture: 4 },
      { who: 'weakest', do: 'lose', culture: 4 },
    ],
  },
  {
    id: 'cultural-influence',
    age: 1,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'all', do: 'gain', culture: 'culture rating' }],
  },
  {
    id: 'foray',
    age: 1,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'two-strongest', do: 'gain-mix', amount: 3 }],
  },
  {
    id: 'good-harvest',
    age: 1,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'all', do: 'produce', steps: ['food'] }],
  },
  {
    id: 'immigration',
    age: 1,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'all-tied-most-happiness', do: 'gain', population: 1 }],
  },
  {
    id: 'new-deposits',
    age: 1,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'all', do: 'produce', steps: ['resources'] }],
  },
  { id: 'pestilence', age: 1, kind: 'event', copies: [1, 1, 1], effects: [{ who: 'all', do: 'lose', population: 1 }] },
  {
    id: 'raiders',
    age: 1,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'two-weakest', do: 'lose-mix', amount: 2 }],
  },
  { id: 'rats', age: 1, kind: 'event', copies: [1, 1, 1], effects: [{ who: 'all', do: 'lose-food' }] },
  {
    id: 'rebellion',
    age: 1,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'all', do: 'spend-civil', amount: 2 }],
  },
  {
    id: 'reign-of-terror',
    age: 1,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'weakest', do: 'lose', population: 1 }],
  },
  {
    id: 'scientific-breakthrough',
    age: 1,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'all', do: 'gain', science: 'science rating' }],
  },
  {
    id: 'uncertain-borders',
    age: 1,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'strongest', do: 'take-yellow', amount: 1 }],
  },
  {
    id: 'developed-territory-i',
    age: 1,
    kind: 'territory',
    copies: [1, 1, 1],
    gives: { yellow: 1, blue: 1 },
    immediate: { science: 3 },
  },
  {
    id: 'historic-territory-i',
    age: 1,
    kind: 'territory',
    copies: [1, 1, 1],
    gives: { happiness: 1 },
    immediate: { culture: 6 },
  },
  {
    id: 'inhabited-territory-i',
    age: 1,
    kind: 'territory',
    copies: [1, 1, 1],
    gives: { yellow: 2 },
    immediate: { population: 1 },
  },
  {
    id: 'strategic-territory-i',
    age: 1,
    kind: 'territory',
    copies: [1, 1, 1],
    gives: { strength: 2 },
    immediate: { cards: 3 },
  },
  {
    id: 'vast-territory-i',
    age: 1,
    kind: 'territory',
    copies: [1, 1, 1],
    gives: { yellow: 3, blue: -1 },
    immediate: { food: 3 },
  },
  {
    id: 'wealthy-territory-i',
    age: 1,
    kind: 'territory',
    copies: [1, 1, 1],
    gives: { blue: 3 },
    immediate: { resources: 5 },
  },
  { id: 'enslave-i', age: 1, kind: 'aggression', copies: [2, 2, 2], cost: 2 },
  { id: 'plunder-i', age: 1, kind: 'aggression', copies: [2, 2, 2], cost: 1, loot: 3 },
  { id: 'raid-i', age: 1, kind: 'aggression', copies: [2, 2, 2], cost: 1, raze: [1] },
  {
    id: 'open-borders-agreement',
    age: 1,
    kind: 'pact',
    copies: [0, 1, 1],
    sided: false,
    attack: 'allowed',
    a: { military: 1 },
    b: { military: 1 },
  },
  {
    id: 'trade-routes-agreement',
    age: 1,
    kind: 'pact',
    copies: [0, 1, 1],
    sided: true,
    attack: 'allowed',
    a: {},
    b: {},
  },
  { id: 'fighting-band', age: 1, kind: 'tactic', copies: [2, 2, 2], army: [2, 0, 0], strength: [1, 1] },
  { id: 'legion', age: 1, kind: 'tactic', copies: [2, 2, 2], army: [3, 0, 0], strength: [2, 2] },
  { id: 'medieval-army', age: 1, kind: 'tactic', copies: [2, 2, 2], army: [1, 1, 0], strength: [2, 2] },
  { id: 'phalanx', age: 1, kind: 'tactic', copies: [2, 2, 2], army: [2, 1, 0], strength: [3, 3] },
  { id: 'heavy-cavalry', age: 1, kind: 'tactic', copies: [2, 2, 2], army: [0, 3, 0], strength: [4, 4] },
  { id: 'military-bonus-i', age: 1, kind: 'bonus', copies: [6, 6, 6], defence: 2, colonization: 1 },
  {
    id: 'civil-unrest',
    age: 2,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [
      { who: 'all', do: 'lose-culture-per-discontent', amount: 4 },
      { who: 'all-tied-most-discontent', do: 'lose', blue: 1 },
    ],
  },
  {
    id: 'cold-war',
    age: 2,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'two-strongest', do: 'gain', science: 6 }],
  },
  {
    id: 'crime-wave',
    age: 2,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'two-weakest', do: 'lose', culture: 3, blue: 1 }],
  },
  {
    id: 'economic-progress',
    age: 2,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'all', do: 'produce', steps: ['corruption', 'food', 'consumption', 'resources'] }],
  },
  { id: 'emigration', age: 2, kind: 'event', copies: [1, 1, 1], effects: [{ who: 'all', do: 'emigrate' }] },
  { id: 'iconoclasm', age: 2, kind: 'event', copies: [1, 1, 1], effects: [{ who: 'all', do: 'remove-leader' }] },
  {
    id: 'independence-declaration',
    age: 2,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'weakest', do: 'lose-colony' }],
  },
  {
    id: 'international-agreement',
    age: 2,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [
      { who: 'strongest', do: 'agreement', amount: 5 },
      { who: 'game', do: 'refill' },
    ],
  },
  {
    id: 'national-pride',
    age: 2,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'most-culture', do: 'gain', culture: 5 }],
  },
  {
    id: 'politics-of-strength',
    age: 2,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [
      { who: 'strongest', do: 'draw', amount: 5, ages: [1, 2, 3] },
      { who: 'weakest', do: 'discard', amount: 3, ages: [1, 2, 3] },
      { who: 'strongest', do: 'gain', culture: 5, ages: [4] },
      { who: 'weakest', do: 'lose', culture: 3, ages: [4] },
    ],
  },
  {
    id: 'popularization-of-science',
    age: 2,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'all', do: 'gain', culture: 'science rating' }],
  },
  {
    id: 'prosperity',
    age: 2,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'all', do: 'gain', food: 'happiness rating' }],
  },
  { id: 'ravages-of-time', age: 2, kind: 'event', copies: [1, 1, 1], effects: [{ who: 'all', do: 'ruin' }] },
  {
    id: 'refugees',
    age: 2,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [
      { who: 'strongest', do: 'gain', culture: 3, population: 1 },
      { who: 'weakest', do: 'lose', culture: 3, population: 1 },
    ],
  },
  { id: 'terrorism', age: 2, kind: 'event', copies: [1, 1, 1], effects: [{ who: 'least-culture', do: 'terror' }] },
  {
    id: 'developed-territory-ii',
    age: 2,
    kind: 'territory',
    copies: [1, 1, 1],
    gives: { yellow: 2, blue: 2 },
    immediate: { science: 5 },
  },
  {
    id: 'historic-territory-ii',
    age: 2,
    kind: 'territory',
    copies: [1, 1, 1],
    gives: { happiness: 2 },
    immediate: { culture: 11 },
  },
  {
    id: 'inhabited-territory-ii',
    age: 2,
    kind: 'territory',
    copies: [1, 1, 1],
    gives: { yellow: 3 },
    immediate: { population: 2 },
  },
  {
    id: 'strategic-territory-ii',
    age: 2,
    kind: 'territory',
    copies: [1, 1, 1],
    gives: { strength: 4 },
    immediate: { cards: 5 },
  },
  {
    id: 'vast-territory-ii',
    age: 2,
    kind: 'territory',
    copies: [1, 1, 1],
    gives: { yellow: 4, blue: -1 },
    immediate: { food: 4 },
  },
  {
    id: 'wealthy-territory-ii',
    age: 2,
    kind: 'territory',
    copies: [1, 1, 1],
    gives: { blue: 4 },
    immediate: { resources: 9 },
  },
  { id: 'plunder-ii', age: 2, kind: 'aggression', copies: [2, 2, 2], cost: 1, loot: 5 },
  { id: 'raid-ii', age: 2, kind: 'aggression', copies: [2, 2, 2], cost: 2, raze: [2, 1] },
  { id: 'annex-ii', age: 2, kind: 'aggression', copies: [1, 1, 1], cost: 2 },
  { id: 'infiltrate-ii', age: 2, kind: 'aggression', copies: [2, 2, 2], cost: 2 },
  { id: 'spy-ii', age: 2, kind: 'aggression', copies: [2, 2, 2], cost: 1, science: 5 },
  { id: 'war-over-territory', age: 2, kind: 'war', copies: [2, 2, 2], cost: 2 },
  { id: 'war-over-technology', age: 2, kind: 'war', copies: [2, 2, 2], cost: 2 },
  {
    id: 'acceptance-of-supremacy',
    age: 2,
    kind: 'pact',
    copies: [0, 1, 1],
    sided: true,
    attack: 'forbidden',
    a: { resources: 1 },
    b: { resources: -1 },
  },
  {
    id: 'international-trade-agreement',
    age: 2,
    kind: 'pact',
    copies: [0, 1, 1],
    sided: true,
    attack: 'allowed',
    a: { resources: 1 },
    b: { food: 1 },
  },
  {
    id: 'promise-of-military-protection',
    age: 2,
    kind: 'pact',
    copies: [0, 1, 1],
    sided: true,
    attack: 'ends-pact',
    a: { culture: 1 },
    b: { strength: 4, culture: -1 },
  },
  {
    id: 'scientific-cooperation',
    age: 2,
    kind: 'pact',
    copies: [0, 1, 1],
    sided: false,
    attack: 'allowed',
    a: {},
    b: {},
  },
  { id: 'conquistadors', age: 2, kind: 'tactic', copies: [1, 1, 1], army: [1, 2, 0], strength: [5, 3] },
  { id: 'mobile-artillery', age: 2, kind: 'tactic', copies: [1, 1, 1], army: [0, 1, 1], strength: [5, 3] },
  { id: 'fortifications', age: 2, kind: 'tactic', copies: [1, 1, 1], army: [0, 0, 2], strength: [5, 3] },
  { id: 'defensive-army', age: 2, kind: 'tactic', copies: [1, 1, 1], army: [2, 0, 1], strength: [6, 3] },
  { id: 'napoleonic-army', age: 2, kind: 'tactic', copies: [1, 1, 1], army: [1, 1, 1], strength: [7, 4] },
  { id: 'classic-army', age: 2, kind: 'tactic', copies: [1, 1, 1], army: [2, 2, 0], strength: [8, 4] },
  { id: 'military-bonus-ii', age: 2, kind: 'bonus', copies: [6, 6, 6], defence: 4, colonization: 2 },
  {
    id: 'impact-of-agriculture',
    age: 3,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [
      {
        who: 'all',
        do: 'score',
        terms: [
          ['food-production', 1],
          ['food-surplus', 4],
        ],
      },
    ],
  },
  {
    id: 'impact-of-architecture',
    age: 3,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'all', do: 'score', terms: [['level-of-each-urban-building', 1]] }],
  },
  {
    id: 'impact-of-balance',
    age: 3,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'all', do: 'score', terms: [['minimum-of-science-culture-food-resource-production', 2]] }],
  },
  {
    id: 'impact-of-colonies',
    age: 3,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'all', do: 'score', terms: [['colony', 3]] }],
  },
  {
    id: 'impact-of-competition',
    age: 3,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'all', do: 'score', terms: [['level-of-each-military-unit-and-arena', 1]] }],
  },
  {
    id: 'impact-of-government',
    age: 3,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [
      {
        who: 'all',
        do: 'score',
        terms: [
          ['civil-action-total', 2],
          ['military-action-total', 1],
        ],
      },
    ],
  },
  {
    id: 'impact-of-happiness',
    age: 3,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [
      {
        who: 'all',
        do: 'score',
        terms: [
          ['happiness-rating', 2],
          ['discontent-worker', -2],
        ],
      },
    ],
  },
  {
    id: 'impact-of-industry',
    age: 3,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'all', do: 'score', terms: [['resource-production-of-mines', 1]] }],
  },
  {
    id: 'impact-of-population',
    age: 3,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'all', do: 'score', terms: [['content-worker-above-10', 2]] }],
  },
  {
    id: 'impact-of-progress',
    age: 3,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'all', do: 'score', terms: [['level-of-government-and-special-technologies', 2]] }],
  },
  {
    id: 'impact-of-science',
    age: 3,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [
      {
        who: 'all',
        do: 'score',
        ranking: 'science',
        awards: [
          [10, 0],
          [14, 7, 0],
          [15, 10, 5, 0],
        ],
      },
    ],
  },
  {
    id: 'impact-of-strength',
    age: 3,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [
      {
        who: 'all',
        do: 'score',
        ranking: 'strength',
        awards: [
          [10, 0],
          [14, 7, 0],
          [15, 10, 5, 0],
        ],
      },
    ],
  },
  {
    id: 'impact-of-technology',
    age: 3,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'all', do: 'score', terms: [['level-III-technology', 4]] }],
  },
  {
    id: 'impact-of-variety',
    age: 3,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'all', do: 'score', terms: [['unit-type-urban-type-and-special-technology', 2]] }],
  },
  {
    id: 'impact-of-wonders',
    age: 3,
    kind: 'event',
    copies: [1, 1, 1],
    effects: [{ who: 'all', do: 'score', terms: [['completed-wonder', 1]], byAge: [5, 4, 3, 2] }],
  },
  { id: 'plunder-iii', age: 3, kind: 'aggression', copies: [2, 2, 2], cost: 1, loot: 7 },
  { id: 'raid-iii', age: 3, kind: 'aggression', copies: [2, 2, 2], cost: 3, raze: [3, 2] },
  { id: 'armed-intervention-iii', age: 3, kind: 'aggression', copies: [4, 4, 4], cost: 2, culture: 7 },
  { id: 'war-over-culture', age: 3, kind: 'war', copies: [6, 6, 6], cost: 3 },
  {
    id: 'international-tourism',
    age: 3,
    kind: 'pact',
    copies: [0, 1, 1],
    sided: false,
    attack: 'allowed',
    a: {},
    b: {},
  },
  {
    id: 'loss-of-sovereignty',
    age: 3,
    kind: 'pact',
    copies: [0, 1, 1],
    sided: true,
    attack: 'forbidden',
    a: { culture: 2 },
    b: { culture: -2 },
  },
  {
    id: 'military-pact',
    age: 3,
    kind: 'pact',
    copies: [0, 1, 1],
    sided: false,
    attack: 'ends-pact',
    a: { strength: 3 },
    b: { strength: 3 },
  },
  {
    id: 'peace-treaty',
    age: 3,
    kind: 'pact',
    copies: [0, 1, 1],
    sided: false,
    attack: 'forbidden',
    a: { culture: 1 },
    b: { culture: 1 },
  },
  { id: 'entrenchments', age: 3, kind: 'tactic', copies: [1, 1, 1], army: [1, 0, 2], strength: [9, 5] },
  { id: 'mechanized-army', age: 3, kind: 'tactic', copies: [2, 2, 2], army: [0, 1, 2], strength: [10, 5] },
  { id: 'shock-troops', age: 3, kind: 'tactic', copies: [1, 1, 1], army: [1, 3, 0], strength: [11, 6] },
  { id: 'modern-army', age: 3, kind: 'tactic', copies: [2, 2, 2], army: [2, 1, 1], strength: [13, 7] },
  { id: 'military-bonus-iii', age: 3, kind: 'bonus', copies: [6, 6, 6], defence: 6, colonization: 3 },
] as const satisfies readonly MilitaryCard[]
export type MilitaryIdOf<K extends MilitaryKind> = Extract<(typeof MILITARY)[number], { readonly kind: K }>['id']
