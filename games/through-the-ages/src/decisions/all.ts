/** All decisions. Their numbers are those of DECISIONS. */
import { type Decision, inOrder } from '@ecumene/kernel'
import type { S } from '../state.ts'
import { DECISIONS, type E } from '../verbs.ts'
import { action } from './action.ts'
import { agreement } from './agreement.ts'
import { agreementTake } from './agreement-take.ts'
import { annex } from './annex.ts'
import { answerPact } from './answer-pact.ts'
import { bid } from './bid.ts'
import { civilize } from './civilize.ts'
import { defend } from './defend.ts'
import { destroyOwn } from './destroy-own.ts'
import { discard } from './discard.ts'
import { force } from './force.ts'
import { gainEither } from './gain-either.ts'
import { gainMix } from './gain-mix.ts'
import { giveToken } from './give-token.ts'
import { infiltrate } from './infiltrate.ts'
import { loseColony } from './lose-colony.ts'
import { loseMix } from './lose-mix.ts'
import { loseWorker } from './lose-worker.ts'
import { ordered } from './ordered.ts'
import { placeFree } from './place-free.ts'
import { plunder } from './plunder.ts'
import { politics } from './politics.ts'
import { raze } from './raze.ts'
import { ruin } from './ruin.ts'
import { spoils } from './spoils.ts'
import { tuck } from './tuck.ts'

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
