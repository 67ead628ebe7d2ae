/** What a player must give up, of his own choice: tokens, workers, buildings, colonies, wonders, cards. */
import { type Codes, type Decision, done, NONE, refusal, setSlot, slot } from '@ecumene/kernel'
import { store, territory, UNIT_START, wonder, work } from '../cards.ts'
import { hasWorkers, toPool } from '../effects/changes.ts'
import { discardTerritory, removeColony } from '../effects/colonies.ts'
import { discardHidden } from '../effects/hands.ts'
import { ruinWonder } from '../effects/wonders.ts'
import { cardAt, type S, STANDING, storeAt, wonderAt, workAt } from '../state.ts'
import { type E, VERBS } from '../verbs.ts'

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
    for (let k = 0; k < store.count; k++) if (s.blue[storeAt(seat, k)] > 0) out.put(VERBS.giveToken.code(k))
  },
  apply(s, seat, code, world) {
    const forWonder = slot(s, 1) === 1
    s.blue[storeAt(seat, VERBS.giveToken.arg.card(code))]--
    if (forWonder) s.stages[seat]++
    else s.blueTotal[seat]--
    if (world.live && !forWonder) world.emit({ type: 'lost', seat, what: 'blue', amount: 1 })
    setSlot(s, 0, slot(s, 0) - 1)
    if (slot(s, 0) === 0) done(s)
  },
  why: (_, __, code) =>
    VERBS.giveToken.is(code)
      ? refusal('TTA-R-10a', 'refuse.noToken', { card: store.ids[VERBS.giveToken.arg.card(code)] })
      : null,
  /** The least valuable. */
  fallback(s, seat) {
    let best = NONE
    for (let k = 0; k < store.count; k++)
      if (s.blue[storeAt(seat, k)] > 0 && (best === NONE || store.value[k] < store.value[best])) best = k
    return VERBS.giveToken.code(best)
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
    for (let w = 0; w < work.count; w++) if (s.workers[workAt(seat, w)] > 0) out.put(VERBS.loseWorker.code(w))
  },
  apply(s, seat, code, world) {
    s.workers[workAt(seat, VERBS.loseWorker.arg.card(code))]--
    s.yellow[seat]++
    if (world.live) world.emit({ type: 'lost', seat, what: 'population', amount: 1 })
    setSlot(s, 0, slot(s, 0) - 1)
    if (slot(s, 0) === 0 || !hasWorkers(s, seat)) done(s)
  },
  why: (_, __, code) =>
    VERBS.loseWorker.is(code)
      ? refusal('TTA-R-12a', 'refuse.noBuilding', { card: work.ids[VERBS.loseWorker.arg.card(code)] })
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
    for (let w = 0; w < UNIT_START; w++) if (s.workers[workAt(seat, w)] > 0) out.put(VERBS.destroy.code(w))
  },
  apply(s, seat, code, world) {
    const w = VERBS.destroy.arg.card(code)
    toPool(s, seat, w)
    if (world.live) world.emit({ type: 'destroyed', seat, card: work.ids[w] })
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
    for (let c = 0; c < territory.count; c++) if (s.colony[c] === seat) out.put(VERBS.abandon.code(c))
  },
  apply(s, _, code, world) {
    const c = VERBS.abandon.arg.card(code)
    done(s)
    removeColony(s, c, world)
    discardTerritory(s, c)
  },
  why: (_, __, code) =>
    VERBS.abandon.is(code)
      ? refusal('TTA-COL-24', 'refuse.notYours', { card: territory.ids[VERBS.abandon.arg.card(code)] })
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
    for (let w = 0; w < wonder.count; w++)
      if (wonder.age[w] <= 1 && s.wonder[wonderAt(seat, w)] === STANDING) out.put(VERBS.ruin.code(w))
  },
  apply(s, seat, code, world) {
    done(s)
    ruinWonder(s, seat, VERBS.ruin.arg.card(code), world)
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
      const card = s.cards[cardAt(seat, i)]
      if (card !== NONE && card !== last) out.put(VERBS.discard.code(card))
      last = card
    }
  },
  apply(s, seat, code, world) {
    discardHidden(s, seat, VERBS.discard.arg.card(code), world)
    setSlot(s, 0, slot(s, 0) - 1)
    if (slot(s, 0) === 0) done(s)
  },
  why: (_, __, code) => (VERBS.discard.is(code) ? refusal('TTA-END-1', 'refuse.notHeld') : null),
  fallback: (s, seat) => VERBS.discard.code(s.cards[cardAt(seat, 0)]),
  prompt: s => ({ key: 'prompt.discard', rule: 'TTA-END-1', args: { count: slot(s, 0) } }),
}
