/** Action cards: one effect, then discarded; they never enter a play area (TTA-CARD-7, TTA-ACT-CARD-9). */
import { ask, bit, type Seat, type World } from '@ecumene/kernel'
import { actionCard } from '../cards.ts'
import { strengthRating } from '../query/ratings.ts'
import type { S } from '../state.ts'
import { DECISIONS, type E } from '../verbs.ts'
import { gainCulture, gainFood, gainResources, gainScience, spendCivil } from './changes.ts'
import { removeCivil } from './hands.ts'
import { grow } from './perform.ts'
import { buildStages } from './stages.ts'

/** Rivals still in the game who have strictly more (TTA-R-102). */
function rivalsAbove(s: S, seat: Seat, rating: (s: S, seat: Seat) => number): number {
  const mine = rating(s, seat)
  let n = 0
  for (let rival = 0; rival < s.seats; rival++) if (rival !== seat && s.out[rival] === 0 && rating(s, rival) > mine) n++
  return n
}
const points = (s: S, seat: Seat): number => s.culture[seat]

/** One civil action, the card is shown and does what it says (TTA-ACT-CARD-1). */
export function playAction(s: S, seat: Seat, which: number, world: World<E>): void {
  const play = actionCard.cards[which].play ?? {}
  removeCivil(s, seat, actionCard.card[which])
  if (world.live) world.emit({ type: 'played', seat, card: actionCard.ids[which] })
  if (play.order === 'develop') {
    ask(s, DECISIONS.ordered, bit(seat), which)
    return
  }
  spendCivil(s, seat, 1)
  if (play.order === 'population') {
    grow(s, seat, 0, world)
    gainFood(s, seat, play.after ?? 0, world) // only after the full price was paid (TTA-R-47)
  } else if (play.order === 'stage')
    buildStages(s, seat, 1, play.discount ?? 0, world) // exactly one (TTA-ACT-CARD-5)
  else if (play.order) ask(s, DECISIONS.ordered, bit(seat), which)
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
