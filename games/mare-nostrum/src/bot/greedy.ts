/** A player that expands, trades for variety, builds towards a victory and defends what it has. Sees what its seat sees. */
import { asking, type Code, type Codes, type Policy, type Rng, type Seat, slot } from '@ecumene/kernel'
import { CULTURE } from '../board.ts'
import { controlled, fleet, glory, legionsIn, level } from '../query.ts'
import { reachableFrom } from '../reach.ts'
import { at, D, type S, V } from '../state.ts'
import { bestToken, chooseBuild, choosePay, scratch } from './builder.ts'
import {
  chooseAttack,
  chooseConquest,
  chooseFight,
  chooseLoss,
  chooseMarch,
  chooseOccupy,
  strength,
} from './general.ts'
import { chooseAnnounce, chooseGood, chooseMarker, chooseOffer, chooseTake } from './trader.ts'

export const greedy: Policy<S> = (s: S, seat: Seat, legal: Codes, rng: Rng): Code => {
  if (legal.n === 1) return legal.at[0]
  switch (asking(s)) {
    case D.choose:
      return legal.at[rng.below(legal.n)]
    case D.tithe:
    case D.spoils:
      return legal.at[kindsAhead(s, seat) ? legal.n - 1 : 0]
    case D.colossus:
      return chooseGood(s, seat, legal, V.colossus.arg.good)
    case D.marker:
      return chooseMarker(s, seat, legal)
    case D.announce:
      return chooseAnnounce(s, seat, legal)
    case D.offer:
      return chooseOffer(s, seat, legal, V.offer.arg.resource)
    case D.give:
      return chooseOffer(s, seat, legal, V.give.arg.resource)
    case D.take:
      return chooseTake(s, seat, legal)
    case D.nameBuilder:
      return nameBuilder(s, seat, legal)
    case D.nameMover:
      return nameMover(s, seat, legal)
    case D.buildFirst:
      return V.buildFirst.code()
    case D.build:
      return chooseBuild(s, seat, legal, rng)
    case D.pay:
      return choosePay(s, seat, legal)
    case D.copy:
      return bestToken(legal, V.copy.arg.hero)
    case D.keep:
      return chooseKeep(s, legal)
    case D.peace:
      return choosePeace(s, seat, legal)
    case D.convert:
      return legal.at[legal.n - 1]
    case D.sail:
      return chooseSail(s, seat, legal)
    case D.attack:
      return chooseAttack(s, seat, legal)
    case D.march:
      return chooseMarch(s, seat, legal)
    case D.fight:
      return chooseFight(s, seat, legal)
    case D.lose:
      return chooseLoss(s, seat, legal)
    case D.conquest:
      return chooseConquest(s, seat, legal)
    case D.occupy:
      return chooseOccupy(s, seat, legal)
    case D.bestow:
      return bestow(s, seat, legal)
    default:
      return legal.at[0]
  }
}

/** Are commodities the longer set? */
const kindsAhead = (s: S, seat: Seat): boolean => {
  let kinds = 0
  for (let g = 0; g < 13; g++) if (s.hold[at.hold(seat, g)] + s.legend[at.legend(seat, g)] > 0) kinds++
  return kinds >= s.hold[at.hold(seat, 13)]
}
/** Oneself first; then the weaker before the stronger: what is scarce goes to those who are no threat. */
function nameBuilder(s: S, seat: Seat, legal: Codes): Code {
  let best = legal.at[0]
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < legal.n; i++) {
    const q = V.appoint.arg.target(legal.at[i])
    const n = q === seat ? -1 : strength(s, q)
    if (n < least) {
      least = n
      best = legal.at[i]
    }
  }
  return best
}
/** Oneself last, to see what the others leave open; the strongest first. */
function nameMover(s: S, seat: Seat, legal: Codes): Code {
  let best = legal.at[0]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < legal.n; i++) {
    const q = V.appoint.arg.target(legal.at[i])
    const n = q === seat ? -1 : strength(s, q)
    if (n > most) {
      most = n
      best = legal.at[i]
    }
  }
  return best
}
/** Peace with the opponent who has most legions about. */
function choosePeace(s: S, seat: Seat, legal: Codes): Code {
  let best = V.done.code()
  let most = 0
  for (let i = 0; i < legal.n; i++) {
    if (V.done.is(legal.at[i])) continue
    const q = V.peace.arg.target(legal.at[i])
    let n = level(s, q, 2) * 0.1
    for (let p = 0; p < s.control.length; p++) if (s.control[p] === seat) n += legionsIn(s, p, q) * 3
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
    const q = V.bestow.arg.target(legal.at[i])
    const n = q === seat ? -1 : strength(s, q) + (slot(s, 0) === CULTURE ? glory(s, q) : 0)
    if (n < least) {
      least = n
      best = legal.at[i]
    }
  }
  return best
}
/** Keep what is scarce: the commodities of which fewest are in the reserve. */
function chooseKeep(s: S, legal: Codes): Code {
  let best = V.done.code()
  let fewest = Number.POSITIVE_INFINITY
  for (let i = 0; i < legal.n; i++) {
    if (V.done.is(legal.at[i])) continue
    const g = V.keep.arg.good(legal.at[i])
    const n = s.reserve[g]
    if (n < fewest) {
      fewest = n
      best = legal.at[i]
    }
  }
  return best
}
/** A ship goes where it opens more provinces than it closes, or to help where an enemy ship is alone. */
function chooseSail(s: S, seat: Seat, legal: Codes): Code {
  let best = V.done.code()
  const base = controlled(s, seat)
  const count = (t: S): number => bits(reachableFrom(t, base, fleet(t, seat)))
  let top = count(s) + 0.5
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    if (V.done.is(code) || V.sail.arg.triremes(code) > 1) continue
    const w = V.sail.arg.sea(code)
    const to = V.sail.arg.toSea(code)
    const t = scratch(s)
    t.triremes[at.triremes(t, w, seat)]--
    t.triremes[at.triremes(t, to, seat)]++
    const n = count(t)
    if (n > top) {
      top = n
      best = code
    }
  }
  return best
}
function bits(mask: number): number {
  let n = 0
  for (let m = mask; m !== 0; m &= m - 1) n++
  return n
}
