/** The winner forms a force of at least the bid (TTA-COL-8), freely chosen (TTA-R-52a). Slot 0: the territory. */
import { type Codes, type Decision, done, EVERYONE, NONE, refusal, type Seat, slot } from '@ecumene/kernel'
import { bonus, military, territory, UNIT_START, unit } from '../cards.ts'
import { colonizingDiscards, forceSent } from '../effects/colonies.ts'
import { discardCard, discardHidden, hasCard, removeCard } from '../effects/hands.ts'
import { cardAt, type S, workAt } from '../state.ts'
import { type E, VERBS } from '../verbs.ts'

// Slots of the question.
const TERRITORY = 0

function sentUnits(s: S): number {
  let n = 0
  for (let kind = 0; kind < unit.count; kind++) n += s.sent[kind]
  return n
}
/** Strong enough, with at least one unit (TTA-COL-9). */
const isEnough = (s: S, seat: Seat): boolean => sentUnits(s) > 0 && forceSent(s, seat) >= s.bid
function list(s: S, seat: Seat, out: Codes): void {
  const before = out.n
  for (let kind = 0; kind < unit.count; kind++)
    if (s.workers[workAt(seat, UNIT_START + kind)] > 0) out.put(VERBS.send.code(kind))
  let last = NONE
  for (let i = 0; i < s.cardCount[seat]; i++) {
    const card = s.cards[cardAt(seat, i)]
    if (card === NONE || card === last) continue
    last = card
    if (military.colonization[card] > 0) out.put(VERBS.reinforce.code(military.bonus[card]))
    if (s.discards < colonizingDiscards(s, seat)) out.put(VERBS.discard.code(card))
  }
  if (isEnough(s, seat) || out.n === before) out.put(VERBS.colonize.code())
}

export const force: Decision<S, E> = {
  name: 'force',
  rule: 'TTA-COL-8',
  mode: 'one',
  alwaysAsk: true, // a question that answers itself would tell that the hand holds no bonus card
  legal: list,
  apply(s, seat, code, world) {
    if (VERBS.colonize.is(code)) return done(s)
    if (VERBS.send.is(code)) {
      const kind = VERBS.send.arg.card(code)
      s.workers[workAt(seat, UNIT_START + kind)]--
      s.sent[kind]++
      if (world.live) world.emit({ type: 'sent', seat, card: unit.ids[kind] })
    } else if (VERBS.reinforce.is(code)) {
      const card = bonus.card[VERBS.reinforce.arg.card(code)]
      removeCard(s, seat, card)
      discardCard(s, card, true)
      // Discarded at once (TTA-COL-17), before the colony's cards are drawn (TTA-R-53b).
      s.force += military.colonization[card]
      world.reveal(EVERYONE)
      if (world.live) world.emit({ type: 'reinforced', seat, card: military.ids[card] })
    } else {
      discardHidden(s, seat, VERBS.discard.arg.card(code), world)
      s.discards++
      s.force++
    }
  },
  why(s, seat, code) {
    if (VERBS.colonize.is(code))
      return sentUnits(s) === 0
        ? refusal('TTA-COL-9', 'refuse.noUnitSent')
        : refusal('TTA-COL-8', 'refuse.forceShort', { force: forceSent(s, seat), bid: s.bid })
    if (VERBS.send.is(code))
      return refusal('TTA-COL-8', 'refuse.noBuilding', { card: unit.ids[VERBS.send.arg.card(code)] })
    if (VERBS.reinforce.is(code) || (VERBS.discard.is(code) && !hasCard(s, seat, VERBS.discard.arg.card(code))))
      return refusal('TTA-COL-14', 'refuse.notHeld')
    return VERBS.discard.is(code) ? refusal('TTA-COL-14', 'refuse.leaderNeeded', { card: 'james-cook' }) : null
  },
  fallback(s, seat) {
    if (isEnough(s, seat)) return VERBS.colonize.code()
    for (let kind = 0; kind < unit.count; kind++)
      if (s.workers[workAt(seat, UNIT_START + kind)] > 0) return VERBS.send.code(kind)
    for (let i = 0; i < s.cardCount[seat]; i++) {
      const card = s.cards[cardAt(seat, i)]
      if (card !== NONE && military.colonization[card] > 0) return VERBS.reinforce.code(military.bonus[card])
    }
    if (s.discards < colonizingDiscards(s, seat) && s.cardCount[seat] > 0)
      return VERBS.discard.code(s.cards[cardAt(seat, 0)])
    return VERBS.colonize.code()
  },
  prompt: (s, seat) => ({
    key: 'prompt.force',
    rule: 'TTA-COL-8',
    args: {
      card: territory.ids[slot(s, TERRITORY)],
      bid: s.bid,
      force: sentUnits(s) > 0 ? forceSent(s, seat) : s.force,
    },
  }),
}
