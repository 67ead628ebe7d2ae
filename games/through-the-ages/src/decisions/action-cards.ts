/** Action cards: one effect, then discarded (TTA-CARD-7, TTA-ACT-CARD-1 to 9, TTA-R-47). */
import { ask, bit, type Codes, type Decision, done, slot, type World } from '@ecumene/kernel'
import { actionCard, UNIT_START, URBAN_START } from '../cards.ts'
import { gainCulture, gainFood, gainResources, gainScience, spendCivil } from '../effects/changes.ts'
import { removeCivil } from '../effects/hands.ts'
import { canGrow, grow, move, place } from '../effects/perform.ts'
import { develop, revolution } from '../effects/technology.ts'
import { buildStages, canCover, stagesCost, stagesLeft } from '../effects/wonders.ts'
import { resourcesFor } from '../query/costs.ts'
import { strengthRating } from '../query/ratings.ts'
import { civilLeft } from '../query/totals.ts'
import type { S } from '../state.ts'
import { DECISIONS, type E, VERBS } from '../verbs.ts'
import { listBuilds, listDevelop, listRevolutions, listUpgrades } from './lists.ts'

/** Counts instead of listing: is there anything at all? */
class Any {
  n = 0
  put(): void {
    this.n++
  }
}
const any = new Any()
const probe = any as unknown as Codes

/** Everything the card allows; Breakthrough's civil action is paid with the choice, a revolution spends all instead (TTA-ACT-REV-9). */
function listOrdered(s: S, seat: number, a: number, out: Codes): void {
  const { order, on, discount = 0 } = actionCard.cards[a].play ?? {}
  const from = on === 'urban' ? URBAN_START : 0
  const to = on === 'land' ? URBAN_START : UNIT_START
  if (order === 'build-or-upgrade') listBuilds(s, seat, out, from, to, discount)
  if (order === 'build-or-upgrade' || order === 'upgrade') listUpgrades(s, seat, out, from, to, discount, false)
  if (order === 'develop') {
    if (civilLeft(s, seat) > 0) listDevelop(s, seat, out, 0)
    listRevolutions(s, seat, out, 0)
  }
}
/** A card whose action is impossible cannot be played (TTA-ACT-CARD-6). */
export function canPlay(s: S, seat: number, a: number): boolean {
  const play = actionCard.cards[a].play ?? {}
  const { order } = play
  if (order !== 'develop' && civilLeft(s, seat) === 0) return false
  if (order === undefined) return true
  if (order === 'population') return canGrow(s, seat)
  if (order === 'stage')
    return (
      stagesLeft(s, seat) > 0 &&
      canCover(s, seat, 1) &&
      stagesCost(s, seat, 1, play.discount) <= resourcesFor(s, seat, false)
    )
  any.n = 0
  listOrdered(s, seat, a, probe)
  return any.n > 0
}
/** Rivals still in the game who have strictly more (TTA-R-102). */
function rivalsAbove(s: S, seat: number, rating: (s: S, p: number) => number): number {
  const mine = rating(s, seat)
  let n = 0
  for (let p = 0; p < s.seats; p++) if (p !== seat && s.out[p] === 0 && rating(s, p) > mine) n++
  return n
}
const points = (s: S, p: number): number => s.culture[p]

export function playAction(s: S, seat: number, a: number, world: World<E>): void {
  const play = actionCard.cards[a].play ?? {}
  removeCivil(s, seat, actionCard.card[a])
  if (world.live) world.emit({ type: 'played', seat, card: actionCard.ids[a] })
  if (play.order === 'develop') {
    ask(s, DECISIONS.ordered, bit(seat), a)
    return
  }
  spendCivil(s, seat, 1)
  if (play.order === 'population') {
    grow(s, seat, 0, world)
    gainFood(s, seat, play.after ?? 0, world) // only after the full price was paid
  } else if (play.order === 'stage')
    buildStages(s, seat, 1, play.discount ?? 0, world) // exactly one (TTA-ACT-CARD-5)
  else if (play.order) ask(s, DECISIONS.ordered, bit(seat), a)
  else if (play.either) ask(s, DECISIONS.gainEither, bit(seat), play.either)
  else if (play.gain) {
    if (play.gain.science) gainScience(s, seat, play.gain.science, world)
    if (play.gain.culture) gainCulture(s, seat, play.gain.culture, world)
    if (play.gain.resources) gainResources(s, seat, play.gain.resources, world)
    if (play.gain.food) gainFood(s, seat, play.gain.food, world)
  } else if (play.arms) {
    // For this turn only: ratings and totals do not change (TTA-ACT-CARD-7).
    s.arms += play.arms
    s.spareMilitary += play.military ?? 0
  } else if (play.armsPerRival) s.arms += play.armsPerRival[s.players - 2] * rivalsAbove(s, seat, strengthRating)
  else if (play.culturePerRival)
    gainCulture(s, seat, play.culturePerRival[s.players - 2] * rivalsAbove(s, seat, points), world)
}

/** What the card orders; slot 0 is the card. No action is spent for it, the rest is paid (TTA-ACT-CARD-3). */
export const ordered: Decision<S, E> = {
  name: 'ordered',
  rule: 'TTA-ACT-CARD-3',
  mode: 'one',
  legal: (s, seat, out) => listOrdered(s, seat, slot(s, 0), out),
  apply(s, seat, code, world) {
    const { discount = 0, after = 0 } = actionCard.cards[slot(s, 0)].play ?? {}
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
  fallback(s, seat) {
    first.code = -1
    listOrdered(s, seat, slot(s, 0), first as unknown as Codes)
    return first.code
  },
  prompt: s => ({ key: 'prompt.ordered', rule: 'TTA-ACT-CARD-3', args: { card: actionCard.ids[slot(s, 0)] } }),
}
/** Keeps the first code it is given. */
const first = {
  code: -1,
  put(code: number): void {
    if (this.code < 0) this.code = code
  },
}
