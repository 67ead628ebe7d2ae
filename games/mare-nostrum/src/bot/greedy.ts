/**
 * A player that expands, trades for variety, builds towards a victory and defends what it has. Sees what its seat
 * sees.
 */
import { asking, type Code, type Codes, type Policy, type Rng, type Seat, slot } from '@ecumene/kernel'
import { CULTURE } from '../board.ts'
import { controlled } from '../query/control.ts'
import { level } from '../query/levels.ts'
import { glory } from '../query/powers.ts'
import { reachableFrom } from '../query/reach.ts'
import { fleet, legionsIn } from '../query/units.ts'
import { at, type S } from '../state.ts'
import { DECISIONS, VERBS } from '../verbs.ts'
import { bestToken, choosePay, scoreBuild, scratch } from './builder.ts'
import { chooseAttack, chooseFight, chooseLoss, chooseOccupy, scoreConquest, scoreMarch, strength } from './general.ts'
import { isBlunder, lastCities } from './threats.ts'
import { chooseAnnounce, chooseGood, chooseMarker, scoreOffer, scoreTake } from './trader.ts'

/** What a rule of thumb picks stands this far above the rest. */
const PICKED = 3
/** What would hand the game to somebody else stands this far below. */
const FATAL = 100
const scores = new Float64Array(2048)

/** How good each listed action seems. */
export function score(s: S, seat: Seat, legal: Codes, out: Float64Array, rng: Rng): void {
  if (weigh(s, seat, legal, out, rng)) return
  const picked = byThumb(s, seat, legal, rng)
  for (let i = 0; i < legal.n; i++) out[i] = legal.at[i] === picked ? PICKED : 0
}
export const greedy: Policy<S> = (s, seat, legal, rng) => {
  if (legal.n === 1) return legal.at[0]
  if (!weigh(s, seat, legal, scores, rng)) return byThumb(s, seat, legal, rng)
  let best = 0
  for (let i = 1; i < legal.n; i++) if (scores[i] > scores[best]) best = i
  return legal.at[best]
}
/** The decisions that are weighed action by action; false for the others. */
function weigh(s: S, seat: Seat, legal: Codes, out: Float64Array, rng: Rng): boolean {
  switch (asking(s)) {
    case DECISIONS.offer:
      scoreOffer(s, seat, legal, out, VERBS.offer.arg.resource)
      return true
    case DECISIONS.give:
      scoreOffer(s, seat, legal, out, VERBS.give.arg.resource)
      return true
    case DECISIONS.take:
      scoreTake(s, seat, legal, out)
      return true
    case DECISIONS.build:
      scoreBuild(s, seat, legal, out, rng)
      avoidBlunders(s, seat, legal, out)
      return true
    case DECISIONS.march:
      scoreMarch(s, seat, legal, out)
      avoidBlunders(s, seat, legal, out)
      return true
    case DECISIONS.conquest:
      scoreConquest(s, seat, legal, out)
      return true
    default:
      return false
  }
}
function avoidBlunders(s: S, seat: Seat, legal: Codes, out: Float64Array): void {
  for (let i = 0; i < legal.n; i++) if (isBlunder(s, seat, legal.at[i])) out[i] -= FATAL
}
function byThumb(s: S, seat: Seat, legal: Codes, rng: Rng): Code {
  switch (asking(s)) {
    case DECISIONS.choose:
      return legal.at[rng.below(legal.n)]
    case DECISIONS.tithe:
    case DECISIONS.spoils:
      return legal.at[kindsAhead(s, seat) ? legal.n - 1 : 0]
    case DECISIONS.colossus:
      return chooseGood(s, seat, legal, VERBS.colossus.arg.good)
    case DECISIONS.marker:
      return chooseMarker(s, seat, legal)
    case DECISIONS.announce:
      return chooseAnnounce(s, seat, legal)
    case DECISIONS.nameBuilder:
      return nameBuilder(s, seat, legal)
    case DECISIONS.nameMover:
      return nameMover(s, seat, legal)
    case DECISIONS.buildFirst:
      return VERBS.buildFirst.code()
    case DECISIONS.pay:
      return choosePay(s, seat, legal)
    case DECISIONS.copy:
      return bestToken(legal, VERBS.copy.arg.hero)
    case DECISIONS.keep:
      return chooseKeep(s, legal)
    case DECISIONS.peace:
      return choosePeace(s, seat, legal)
    case DECISIONS.convert:
      return legal.at[legal.n - 1]
    case DECISIONS.sail:
      return chooseSail(s, seat, legal)
    case DECISIONS.attack:
      return chooseAttack(s, seat, legal)
    case DECISIONS.fight:
      return chooseFight(s, seat, legal)
    case DECISIONS.lose:
      return chooseLoss(s, seat, legal)
    case DECISIONS.occupy:
      return chooseOccupy(s, seat, legal)
    case DECISIONS.bestow:
      return bestow(s, seat, legal)
    default:
      return legal.at[0]
  }
}

