/**
 * The civil cards: 121 different ones, and the six technologies printed on every player board (TTA-R-3).
 * A card says what it costs and gives; what words alone can say stands in `src/effects`.
 */
export type CivilKind =
  | 'farm'
  | 'mine'
  | 'lab'
  | 'temple'
  | 'library'
  | 'theater'
  | 'arena'
  | 'infantry'
  | 'cavalry'
  | 'artillery'
  | 'airForce'
  | 'government'
  | 'law'
  | 'exploration'
  | 'warfare'
  | 'construction'
  | 'leader'
  | 'wonder'
  | 'action'
/** Symbols a card adds while it is in play. */
export interface Gives {
  readonly science?: number
  readonly culture?: number
  readonly happiness?: number
  readonly strength?: number
  readonly civil?: number
  readonly military?: number
  readonly colonization?: number
  readonly blue?: number
  readonly yellow?: number
  readonly civilHand?: number
  readonly militaryHand?: number
}
/** What an action card does when it is played. Triples are for 2, 3 and 4 players. */
export interface Play {
  readonly order?: 'build-or-upgrade' | 'upgrade' | 'stage' | 'population' | 'develop'
  readonly on?: 'land' | 'urban' | 'both'
  readonly discount?: number
  /** Food (population) or science (develop) gained when all is paid. */
  readonly after?: number
  readonly gain?: {
    readonly science?: number
    readonly culture?: number
    readonly resources?: number
    readonly food?: number
  }
  /** This much food or this much resources. */
  readonly either?: number
  /** Resources for military units this turn. */
  readonly arms?: number
  readonly military?: number
  readonly armsPerRival?: readonly number[]
  readonly culturePerRival?: readonly number[]
}
export interface CivilCard {
  readonly id: string
  /** 0 = A, 1 = I, 2 = II, 3 = III; also its level (TTA-CARD-1). */
  readonly age: number
  readonly kind: CivilKind
  readonly science?: number
  readonly revolution?: number
  readonly cost?: number
  /** What a blue token on it is worth. */
  readonly value?: number
  /** What each worker on it gives. */
  readonly each?: Gives
  readonly gives?: Gives
  readonly limit?: number
  readonly stages?: readonly number[]
  readonly play?: Play
  /** A power used once a turn or once a game. `word`: its place in the field `used`; a new one takes the next. */
  readonly power?: { readonly word: number; readonly once: 'turn' | 'game' }
  /** Copies with 2, 3 and 4 players (TTA-SET-4, TTA-SET-5, TTA-SET-6, TTA-SET-7). */
  readonly copies?: readonly number[]
  readonly workers?: number
}

export const STARTING = [
  { id: 'agriculture', age: 0, kind: 'farm', cost: 2, value: 1, workers: 2 },
  { id: 'bronze', age: 0, kind: 'mine', cost: 2, value: 1, workers: 2 },
  { id: 'philosophy', age: 0, kind: 'lab', cost: 3, each: { science: 1 }, workers: 1 },
  { id: 'religion', age: 0, kind: 'temple', cost: 3, each: { culture: 1, happiness: 1 }, workers: 0 },
  { id: 'warriors', age: 0, kind: 'infantry', cost: 2, each: { strength: 1 }, workers: 1 },
  { id: 'despotism', age: 0, kind: 'government', limit: 2, gives: { civil: 4, military: 2 } },
] as const satisfies readonly CivilCard[]

