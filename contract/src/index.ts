export { type About, anyGame, type Released, RulesError, rulesOf } from './about.ts'
export { byChance } from './by-chance.ts'
export { type Foreseen, foresee } from './foresee.ts'
export { type Learned, type NetworkFile, Pen, Sparse } from './learned.ts'
export { minutesOf } from './minutes.ts'
export {
  CLOCKS_CHOICE,
  type Instructed,
  instructedIn,
  type Order,
  type StandingOrder,
  wishesOf,
} from './orders.ts'
export { type Rule, type RulesIndex, rulesIndex } from './rules.ts'
export { botsOf, type CompleteGame, type OwnLevel, type Thinking } from './thinking.ts'
export { threatsOf } from './threats.ts'
export type { Tally, Yardstick, Yardsticks } from './yardsticks.ts'
