/** Advanced Civilization (1991): options, and everything tied together. */

import { chapters, figures } from '@ecumene/civilization-family/src/telling.ts'
import type { CompleteGame } from '@ecumene/contract'
import { inOrder, type Variant } from '@ecumene/kernel'
import { greedy } from './bot/greedy.ts'
import { declines } from './bot/market.ts'
import { thinking } from './bot/thinking.ts'
import { accuse } from './decisions/accuse.ts'
import { acquire } from './decisions/acquire.ts'
import { annex } from './decisions/annex.ts'
import { betray } from './decisions/betray.ts'
import { build } from './decisions/build.ts'
import { coast } from './decisions/coast.ts'
import { condemn } from './decisions/condemn.ts'
import { convert } from './decisions/convert.ts'
import { erupt } from './decisions/erupt.ts'
import { faction } from './decisions/faction.ts'
import { fight } from './decisions/fight.ts'
import { gold } from './decisions/gold.ts'
import { grow } from './decisions/grow.ts'
import { join } from './decisions/join.ts'
import { lose } from './decisions/lose.ts'
import { march } from './decisions/march.ts'
import { move } from './decisions/move.ts'
import { order } from './decisions/order.ts'
import { pick } from './decisions/pick.ts'
import { pillage } from './decisions/pillage.ts'
import { plain } from './decisions/plain.ts'
import { quake } from './decisions/quake.ts'
import { raid } from './decisions/raid.ts'
import { raze } from './decisions/raze.ts'
import { reduce } from './decisions/reduce.ts'
import { seize } from './decisions/seize.ts'
import { settle } from './decisions/settle.ts'
import { shake } from './decisions/shake.ts'
import { ships } from './decisions/ships.ts'
import { slaves } from './decisions/slaves.ts'
import { support } from './decisions/support.ts'
import { tax } from './decisions/tax.ts'
import { trade } from './decisions/trade.ts'
import { determinize } from './determinize.ts'
import { withLeave } from './effects/leaving.ts'
import { lastRound } from './effects/succession.ts'
import { type E, events } from './events.ts'
import { invariants } from './invariants.ts'
import { threats } from './query/threats.ts'
import { outcome, progress } from './scoring.ts'
import { outline } from './sequence.ts'
import { setup } from './setup.ts'
import { layoutOf, type S } from './state.ts'
import { DECISIONS, VERBS } from './verbs.ts'

const variants: readonly Variant[] = [
  { id: 'full', seats: [2, 8], options: {} },
  // Players may come late and leave early (section 24).
  { id: 'open', seats: [3, 8], options: { newcomers: 1, leaving: true } },
]

export const advancedCivilization: CompleteGame<S, E> = {
  id: 'advanced-civilization',
  version: 1,
  variants,
  options: [
    { name: 'victory', rule: 'ADV-25.1', values: ['finish', 'points'], init: 'finish' },
    { name: 'surrender', rule: 'ADV-25.2', values: 'flag', init: true },
    { name: 'naming', rule: 'ADV-25.3', values: ['kinds', 'cards'], init: 'kinds' },
    { name: 'rounds', rule: 'ADV-25.4', values: { min: 0, max: 9999 }, init: 0 },
    { name: 'minutes', rule: 'ADV-25.4', values: { min: 0, max: 100_000 }, init: 0 },
    { name: 'twoPlayerBoard', rule: 'ADV-25.5', values: ['hazelnut', 'west'], init: 'hazelnut' },
    { name: 'iconoclasmPick', rule: 'ADV-25.6', values: ['owner', 'primary'], init: 'owner' },
    { name: 'babylonRow', rule: 'ADV-25.7', values: ['5-8', '4-7'], init: '5-8' },
    { name: 'fivePlayerBoard', rule: 'ADV-25.8', values: ['east', 'west'], init: 'east' },
    { name: 'strict', rule: 'ADV-0.3.2', values: 'flag', init: false },
    { name: 'newcomers', rule: 'ADV-24.1', values: { min: 0, max: 5 }, init: 0 },
    { name: 'leaving', rule: 'ADV-24.3', values: 'flag', init: false },
    { name: 'exchanges', rule: 'ADV-10.13', values: { min: 0, max: 50 }, init: 0 },
  ],
  // Weak players need a last round, since nothing else guarantees an end.
  amongBots: { rounds: 40, minutes: 0 },
  verbs: VERBS,
  layout: layoutOf,
  setup,
  programs: outline,
  decisions: inOrder(DECISIONS, {
    settle,
    tax: withLeave(tax),
    seize,
    raze,
    grow: withLeave(grow),
    ships: withLeave(ships),
    move,
    fight,
    build: withLeave(build),
    support: withLeave(support),
    gold: withLeave(gold),
    trade: withLeave(trade),
    acquire: withLeave(acquire),
    pillage,
    join,
    erupt,
    quake,
    shake,
    betray,
    lose,
    order,
    reduce,
    pick,
    faction,
    annex,
    slaves,
    plain,
    coast,
    march,
    accuse,
    condemn,
    raid,
    convert,
  }),
  events,
  outcome,
  standing: s => Array.from(s.position),
  progress,
  round: s => s.round,
  chapters,
  figures,
  threats,
  lastRound,
  determinize,
  invariants,
  rarely: ['leave'],
  policies: { greedy },
  declines,
  thinking,
}
