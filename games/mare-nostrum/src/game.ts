/** Mare Nostrum: Empires (2016), 3 to 5 players. */
import type { CompleteGame } from '@ecumene/contract'
import { inOrder, path, type Threat, within } from '@ecumene/kernel'
import { CULTURE, MILITARY, TRADE } from './board.ts'
import { greedy } from './bot/greedy.ts'
import { thinking } from './bot/thinking.ts'
import { announce } from './decisions/announce.ts'
import { attack } from './decisions/attack.ts'
import { bestow } from './decisions/bestow.ts'
import { build } from './decisions/build.ts'
import { buildFirst } from './decisions/build-first.ts'
import { choose } from './decisions/choose.ts'
import { colossus } from './decisions/colossus.ts'
import { conquest } from './decisions/conquest.ts'
import { convert } from './decisions/convert.ts'
import { copy } from './decisions/copy.ts'
import { fight } from './decisions/fight.ts'
import { give } from './decisions/give.ts'
import { keep } from './decisions/keep.ts'
import { lose } from './decisions/lose.ts'
import { march } from './decisions/march.ts'
import { marker } from './decisions/marker.ts'
import { nameBuilder } from './decisions/name-builder.ts'
import { nameMover } from './decisions/name-mover.ts'
import { occupy } from './decisions/occupy.ts'
import { offer } from './decisions/offer.ts'
import { pay } from './decisions/pay.ts'
import { peace } from './decisions/peace.ts'
import { sail } from './decisions/sail.ts'
import { spoils } from './decisions/spoils.ts'
import { take } from './decisions/take.ts'
import { tithe } from './decisions/tithe.ts'
import { determinize } from './determinize.ts'
import { type E, EVENTS } from './events.ts'
import { invariants } from './invariants.ts'
import { level } from './query/levels.ts'
import { glory } from './query/powers.ts'
import { threats } from './query/threats.ts'
import { outcome } from './scoring.ts'
import { outline } from './sequence.ts'
import { layoutOf, setup } from './setup.ts'
import type { S } from './state.ts'
import { DECISIONS, VERBS } from './verbs.ts'

export const mareNostrum: CompleteGame<S, E> = {
  id: 'mare-nostrum',
  version: 1,
  variants: [
    { id: 'first-games', seats: [3, 5], options: { display: 'five' } },
    { id: 'experts', seats: [3, 5], options: { display: 'all', empires: 'choose' } },
  ],
  options: [
    { name: 'display', rule: 'MN-R-3a', values: ['five', 'all'], init: 'five' },
    { name: 'empires', rule: 'MN-R-80', values: ['random', 'choose', 'fixed'], init: 'random' },
    { name: 'balanced', values: 'flag', init: false },
    { name: 'rounds', rule: 'MN-R-106', values: { min: 0, max: 200 }, init: 0 },
  ],
  verbs: VERBS,
  layout: layoutOf,
  setup,
  programs: outline,
  decisions: inOrder(DECISIONS, {
    choose,
    tithe,
    colossus,
    marker,
    announce,
    offer,
    take,
    give,
    nameBuilder,
    buildFirst,
    build,
    pay,
    copy,
    keep,
    peace,
    nameMover,
    convert,
    sail,
    attack,
    march,
    fight,
    lose,
    conquest,
    spoils,
    occupy,
    bestow,
  }),
  events: EVENTS,
  outcome,
  /** By the player nearest to glory, and by the rounds where they are limited. */
  standing: s => Array.from({ length: s.seats }, (_, seat) => glory(s, seat)),
  progress(s) {
    if (s.depth === 0) return 1
    let most = 1
    for (let seat = 0; seat < s.seats; seat++) most = Math.max(most, glory(s, seat))
    return Math.min(0.99, Math.max((most - 1) / 4, s.rounds > 0 ? s.round / s.rounds : s.round / 40))
  },
  round: s => s.round,
  chapters: {
    sums: ['rolled'],
    within: {
      ...within('trade', 'marker', 'announce', 'offer', 'take', 'give'),
      ...within('build', 'nameBuilder', 'buildFirst', 'pay', 'copy', 'keep'),
      ...within('war', 'peace', 'nameMover', 'convert', 'sail', 'attack', 'march', 'fight', 'lose', 'conquest'),
      ...within('war', 'spoils', 'occupy'),
    },
  },
  figures: (s, seat) => ({
    trade: level(s, seat, TRADE),
    culture: level(s, seat, CULTURE),
    military: level(s, seat, MILITARY),
    resources: s.holdSize[seat],
  }),
  threats: (open): readonly Threat[] => threats(open, path(mareNostrum, open)),
  determinize,
  invariants,
  policies: { greedy },
  thinking,
}
