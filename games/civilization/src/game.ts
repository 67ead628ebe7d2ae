import { chapters, figures } from '@ecumene/civilization-family/src/telling.ts'
import type { CompleteGame } from '@ecumene/contract'
import { inOrder, type Variant } from '@ecumene/kernel'
import { greedy } from './bot/greedy.ts'
import { declines } from './bot/market.ts'
import { thinking } from './bot/thinking.ts'
import { acquire } from './decisions/acquire.ts'
import { annex } from './decisions/annex.ts'
import { build } from './decisions/build.ts'
import { condemn } from './decisions/condemn.ts'
import { erupt } from './decisions/erupt.ts'
import { faction } from './decisions/faction.ts'
import { fight } from './decisions/fight.ts'
import { gold } from './decisions/gold.ts'
import { grow } from './decisions/grow.ts'
import { lose } from './decisions/lose.ts'
import { move } from './decisions/move.ts'
import { nominate } from './decisions/nominate.ts'
import { order } from './decisions/order.ts'
import { pick } from './decisions/pick.ts'
import { plain } from './decisions/plain.ts'
import { quake } from './decisions/quake.ts'
import { raid } from './decisions/raid.ts'
import { raze } from './decisions/raze.ts'
import { reduce } from './decisions/reduce.ts'
import { seize } from './decisions/seize.ts'
import { settle } from './decisions/settle.ts'
import { shake } from './decisions/shake.ts'
import { share } from './decisions/share.ts'
import { ships } from './decisions/ships.ts'
import { support } from './decisions/support.ts'
import { tax } from './decisions/tax.ts'
import { trade } from './decisions/trade.ts'
import { determinize } from './determinize.ts'
import { type E, events } from './events.ts'
import { invariants } from './invariants.ts'
import { threats } from './query/threats.ts'
import { outcome, progress } from './scoring.ts'
import { outline } from './sequence.ts'
import { setup } from './setup.ts'
import { layoutOf, type S } from './state.ts'
import { DECISIONS, VERBS } from './verbs.ts'

const variants: readonly Variant[] = [
  { id: 'full', seats: [2, 7], options: { finish: 'full' } },
  { id: 'long', seats: [2, 7], options: { finish: 'long' } }, // CIV-30.2a
  { id: 'short', seats: [2, 7], options: { finish: 'short' } },
  { id: 'nomads', seats: [2, 4], options: {} }, // CIV-31.1a
  { id: 'farmers', seats: [2, 7], options: {} }, // CIV-32.1a
]

export const civilization: CompleteGame<S, E> = {
  id: 'civilization',
  version: 1,
  variants,
  options: [
    { name: 'finish', rule: 'CIV-30.2a', values: ['full', 'long', 'short'], init: 'full' },
    { name: 'strict', rule: 'CIV-5.3b', values: 'flag', init: false },
    { name: 'mercy', rule: 'CIV-24.2a', values: 'flag', init: true },
    { name: 'lateAfrica', rule: 'CIV-24.3', values: 'flag', init: true },
    { name: 'rounds', rule: 'CIV-R-108', values: ['none', '16', '18', '20', '24', '30', '40'], init: 'none' },
    { name: 'shorten', rule: 'CIV-R-79', values: { min: 0, max: 2 }, init: 0 },
    { name: 'exchanges', rule: 'CIV-R-107', values: { min: 0, max: 50 }, init: 0 },
  ],
  // Weak players need a last round, since nothing else guarantees an end (CIV-R-108).
  amongBots: { rounds: '40' },
  verbs: VERBS,
  layout: layoutOf,
  setup,
  programs: outline,
  decisions: inOrder(DECISIONS, {
    settle,
    tax,
    seize,
    raze,
    grow,
    ships,
    move,
    fight,
    build,
    support,
    gold,
    trade,
    acquire,
    erupt,
    quake,
    shake,
    lose,
    order,
    plain,
    share,
    nominate,
    pick,
    faction,
    annex,
    reduce,
    condemn,
    raid,
  }),
  events,
  outcome,
  standing: s => Array.from(s.position),
  progress,
  round: s => s.round,
  chapters,
  figures,
  threats,
  determinize,
  invariants,
  policies: { greedy },
  declines,
  thinking,
}
