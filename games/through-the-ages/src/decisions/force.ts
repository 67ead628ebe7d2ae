/** The winner forms a force of at least the bid: units, bonus cards, Cook's discards (TTA-COL-8 to 17, TTA-R-52). Slot 0: the territory. */
import { type Codes, type Decision, done, EVERYONE, refusal, slot } from '@ecumene/kernel'
import { MILITARY_IDS } from '../../data/military.ts'
import { L, M_COLONIZATION, TERRITORY_IDS, UNIT_IDS, UNIT_START, UNITS } from '../cards.ts'
import { COOK_DISCARDS, forceSent } from '../effects/colonies.ts'
import { discardCard, discardHidden, hasCard, removeCard } from '../effects/hands.ts'
import { drawn, NONE, type S, work } from '../state.ts'
import { type E, V } from '../verbs.ts'
import { BONUS_CARD, bonusIndex } from './defend.ts'

function sentUnits(s: S): number {
  let n = 0
  for (let u = 0; u < UNITS; u++) n += s.sent[u]
  return n
}
/** Strong enough, with at least one unit (TTA-COL-9). */
const isEnough = (s: S, seat: number): boolean => sentUnits(s) > 0 && forceSent(s, seat) >= s.bid
function list(s: S, seat: number, out: Codes): void {
  const before = out.n
  for (let u = 0; u < UNITS; u++) if (s.workers[work(seat, UNIT_START + u)] > 0) out.put(V.send.code(u))
  let last = NONE
  for (let i = 0; i < s.cardCount[seat]; i++) {
    const card = s.cards[drawn(seat, i)]
    if (card === NONE || card === last) continue
    last = card
    if (M_COLONIZATION[card] > 0) out.put(V.reinforce.code(bonusIndex(card)))
    if (s.leader[seat] === L['james-cook'] && s.discards < COOK_DISCARDS) out.put(V.discard.code(card))
  }
  if (isEnough(s, seat) || out.n === before) out.put(V.colonize.code())
}

export const force: Decision<S, E> = {
  name: 'force',
  rule: 'TTA-COL-8',
  mode: 'one',
  alwaysAsk: true, // a question that answers itself would tell that the hand holds no bonus card
  legal: list,
  apply(s, seat, code, cx) {
    if (V.colonize.is(code)) return done(s)
    if (V.send.is(code)) {
      const u = V.send.arg.card(code)
      s.workers[work(seat, UNIT_START + u)]--
      s.sent[u]++
      if (cx.live) cx.emit({ type: 'sent', seat, card: UNIT_IDS[u] })
    } else if (V.reinforce.is(code)) {
      const card = BONUS_CARD[V.reinforce.arg.card(code)]
      removeCard(s, seat, card)
      discardCard(s, card, true)
      s.force += M_COLONIZATION[card]
      cx.reveal(EVERYONE)
      if (cx.live) cx.emit({ type: 'reinforced', seat, card: MILITARY_IDS[card] })
    } else {
      discardHidden(s, seat, V.discard.arg.card(code), cx)
      s.discards++
      s.force++
    }
  },
  why(s, seat, code) {
    if (V.colonize.is(code))
      return sentUnits(s) === 0
        ? refusal('TTA-COL-9', 'refuse.noUnitSent')
        : refusal('TTA-COL-8', 'refuse.forceShort', { force: forceSent(s, seat), bid: s.bid })
    if (V.send.is(code)) return refusal('TTA-COL-8', 'refuse.noBuilding', { card: UNIT_IDS[V.send.arg.card(code)] })
    if (V.reinforce.is(code) || (V.discard.is(code) && !hasCard(s, seat, V.discard.arg.card(code))))
      return refusal('TTA-COL-14', 'refuse.notHeld')
    return V.discard.is(code) ? refusal('TTA-COL-14', 'refuse.leaderNeeded', { card: 'james-cook' }) : null
  },
  fallback(s, seat) {
    if (isEnough(s, seat)) return V.colonize.code()
    for (let u = 0; u < UNITS; u++) if (s.workers[work(seat, UNIT_START + u)] > 0) return V.send.code(u)
    for (let i = 0; i < s.cardCount[seat]; i++) {
      const card = s.cards[drawn(seat, i)]
      if (card !== NONE && M_COLONIZATION[card] > 0) return V.reinforce.code(bonusIndex(card))
    }
    if (s.leader[seat] === L['james-cook'] && s.discards < COOK_DISCARDS && s.cardCount[seat] > 0)
      return V.discard.code(s.cards[drawn(seat, 0)])
    return V.colonize.code()
  },
  prompt: (s, seat) => ({
    key: 'prompt.force',
    rule: 'TTA-COL-8',
    args: { card: TERRITORY_IDS[slot(s, 0)], bid: s.bid, force: sentUnits(s) > 0 ? forceSent(s, seat) : s.force },
  }),
}
