/**
 * What a seat cannot know is filled in with something possible (TTA-R-61b): other hands, the military deck, face-down
 * discards, events. Taking back ends where any of it is told (TTA-R-62); how cards lie carries no rule (TTA-R-69).
 */
import { asking, NONE, type Rng, type Seat, slot } from '@ecumene/kernel'
import { event, military, pact, tactic, territory, war } from './cards.ts'
import { OWNER, PACT } from './decisions/answer-pact.ts'
import { militaryCopies } from './effects/row.ts'
import { backAt, cardAt, EVENT_DECK, type S } from './state.ts'
import { DECISIONS } from './verbs.ts'

/** How many copies of each military card lie open: in play, among the past events, on the open discards. */
export function openCards(s: S): Int16Array {
  const n = new Int16Array(military.count)
  for (let kind = 0; kind < event.count; kind++) if (s.past[kind] === 1) n[event.card[kind]]++
  for (let colony = 0; colony < territory.count; colony++) if (s.colony[colony] !== NONE) n[territory.card[colony]]++
  for (let which = 0; which < tactic.count; which++) n[tactic.card[which]] += s.tactics[which]
  for (let player = 0; player < s.seats; player++) {
    if (s.war[player] !== NONE) n[war.card[s.war[player]]]++
    if (s.pact[player] !== NONE) n[pact.card[s.pact[player]]]++
    if (s.exclusive[player] === 1) n[tactic.card[s.tactic[player]]]++
  }
  if (s.age > 0 && s.age < 4)
    for (let card = military.start[s.age]; card < military.start[s.age + 1]; card++)
      n[card] += s.pileOpen[card - military.start[s.age]]
  return n
}

export function determinize(s: S, seat: Seat, rng: Rng): void {
  const unseen = openCards(s)
  for (let card = 0; card < military.count; card++)
    unseen[card] = (card < military.start[1] ? military.copies[card * 3] : militaryCopies(s, card)) - unseen[card]
  if (seat >= 0) {
    for (let i = 0; i < s.cardCount[seat]; i++) unseen[s.cards[cardAt(seat, i)]]--
    for (let i = 0; i < EVENT_DECK; i++)
      if (s.prepared[seat * EVENT_DECK + i] !== NONE)
        unseen[event.card[s.prepared[seat * EVENT_DECK + i] % event.count]]--
    const peeked = s.peeked[seat]
    if (peeked !== NONE && !isPrepared(s, seat, peeked)) unseen[event.card[peeked]]--
  }
  // A pact on offer lies in the hand of the player who offers it.
  const offered = asking(s) === DECISIONS.answerPact && slot(s, OWNER) !== seat ? pact.card[slot(s, PACT)] : NONE
  if (offered !== NONE) unseen[offered]--
  fillEvents(s, seat, unseen, rng)
  for (let age = 1; age < 4; age++) fillAge(s, seat, age, unseen, offered, rng)
}
function isPrepared(s: S, seat: Seat, kind: number): boolean {
  for (let i = 0; i < EVENT_DECK; i++) {
    const own = s.prepared[seat * EVENT_DECK + i]
    if (own !== NONE && own % event.count === kind) return true
  }
  return false
}
/** One of the unseen events of an age. */
function drawEvent(unseen: Int16Array, age: number, rng: Rng): number {
  const some: number[] = []
  for (let card = military.start[age]; card < military.start[age + 1]; card++)
    if (military.event[card] !== NONE && unseen[card] > 0) some.push(card)
  if (some.length === 0) return NONE
  const card = some[rng.below(some.length)]
  unseen[card]--
  return military.event[card]
}
/** The current events lie by age, the earliest on top (last); one's own events are in the deck one knows them in. */
function fillEvents(s: S, seat: Seat, unseen: Int16Array, rng: Rng): void {
  const own = (age: number, isCurrent: boolean): number[] => {
    const list: number[] = []
    if (seat >= 0)
      for (let i = 0; i < EVENT_DECK; i++) {
        const one = s.prepared[seat * EVENT_DECK + i]
        if (one !== NONE && one >= event.count === isCurrent && event.cards[one % event.count].age === age)
          list.push(one % event.count)
      }
    return list
  }
  const fill = (deck: Int16Array, at: number, count: number, age: number, known: number[]): number => {
    const cards = known.slice(0, count)
    while (cards.length < count) {
      const one = drawEvent(unseen, age, rng)
      if (one === NONE) break
      cards.push(one)
    }
    for (let i = 0; i < count; i++) deck[at + i] = cards.splice(rng.below(cards.length), 1)[0] ?? NONE
    return at + count
  }
  let currentAt = 0
  let futureAt = 0
  const peeked = seat >= 0 ? s.peeked[seat] : NONE
  for (let age = 3; age >= 0; age--) {
    const known = own(age, true)
    if (peeked !== NONE && event.cards[peeked].age === age && !known.includes(peeked)) known.push(peeked)
    currentAt = fill(s.current, currentAt, s.currentAges[age], age, known)
    futureAt = fill(s.future, futureAt, s.futureAges[age], age, own(age, false))
  }
  if (peeked === NONE) return
  // Joan of Arc knows the top card.
  const at = s.current.indexOf(peeked)
  s.current[at] = s.current[currentAt - 1]
  s.current[currentAt - 1] = peeked
}
/** Hands by their backs, then discards and deck of the current age. */
function fillAge(s: S, seat: Seat, age: number, unseen: Int16Array, offered: number, rng: Rng): void {
  const some: number[] = []
  for (let card = military.start[age]; card < military.start[age + 1]; card++)
    for (let i = 0; i < unseen[card]; i++) some.push(card)
  for (let i = some.length - 1; i > 0; i--) {
    const other = rng.below(i + 1)
    const last = some[i]
    some[i] = some[other]
    some[other] = last
  }
  for (let player = 0; player < s.seats; player++) {
    if (player === seat) continue
    let at = 0
    while (at < s.cardCount[player] && s.cards[cardAt(player, at)] !== NONE) at++
    const hand: number[] = []
    if (offered !== NONE && military.age[offered] === age && slot(s, OWNER) === player) hand.push(offered)
    for (let i = hand.length; i < s.cardAges[backAt(player, age)]; i++) hand.push(some.pop() ?? NONE)
    hand.sort((a, b) => a - b)
    for (const card of hand) s.cards[cardAt(player, at++)] = card
  }
  if (age !== s.age) return
  for (let i = 0; i < s.pileSize; i++) s.pile[(some.pop() ?? military.start[age]) - military.start[age]]++
  for (const card of some) s.bag[card - military.start[age]]++
}
