/** All decisions. Their numbers are those of DECISIONS. */
import { type Decision, inOrder } from '@ecumene/kernel'
import { action } from './decisions/action.ts'
import { agreement } from './decisions/agreement.ts'
import { agreementTake } from './decisions/agreement-take.ts'
import { annex } from './decisions/annex.ts'
import { answerPact } from './decisions/answer-pact.ts'
import { bid } from './decisions/bid.ts'
import { civilize } from './decisions/civilize.ts'
import { defend } from './decisions/defend.ts'
import { destroyOwn } from './decisions/destroy-own.ts'
import { discard } from './decisions/discard.ts'
import { force } from './decisions/force.ts'
import { gainEither } from './decisions/gain-either.ts'
import { gainMix } from './decisions/gain-mix.ts'
import { giveToken } from './decisions/give-token.ts'
import { infiltrate } from './decisions/infiltrate.ts'
import { loseColony } from './decisions/lose-colony.ts'
import { loseMix } from './decisions/lose-mix.ts'
import { loseWorker } from './decisions/lose-worker.ts'
import { ordered } from './decisions/ordered.ts'
import { placeFree } from './decisions/place-free.ts'
import { plunder } from './decisions/plunder.ts'
import { politics } from './decisions/politics.ts'
import { raze } from './decisions/raze.ts'
import { ruin } from './decisions/ruin.ts'
import { spoils } from './decisions/spoils.ts'
import { tuck } from './decisions/tuck.ts'
import type { S } from './state.ts'
import { DECISIONS, type E } from './verbs.ts'

export const decisions: readonly Decision<S, E>[] = inOrder(DECISIONS, {
  action,
  agreement,
  agreementTake,
  annex,
  answerPact,
  bid,
  civilize,
  defend,
  destroyOwn,
  discard,
  force,
  gainEither,
  gainMix,
  giveToken,
  infiltrate,
  loseColony,
  loseMix,
  loseWorker,
  ordered,
  placeFree,
  plunder,
  politics,
  raze,
  ruin,
  spoils,
  tuck,
})
