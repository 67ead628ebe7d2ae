/** What players can do, what can happen, and the numbers of decisions and programs. */
import { ids, verbs } from '@ecumene/kernel'
import { CIVIL_IDS } from '../data/civil.ts'
import { MILITARY, MILITARY_IDS } from '../data/military.ts'
import {
  ACTION_IDS,
  AGGRESSION_IDS,
  EVENT_IDS,
  GOVERNMENT_IDS,
  LEADER_IDS,
  PACT_IDS,
  SPECIAL_IDS,
  STORE_IDS,
  TACTIC_IDS,
  TERRITORY_IDS,
  UNIT_IDS,
  WAR_IDS,
  WONDER_IDS,
  WORK_IDS,
} from './cards.ts'

export const SIDES = ['a', 'b'] as const
export const BONUS_IDS = MILITARY.filter(c => c.kind === 'bonus').map(c => c.id)
export const V = verbs({
  // politics
  pass: {},
  prepare: { card: EVENT_IDS },
  attack: { card: AGGRESSION_IDS, target: 4 },
  declareWar: { card: WAR_IDS, target: 4 },
  offerPact: { card: PACT_IDS, target: 4, side: SIDES },
  cancelPact: { by: 4 },
  resign: {},
  dismissAlexander: {},
  discover: { card: TERRITORY_IDS },
  accept: {},
  refuse: {},
  // defence, auction, force
  yield: {},
  block: { card: BONUS_IDS },
  discard: { card: MILITARY_IDS },
  bid: { amount: { min: 1, max: 99 } },
  send: { card: UNIT_IDS },
  reinforce: { card: BONUS_IDS },
  colonize: {},
  // actions
  take: { card: CIVIL_IDS, space: { min: 1, max: 13 } },
  population: {},
  build: { card: WORK_IDS },
  upgrade: { old: WORK_IDS, card: WORK_IDS },
  destroy: { card: WORK_IDS },
  lead: { card: LEADER_IDS },
  stage: { count: { min: 1, max: 4 } },
  develop: { card: CIVIL_IDS },
  revolution: { card: GOVERNMENT_IDS },
  play: { card: ACTION_IDS },
  train: { card: UNIT_IDS },
  disband: { card: UNIT_IDS },
  playTactic: { card: TACTIC_IDS },
  copyTactic: { card: TACTIC_IDS },
  muster: { card: UNIT_IDS },
  convert: { old: WORK_IDS, card: WORK_IDS },
  speech: {},
  rearm: {},
  voyage: {},
  borrow: {},
  swap: {},
  endTurn: {},
  // answers to effects
  tuck: { card: WONDER_IDS },
  refund: {},
  gainFood: {},
  gainResources: {},
  mix: { food: 64 },
  plunder: { food: 8, resources: 8 },
  place: {},
  raze: { card: WORK_IDS },
  enough: {},
  giveToken: { card: STORE_IDS },
  loseWorker: { card: WORK_IDS },
  abandon: { card: TERRITORY_IDS },
  annex: { card: TERRITORY_IDS },
  removeLeader: {},
  removeWonder: {},
  seize: { card: SPECIAL_IDS },
  ruin: { card: WONDER_IDS },
})

export const D = ids(
  'politics',
  'answerPact',
  'defend',
  'bid',
  'force',
  'action',
  'ordered',
  'tuck',
  'discard',
  'giveToken',
  'loseWorker',
  'gainEither',
  'gainMix',
  'loseMix',
  'plunder',
  'civilize',
  'placeFree',
  'agreement',
  'agreementTake',
  'raze',
  'destroyOwn',
  'loseColony',
  'annex',
  'infiltrate',
  'spoils',
  'ruin',
)
export const P = ids('turn', 'prepare', 'event', 'colonize', 'colony', 'aggression', 'stages')

export type What = 'food' | 'resources' | 'science' | 'culture' | 'population' | 'blue' | 'yellow'
export type E =
  | { type: 'turn'; seat: number; round: number }
  | { type: 'refilled'; swept: number; dealt: number }
  | { type: 'age'; age: string }
  | { type: 'lastRound'; round: number }
  | { type: 'antiquated'; seat: number; count: number }
  | { type: 'leaderGone'; seat: number; card: string }
  | { type: 'wonderGone'; seat: number; card: string }
  | { type: 'pactEnded'; seat: number; with: number; card: string }
  | { type: 'took'; seat: number; card: string; actions: number }
  | { type: 'grew'; seat: number; food: number }
  | { type: 'built'; seat: number; card: string; resources: number }
  | { type: 'upgraded'; seat: number; old: string; card: string; resources: number }
  | { type: 'destroyed'; seat: number; card: string }
  | { type: 'disbanded'; seat: number; card: string }
  | { type: 'led'; seat: number; card: string }
  | { type: 'tucked'; seat: number; card: string }
  | { type: 'staged'; seat: number; card: string; count: number; resources: number }
  | { type: 'completed'; seat: number; card: string }
  | { type: 'developed'; seat: number; card: string; science: number }
  | { type: 'revolted'; seat: number; card: string; science: number }
  | { type: 'played'; seat: number; card: string }
  | { type: 'tactic'; seat: number; card: string }
  | { type: 'copied'; seat: number; card: string }
  | { type: 'shared'; seat: number; card: string }
  | { type: 'prepared'; seat: number; card: string; age: string }
  | { type: 'revealed'; seat: number; card: string }
  | { type: 'peeked'; seat: number; card: string }
  | { type: 'gained'; seat: number; what: What; amount: number }
  | { type: 'lost'; seat: number; what: What; amount: number }
  | { type: 'drew'; seat: number; count: number }
  | { type: 'drewCard'; seat: number; card: string }
  | { type: 'discarded'; seat: number; card: string }
  | { type: 'attacked'; seat: number; target: number; card: string }
  | { type: 'blocked'; seat: number; card: string }
  | { type: 'repelled'; seat: number; target: number; card: string }
  | { type: 'succeeded'; seat: number; target: number; card: string }
  | { type: 'warDeclared'; seat: number; target: number; card: string }
  | { type: 'warWon'; seat: number; target: number; card: string; advantage: number }
  | { type: 'warDrawn'; seat: number; target: number; card: string }
  | { type: 'seized'; seat: number; target: number; card: string }
  | { type: 'offered'; seat: number; target: number; card: string; side: string }
  | { type: 'declined'; seat: number; with: number; card: string }
  | { type: 'agreed'; seat: number; with: number; card: string }
  | { type: 'resigned'; seat: number }
  | { type: 'bid'; seat: number; amount: number }
  | { type: 'passed'; seat: number }
  | { type: 'sent'; seat: number; card: string }
  | { type: 'reinforced'; seat: number; card: string }
  | { type: 'colonized'; seat: number; card: string }
  | { type: 'unclaimed'; card: string }
  | { type: 'colonyLost'; seat: number; card: string }
  | { type: 'ruined'; seat: number; card: string }
  | { type: 'spent'; seat: number; actions: number }
  | { type: 'agreement'; seat: number }
  | { type: 'uprising'; seat: number }
  | { type: 'produced'; seat: number; science: number; culture: number }
  | { type: 'corruption'; seat: number; amount: number }
  | { type: 'harvested'; seat: number; food: number }
  | { type: 'consumed'; seat: number; food: number }
  | { type: 'famine'; seat: number; culture: number }
  | { type: 'mined'; seat: number; resources: number }
  | { type: 'scored'; seat: number; card: string; culture: number }
