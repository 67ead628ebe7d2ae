/**
 * Defence against an aggression: all or nothing (TTA-CARD-9, TTA-AGG-9 to 14, TTA-R-28, TTA-R-33). Cards are offered only as long as the
 * attacker's strength can still be reached, so whoever begins to defend also succeeds.
 * Slots: strength still missing, cards still allowed, the attacker, the aggression.
 */
import { type Codes, type Decision, done, EVERYONE, refusal, setSlot, slot } from '@ecumene/kernel'
import { MILITARY_IDS } from '../../data/military.ts'
import { AGGRESSION_IDS, M_DEFENCE, M_KIND, M_KINDS, MILITARIES } from '../cards.ts'
import { discardCard, discardHidden, hasCard, removeCard } from '../effects/hands.ts'
import { militaryTotal } from '../query/totals.ts'
import { drawn, NONE, type S } from '../state.ts'
import { BONUS_IDS, type E, V } from '../verbs.ts'

const NEED = 0
const ALLOWED = 1
const BEGUN = 4
/** Bonus cards by index of the verbs `block` and `reinforce`. */
export const BONUS_CARD = Int16Array.from(BONUS_IDS, id => (MILITARY_IDS as readonly string[]).indexOf(id))
const BONUS_INDEX = Int16Array.from({ length: MILITARIES }, (_, m) => BONUS_CARD.indexOf(m))
export const bonusIndex = (card: number): number => BONUS_INDEX[card]

/** Most strength that `cards` cards of the hand can add, leaving out one copy of `except`. */
function reach(s: S, seat: number, cards: number, except: number): number {
  let n = 0
  let used = 0
  let skipped = except === NONE
  // The hand is sorted by age, and defence values rise with it: take from the end, bonus cards first.
  for (let i = s.cardCount[seat] - 1; i >= 0 && used < cards; i--) {
    const card = s.cards[drawn(seat, i)]
    if (card === NONE || M_DEFENCE[card] === 0) continue
    if (!skipped && card === except) {
      skipped = true
      continue
    }
    n += M_DEFENCE[card]
    used++
  }
  let others = 0
  for (let i = 0; i < s.cardCount[seat]; i++)
    if (s.cards[drawn(seat, i)] !== NONE && M_DEFENCE[s.cards[drawn(seat, i)]] === 0) others++
  if (except !== NONE && M_DEFENCE[except] === 0) others--
  return n + Math.min(others, cards - used)
}
function list(s: S, seat: number, out: Codes): void {
  const need = slot(s, NEED)
  const allowed = slot(s, ALLOWED)
  if (slot(s, BEGUN) === 0) out.put(V.yield.code())
  const before = out.n
  let last = NONE
  for (let i = 0; i < s.cardCount[seat] && allowed > 0; i++) {
    const card = s.cards[drawn(seat, i)]
    if (card === NONE || card === last) continue
    last = card
    const rest = reach(s, seat, allowed - 1, card)
    if (M_KIND[card] === M_KINDS.bonus && M_DEFENCE[card] + rest >= need) out.put(V.block.code(BONUS_INDEX[card]))
    if (1 + rest >= need) out.put(V.discard.code(card))
  }
  if (out.n === before && slot(s, BEGUN) === 1) out.put(V.yield.code()) // an imagined hand that cannot go on
}

export const defend: Decision<S, E> = {
  name: 'defend',
  rule: 'TTA-AGG-9',
  mode: 'one',
  alwaysAsk: true, // a question that answers itself would tell that the hand cannot defend
  legal: list,
  apply(s, seat, code, cx) {
    if (V.yield.is(code)) return done(s)
    let gain = 1
    if (V.block.is(code)) {
      const card = BONUS_CARD[V.block.arg.card(code)]
      gain = M_DEFENCE[card]
      removeCard(s, seat, card)
      discardCard(s, card, true)
      cx.reveal(EVERYONE)
      if (cx.live) cx.emit({ type: 'blocked', seat, card: MILITARY_IDS[card] })
    } else discardHidden(s, seat, V.discard.arg.card(code), cx)
    setSlot(s, NEED, slot(s, NEED) - gain)
    setSlot(s, ALLOWED, slot(s, ALLOWED) - 1)
    setSlot(s, BEGUN, 1)
    if (slot(s, NEED) > 0) return
    s.repelled = 1
    done(s)
  },
  why(s, seat, code) {
    if (V.yield.is(code)) return refusal('TTA-R-28a', 'refuse.defenceBegun')
    const card = V.block.is(code)
      ? BONUS_CARD[V.block.arg.card(code)]
      : V.discard.is(code)
        ? V.discard.arg.card(code)
        : NONE
    if (card === NONE) return null
    if (!hasCard(s, seat, card)) return refusal('TTA-AGG-10', 'refuse.notHeld')
    if (slot(s, ALLOWED) === 0) return refusal('TTA-AGG-12', 'refuse.defenceCards', { most: militaryTotal(s, seat) })
    return refusal('TTA-AGG-14', 'refuse.defenceShort', { need: slot(s, NEED) })
  },
  fallback(s, seat) {
    if (slot(s, BEGUN) === 0) return V.yield.code()
    first.code = -1
    first.n = 0
    list(s, seat, first as unknown as Codes)
    return first.code
  },
  prompt: s => ({
    key: 'prompt.defend',
    rule: 'TTA-AGG-9',
    args: { from: slot(s, 2), card: AGGRESSION_IDS[slot(s, 3)], need: slot(s, NEED), cards: slot(s, ALLOWED) },
  }),
}
const first = {
  code: -1,
  n: 0,
  put(code: number): void {
    if (this.code < 0) this.code = code
    this.n++
  },
}
