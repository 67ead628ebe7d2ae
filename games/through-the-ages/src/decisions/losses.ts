/** What a player must give up, of his own choice: tokens, workers, buildings, colonies, wonders, cards. */
import { type Codes, type Decision, done, refusal, setSlot, slot } from '@ecumene/kernel'
import {
  STORE_IDS,
  STORE_VALUE,
  STORES,
  TERRITORIES,
  TERRITORY_IDS,
  UNIT_START,
  WON_AGE,
  WONDERS,
  WORK_IDS,
  WORKS,
} from '../cards.ts'
import { hasWorkers, toPool } from '../effects/changes.ts'
import { discardTerritory, removeColony } from '../effects/colonies.ts'
import { discardHidden } from '../effects/hands.ts'
import { ruinWonder } from '../effects/wonders.ts'
import { built, drawn, NONE, type S, STANDING, store, work } from '../state.ts'
import { type E, V } from '../verbs.ts'

/** The first code a list offers. */
const first = {
  code: -1,
  put(code: number): void {
    if (this.code < 0) this.code = code
  },
}
const firstOf = (list: (out: Codes) => void): number => {
  first.code = -1
  list(first as unknown as Codes)
  return first.code
}

/** A blue token from a farm, mine or lab: lost, or put on the wonder (TTA-TOK-8, TTA-R-10, TTA-R-44b). Slots: how many, 1 = for a wonder. */
export const giveToken: Decision<S, E> = {
  name: 'giveToken',
  rule: 'TTA-TOK-8',
  mode: 'one',
  legal(s, seat, out) {
    for (let k = 0; k < STORES; k++) if (s.blue[store(seat, k)] > 0) out.put(V.giveToken.code(k))
  },
  apply(s, seat, code, cx) {
    const forWonder = slot(s, 1) === 1
    s.blue[store(seat, V.giveToken.arg.card(code))]--
    if (forWonder) s.stages[seat]++
    else s.blueTotal[seat]--
    if (cx.live && !forWonder) cx.emit({ type: 'lost', seat, what: 'blue', amount: 1 })
    setSlot(s, 0, slot(s, 0) - 1)
    if (slot(s, 0) === 0) done(s)
  },
  why: (_, __, code) =>
    V.giveToken.is(code)
      ? refusal('TTA-R-10a', 'refuse.noToken', { card: STORE_IDS[V.giveToken.arg.card(code)] })
      : null,
  /** The least valuable. */
  fallback(s, seat) {
    let best = NONE
    for (let k = 0; k < STORES; k++)
      if (s.blue[store(seat, k)] > 0 && (best === NONE || STORE_VALUE[k] < STORE_VALUE[best])) best = k
    return V.giveToken.code(best)
  },
  prompt: s => ({
    key: slot(s, 1) === 1 ? 'prompt.coverStage' : 'prompt.giveToken',
    rule: slot(s, 1) === 1 ? 'TTA-R-44b' : 'TTA-TOK-8',
    args: { count: slot(s, 0) },
  }),
}

/** Without unused workers one leaves a card of the owner's choice (TTA-TOK-15, TTA-R-12). Slot 0: how many. */
export const loseWorker: Decision<S, E> = {
  name: 'loseWorker',
  rule: 'TTA-TOK-15',
  mode: 'one',
  legal(s, seat, out) {
    for (let w = 0; w < WORKS; w++) if (s.workers[work(seat, w)] > 0) out.put(V.loseWorker.code(w))
  },
  apply(s, seat, code, cx) {
    s.workers[work(seat, V.loseWorker.arg.card(code))]--
    s.yellow[seat]++
    if (cx.live) cx.emit({ type: 'lost', seat, what: 'population', amount: 1 })
    setSlot(s, 0, slot(s, 0) - 1)
    if (slot(s, 0) === 0 || !hasWorkers(s, seat)) done(s)
  },
  why: (_, __, code) =>
    V.loseWorker.is(code)
      ? refusal('TTA-R-12a', 'refuse.noBuilding', { card: WORK_IDS[V.loseWorker.arg.card(code)] })
      : null,
  fallback: (s, seat) => firstOf(out => loseWorker.legal(s, seat, out)),
  prompt: s => ({ key: 'prompt.loseWorker', rule: 'TTA-TOK-15', args: { count: slot(s, 0) } }),
}

