/** Smaller choices that cards give: food or resources, a free building, Homer's place, the International Agreement. */
import { ask, bit, type Decision, done, refusal, setSlot, slot } from '@ecumene/kernel'
import { UNIT_START, wonder, work } from '../cards.ts'
import { fromPool, gainFood, gainResources, loseFood, loseResources, refundCivil } from '../effects/changes.ts'
import { canGrow, grow, place, takeCard } from '../effects/perform.ts'
import { develop, revolution } from '../effects/technology.ts'
import { takeCost } from '../query/costs.ts'
import { food, resources } from '../query/totals.ts'
import { type S, wonderAt } from '../state.ts'
import { DECISIONS, type E, VERBS } from '../verbs.ts'
import { listBuilds, listDevelop, listRevolutions, listTakes } from './lists.ts'

/** Homer goes under a completed wonder, or the civil action comes back (TTA-R-81a). */
export const tuck: Decision<S, E> = {
  name: 'tuck',
  rule: 'TTA-R-81a',
  mode: 'one',
  legal(s, seat, out) {
    out.put(VERBS.refund.code())
    for (let w = 0; w < wonder.count; w++) if (s.wonder[wonderAt(seat, w)] > 0) out.put(VERBS.tuck.code(w))
  },
  apply(s, seat, code, world) {
    done(s)
    if (VERBS.refund.is(code)) return refundCivil(s, seat)
    s.homer[seat] = VERBS.tuck.arg.card(code)
    if (world.live) world.emit({ type: 'tucked', seat, card: wonder.ids[s.homer[seat]] })
  },
  fallback: () => VERBS.refund.code(),
  prompt: () => ({ key: 'prompt.tuck', rule: 'TTA-R-81a' }),
}

/** This much food or this much resources (Reserves, Development of Markets). Slot 0: how much. */
export const gainEither: Decision<S, E> = {
  name: 'gainEither',
  rule: 'TTA-FOOD-2',
  mode: 'one',
  legal(_, __, out) {
    out.put(VERBS.gainFood.code())
    out.put(VERBS.gainResources.code())
  },
  apply(s, seat, code, world) {
    const n = slot(s, 0)
    done(s)
    if (VERBS.gainFood.is(code)) gainFood(s, seat, n, world)
    else gainResources(s, seat, n, world)
  },
  fallback: () => VERBS.gainResources.code(),
  prompt: s => ({ key: 'prompt.gainEither', rule: 'TTA-FOOD-2', args: { amount: slot(s, 0) } }),
}
/** Food and resources in any mix (Foray). Slot 0: how much together. */
export const gainMix: Decision<S, E> = {
  name: 'gainMix',
  rule: 'TTA-FOOD-4',
  mode: 'one',
  legal(s, _, out) {
    for (let f = 0; f <= slot(s, 0); f++) out.put(VERBS.mix.code(f))
  },
  apply(s, seat, code, world) {
    const n = slot(s, 0)
    const f = VERBS.mix.arg.food(code)
    done(s)
    gainFood(s, seat, f, world)
    gainResources(s, seat, n - f, world)
  },
  fallback: () => VERBS.mix.code(0),
  prompt: s => ({ key: 'prompt.gainMix', rule: 'TTA-FOOD-4', args: { amount: slot(s, 0) } }),
}
/** Raiders: the victim names the mix (TTA-R-97b). Slot 0: how much together, at most what there is. */
export const loseMix: Decision<S, E> = {
  name: 'loseMix',
  rule: 'TTA-R-97b',
  mode: 'one',
  legal(s, seat, out) {
    const n = slot(s, 0)
    for (let f = 0; f <= n && f <= food(s, seat); f++) if (n - f <= resources(s, seat)) out.put(VERBS.mix.code(f))
  },
  apply(s, seat, code, world) {
    const n = slot(s, 0)
    const f = VERBS.mix.arg.food(code)
    done(s)
    loseFood(s, seat, f, world)
    loseResources(s, seat, n - f, world)
  },
  why: (s, _, code) => (VERBS.mix.is(code) ? refusal('TTA-R-97b', 'refuse.mix', { amount: slot(s, 0) }) : null),
  fallback(s, seat) {
    const n = slot(s, 0)
    return VERBS.mix.code(Math.max(0, n - resources(s, seat)))
  },
  prompt: s => ({ key: 'prompt.loseMix', rule: 'TTA-R-97b', args: { amount: slot(s, 0) } }),
}