/** Are commodities the longer set? */
const kindsAhead = (s: S, seat: Seat): boolean => {
  let kinds = 0
  for (let good = 0; good < 13; good++) if (s.hold[at.hold(seat, good)] + s.legend[at.legend(seat, good)] > 0) kinds++
  return kinds >= s.hold[at.hold(seat, 13)]
}
/** Oneself first; then the weaker before the stronger: what is scarce goes to those who are no threat. */
function nameBuilder(s: S, seat: Seat, legal: Codes): Code {
  let best = legal.at[0]
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < legal.n; i++) {
    const other = VERBS.appoint.arg.target(legal.at[i])
    const n = other === seat ? -1 : strength(s, other)
    if (n < least) {
      least = n
      best = legal.at[i]
    }
  }
  return best
}
/** Oneself last, to see what the others leave open; the strongest first, but nobody who would win by it. */
function nameMover(s: S, seat: Seat, legal: Codes): Code {
  let best = legal.at[0]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < legal.n; i++) {
    const other = VERBS.appoint.arg.target(legal.at[i])
    const n = (other === seat ? -1 : strength(s, other)) - (isBlunder(s, seat, legal.at[i]) ? FATAL : 0)
    if (n > most) {
      most = n
      best = legal.at[i]
    }
  }
  return best
}
/** Peace with the opponent who has most legions about. */
function choosePeace(s: S, seat: Seat, legal: Codes): Code {
  let best = VERBS.done.code()
  let most = 0
  for (let i = 0; i < legal.n; i++) {
    if (VERBS.done.is(legal.at[i])) continue
    const other = VERBS.peace.arg.target(legal.at[i])
    let n = level(s, other, 2) * 0.1
    for (let province = 0; province < s.control.length; province++)
      if (s.control[province] === seat) n += legionsIn(s, province, other) * 3
    if (n > most) {
      most = n
      best = legal.at[i]
    }
  }
  return best
}
/** A title is kept; else it goes to the weakest. */
function bestow(s: S, seat: Seat, legal: Codes): Code {
  let best = legal.at[0]
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < legal.n; i++) {
    const other = VERBS.bestow.arg.target(legal.at[i])
    const n = other === seat ? -1 : strength(s, other) + (slot(s, 0) === CULTURE ? glory(s, other) : 0)
    if (n < least) {
      least = n
      best = legal.at[i]
    }
  }
  return best
}
/** Keep what is scarce: the commodities of which fewest are in the reserve. */
function chooseKeep(s: S, legal: Codes): Code {
  let best = VERBS.done.code()
  let fewest = Number.POSITIVE_INFINITY
  for (let i = 0; i < legal.n; i++) {
    if (VERBS.done.is(legal.at[i])) continue
    const good = VERBS.keep.arg.good(legal.at[i])
    const n = s.reserve[good]
    if (n < fewest) {
      fewest = n
      best = legal.at[i]
    }
  }
  return best
}
/** A city that wins is worth more than all that ships open otherwise. */
const LAST = 40
/** Bit p = a legion of the seat is there. */
function withLegions(s: S, seat: Seat): number {
  let mask = 0
  for (let province = 0; province < s.control.length; province++)
    if (legionsIn(s, province, seat) > 0) mask |= 1 << province
  return mask
}
/** A ship goes where it opens more provinces than it closes, or to help where an enemy ship is alone. */
function chooseSail(s: S, seat: Seat, legal: Codes): Code {
  let best = VERBS.done.code()
  const base = controlled(s, seat)
  const last = lastCities(s, seat)
  const legions = last === 0 ? 0 : withLegions(s, seat)
  const count = (trial: S): number => {
    const ships = fleet(trial, seat)
    return bits(reachableFrom(trial, base, ships)) + LAST * bits(reachableFrom(trial, legions, ships) & last)
  }
  let top = count(s) + 0.5
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    if (VERBS.done.is(code) || VERBS.sail.arg.triremes(code) > 1) continue
    const sea = VERBS.sail.arg.sea(code)
    const to = VERBS.sail.arg.toSea(code)
    const trial = scratch(s)
    trial.triremes[at.triremes(trial, sea, seat)]--
    trial.triremes[at.triremes(trial, to, seat)]++
    const n = count(trial)
    if (n > top) {
      top = n
      best = code
    }
  }
  return best
}
function bits(mask: number): number {
  let n = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++
  return n
}
