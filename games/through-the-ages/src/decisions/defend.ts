/**
 * Defence against an aggression: all or nothing (TTA-R-28a). Cards are offered only as long as the attacker's strength
 * can still be reached (TTA-AGG-9), so a player who begins to defend also succeeds (TTA-AGG-14). Slots: strength still
 * missing, cards still allowed, the attacker, the aggression, and whether the defence has begun.
 */
import { Codes, type Decision, done, EVERYONE, NONE, refusal, type Seat, setSlot, slot } from '@ecumene/kernel'
import { aggression, bonus, military, militaryKind } from '../cards.ts'
import { discardCard, discardHidden, hasCard, removeCard } from '../effects/hands.ts'
import { militaryTotal } from '../query/totals.ts'
import { cardAt, type S } from '../state.ts'
import { type E, VERBS } from '../verbs.ts'

const NEED = 0
const ALLOWED = 1
const ATTACKER = 2
const AGGRESSION = 3
const BEGUN = 4

/** Scratch: a question is over before the next begins. */
const listed = new Codes()

/** Most strength that `cards` cards of the hand can add, leaving out one copy of `except`. */
function reach(s: S, seat: Seat, cards: number, except: number): number {
  let n = 0
  let used = 0
  let skipped = false
  // The hand is sorted by age, and defence values rise with it: take from the end, bonus cards first.
  for (let i = s.cardCount[seat] - 1; i >= 0 && used < cards; i--) {
    const card = s.cards[cardAt(seat, i)]
    if (card === NONE || military.defence[card] === 0) continue
    if (!skipped && card === except) {
      skipped = true
      continue
    }
    n += military.defence[card]
    used++
  }
  let others = 0
  for (let i = 0; i < s.cardCount[seat]; i++)
    if (s.cards[cardAt(seat, i)] !== NONE && military.defence[s.cards[cardAt(seat, i)]] === 0) others++
  if (military.defence[except] === 0) others--
  return n + Math.min(others, cards - used)
}
function list(s: S, seat: Seat, out: Codes): void {
  const need = slot(s, NEED)
  const allowed = slot(s, ALLOWED)
  if (slot(s, BEGUN) === 0) out.put(VERBS.yield.code())
  const before = out.n
  let last = NONE
  for (let i = 0; i < s.cardCount[seat] && allowed > 0; i++) {
    const card = s.cards[cardAt(seat, i)]
    if (card === NONE || card === last) continue
    last = card
    const rest = reach(s, seat, allowed - 1, card)
    if (military.kind[card] === militaryKind.bonus && military.defence[card] + rest >= need)
      out.put(VERBS.block.code(military.bonus[card]))
    if (1 + rest >= need) out.put(VERBS.discard.code(card))
  }
  if (out.n === before && slot(s, BEGUN) === 1) out.put(VERBS.yield.code()) // an imagined hand that cannot go on
}

export const defend: Decision<S, E> = {
  name: 'defend',
  rule: 'TTA-AGG-9',
  mode: 'one',
  alwaysAsk: true, // a question that answers itself would tell that the hand cannot defend
  legal: list,
  apply(s, seat, code, world) {
    if (VERBS.yield.is(code)) return done(s)
    let gain = 1
    if (VERBS.block.is(code)) {
      // Its defence value (TTA-AGG-10); used up (TTA-AGG-17), only here and in a colonization (TTA-CARD-9).
      const card = bonus.card[VERBS.block.arg.card(code)]
      gain = military.defence[card]
      removeCard(s, seat, card)
      discardCard(s, card, true)
      world.reveal(EVERYONE)
      if (world.live) world.emit({ type: 'blocked', seat, card: military.ids[card] })
      // 1 for any card (TTA-AGG-11), a bonus card too (TTA-R-33)
    } else discardHidden(s, seat, VERBS.discard.arg.card(code), world)
    setSlot(s, NEED, slot(s, NEED) - gain)
    setSlot(s, ALLOWED, slot(s, ALLOWED) - 1)
    setSlot(s, BEGUN, 1)
    if (slot(s, NEED) > 0) return
    s.repelled = 1
    done(s)
  },
  why(s, seat, code) {
    if (VERBS.yield.is(code)) return refusal('TTA-R-28a', 'refuse.defenceBegun')
    const card = VERBS.block.is(code)
      ? bonus.card[VERBS.block.arg.card(code)]
      : VERBS.discard.is(code)
        ? VERBS.discard.arg.card(code)
        : NONE
    if (card === NONE) return null
    if (!hasCard(s, seat, card)) return refusal('TTA-AGG-10', 'refuse.notHeld')
    if (slot(s, ALLOWED) === 0) return refusal('TTA-AGG-12', 'refuse.defenceCards', { most: militaryTotal(s, seat) })
    return refusal('TTA-AGG-14', 'refuse.defenceShort', { need: slot(s, NEED) })
  },
  fallback(s, seat) {
    listed.clear()
    list(s, seat, listed)
    return listed.at[0]
  },
  prompt: s => ({
    key: 'prompt.defend',
    rule: 'TTA-AGG-9',
    args: {
      from: slot(s, ATTACKER),
      card: aggression.ids[slot(s, AGGRESSION)],
      need: slot(s, NEED),
      cards: slot(s, ALLOWED),
    },
  }),
}
