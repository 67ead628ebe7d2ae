/**
 * A position in words and numbers, as the drawing shows it. Cards are named by their ids. Everything is read from the
 * viewer's own view: what they may not know is not here.
 */
import { NONE, type Seat } from '@ecumene/kernel'
import { HAPPINESS_NEEDED } from '../data/board.ts'
import {
  type AgesCard,
  civil,
  event,
  government,
  leader,
  military,
  pact,
  special,
  tactic,
  territory,
  WORK_TYPE_IDS,
  type WorkType,
  war,
  wonder,
  work,
} from '../src/cards.ts'
import { openCards } from '../src/determinize.ts'
import { militaryCopies } from '../src/effects/row.ts'
import { populationCost } from '../src/query/costs.ts'
import {
  cultureRating,
  discontent,
  happinessRating,
  scienceRating,
  strengthRating,
  yellowIndex,
} from '../src/query/ratings.ts'
import {
  civilLeft,
  civilLimit,
  civilTotal,
  consumption,
  corruption,
  food,
  foodProduction,
  militaryLeft,
  militaryLimit,
  militaryTotal,
  resourceProduction,
  resources,
} from '../src/query/totals.ts'
import {
  backAt,
  cardAt,
  EVENT_DECK,
  handAt,
  RUINED,
  type S,
  specialAt,
  storeAt,
  wonderAt,
  workAt,
} from '../src/state.ts'

/** The figures that everybody watches. */
export interface Figures {
  readonly culture: number
  readonly cultureRate: number
  readonly science: number
  readonly scienceRate: number
  readonly food: number
  readonly foodRate: number
  readonly resources: number
  readonly resourceRate: number
  readonly strength: number
  readonly happiness: number
  readonly needed: number
  readonly discontent: number
  readonly civil: number
  readonly civilTotal: number
  readonly military: number
  readonly militaryTotal: number
  readonly pool: number
  readonly yellow: number
  readonly blue: number
  readonly consumption: number
  readonly corruption: number
}
export const figuresOf = (s: S, seat: Seat): Figures => ({
  culture: s.culture[seat],
  cultureRate: cultureRating(s, seat),
  science: s.science[seat],
  scienceRate: scienceRating(s, seat),
  food: food(s, seat),
  foodRate: foodProduction(s, seat) - consumption(s, seat),
  resources: resources(s, seat),
  resourceRate: resourceProduction(s, seat) - corruption(s, seat),
  strength: strengthRating(s, seat),
  happiness: happinessRating(s, seat),
  needed: HAPPINESS_NEEDED[yellowIndex(s, seat)],
  discontent: discontent(s, seat),
  civil: civilLeft(s, seat),
  civilTotal: civilTotal(s, seat),
  military: militaryLeft(s, seat),
  militaryTotal: militaryTotal(s, seat),
  pool: s.pool[seat],
  yellow: s.yellow[seat],
  blue: s.bank[seat],
  consumption: consumption(s, seat),
  corruption: corruption(s, seat),
})

/** A technology in play that holds workers. */
export interface Work {
  readonly id: AgesCard
  readonly level: number
  readonly workers: number
  /** Blue tokens on it. */
  readonly tokens: number
}
export interface Column {
  readonly kind: WorkType
  /** Technologies in play, the highest level first. */
  readonly works: readonly Work[]
}
export function columnsOf(s: S, seat: Seat): readonly Column[] {
  return WORK_TYPE_IDS.map((kind, type) => {
    const works: Work[] = []
    for (let card = work.start[type + 1] - 1; card >= work.start[type]; card--) {
      const workers = s.workers[workAt(seat, card)]
      if (workers === NONE) continue
      const place = work.store[card]
      const tokens = place === NONE ? 0 : s.blue[storeAt(seat, place)]
      works.push({ id: work.ids[card], level: work.level[card], workers, tokens })
    }
    return { kind, works }
  })
}

export interface HandCard {
  readonly id: AgesCard
  /** Taken in this action phase: an action card must wait. */
  readonly isFresh: boolean
}
export const handOf = (s: S, seat: Seat): readonly HandCard[] =>
  Array.from({ length: s.handSize[seat] }, (_, i) => ({
    id: civil.ids[s.hand[handAt(seat, i)]],
    isFresh: seat === s.turn && i >= s.handSize[seat] - s.fresh,
  }))
/** Military cards in hand; null where only the back is known. */
export const militaryOf = (s: S, seat: Seat): readonly (AgesCard | null)[] =>
  Array.from({ length: s.cardCount[seat] }, (_, i) => {
    const card = s.cards[cardAt(seat, i)]
    return card === NONE ? null : military.ids[card]
  })
/** Backs of the military hand by age. */
export const backsOf = (s: S, seat: Seat): readonly number[] => [0, 1, 2, 3].map(age => s.cardAges[backAt(seat, age)])
export const handLimits = (s: S, seat: Seat): { readonly civil: number; readonly military: number } => ({
  civil: civilLimit(s, seat),
  military: militaryLimit(s, seat),
})