/** In the order of the ages: the number of a card is its place here. */
export const CIVIL = [
  { id: 'alexander-the-great', age: 0, kind: 'leader', copies: [1, 1, 1] },
  { id: 'aristotle', age: 0, kind: 'leader', copies: [1, 1, 1] },
  { id: 'hammurabi', age: 0, kind: 'leader', power: { word: 0, once: 'turn' }, copies: [1, 1, 1] },
  { id: 'homer', age: 0, kind: 'leader', gives: { happiness: 1 }, copies: [1, 1, 1] },
  {
    id: 'julius-caesar',
    age: 0,
    kind: 'leader',
    gives: { strength: 1, military: 1 },
    power: { word: 5, once: 'game' },
    copies: [1, 1, 1],
  },
  { id: 'moses', age: 0, kind: 'leader', copies: [1, 1, 1] },
  {
    id: 'hanging-gardens',
    age: 0,
    kind: 'wonder',
    gives: { culture: 1, happiness: 2 },
    stages: [2, 2, 2],
    copies: [1, 1, 1],
  },
  {
    id: 'library-of-alexandria',
    age: 0,
    kind: 'wonder',
    gives: { culture: 1, science: 1, civilHand: 1, militaryHand: 1 },
    stages: [1, 4, 1],
    copies: [1, 1, 1],
  },
  {
    id: 'colossus',
    age: 0,
    kind: 'wonder',
    gives: { strength: 2, colonization: 1 },
    stages: [3, 3],
    copies: [1, 1, 1],
  },
  { id: 'pyramids', age: 0, kind: 'wonder', gives: { civil: 1 }, stages: [3, 2, 1], copies: [1, 1, 1] },
  {
    id: 'rich-land-a',
    age: 0,
    kind: 'action',
    play: { order: 'build-or-upgrade', on: 'land', discount: 1 },
    copies: [2, 2, 2],
  },
  {
    id: 'urban-growth-a',
    age: 0,
    kind: 'action',
    play: { order: 'build-or-upgrade', on: 'urban', discount: 1 },
    copies: [2, 2, 2],
  },
  { id: 'engineering-genius-a', age: 0, kind: 'action', play: { order: 'stage', discount: 2 }, copies: [1, 1, 1] },
  { id: 'frugality-a', age: 0, kind: 'action', play: { order: 'population', after: 1 }, copies: [2, 2, 2] },
  { id: 'patriotism-a', age: 0, kind: 'action', play: { arms: 1, military: 1 }, copies: [1, 1, 1] },
  { id: 'cultural-heritage-a', age: 0, kind: 'action', play: { gain: { science: 1, culture: 4 } }, copies: [1, 1, 1] },
  { id: 'stockpile-a', age: 0, kind: 'action', play: { gain: { resources: 1, food: 1 } }, copies: [1, 1, 1] },
  { id: 'christopher-columbus', age: 1, kind: 'leader', copies: [1, 1, 1] },
  { id: 'frederick-barbarossa', age: 1, kind: 'leader', copies: [1, 1, 1] },
  { id: 'genghis-khan', age: 1, kind: 'leader', copies: [1, 1, 1] },
  { id: 'joan-of-arc', age: 1, kind: 'leader', gives: { culture: 1, military: 1 }, copies: [1, 1, 1] },
  { id: 'leonardo-da-vinci', age: 1, kind: 'leader', copies: [1, 1, 1] },
  { id: 'michelangelo', age: 1, kind: 'leader', copies: [1, 1, 1] },
  {
    id: 'great-wall',
    age: 1,
    kind: 'wonder',
    gives: { culture: 1, happiness: 1 },
    stages: [2, 2, 3, 2],
    copies: [1, 1, 1],
  },
  {
    id: 'st-peters-basilica',
    age: 1,
    kind: 'wonder',
    gives: { culture: 2, happiness: 1 },
    stages: [4, 4],
    copies: [1, 1, 1],
  },
  {
    id: 'universitas-carolina',
    age: 1,
    kind: 'wonder',
    gives: { culture: 1, science: 2 },
    stages: [3, 3, 3],
    copies: [1, 1, 1],
  },
  {
    id: 'taj-mahal',
    age: 1,
    kind: 'wonder',
    gives: { culture: 3, blue: 1 },
    stages: [2, 4, 2],
    power: { word: 1, once: 'turn' },
    copies: [1, 1, 1],
  },
  { id: 'irrigation', age: 1, kind: 'farm', science: 3, cost: 4, value: 2, copies: [2, 2, 2] },
  { id: 'iron', age: 1, kind: 'mine', science: 5, cost: 5, value: 2, copies: [2, 2, 3] },
  { id: 'alchemy', age: 1, kind: 'lab', science: 4, cost: 6, each: { science: 2 }, copies: [2, 2, 3] },
  {
    id: 'theology',
    age: 1,
    kind: 'temple',
    science: 2,
    cost: 5,
    each: { culture: 1, happiness: 2 },
    copies: [1, 2, 2],
  },
  {
    id: 'printing-press',
    age: 1,
    kind: 'library',
    science: 3,
    cost: 3,
    each: { culture: 1, science: 1 },
    copies: [2, 2, 2],
  },
  { id: 'drama', age: 1, kind: 'theater', science: 3, cost: 4, each: { culture: 2, happiness: 1 }, copies: [1, 2, 2] },
  {
    id: 'bread-and-circuses',
    age: 1,
    kind: 'arena',
    science: 3,
    cost: 3,
    each: { strength: 1, happiness: 2 },
    copies: [1, 2, 2],
  },
  { id: 'swordsmen', age: 1, kind: 'infantry', science: 4, cost: 3, each: { strength: 2 }, copies: [2, 2, 2] },
  { id: 'knights', age: 1, kind: 'cavalry', science: 5, cost: 3, each: { strength: 2 }, copies: [2, 2, 3] },
  {
    id: 'monarchy',
    age: 1,
    kind: 'government',
    science: 8,
    revolution: 2,
    limit: 3,
    gives: { civil: 5, military: 3 },
    copies: [1, 2, 2],
  },
  {
    id: 'theocracy',
    age: 1,
    kind: 'government',
    science: 6,
    revolution: 1,
    limit: 3,
    gives: { civil: 4, military: 3, culture: 1, strength: 1, happiness: 1 },
    copies: [1, 1, 1],
  },
  { id: 'code-of-laws', age: 1, kind: 'law', science: 6, gives: { civil: 1 }, copies: [1, 2, 2] },
  { id: 'warfare', age: 1, kind: 'warfare', science: 5, gives: { strength: 1, military: 1 }, copies: [1, 2, 2] },
  {
    id: 'cartography',
    age: 1,
    kind: 'exploration',
    science: 4,
    gives: { strength: 1, colonization: 2 },
    copies: [1, 1, 1],
  },
  { id: 'masonry', age: 1, kind: 'construction', science: 3, copies: [1, 1, 1] },
  {
    id: 'rich-land-i',
    age: 1,
    kind: 'action',
    play: { order: 'build-or-upgrade', on: 'land', discount: 2 },
    copies: [2, 2, 2],
  },
  {
    id: 'urban-growth-i',
    age: 1,
    kind: 'action',
    play: { order: 'build-or-upgrade', on: 'urban', discount: 2 },
    copies: [2, 2, 2],
  },
  { id: 'engineering-genius-i', age: 1, kind: 'action', play: { order: 'stage', discount: 3 }, copies: [1, 1, 1] },
  { id: 'frugality-i', age: 1, kind: 'action', play: { order: 'population', after: 2 }, copies: [2, 2, 2] },
  { id: 'breakthrough-i', age: 1, kind: 'action', play: { order: 'develop', after: 2 }, copies: [2, 2, 2] },
  { id: 'patriotism-i', age: 1, kind: 'action', play: { arms: 2, military: 1 }, copies: [1, 1, 1] },
  { id: 'reserves-i', age: 1, kind: 'action', play: { either: 2 }, copies: [2, 2, 2] },
  { id: 'cultural-heritage-i', age: 1, kind: 'action', play: { gain: { science: 2, culture: 2 } }, copies: [1, 1, 1] },
  { id: 'william-shakespeare', age: 2, kind: 'leader', gives: { happiness: 1 }, copies: [1, 1, 1] },
  { id: 'isaac-newton', age: 2, kind: 'leader', copies: [1, 1, 1] },
  { id: 'james-cook', age: 2, kind: 'leader', copies: [1, 1, 1] },
  { id: 'j-s-bach', age: 2, kind: 'leader', power: { word: 4, once: 'turn' }, copies: [1, 1, 1] },
  { id: 'maximilien-robespierre', age: 2, kind: 'leader', gives: { military: 1 }, copies: [1, 1, 1] },
  { id: 'napoleon-bonaparte', age: 2, kind: 'leader', gives: { military: 2 }, copies: [1, 1, 1] },
  {
    id: 'transcontinental-railroad',
    age: 2,
    kind: 'wonder',
    gives: { strength: 4 },
    stages: [3, 3, 3, 3],
    copies: [1, 1, 1],
  },
  {
    id: 'eiffel-tower',
    age: 2,
    kind: 'wonder',
    gives: { culture: 4, happiness: 1 },
    stages: [3, 7, 3],
    copies: [1, 1, 1],
  },
  {
    id: 'kremlin',
    age: 2,
    kind: 'wonder',
    gives: { culture: 2, civil: 1, military: 1, happiness: -1 },
    stages: [4, 4, 4],
    copies: [1, 1, 1],
  },
  {
    id: 'ocean-liner-service',
    age: 2,
    kind: 'wonder',
    stages: [4, 2, 2, 4],
    power: { word: 3, once: 'turn' },
    copies: [1, 1, 1],
  },
  { id: 'selective-breeding', age: 2, kind: 'farm', science: 5, cost: 6, value: 3, copies: [1, 2, 3] },
  { id: 'coal', age: 2, kind: 'mine', science: 7, cost: 8, value: 3, copies: [1, 2, 2] },
  { id: 'scientific-method', age: 2, kind: 'lab', science: 6, cost: 8, each: { science: 3 }, copies: [2, 2, 2] },
  {
    id: 'organized-religion',
    age: 2,
    kind: 'temple',
    science: 4,
    cost: 7,
    each: { culture: 1, happiness: 3 },
    copies: [2, 2, 2],
  },
  {
    id: 'journalism',
    age: 2,
    kind: 'library',
    science: 6,
    cost: 8,
    each: { culture: 2, science: 2 },
    copies: [1, 2, 2],
  },
  { id: 'opera', age: 2, kind: 'theater', science: 7, cost: 8, each: { culture: 3, happiness: 1 }, copies: [2, 2, 2] },
  {
    id: 'team-sports',
    age: 2,
    kind: 'arena',
    science: 5,
    cost: 5,
    each: { strength: 2, happiness: 3 },
    copies: [1, 1, 1],
  },
  { id: 'riflemen', age: 2, kind: 'infantry', science: 6, cost: 5, each: { strength: 3 }, copies: [1, 2, 2] },
  { id: 'cavalrymen', age: 2, kind: 'cavalry', science: 6, cost: 5, each: { strength: 3 }, copies: [2, 2, 2] },
  { id: 'cannon', age: 2, kind: 'artillery', science: 6, cost: 5, each: { strength: 3 }, copies: [2, 2, 3] },
  {
    id: 'constitutional-monarchy',
    age: 2,
    kind: 'government',
    science: 12,
    revolution: 6,
    limit: 3,
    gives: { civil: 6, military: 4 },
    copies: [1, 2, 2],
  },
  {
    id: 'republic',
    age: 2,
    kind: 'government',
    science: 13,
    revolution: 3,
    limit: 3,
    gives: { civil: 7, military: 2 },
    copies: [1, 1, 2],
  },
  { id: 'justice-system', age: 2, kind: 'law', science: 7, gives: { civil: 1, blue: 3 }, copies: [1, 1, 1] },
  { id: 'strategy', age: 2, kind: 'warfare', science: 8, gives: { strength: 3, military: 2 }, copies: [1, 1, 1] },
  {
    id: 'navigation',
    age: 2,
    kind: 'exploration',
    science: 6,
    gives: { strength: 2, colonization: 3 },
    copies: [1, 1, 1],
  },
  { id: 'architecture', age: 2, kind: 'construction', science: 6, copies: [1, 2, 2] },
  {
    id: 'rich-land-ii',
    age: 2,
    kind: 'action',
    play: { order: 'build-or-upgrade', on: 'land', discount: 3 },
    copies: [1, 1, 1],
  },
  {
    id: 'urban-growth-ii',
    age: 2,
    kind: 'action',
    play: { order: 'build-or-upgrade', on: 'urban', discount: 3 },
    copies: [1, 1, 1],
  },
  {
    id: 'efficient-upgrade-ii',
    age: 2,
    kind: 'action',
    play: { order: 'upgrade', on: 'both', discount: 3 },
    copies: [2, 2, 2],
  },
  { id: 'engineering-genius-ii', age: 2, kind: 'action', play: { order: 'stage', discount: 4 }, copies: [1, 1, 1] },
  { id: 'frugality-ii', age: 2, kind: 'action', play: { order: 'population', after: 3 }, copies: [1, 1, 1] },
  { id: 'breakthrough-ii', age: 2, kind: 'action', play: { order: 'develop', after: 3 }, copies: [2, 2, 2] },
  { id: 'patriotism-ii', age: 2, kind: 'action', play: { arms: 3, military: 1 }, copies: [1, 1, 1] },
  { id: 'reserves-ii', age: 2, kind: 'action', play: { either: 3 }, copies: [2, 2, 2] },
  { id: 'revolutionary-idea-ii', age: 2, kind: 'action', play: { gain: { science: 4 } }, copies: [1, 1, 1] },
  { id: 'wave-of-nationalism-ii', age: 2, kind: 'action', play: { armsPerRival: [6, 3, 2] }, copies: [1, 1, 1] },
  { id: 'albert-einstein', age: 3, kind: 'leader', copies: [1, 1, 1] },
  { id: 'bill-gates', age: 3, kind: 'leader', copies: [1, 1, 1] },
  { id: 'charlie-chaplin', age: 3, kind: 'leader', gives: { happiness: 2 }, copies: [1, 1, 1] },
  { id: 'mahatma-gandhi', age: 3, kind: 'leader', gives: { culture: 2 }, copies: [1, 1, 1] },
  { id: 'sid-meier', age: 3, kind: 'leader', copies: [1, 1, 1] },
  { id: 'winston-churchill', age: 3, kind: 'leader', power: { word: 2, once: 'turn' }, copies: [1, 1, 1] },
  { id: 'first-space-flight', age: 3, kind: 'wonder', stages: [1, 2, 4, 9], copies: [1, 1, 1] },
  { id: 'fast-food-chains', age: 3, kind: 'wonder', stages: [4, 4, 4, 4], copies: [1, 1, 1] },
  { id: 'internet', age: 3, kind: 'wonder', stages: [2, 3, 4, 3, 2], copies: [1, 1, 1] },
  { id: 'hollywood', age: 3, kind: 'wonder', stages: [5, 6, 5], copies: [1, 1, 1] },
  { id: 'mechanized-agriculture', age: 3, kind: 'farm', science: 7, cost: 8, value: 5, copies: [1, 2, 2] },
  { id: 'oil', age: 3, kind: 'mine', science: 9, cost: 11, value: 5, copies: [1, 2, 2] },
  { id: 'computers', age: 3, kind: 'lab', science: 8, cost: 11, each: { science: 5 }, copies: [2, 2, 2] },
  {
    id: 'multimedia',
    age: 3,
    kind: 'library',
    science: 9,
    cost: 11,
    each: { culture: 3, science: 3 },
    copies: [2, 2, 2],
  },
  {
    id: 'movies',
    age: 3,
    kind: 'theater',
    science: 10,
    cost: 11,
    each: { culture: 4, happiness: 1 },
    copies: [2, 2, 2],
  },
  {
    id: 'professional-sports',
    age: 3,
    kind: 'arena',
    science: 7,
    cost: 8,
    each: { strength: 3, happiness: 4 },
    copies: [1, 1, 2],
  },
  { id: 'modern-infantry', age: 3, kind: 'infantry', science: 10, cost: 7, each: { strength: 5 }, copies: [1, 2, 2] },
  { id: 'tanks', age: 3, kind: 'cavalry', science: 9, cost: 7, each: { strength: 5 }, copies: [1, 2, 2] },
  { id: 'rockets', age: 3, kind: 'artillery', science: 8, cost: 7, each: { strength: 5 }, copies: [1, 2, 2] },
  { id: 'air-forces', age: 3, kind: 'airForce', science: 12, cost: 7, each: { strength: 5 }, copies: [2, 2, 3] },
  {
    id: 'communism',
    age: 3,
    kind: 'government',
    science: 19,
    revolution: 5,
    limit: 4,
    gives: { civil: 7, military: 5, happiness: -1 },
    copies: [1, 1, 1],
  },
  {
    id: 'fundamentalism',
    age: 3,
    kind: 'government',
    science: 18,
    revolution: 7,
    limit: 4,
    gives: { civil: 6, military: 5, strength: 5, science: -2 },
    copies: [1, 1, 1],
  },
  {
    id: 'democracy',
    age: 3,
    kind: 'government',
    science: 17,
    revolution: 9,
    limit: 4,
    gives: { civil: 7, military: 3, culture: 3 },
    copies: [1, 2, 2],
  },
  { id: 'civil-service', age: 3, kind: 'law', science: 10, gives: { civil: 2, blue: 3 }, copies: [1, 1, 1] },
  {
    id: 'military-theory',
    age: 3,
    kind: 'warfare',
    science: 11,
    gives: { strength: 5, military: 3 },
    copies: [1, 1, 2],
  },
  {
    id: 'satellites',
    age: 3,
    kind: 'exploration',
    science: 8,
    gives: { strength: 3, colonization: 4 },
    copies: [1, 1, 1],
  },
  { id: 'engineering', age: 3, kind: 'construction', science: 9, copies: [1, 1, 1] },
  {
    id: 'urban-growth-iii',
    age: 3,
    kind: 'action',
    play: { order: 'build-or-upgrade', on: 'urban', discount: 4 },
    copies: [2, 2, 2],
  },
  {
    id: 'efficient-upgrade-iii',
    age: 3,
    kind: 'action',
    play: { order: 'upgrade', on: 'both', discount: 4 },
    copies: [2, 2, 2],
  },
  { id: 'engineering-genius-iii', age: 3, kind: 'action', play: { order: 'stage', discount: 5 }, copies: [1, 1, 1] },
  { id: 'patriotism-iii', age: 3, kind: 'action', play: { arms: 4, military: 1 }, copies: [1, 1, 1] },
  { id: 'reserves-iii', age: 3, kind: 'action', play: { either: 4 }, copies: [3, 3, 3] },
  { id: 'revolutionary-idea-iii', age: 3, kind: 'action', play: { gain: { science: 6 } }, copies: [2, 2, 2] },
  { id: 'military-build-up-iii', age: 3, kind: 'action', play: { armsPerRival: [8, 5, 3] }, copies: [1, 1, 1] },
  { id: 'endowment-for-the-arts-iii', age: 3, kind: 'action', play: { culturePerRival: [6, 3, 2] }, copies: [1, 1, 1] },
] as const satisfies readonly CivilCard[]
export type CivilId = (typeof CIVIL)[number]['id']
/** The ids of the cards of a kind: `CivilIdOf<'leader'>`. */
export type CivilIdOf<K extends CivilKind> = Extract<(typeof CIVIL)[number], { readonly kind: K }>['id']
