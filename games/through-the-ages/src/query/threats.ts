/** How the game is about to change hands, as everybody can see: wars, possible attacks, the last round. */
import { asking, NOBODY, NONE, type Seat, seats, type Threat } from '@ecumene/kernel'
import { aggression, war } from '../cards.ts'
import { aggressionBar } from '../effects/attacks.ts'
import { strengthAgainst } from '../effects/pacts.ts'
import { backAt, type S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'

/** Their politics of this round is still to come (TTA-ROUND-1). */
function isToAct(s: S, seat: Seat): boolean {
  const place = (other: Seat): number => (other - s.first + s.seats) % s.seats
  return seat === s.turn ? asking(s) === DECISIONS.politics : place(seat) > place(s.turn)
}
/** Decided as the attacker's next turn begins (TTA-WAR-4). */
function warsOf(s: S): readonly Threat[] {
  return seats(s).flatMap((seat): readonly Threat[] => {
    if (s.war[seat] === NONE) return []
    const target = s.enemy[seat]
    const args = {
      seat,
      target,
      card: war.ids[s.war[seat]],
      mine: strengthAgainst(s, seat, target),
      theirs: strengthAgainst(s, target, seat),
    }
    return [{ seat, isNow: seat !== s.turn && isToAct(s, seat), rule: 'TTA-WAR-4', key: 'threat.war', args }]
  })
}
/** Backs in hand that may be an aggression they could pay for, against somebody weaker (TTA-AGG-2, TTA-AGG-5). */
const mayHold = (s: S, seat: Seat, target: Seat): boolean =>
  aggression.cards.some(
    ({ age }, which) => s.cardAges[backAt(seat, age)] > 0 && aggressionBar(s, seat, which, target) === 0,
  )
function attacksOf(s: S): readonly Threat[] {
  if (s.peaceful === 1) return []
  const attackers = seats(s).filter(seat => s.out[seat] === 0 && s.noPolitics[seat] === 0 && isToAct(s, seat))
  return attackers.flatMap(seat =>
    seats(s)
      .filter(target => target !== seat && mayHold(s, seat, target))
      .map(
        (target): Threat => ({ seat, isNow: true, rule: 'TTA-AGG-5', key: 'threat.attack', args: { seat, target } }),
      ),
  )
}
function endOf(s: S): readonly Threat[] {
  if (s.lastRound === 0) return []
  const isNow = s.round >= s.lastRound
  const key = isNow ? 'threat.lastRound' : 'threat.rounds'
  return [{ seat: NOBODY, isNow, rule: 'TTA-ROUND-6', key, args: { round: s.lastRound } }]
}
export const threats = (open: S): readonly Threat[] =>
  open.depth === 0 ? [] : [...endOf(open), ...warsOf(open), ...attacksOf(open)]