export interface Wonder {
  readonly id: AgesCard
  readonly state: 'building' | 'standing' | 'ruined'
  /** Resources of each stage. */
  readonly stages: readonly number[]
  readonly done: number
  /** Homer lies under it. */
  readonly hasHomer: boolean
}
export function wondersOf(s: S, seat: Seat): readonly Wonder[] {
  const list: Wonder[] = []
  const put = (number: number, state: Wonder['state'], done: number): void => {
    const stages = wonder.cards[number].stages ?? []
    list.push({ id: wonder.ids[number], state, stages, done, hasHomer: s.homer[seat] === number })
  }
  if (s.unfinished[seat] !== NONE) put(s.unfinished[seat], 'building', s.stages[seat])
  for (let number = 0; number < wonder.count; number++) {
    const state = s.wonder[wonderAt(seat, number)]
    if (state !== 0) put(number, state === RUINED ? 'ruined' : 'standing', wonder.cards[number].stages?.length ?? 0)
  }
  return list
}

export const governmentOf = (s: S, seat: Seat): AgesCard => government.ids[s.government[seat]]
export const leaderOf = (s: S, seat: Seat): AgesCard | null =>
  s.leader[seat] === NONE ? null : leader.ids[s.leader[seat]]
export const specialsOf = (s: S, seat: Seat): readonly AgesCard[] =>
  [0, 1, 2, 3].flatMap(type => {
    const level = s.special[specialAt(seat, type)]
    return level === 0 ? [] : [special.ids[type * 3 + level - 1]]
  })
export const coloniesOf = (s: S, seat: Seat): readonly AgesCard[] =>
  territory.ids.filter((_, number) => s.colony[number] === seat)
export const tacticOf = (s: S, seat: Seat): AgesCard | null =>
  s.tactic[seat] === NONE ? null : tactic.ids[s.tactic[seat]]
export const isExclusive = (s: S, seat: Seat): boolean => s.exclusive[seat] === 1
/** Tactics in the common area. */
export const commonTactics = (s: S): readonly AgesCard[] => tactic.ids.filter((_, number) => s.tactics[number] > 0)

export interface War {
  readonly card: AgesCard
  readonly by: number
  readonly on: number
}
export const warsOf = (s: S): readonly War[] =>
  seatsOf(s).flatMap(by => (s.war[by] === NONE ? [] : [{ card: war.ids[s.war[by]], by, on: s.enemy[by] }]))
export interface Pact {
  readonly card: AgesCard
  readonly owner: number
  readonly partner: number
  /** The side its owner took. */
  readonly side: 'a' | 'b'
}
export const pactsOf = (s: S): readonly Pact[] =>
  seatsOf(s).flatMap(owner =>
    s.pact[owner] === NONE
      ? []
      : [{ card: pact.ids[s.pact[owner]], owner, partner: s.partner[owner], side: s.side[owner] === 0 ? 'a' : 'b' }],
  )

/** The decks of events, by the ages of their backs, and what the viewer knows of them. */
export interface Events {
  readonly current: readonly number[]
  readonly future: readonly number[]
  readonly past: readonly AgesCard[]
  /** Events this seat prepared itself; `isCurrent`: it lies in the current deck by now. */
  readonly prepared: readonly { readonly id: AgesCard; readonly isCurrent: boolean }[]
  readonly peeked: AgesCard | null
}
export function eventsOf(s: S, seat: Seat): Events {
  const prepared: { id: AgesCard; isCurrent: boolean }[] = []
  if (seat >= 0)
    for (let i = 0; i < EVENT_DECK; i++) {
      const number = s.prepared[seat * EVENT_DECK + i]
      if (number !== NONE) prepared.push({ id: event.ids[number % event.count], isCurrent: number >= event.count })
    }
  return {
    current: Array.from(s.currentAges),
    future: Array.from(s.futureAges),
    past: event.ids.filter((_, number) => s.past[number] === 1),
    prepared,
    peeked: seat >= 0 && s.peeked[seat] !== NONE ? event.ids[s.peeked[seat]] : null,
  }
}
/**
 * How many of each card may still come, as the viewer may know it: what is left of the civil deck lies open to
 * everybody who counts; of the military cards, those nobody has shown and the viewer does not hold.
 */
export function cardsLeft(s: S, seat: Seat | 'table'): ReadonlyMap<AgesCard, number> {
  const left = new Map<AgesCard, number>()
  const add = (id: AgesCard, n: number): void => {
    if (n > 0) left.set(id, n)
  }
  for (let age = Math.min(s.age, 4); age < 4; age++)
    for (let card = civil.start[age]; card < civil.start[age + 1]; card++)
      add(
        civil.ids[card],
        age === s.age ? s.civilBag[card - civil.start[age]] : civil.copies[card * 3 + Math.max(2, s.players) - 2],
      )
  const seen = openCards(s)
  if (seat !== 'table') for (const id of militaryOf(s, seat)) if (id) seen[military.find(id)]++
  for (let card = military.start[1]; card < military.count; card++) {
    const age = military.age[card]
    const copies = age <= s.age ? militaryCopies(s, card) : military.copies[card * 3 + Math.max(2, s.players) - 2]
    if (age >= s.age) add(military.ids[card], copies - seen[card])
  }
  return left
}
export const workerPrice = (s: S, seat: Seat): number => populationCost(s, seat)
export const seatsOf = (s: S): readonly number[] => Array.from({ length: s.seats }, (_, seat) => seat)
/**
 * Whose civilization lies large before the viewer: their own, or that of the player on turn for someone who looks on.
 */
export const mineOf = (s: S, seat: Seat | 'table'): number => (seat === 'table' ? s.turn : seat)
