/** What a seat cannot know (arrangement on the table carries no rule: TTA-R-69; taking back ends where this is told: TTA-R-62), filled in with something possible (TTA-R-61b): other hands, the military deck, face-down discards, events. */
import { asking, NONE, type Rng, slot } from '@ecumene/kernel'
import { event, military, pact, tactic, territory, war } from './cards.ts'
import { militaryCopies } from './effects/row.ts'
import { backAt, cardAt, EVENT_DECK, type S } from './state.ts'
import { DECISIONS } from './verbs.ts'

/** How many copies of each military card lie open: in play, among the past events, on the open discards. */
export function openCards(s: S): Int16Array {
  const n = new Int16Array(military.count)
  for (let k = 0; k < event.count; k++) if (s.past[k] === 1) n[event.card[k]]++
  for (let c = 0; c < territory.count; c++) if (s.colony[c] !== NONE) n[territory.card[c]]++
  for (let t = 0; t < tactic.count; t++) n[tactic.card[t]] += s.tactics[t]
  for (let p = 0; p < s.seats; p++) {
    if (s.war[p] !== NONE) n[war.card[s.war[p]]]++
    if (s.pact[p] !== NONE) n[pact.card[s.pact[p]]]++
    if (s.exclusive[p] === 1) n[tactic.card[s.tactic[p]]]++
  }
  if (s.age > 0 && s.age < 4)
    for (let m = military.start[s.age]; m < military.start[s.age + 1]; m++)
      n[m] += s.pileOpen[m - military.start[s.age]]
  return n
}

export function determinize(s: S, seat: number, rng: Rng): void {
  const unseen = openCards(s)
  for (let m = 0; m < military.count; m++)
    unseen[m] = (m < military.start[1] ? military.copies[m * 3] : militaryCopies(s, m)) - unseen[m]
  if (seat >= 0) {
    for (let i = 0; i < s.cardCount[seat]; i++) unseen[s.cards[cardAt(seat, i)]]--
    for (let i = 0; i < EVENT_DECK; i++)
      if (s.prepared[seat * EVENT_DECK + i] !== NONE)
        unseen[event.card[s.prepared[seat * EVENT_DECK + i] % event.count]]--
    const peeked = s.peeked[seat]
    if (peeked !== NONE && !isPrepared(s, seat, peeked)) unseen[event.card[peeked]]--
  }
  // A pact on offer lies in the hand of whoever offers it.
  const offered = asking(s) === DECISIONS.answerPact && slot(s, 0) !== seat ? pact.card[slot(s, 1)] : NONE
  if (offered !== NONE) unseen[offered]--
  fillEvents(s, seat, unseen, rng)
  for (let age = 1; age < 4; age++) fillAge(s, seat, age, unseen, offered, rng)
}
function isPrepared(s: S, seat: number, kind: number): boolean {
  for (let i = 0; i < EVENT_DECK; i++) {
    const k = s.prepared[seat * EVENT_DECK + i]
    if (k !== NONE && k % event.count === kind) return true
  }
  return false
}
/** One of the unseen events of an age. */
function drawEvent(unseen: Int16Array, age: number, rng: Rng): number {
  const some: number[] = []
  for (let m = military.start[age]; m < military.start[age + 1]; m++)
    if (military.event[m] !== NONE && unseen[m] > 0) some.push(m)
  if (some.length === 0) return NONE
  const m = some[rng.below(some.length)]
  unseen[m]--
  return military.event[m]
}
/** The current events lie by age, the earliest on top (last); one's own events are in the deck one knows them in. */
function fillEvents(s: S, seat: number, unseen: Int16Array, rng: Rng): void {
  const own = (age: number, isCurrent: boolean): number[] => {
    const list: number[] = []
    if (seat >= 0)
      for (let i = 0; i < EVENT_DECK; i++) {
        const k = s.prepared[seat * EVENT_DECK + i]
        if (k !== NONE && k >= event.count === isCurrent && event.cards[k % event.count].age === age)
          list.push(k % event.count)
      }
    return list
  }
  const fill = (deck: Int16Array, at: number, count: number, age: number, known: number[]): number => {
    const cards = known.slice(0, count)
    while (cards.length < count) {
      const k = drawEvent(unseen, age, rng)
      if (k === NONE) break
      cards.push(k)
    }
    for (let i = 0; i < count; i++) deck[at + i] = cards.splice(rng.below(cards.length), 1)[0] ?? NONE
    return at + count
  }
  let c = 0
  let f = 0
  const peeked = seat >= 0 ? s.peeked[seat] : NONE
  for (let age = 3; age >= 0; age--) {
    const known = own(age, true)
    if (peeked !== NONE && event.cards[peeked].age === age && !known.includes(peeked)) known.push(peeked)
    c = fill(s.current, c, s.currentAges[age], age, known)
    f = fill(s.future, f, s.futureAges[age], age, own(age, false))
  }
  if (peeked === NONE) return
  // Joan of Arc knows the top card.
  const at = s.current.indexOf(peeked)
  s.current[at] = s.current[c - 1]
  s.current[c - 1] = peeked
}
/** Hands by their backs, then discards and deck of the current age. */
function fillAge(s: S, seat: number, age: number, unseen: Int16Array, offered: number, rng: Rng): void {
  const some: number[] = []
  for (let m = military.start[age]; m < military.start[age + 1]; m++) for (let i = 0; i < unseen[m]; i++) some.push(m)
  for (let i = some.length - 1; i > 0; i--) {
    const j = rng.below(i + 1)
    const m = some[i]
    some[i] = some[j]
    some[j] = m
  }
  for (let p = 0; p < s.seats; p++) {
    if (p === seat) continue
    let at = 0
    while (at < s.cardCount[p] && s.cards[cardAt(p, at)] !== NONE) at++
    const hand: number[] = []
    if (offered !== NONE && military.age[offered] === age && slot(s, 0) === p) hand.push(offered)
    for (let i = hand.length; i < s.cardAges[backAt(p, age)]; i++) hand.push(some.pop() ?? NONE)
    hand.sort((a, b) => a - b)
    for (const m of hand) s.cards[cardAt(p, at++)] = m
  }
  if (age !== s.age) return
  for (let i = 0; i < s.pileSize; i++) s.pile[(some.pop() ?? military.start[age]) - military.start[age]]++
  for (const m of some) s.bag[m - military.start[age]]++
}
