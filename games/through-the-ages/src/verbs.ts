/** What players can do, what can happen, and the numbers of decisions and programs. */
import { ids, verbs } from '@ecumene/kernel'
import {
  type AgesCard,
  actionCard,
  aggression,
  bonus,
  civil,
  event,
  government,
  leader,
  military,
  pact,
  special,
  store,
  tactic,
  territory,
  unit,
  war,
  wonder,
  work,
} from './cards.ts'

export const SIDES = ['a', 'b'] as const
export const VERBS = verbs({
  // politics
  pass: {},
  prepare: { card: event.ids },
  attack: { card: aggression.ids, target: 4 },
  declareWar: { card: war.ids, target: 4 },
  offerPact: { card: pact.ids, target: 4, side: SIDES },
  cancelPact: { by: 4 },
  resign: {},
  dismissAlexander: {},
  discover: { card: territory.ids },
  accept: {},
  refuse: {},
  // defence, auction, force
  yield: {},
  block: { card: bonus.ids },
  discard: { card: military.ids },
  bid: { amount: { min: 1, max: 99 } },
  send: { card: unit.ids },
  reinforce: { card: bonus.ids },
  colonize: {},
  // actions
  take: { card: civil.ids, space: { min: 1, max: 13 } },
  population: {},
  build: { card: work.ids },
  upgrade: { old: work.ids, card: work.ids },
  destroy: { card: work.ids },
  lead: { card: leader.ids },
  stage: { count: { min: 1, max: 4 } },
  develop: { card: civil.ids },
  revolution: { card: government.ids },
  play: { card: actionCard.ids },
  train: { card: unit.ids },
  disband: { card: unit.ids },
  playTactic: { card: tactic.ids },
  copyTactic: { card: tactic.ids },
  muster: { card: unit.ids },
  convert: { old: work.ids, card: work.ids },
  speech: {},
  rearm: {},
  voyage: {},
  borrow: {},
  swap: {},
  endTurn: {},
  // answers to effects
  tuck: { card: wonder.ids },
  refund: {},
  gainFood: {},
  gainResources: {},
  mix: { food: 64 },
  plunder: { food: 8, resources: 8 },
  place: {},
  raze: { card: work.ids },
  enough: {},
  giveToken: { card: store.ids },
  loseWorker: { card: work.ids },
  abandon: { card: territory.ids },
  annex: { card: territory.ids },
  removeLeader: {},
  removeWonder: {},
  seize: { card: special.ids },
  ruin: { card: wonder.ids },
})

export const DECISIONS = ids(
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
export const PROGRAMS = ids('turn', 'prepare', 'event', 'colonize', 'colony', 'aggression', 'stages')

export type What = 'food' | 'resources' | 'science' | 'culture' | 'population' | 'blue' | 'yellow'
export type E =
  | { type: 'turn'; seat: number; round: number }
  | { type: 'refilled'; swept: number; dealt: number }
  | { type: 'age'; age: string }
  | { type: 'lastRound'; round: number }
  | { type: 'antiquated'; seat: number; count: number }
  | { type: 'leaderGone'; seat: number; card: AgesCard }
  | { type: 'wonderGone'; seat: number; card: AgesCard }
  | { type: 'pactEnded'; seat: number; with: number; card: AgesCard }
  | { type: 'took'; seat: number; card: AgesCard; actions: number; space: number }
  | { type: 'grew'; seat: number; food: number }
  | { type: 'built'; seat: number; card: AgesCard; resources: number }
  | { type: 'upgraded'; seat: number; old: AgesCard; card: AgesCard; resources: number }
  | { type: 'destroyed'; seat: number; card: AgesCard }
  | { type: 'disbanded'; seat: number; card: AgesCard }
  | { type: 'led'; seat: number; card: AgesCard }
  | { type: 'tucked'; seat: number; card: AgesCard }
  | { type: 'staged'; seat: number; card: AgesCard; count: number; resources: number }
  | { type: 'completed'; seat: number; card: AgesCard }
  | { type: 'developed'; seat: number; card: AgesCard; science: number }
  | { type: 'revolted'; seat: number; card: AgesCard; science: number }
  | { type: 'played'; seat: number; card: AgesCard }
  | { type: 'tactic'; seat: number; card: AgesCard }
  | { type: 'copied'; seat: number; card: AgesCard }
  | { type: 'shared'; seat: number; card: AgesCard }
  | { type: 'prepared'; seat: number; card: AgesCard; age: string }
  | { type: 'revealed'; seat: number; card: AgesCard }
  | { type: 'peeked'; seat: number; card: AgesCard }
  | { type: 'gained'; seat: number; what: What; amount: number }
  | { type: 'lost'; seat: number; what: What; amount: number }
  | { type: 'drew'; seat: number; count: number; card: readonly AgesCard[] }
  | { type: 'discarded'; seat: number; card: AgesCard }
  | { type: 'attacked'; seat: number; target: number; card: AgesCard; strength: number; against: number }
  | { type: 'blocked'; seat: number; card: AgesCard }
  | { type: 'repelled'; seat: number; target: number; card: AgesCard }
  | { type: 'succeeded'; seat: number; target: number; card: AgesCard }
  | { type: 'warDeclared'; seat: number; target: number; card: AgesCard }
  | {
      type: 'warWon'
      seat: number
      target: number
      card: AgesCard
      advantage: number
      /** The sums of both, the victor's first. */
      strength: number
      against: number
    }
  | { type: 'warDrawn'; seat: number; target: number; card: AgesCard }
  | { type: 'seized'; seat: number; target: number; card: AgesCard }
  | { type: 'offered'; seat: number; target: number; card: AgesCard; side: string }
  | { type: 'declined'; seat: number; with: number; card: AgesCard }
  | { type: 'agreed'; seat: number; with: number; card: AgesCard }
  | { type: 'resigned'; seat: number }
  | { type: 'bid'; seat: number; amount: number }
  | { type: 'passed'; seat: number }
  | { type: 'sent'; seat: number; card: AgesCard }
  | { type: 'reinforced'; seat: number; card: AgesCard }
  | { type: 'colonized'; seat: number; card: AgesCard }
  | { type: 'unclaimed'; card: AgesCard }
  | { type: 'colonyLost'; seat: number; card: AgesCard }
  | { type: 'ruined'; seat: number; card: AgesCard }
  | { type: 'spent'; seat: number; actions: number }
  | { type: 'rearmed'; seat: number; science: number; resources: number }
  | { type: 'borrowed'; seat: number }
  | { type: 'swapped'; seat: number; what: What; for: What }
  | { type: 'agreement'; seat: number }
  | { type: 'uprising'; seat: number }
  | { type: 'produced'; seat: number; science: number; culture: number }
  | { type: 'corruption'; seat: number; amount: number; resources: number; food: number }
  | { type: 'harvested'; seat: number; food: number }
  | { type: 'consumed'; seat: number; food: number }
  | { type: 'famine'; seat: number; culture: number }
  | { type: 'mined'; seat: number; resources: number }
  | { type: 'scored'; seat: number; card: AgesCard | 'short-game'; culture: number }
