/**
 * What would happen if: an event now, an attack that nobody defends, a war with the strengths of now. Played on a copy
 * of the viewer's own position, every question answered as the clock would answer it.
 */
import {
  type ActionJson,
  call,
  current,
  explore,
  FastRng,
  has,
  LiveWorld,
  owed,
  type Seat,
  settle,
  stop,
} from '@ecumene/kernel'
import { event, territory, war } from '../src/cards.ts'
import { resolveWar } from '../src/effects/attacks.ts'
import type { S } from '../src/state.ts'
import { type E, PROGRAMS } from '../src/verbs.ts'
import type { Part } from './part-props.ts'
import { figuresOf, seatsOf } from './position.ts'
import { type Change, changeOf, copyOf } from './preview.ts'

const MOST = 40
const isOwnTurn = (decision?: string): boolean => decision === 'action' || decision === 'politics'
function imagine(p: Part, act: (s: S, world: LiveWorld<E>) => void): readonly Change[] | null {
  const s = copyOf(p)
  const world = new LiveWorld<E>(new FastRng(1))
  try {
    act(s, world)
    settle(p.game as never, s, world as never)
    // Up to the next choice of one's own turn.
    for (let n = 0; n < MOST && owed(s) !== 0 && !isOwnTurn(current(p.game, s)?.name); n++) {
      const seat = seatsOf(s).find(one => has(owed(s), one)) ?? 0
      explore(p.game as never, s, seat, current(p.game, s)?.fallback(s, seat) ?? -1, world)
    }
  } catch {
    return null // it needs cards that the viewer cannot see
  }
  return seatsOf(s).map(seat => changeOf(figuresOf(p.view, seat), figuresOf(s, seat)))
}

/** What an event would do to everybody if it came now; null for territories, which are fought for. */
export function eventNow(p: Part, id: string): readonly Change[] | null {
  if (territory.find(id) >= 0) return null
  return imagine(p, s => {
    stop(s)
    call(s, PROGRAMS.event, event.find(id))
  })
}
/** What an attack would do to everybody: an aggression undefended, a war with the strengths of now. */
export function attackNow(p: Part, seat: Seat, action: ActionJson): readonly Change[] | null {
  return imagine(p, (s, world) => {
    if (action.verb !== 'declareWar') {
      explore(p.game as never, s, seat, action, world)
      return
    }
    stop(s)
    s.war[seat] = war.find(action.card)
    s.enemy[seat] = Number(action.target)
    resolveWar(s, seat, world)
  })
}
