/** Smaller choices that cards give: food or resources, a free building, Homer's place, the International Agreement. */
import { ask, bit, type Decision, done, refusal, setSlot, slot } from '@ecumene/kernel'
import { UNIT_START, WONDER_IDS, WONDERS, WORK_IDS } from '../cards.ts'
import { fromPool, gainFood, gainResources, loseFood, loseResources, refundCivil } from '../effects/changes.ts'
import { canGrow, grow, place, takeCard } from '../effects/perform.ts'
import { develop, revolution } from '../effects/technology.ts'
import { takeCost } from '../query/costs.ts'
import { food, resources } from '../query/totals.ts'
import { built, type S } from '../state.ts'
import { D, type E, V } from '../verbs.ts'
import { listBuilds, listDevelop, listRevolutions, listTakes } from './lists.ts'

/** Homer goes under a completed wonder, or the civil action comes back (TTA-R-81a). */
export const tuck: Decision<S, E> = {
  name: 'tuck',
  rule: 'TTA-R-81a',
  mode: 'one',
  legal(s, seat, out) {
    out.put(V.refund.code())
    for (let w = 0; w < WONDERS; w++) if (s.wonder[built(seat, w)] > 0) out.put(V.tuck.code(w))
  },
  apply(s, seat, code, cx) {
    done(s)
    if (V.refund.is(code)) return refundCivil(s, seat)
    s.homer[seat] = V.tuck.arg.card(code)
    if (cx.live) cx.emit({ type: 'tucked', seat, card: WONDER_IDS[s.homer[seat]] })
  },
  fallback: () => V.refund.code(),
  prompt: () => ({ key: 'prompt.tuck', rule: 'TTA-R-81a' }),
}

/** This much food or this much resources (Reserves, Development of Markets). Slot 0: how much. */
export const gainEither: Decision<S, E> = {
  name: 'gainEither',
  rule: 'TTA-FOOD-2',
  mode: 'one',
  legal(_, __, out) {
    out.put(V.gainFood.code())
    out.put(V.gainResources.code())
  },
  apply(s, seat, code, cx) {
    const n = slot(s, 0)
    done(s)
    if (V.gainFood.is(code)) gainFood(s, seat, n, cx)
    else gainResources(s, seat, n, cx)
  },
  fallback: () => V.gainResources.code(),
  prompt: s => ({ key: 'prompt.gainEither', rule: 'TTA-FOOD-2', args: { amount: slot(s, 0) } }),
}
/** Food and resources in any mix (Foray). Slot 0: how much together. */
export const gainMix: Decision<S, E> = {
  name: 'gainMix',
  rule: 'TTA-FOOD-4',
  mode: 'one',
  legal(s, _, out) {
    for (let f = 0; f <= slot(s, 0); f++) out.put(V.mix.code(f))
  },
  apply(s, seat, code, cx) {
    const n = slot(s, 0)
    const f = V.mix.arg.food(code)
    done(s)
    gainFood(s, seat, f, cx)
    gainResources(s, seat, n - f, cx)
  },
  fallback: () => V.mix.code(0),
  prompt: s => ({ key: 'prompt.gainMix', rule: 'TTA-FOOD-4', args: { amount: slot(s, 0) } }),
}
/** Raiders: the victim names the mix (TTA-R-97b). Slot 0: how much together, at most what there is. */
export const loseMix: Decision<S, E> = {
  name: 'loseMix',
  rule: 'TTA-R-97b',
  mode: 'one',
  legal(s, seat, out) {
    const n = slot(s, 0)
    for (let f = 0; f <= n && f <= food(s, seat); f++) if (n - f <= resources(s, seat)) out.put(V.mix.code(f))
  },
  apply(s, seat, code, cx) {
    const n = slot(s, 0)
    const f = V.mix.arg.food(code)
    done(s)
    loseFood(s, seat, f, cx)
    loseResources(s, seat, n - f, cx)
  },
  why: (s, _, code) => (V.mix.is(code) ? refusal('TTA-R-97b', 'refuse.mix', { amount: slot(s, 0) }) : null),
  fallback(s, seat) {
    const n = slot(s, 0)
    return V.mix.code(Math.max(0, n - resources(s, seat)))
  },
  prompt: s => ({ key: 'prompt.loseMix', rule: 'TTA-R-97b', args: { amount: slot(s, 0) } }),
}

