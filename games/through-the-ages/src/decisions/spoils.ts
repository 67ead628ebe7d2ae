/**
 * War over Technology: special technologies one by one, then science for the rest (TTA-R-98a). Slots: the loser, the
 * advantage left.
 */
import { type Decision, done, refusal, type Seat, setSlot, slot } from '@ecumene/kernel'
import { special } from '../cards.ts'
import { gainScience, loseScience } from '../effects/changes.ts'
import { addSpecial, loseSpecial } from '../effects/technology.ts'
import { holds } from '../query/costs.ts'
import { type S, specialAt } from '../state.ts'
import { type E, VERBS } from '../verbs.ts'

const RIVAL = 0
const LEFT = 1

/** In play, within the advantage, and neither in play nor in hand of the victor (TTA-WAR-7). */
function canSeize(s: S, seat: Seat, which: number): boolean {
  const type = (which / 3) | 0
  const level = (which % 3) + 1
  if (s.special[specialAt(slot(s, RIVAL), type)] !== level || special.cost[which] > slot(s, LEFT)) return false
  return s.special[specialAt(seat, type)] !== level && !holds(s, seat, special.card[which])
}

export const spoils: Decision<S, E> = {
  name: 'spoils',
  rule: 'TTA-R-98a',
  mode: 'one',
  legal(s, seat, out) {
    for (let which = 0; which < special.count; which++) if (canSeize(s, seat, which)) out.put(VERBS.seize.code(which))
    out.put(VERBS.enough.code())
  },
  apply(s, seat, code, world) {
    const loser = slot(s, RIVAL)
    const left = slot(s, LEFT)
    if (VERBS.enough.is(code)) {
      done(s)
      gainScience(s, seat, loseScience(s, loser, left, world), world)
      return
    }
    const which = VERBS.seize.arg.card(code)
    setSlot(s, LEFT, left - special.cost[which])
    // It moves from one play area to the other (TTA-WAR-6); of two of a type the higher stays (TTA-WAR-8).
    if (world.live) world.emit({ type: 'seized', seat, target: loser, card: special.ids[which] })
    // Not developed: nothing reacts to it (TTA-R-98b).
    loseSpecial(s, loser, which, world)
    addSpecial(s, seat, which, world)
  },
  why(s, seat, code) {
    if (!VERBS.seize.is(code)) return null
    const which = VERBS.seize.arg.card(code)
    if (s.special[specialAt(slot(s, RIVAL), (which / 3) | 0)] !== (which % 3) + 1)
      return refusal('TTA-WAR-6', 'refuse.noTechnology', { card: special.ids[which] })
    if (special.cost[which] > slot(s, LEFT))
      return refusal('TTA-R-98a', 'refuse.advantage', { need: special.cost[which], have: slot(s, LEFT) })
    return holds(s, seat, special.card[which]) || s.special[specialAt(seat, (which / 3) | 0)] === (which % 3) + 1
      ? refusal('TTA-WAR-7', 'refuse.sameTechnology', { card: special.ids[which] })
      : null
  },
  fallback: () => VERBS.enough.code(),
  prompt: s => ({ key: 'prompt.spoils', rule: 'TTA-R-98a', args: { target: slot(s, RIVAL), left: slot(s, LEFT) } }),
}
