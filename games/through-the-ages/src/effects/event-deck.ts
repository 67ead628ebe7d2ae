/** Preparing an event: the card is laid and scored, then the next one is revealed (TTA-R-40). */
import { call, EVERYONE, NONE, type Seat, type World } from '@ecumene/kernel'
import { event, military } from '../cards.ts'
import { EVENT_DECK, type S } from '../state.ts'
import { type E, PROGRAMS } from '../verbs.ts'

export function eventsLeft(s: S): number {
  let n = 0
  for (let age = 0; age < 4; age++) n += s.currentAges[age]
  return n
}
export const topEvent = (s: S): number => (eventsLeft(s) === 0 ? NONE : s.current[eventsLeft(s) - 1])
/** The top event is revealed (TTA-EVT-4) and belongs to the past ones, which never come back (TTA-EVT-16). */
export function revealEvent(s: S, world: World<E>): void {
  const n = eventsLeft(s)
  if (n === 0) return
  const kind = s.current[n - 1]
  s.current[n - 1] = NONE
  s.currentAges[event.cards[kind].age]--
  s.past[kind] = 1
  for (let player = 0; player < s.seats; player++) {
    s.peeked[player] = NONE
    forget(s, player, kind)
  }
  world.reveal(EVERYONE)
  if (world.live) world.emit({ type: 'revealed', seat: s.turn, card: event.ids[kind] })
  const colony = military.territory[event.card[kind]]
  if (colony === NONE) call(s, PROGRAMS.event, kind)
  else call(s, PROGRAMS.colonize, colony)
}
/** It is no longer among the events a seat prepared. */
function forget(s: S, seat: Seat, kind: number): void {
  const at = seat * EVENT_DECK
  let n = 0
  for (let i = 0; i < EVENT_DECK; i++) {
    const own = s.prepared[at + i]
    s.prepared[at + i] = NONE
    if (own !== NONE && own % event.count !== kind) s.prepared[at + n++] = own
  }
}
const mixed = new Int16Array(EVENT_DECK)
/** The future events are shuffled and sorted by age, the earliest on top (TTA-EVT-5). */
export function newEvents(s: S, world: World<E>): void {
  if (eventsLeft(s) > 0) return
  let at = 0
  for (let age = 3; age >= 0; age--) {
    let n = 0
    for (let i = 0; i < EVENT_DECK; i++)
      if (s.future[i] !== NONE && event.cards[s.future[i]].age === age) mixed[n++] = s.future[i]
    if (n > 1) world.shuffle(mixed, n)
    for (let i = 0; i < n; i++) s.current[at++] = mixed[i]
    s.currentAges[age] = s.futureAges[age]
    s.futureAges[age] = 0
  }
  s.future.fill(NONE)
  for (let i = 0; i < s.prepared.length; i++)
    if (s.prepared[i] !== NONE && s.prepared[i] < event.count) s.prepared[i] += event.count
}