/** An unused worker becomes a temple or Warriors at no cost (TTA-R-107). Slot 0: which card. */
export const placeFree: Decision<S, E> = {
  name: 'placeFree',
  rule: 'TTA-R-107',
  mode: 'one',
  legal(_, __, out) {
    out.put(V.pass.code())
    out.put(V.place.code())
  },
  apply(s, seat, code, cx) {
    const w = slot(s, 0)
    done(s)
    if (V.pass.is(code)) return
    fromPool(s, seat, w)
    if (cx.live) cx.emit({ type: 'built', seat, card: WORK_IDS[w], resources: 0 })
  },
  fallback: () => V.place.code(),
  prompt: s => ({ key: 'prompt.placeFree', rule: 'TTA-R-107', args: { card: WORK_IDS[slot(s, 0)] } }),
}

/** Development of Civilization: one of three actions for 1 less, or a revolution (TTA-EVT-14, TTA-EVT-15, TTA-CARD-DEVCIV-1, TTA-CARD-DEVCIV-2, TTA-R-43). Slot 0: the reduction. */
export const civilize: Decision<S, E> = {
  name: 'civilize',
  rule: 'TTA-CARD-DEVCIV-1',
  mode: 'one',
  legal(s, seat, out) {
    const less = slot(s, 0)
    out.put(V.pass.code())
    if (canGrow(s, seat, less)) out.put(V.population.code())
    listBuilds(s, seat, out, 0, UNIT_START, less)
    listDevelop(s, seat, out, less)
    listRevolutions(s, seat, out, less)
  },
  apply(s, seat, code, cx) {
    const less = slot(s, 0)
    done(s)
    if (V.population.is(code)) grow(s, seat, less, cx)
    else if (V.build.is(code)) place(s, seat, V.build.arg.card(code), less, cx)
    else if (V.develop.is(code)) develop(s, seat, V.develop.arg.card(code), less, cx)
    else if (V.revolution.is(code)) revolution(s, seat, V.revolution.arg.card(code), less, cx)
  },
  fallback: () => V.pass.code(),
  prompt: () => ({ key: 'prompt.civilize', rule: 'TTA-CARD-DEVCIV-1' }),
}

/** International Agreement: yes gives 5 civil actions for cards of the row and costs the next political action (TTA-R-105); in the last round too (TTA-CARD-INTLAGR-5). Slot 0: the actions. */
export const agreement: Decision<S, E> = {
  name: 'agreement',
  rule: 'TTA-R-105a',
  mode: 'one',
  legal(_, __, out) {
    out.put(V.accept.code())
    out.put(V.refuse.code())
  },
  apply(s, seat, code, cx) {
    const budget = slot(s, 0)
    done(s)
    if (V.refuse.is(code)) return
    s.noPolitics[seat] = 1
    if (cx.live) cx.emit({ type: 'agreement', seat })
    ask(s, D.agreementTake, bit(seat), budget)
  },
  fallback: () => V.refuse.code(),
  prompt: s => ({ key: 'prompt.agreement', rule: 'TTA-R-105a', args: { actions: slot(s, 0) } }),
}
/** The usual rules for taking cards; action cards taken here may be played in the same turn (TTA-CARD-INTLAGR-1, TTA-CARD-INTLAGR-2). */
export const agreementTake: Decision<S, E> = {
  name: 'agreementTake',
  rule: 'TTA-CARD-INTLAGR-1',
  mode: 'one',
  legal(s, seat, out) {
    listTakes(s, seat, out, slot(s, 0))
    out.put(V.enough.code())
  },
  apply(s, seat, code, cx) {
    if (V.enough.is(code)) return done(s)
    const space = V.take.arg.space(code) - 1
    const cost = takeCost(s, seat, space)
    setSlot(s, 0, slot(s, 0) - cost)
    takeCard(s, seat, space, cost, false, cx)
  },
  fallback: () => V.enough.code(),
  prompt: s => ({ key: 'prompt.agreementTake', rule: 'TTA-CARD-INTLAGR-1', args: { actions: slot(s, 0) } }),
}
