/** Events, sentence by sentence in printed order (TTA-R-100b), player by player (TTA-EVT-8). */

import { again, NONE, type Seat, setSlot, slot, type World } from '@ecumene/kernel'
import type { EventEffect } from '../../data/military.ts'
import { event } from '../cards.ts'
import type { S } from '../state.ts'
import type { E } from '../verbs.ts'
import { nextSeat } from './changes.ts'
import { cultureRank, EVENT_SLOTS, isHappiest, isUnhappiest, leastCulture, strengthRank } from './event-ranks.ts'
import { SENTENCES } from './event-sentences.ts'

const { CARD, SENTENCE, WALK } = EVENT_SLOTS

/** One sentence for one player, fully before the next (TTA-R-39a); then the step is run again until all is done. */
export function resolveEvent(s: S, world: World<E>): void {
  const card = slot(s, CARD)
  const { effects } = event.cards[card]
  const sentence = slot(s, SENTENCE)
  if (!effects || sentence >= effects.length) return
  again(s)
  const effect = effects[sentence]
  const walked = slot(s, WALK)
  const seat = effect.who === 'game' && walked > 0 ? NONE : nextSeat(s, s.turn, walked)
  if (seat === NONE) {
    setSlot(s, SENTENCE, sentence + 1)
    setSlot(s, WALK, 0)
    return
  }
  setSlot(s, WALK, walked + 1)
  if (concerns(s, effect, seat)) SENTENCES[effect.do](s, effect, seat, world, event.ids[card])
}

/** Terror falls on everybody but the one who spreads it. */
const concerns = (s: S, effect: EventEffect, seat: Seat): boolean =>
  (effect.ages === undefined || effect.ages.includes(s.age)) &&
  (effect.do === 'terror' ? seat !== leastCulture(s) : ADDRESSED[effect.who](s, seat, effect))

/** With two players "the two strongest" means the strongest (TTA-EVT-13, TTA-RES-9). */
const pair = (s: S): number => (s.players === 2 ? 1 : 2)
const isAmongWeakest = (s: S, seat: Seat, many: number): boolean => strengthRank(s, seat) >= s.players - many

/**
 * Whom a sentence addresses: the most from the top of the ranking, the least from its bottom (TTA-R-38b); all who are
 * tied where it says so (TTA-EVT-12).
 */
const ADDRESSED: { readonly [who in EventEffect['who']]: (s: S, seat: Seat, effect: EventEffect) => boolean } = {
  all: () => true,
  game: () => true,
  strongest: (s, seat) => strengthRank(s, seat) === 0,
  weakest: (s, seat) => isAmongWeakest(s, seat, 1),
  'two-strongest': (s, seat) => strengthRank(s, seat) < pair(s),
  'two-weakest': (s, seat) => isAmongWeakest(s, seat, pair(s)),
  'most-culture': (s, seat, { amongWeakest }) =>
    cultureRank(s, seat) === 0 && (!amongWeakest || isAmongWeakest(s, seat, amongWeakest[s.players - 2])),
  'least-culture': (s, seat) => seat === leastCulture(s),
  'all-tied-most-happiness': isHappiest,
  'all-tied-most-discontent': isUnhappiest,
  'each-with-unused-worker': (s, seat) => s.pool[seat] > 0,
}
