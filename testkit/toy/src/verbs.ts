/** What players can do, what they are asked, and the programs of play. */
import { ids, verbs } from '@ecumene/kernel'
import { KINDS } from './state.ts'

export const VERBS = verbs({
  bid: { coins: 4 },
  work: {},
  sell: { kind: KINDS },
  raid: { target: 4 },
  loseCoin: {},
  loseCard: { kind: KINDS },
  accept: { from: 4 },
  done: {},
})
export const DECISIONS = ids('bid', 'turn', 'lose', 'market')
export const PROGRAMS = ids('round')