/** Border Conflict: one farm, mine or urban building of one's own. */
export const destroyOwn: Decision<S, E> = {
  name: 'destroyOwn',
  rule: 'TTA-EVT-7',
  mode: 'one',
  legal(s, seat, out) {
    for (let w = 0; w < UNIT_START; w++) if (s.workers[work(seat, w)] > 0) out.put(V.destroy.code(w))
  },
  apply(s, seat, code, cx) {
    const w = V.destroy.arg.card(code)
    toPool(s, seat, w)
    if (cx.live) cx.emit({ type: 'destroyed', seat, card: WORK_IDS[w] })
    done(s)
  },
  fallback: (s, seat) => firstOf(out => destroyOwn.legal(s, seat, out)),
  prompt: () => ({ key: 'prompt.destroyOwn', rule: 'TTA-EVT-7' }),
}

/** Independence Declaration: a colony of one's own choice (TTA-R-96, TTA-R-108). */
export const loseColony: Decision<S, E> = {
  name: 'loseColony',
  rule: 'TTA-COL-24',
  mode: 'one',
  legal(s, seat, out) {
    for (let c = 0; c < TERRITORIES; c++) if (s.colony[c] === seat) out.put(V.abandon.code(c))
  },
  apply(s, _, code, cx) {
    const c = V.abandon.arg.card(code)
    done(s)
    removeColony(s, c, cx)
    discardTerritory(s, c)
  },
  why: (_, __, code) =>
    V.abandon.is(code)
      ? refusal('TTA-COL-24', 'refuse.notYours', { card: TERRITORY_IDS[V.abandon.arg.card(code)] })
      : null,
  fallback: (s, seat) => firstOf(out => loseColony.legal(s, seat, out)),
  prompt: () => ({ key: 'prompt.loseColony', rule: 'TTA-COL-24' }),
}

/** Ravages of Time: a completed wonder of age A or I (TTA-R-89a). */
export const ruin: Decision<S, E> = {
  name: 'ruin',
  rule: 'TTA-R-89a',
  mode: 'one',
  legal(s, seat, out) {
    for (let w = 0; w < WONDERS; w++)
      if (WON_AGE[w] <= 1 && s.wonder[built(seat, w)] === STANDING) out.put(V.ruin.code(w))
  },
  apply(s, seat, code, cx) {
    done(s)
    ruinWonder(s, seat, V.ruin.arg.card(code), cx)
  },
  fallback: (s, seat) => firstOf(out => ruin.legal(s, seat, out)),
  prompt: () => ({ key: 'prompt.ruin', rule: 'TTA-R-89a' }),
}

/** Military cards of one's own choice, face down (TTA-END-1, TTA-R-106). Slot 0: how many. */
export const discard: Decision<S, E> = {
  name: 'discard',
  rule: 'TTA-END-1',
  mode: 'one',
  legal(s, seat, out) {
    let last = NONE
    for (let i = 0; i < s.cardCount[seat]; i++) {
      const card = s.cards[drawn(seat, i)]
      if (card !== NONE && card !== last) out.put(V.discard.code(card))
      last = card
    }
  },
  apply(s, seat, code, cx) {
    discardHidden(s, seat, V.discard.arg.card(code), cx)
    setSlot(s, 0, slot(s, 0) - 1)
    if (slot(s, 0) === 0) done(s)
  },
  why: (_, __, code) => (V.discard.is(code) ? refusal('TTA-END-1', 'refuse.notHeld') : null),
  fallback: (s, seat) => V.discard.code(s.cards[drawn(seat, 0)]),
  prompt: s => ({ key: 'prompt.discard', rule: 'TTA-END-1', args: { count: slot(s, 0) } }),
}
