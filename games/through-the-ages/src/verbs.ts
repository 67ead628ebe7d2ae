/** What players can do, what can happen, and the numbers of decisions and programs. */
import { ids, type Seat, verbs } from '@ecumene/kernel'
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
  | { type: 'turn'; seat: Seat; round: number }
  | { type: 'refilled'; swept: number; dealt: number }
  | { type: 'age'; age: string }
  | { type: 'lastRound'; round: number }
  | { type: 'antiquated'; seat: Seat; count: number }
  | { type: 'leaderGone'; seat: Seat; card: AgesCard }
  | { type: 'wonderGone'; seat: Seat; card: AgesCard }
  | { type: 'pactEnded'; seat: Seat; with: number; card: AgesCard }
  | { type: 'took'; seat: Seat; card: AgesCard; actions: number; space: number }
  | { type: 'grew'; seat: Seat; food: number }
  | { type: 'built'; seat: Seat; card: AgesCard; resources: number }
  | { type: 'upgraded'; seat: Seat; old: AgesCard; card: AgesCard; resources: number }
  | { type: 'destroyed'; seat: Seat; card: AgesCard }
  | { type: 'disbanded'; seat: Seat; card: AgesCard }
  | { type: 'led'; seat: Seat; card: AgesCard }
  | { type: 'tucked'; seat: Seat; card: AgesCard }
  | { type: 'staged'; seat: Seat; card: AgesCard; count: number; resources: number }
  | { type: 'completed'; seat: Seat; card: AgesCard }
  | { type: 'developed'; seat: Seat; card: AgesCard; science: number }
  | { type: 'revolted'; seat: Seat; card: AgesCard; science: number }
  | { type: 'played'; seat: Seat; card: AgesCard }
  | { type: 'tactic'; seat: Seat; card: AgesCard }
  | { type: 'copied'; seat: Seat; card: AgesCard }
  | { type: 'shared'; seat: Seat; card: AgesCard }
  | { type: 'prepared'; seat: Seat; card: AgesCard; age: string }
  | { type: 'revealed'; seat: Seat; card: AgesCard }
  | { type: 'peeked'; seat: Seat; card: AgesCard }
  | { type: 'gained'; seat: Seat; what: What; amount: number }
  | { type: 'lost'; seat: Seat; what: What; amount: number }
  | { type: 'drew'; seat: Seat; count: number; card: readonly AgesCard[] }
  | { type: 'discarded'; seat: Seat; card: AgesCard }
  | { type: 'attacked'; seat: Seat; target: number; card: AgesCard; strength: number; against: number }
  | { type: 'blocked'; seat: Seat; card: AgesCard }
  | { type: 'repelled'; seat: Seat; target: number; card: AgesCard }
  | { type: 'succeeded'; seat: Seat; target: number; card: AgesCard }
  | { type: 'warDeclared'; seat: Seat; target: number; card: AgesCard }
  | {
      type: 'warWon'
      seat: Seat
      target: number
      card: AgesCard
      advantage: number
      /** The sums of both, the victor's first. */
      strength: number
      against: number
    }
  | { type: 'warDrawn'; seat: Seat; target: number; card: AgesCard }
  | { type: 'seized'; seat: Seat; target: number; card: AgesCard }
  | { type: 'offered'; seat: Seat; target: number; card: AgesCard; side: string }
  | { type: 'declined'; seat: Seat; with: number; card: AgesCard }
  | { type: 'agreed'; seat: Seat; with: number; card: AgesCard }
  | { type: 'resigned'; seat: Seat }
  | { type: 'bid'; seat: Seat; amount: number }
  | { type: 'passed'; seat: Seat }
  | { type: 'sent'; seat: Seat; card: AgesCard }
  | { type: 'reinforced'; seat: Seat; card: AgesCard }
  | { type: 'colonized'; seat: Seat; card: AgesCard }
  | { type: 'unclaimed'; card: AgesCard }
  | { type: 'colonyLost'; seat: Seat; card: AgesCard }
  | { type: 'ruined'; seat: Seat; card: AgesCard }
  | { type: 'spent'; seat: Seat; actions: number }
  | { type: 'rearmed'; seat: Seat; science: number; resources: number }
  | { type: 'borrowed'; seat: Seat }
  | { type: 'swapped'; seat: Seat; what: What; for: What }
  | { type: 'agreement'; seat: Seat }
  | { type: 'uprising'; seat: Seat }
  | { type: 'produced'; seat: Seat; science: number; culture: number }
  | { type: 'corruption'; seat: Seat; amount: number; resources: number; food: number }
  | { type: 'harvested'; seat: Seat; food: number }
  | { type: 'consumed'; seat: Seat; food: number }
  | { type: 'famine'; seat: Seat; culture: number }
  | { type: 'mined'; seat: Seat; resources: number }
  | { type: 'scored'; seat: Seat; card: AgesCard | 'short-game'; culture: number }