/** An unused worker becomes a temple or Warriors at no cost (TTA-R-107). Slot 0: which card. */
export const placeFree: Decision<S, E> = {
  name: 'placeFree',
  rule: 'TTA-R-107',
  mode: 'one',
  legal(_, __, out) {
    out.put(VERBS.pass.code())
    out.put(VERBS.place.code())
  },
  apply(s, seat, code, world) {
    const w = slot(s, 0)
    done(s)
    if (VERBS.pass.is(code)) return
    fromPool(s, seat, w)
    if (world.live) world.emit({ type: 'built', seat, card: work.ids[w], resources: 0 })
  },
  fallback: () => VERBS.place.code(),
  prompt: s => ({ key: 'prompt.placeFree', rule: 'TTA-R-107', args: { card: work.ids[slot(s, 0)] } }),
}

/** Development of Civilization: one of three actions for 1 less, or a revolution (TTA-EVT-14, TTA-EVT-15, TTA-CARD-DEVCIV-1, TTA-CARD-DEVCIV-2, TTA-R-43). Slot 0: the reduction. */
export const civilize: Decision<S, E> = {
  name: 'civilize',
  rule: 'TTA-CARD-DEVCIV-1',
  mode: 'one',
  legal(s, seat, out) {
    const less = slot(s, 0)
    out.put(VERBS.pass.code())
    if (canGrow(s, seat, less)) out.put(VERBS.population.code())
    listBuilds(s, seat, out, 0, UNIT_START, less)
    listDevelop(s, seat, out, less)
    listRevolutions(s, seat, out, less)
  },
  apply(s, seat, code, world) {
    const less = slot(s, 0)
    done(s)
    if (VERBS.population.is(code)) grow(s, seat, less, world)
    else if (VERBS.build.is(code)) place(s, seat, VERBS.build.arg.card(code), less, world)
    else if (VERBS.develop.is(code)) develop(s, seat, VERBS.develop.arg.card(code), less, world)
    else if (VERBS.revolution.is(code)) revolution(s, seat, VERBS.revolution.arg.card(code), less, world)
  },
  fallback: () => VERBS.pass.code(),
  prompt: () => ({ key: 'prompt.civilize', rule: 'TTA-CARD-DEVCIV-1' }),
}

/** International Agreement: yes gives 5 civil actions for cards of the row and costs the next political action (TTA-R-105); in the last round too (TTA-CARD-INTLAGR-5). Slot 0: the actions. */
export const agreement: Decision<S, E> = {
  name: 'agreement',
  rule: 'TTA-R-105a',
  mode: 'one',
  legal(_, __, out) {
    out.put(VERBS.accept.code())
    out.put(VERBS.refuse.code())
  },
  apply(s, seat, code, world) {
    const budget = slot(s, 0)
    done(s)
    if (VERBS.refuse.is(code)) return
    s.noPolitics[seat] = 1
    if (world.live) world.emit({ type: 'agreement', seat })
    ask(s, DECISIONS.agreementTake, bit(seat), budget)
  },
  fallback: () => VERBS.refuse.code(),
  prompt: s => ({ key: 'prompt.agreement', rule: 'TTA-R-105a', args: { actions: slot(s, 0) } }),
}
/** The usual rules for taking cards; action cards taken here may be played in the same turn (TTA-CARD-INTLAGR-1, TTA-CARD-INTLAGR-2). */
export const agreementTake: Decision<S, E> = {
  name: 'agreementTake',
  rule: 'TTA-CARD-INTLAGR-1',
  mode: 'one',
  legal(s, seat, out) {
    listTakes(s, seat, out, slot(s, 0))
    out.put(VERBS.enough.code())
  },
  apply(s, seat, code, world) {
    if (VERBS.enough.is(code)) return done(s)
    const space = VERBS.take.arg.space(code) - 1
    const cost = takeCost(s, seat, space)
    setSlot(s, 0, slot(s, 0) - cost)
    takeCard(s, seat, space, cost, false, world)
  },
  fallback: () => VERBS.enough.code(),
  prompt: s => ({ key: 'prompt.agreementTake', rule: 'TTA-CARD-INTLAGR-1', args: { actions: slot(s, 0) } }),
}
