/** All decisions. Their numbers are those of DECISIONS. */
import { type Decision, inOrder } from '@ecumene/kernel'
import { action } from './decisions/action.ts'
import { ordered } from './decisions/action-cards.ts'
import { bid } from './decisions/auction.ts'
import {
  agreement,
  agreementTake,
  civilize,
  gainEither,
  gainMix,
  loseMix,
  placeFree,
  tuck,
} from './decisions/choices.ts'
import { defend } from './decisions/defend.ts'
import { force } from './decisions/force.ts'
import { destroyOwn, discard, giveToken, loseColony, loseWorker, ruin } from './decisions/losses.ts'
import { answerPact } from './decisions/pact.ts'
import { politics } from './decisions/politics.ts'
import { annex, infiltrate, plunder, raze, spoils } from './decisions/spoils.ts'
import type { S } from './state.ts'
import { DECISIONS, type E } from './verbs.ts'

export const decisions: readonly Decision<S, E>[] = inOrder(DECISIONS, {
  politics,
  answerPact,
  defend,
  bid,
  force,
  action,
  ordered,
  tuck,
  discard,
  giveToken,
  loseWorker,
  gainEither,
  gainMix,
  loseMix,
  plunder,
  civilize,
  placeFree,
  agreement,
  agreementTake,
  raze,
  destroyOwn,
  loseColony,
  annex,
  infiltrate,
  spoils,
  ruin,
})
