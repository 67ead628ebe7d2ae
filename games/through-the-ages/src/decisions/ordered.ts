/** What an action card orders: the usual rules, but no action is spent for it (TTA-ACT-CARD-3). Slot 0: the card. */
import { type Decision, done, refusal, slot } from '@ecumene/kernel'
import { actionCard } from '../cards.ts'
import { gainScience, spendCivil } from '../effects/changes.ts'
import { move, place } from '../effects/perform.ts'
import { develop, revolution } from '../effects/technology.ts'
import { firstOrdered, listOrdered } from '../query/action-cards.ts'
import type { S } from '../state.ts'
import { type E, VERBS } from '../verbs.ts'
import { whyNotGiven } from './action-why.ts'

// Slots of the question.
const CARD = 0

export const ordered: Decision<S, E> = {
  name: 'ordered',
  rule: 'TTA-ACT-CARD-3',
  mode: 'one',
  legal: (s, seat, out) => listOrdered(s, seat, slot(s, CARD), out),
  apply(s, seat, code, world) {
    const { discount = 0, after = 0 } = actionCard.cards[slot(s, CARD)].play ?? {}
    done(s)
    if (VERBS.build.is(code)) place(s, seat, VERBS.build.arg.card(code), discount, world)
    else if (VERBS.upgrade.is(code))
      move(s, seat, VERBS.upgrade.arg.old(code), VERBS.upgrade.arg.card(code), discount, world)
    else {
      if (VERBS.develop.is(code)) {
        spendCivil(s, seat, 1)
        develop(s, seat, VERBS.develop.arg.card(code), 0, world)
      } else revolution(s, seat, VERBS.revolution.arg.card(code), 0, world)
      gainScience(s, seat, after, world)
    }
  },
  why(s, seat, code) {
    const { order, discount = 0 } = actionCard.cards[slot(s, CARD)].play ?? {}
    const isScience = VERBS.develop.is(code) || VERBS.revolution.is(code)
    const isWork = VERBS.build.is(code) || VERBS.upgrade.is(code)
    if (!isScience && !isWork) return null
    const known = (order === 'develop') === isScience ? whyNotGiven(s, seat, code, discount) : null
    return known ?? refusal('TTA-ACT-CARD-3', 'refuse.notOrdered', { card: actionCard.ids[slot(s, CARD)] })
  },
  fallback: (s, seat) => firstOrdered(s, seat, slot(s, CARD)),
  prompt: s => ({ key: 'prompt.ordered', rule: 'TTA-ACT-CARD-3', args: { card: actionCard.ids[slot(s, CARD)] } }),
}
