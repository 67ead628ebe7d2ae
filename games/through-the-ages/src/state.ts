/** Every number of a game, and who may read it (TTA-R-61a). */
import { type Layout, layout, NONE, type Seat, type Setup, type StateOf, scalar, table } from '@ecumene/kernel'
import { SPACES } from '../data/board.ts'
import {
  civil,
  DECK_KINDS,
  event,
  government,
  leader,
  military,
  pact,
  power,
  store,
  tactic,
  territory,
  unit,
  war,
  wonder,
  work,
} from './cards.ts'

export const HAND = 14 // the civil hand limit is never above 12
export const MILITARY_HAND = 40
export const EVENT_DECK = 8 // preparing adds one event and reveals one: players + 2 at rest
export const LENGTHS = ['full', 'age-2', 'age-1'] as const
export const STANDING = 1 // a completed wonder
export const RUINED = 2 // turned over by Ravages of Time

export const fields = (n: number) =>
  ({
    age: scalar({ max: 4, sees: 'all' }),
    round: scalar({ max: 99, sees: 'all', init: 1 }),
    first: scalar({ max: 3, sees: 'all' }),
    turn: scalar({ max: 3, sees: 'all' }),
    players: scalar({ max: 4, sees: 'all' }),
    lastRound: scalar({ max: 99, sees: 'all' }), // 0: not fixed yet
    length: scalar({ max: 2, sees: 'all' }), // index into LENGTHS
    peaceful: scalar({ max: 1, sees: 'all' }),
    resignation: scalar({ max: 1, sees: 'all' }), // 0: nobody may resign
    out: table([n], { max: 1, sees: 'all' }),
    // Card row and decks. Decks are bags: a card is drawn from them by chance when it is needed.
    row: table([SPACES], { init: NONE, max: civil.count - 1, sees: 'all' }),
    civilBag: table([DECK_KINDS], { max: 9, sees: 'all' }), // all other civil cards lie open: what is left is known
    civilLeft: scalar({ max: 60, sees: 'all' }),
    bag: table([DECK_KINDS], { max: 9 }), // military deck of this age
    left: scalar({ max: 60, sees: 'all' }),
    pile: table([DECK_KINDS], { max: 9 }), // discarded face down, this age
    pileSize: scalar({ max: 60, sees: 'all' }),
    pileOpen: table([DECK_KINDS], { max: 9, sees: 'all' }), // discarded after everybody saw it, this age
    agePlayers: table([4], { max: 4, sees: 'all' }), // players when the decks of an age were made
    current: table([EVENT_DECK], { init: NONE, max: event.count - 1 }), // top card last
    currentAges: table([4], { max: EVENT_DECK, sees: 'all' }),
    future: table([EVENT_DECK], { init: NONE, max: event.count - 1 }),
    futureAges: table([4], { max: EVENT_DECK, sees: 'all' }),
    past: table([event.count], { max: 1, sees: 'all' }),
    // own events; + event.count: a current one
    prepared: table([n, EVENT_DECK], { init: NONE, max: 2 * event.count - 1, sees: 'owner' }),
    peeked: table([n], { init: NONE, max: event.count - 1, sees: 'owner' }), // the top event, seen by Joan of Arc
    tactics: table([tactic.count], { max: 2, sees: 'all' }), // the common tactics area
    colony: table([territory.count], { init: NONE, max: 3, sees: 'all' }),
    // Each civilization.
    hand: table([n, HAND], { init: NONE, max: civil.count - 1, sees: 'all' }), // in the order taken
    handSize: table([n], { max: HAND, sees: 'all' }),
    cards: table([n, MILITARY_HAND], { init: NONE, max: military.count - 1, sees: 'owner' }), // military hand, sorted
    cardCount: table([n], { max: MILITARY_HAND, sees: 'all' }),
    cardAges: table([n, 4], { max: MILITARY_HAND, sees: 'all' }), // their backs
    workers: table([n, work.count], { init: NONE, max: 40, sees: 'all' }), // NONE: technology not in play
    blue: table([n, store.count], { max: 60, sees: 'all' }),
    bank: table([n], { max: 60, sees: 'all' }),
    blueTotal: table([n], { max: 60, sees: 'all' }),
    yellow: table([n], { max: 60, sees: 'all' }),
    pool: table([n], { max: 60, sees: 'all' }),
    yellowTotal: table([n], { max: 60, sees: 'all' }),
    government: table([n], { max: government.cards.length - 1, sees: 'all' }),
    special: table([n, 4], { max: 3, sees: 'all' }), // level by type, 0 = none
    leader: table([n], { init: NONE, max: leader.cards.length - 1, sees: 'all' }),
    leaderAges: table([n], { max: 15, sees: 'all' }), // bit a: took a leader of age a
    wonder: table([n, wonder.count], { max: RUINED, sees: 'all' }),
    unfinished: table([n], { init: NONE, max: wonder.count - 1, sees: 'all' }),
    stages: table([n], { max: 5, sees: 'all' }),
    homer: table([n], { init: NONE, max: wonder.count - 1, sees: 'all' }), // the wonder he lies under
    science: table([n], { max: 9999, sees: 'all' }),
    culture: table([n], { max: 9999, sees: 'all' }),
    civil: table([n], { max: 20, sees: 'all' }), // available actions
    military: table([n], { max: 20, sees: 'all' }),
    tactic: table([n], { init: NONE, max: tactic.count - 1, sees: 'all' }),
    exclusive: table([n], { max: 1, sees: 'all' }),
    war: table([n], { init: NONE, max: war.cards.length - 1, sees: 'all' }),
    enemy: table([n], { max: 3, sees: 'all' }),
    pact: table([n], { init: NONE, max: pact.cards.length - 1, sees: 'all' }), // lying in this seat's area
    partner: table([n], { max: 3, sees: 'all' }),
    side: table([n], { max: 1, sees: 'all' }), // the side its owner took
    noPolitics: table([n], { max: 1, sees: 'all' }),
    impact: table([n], { max: 999, sees: 'all' }), // culture of final scoring, for the score sheet
    // This turn, of the player whose turn it is.
    fresh: scalar({ max: HAND, sees: 'all' }), // last cards of the hand, taken in this action phase
    tacticDone: scalar({ max: 1, sees: 'all' }),
    used: table([power.count], { max: 1, sees: 'all' }), // powers used, once a turn or once a game
    arms: scalar({ max: 60, sees: 'all' }), // resources for units
    homerArms: scalar({ max: 1, sees: 'all' }),
    armsScience: scalar({ max: 3, sees: 'all' }),
    spareMilitary: scalar({ max: 9, sees: 'all' }), // temporary military actions
    spareCivil: scalar({ max: 1, sees: 'all' }), // Hammurabi's
    swap: scalar({ max: 2, sees: 'all' }), // Trade Routes: 1 wanted for the next payment, 2 used
    // Under way.
    bid: scalar({ max: 99, sees: 'all' }),
    bidder: scalar({ init: NONE, max: 3, sees: 'all' }),
    passed: scalar({ max: 15, sees: 'all' }),
    sent: table([unit.count], { max: 40, sees: 'all' }),
    force: scalar({ max: 99, sees: 'all' }), // colonization values of cards played
    discards: scalar({ max: 2, sees: 'all' }), // James Cook
    repelled: scalar({ max: 1, sees: 'all' }),
    acted: scalar({ max: 1, sees: 'all' }), // a political action was taken in this phase
  }) as const
export type S = StateOf<ReturnType<typeof fields>>
/** One layout for each number of players: states of the same shape are of one class, which keeps every access fast. */
const layouts: (Layout<S> | undefined)[] = []
export function layoutOf({ seats }: Setup): Layout<S> {
  const known = layouts[seats] ?? layout(seats, fields(seats))
  layouts[seats] = known
  return known
}

// Index arithmetic, one helper a table.
export const workAt = (seat: Seat, card: number): number => seat * work.count + card
export const storeAt = (seat: Seat, place: number): number => seat * store.count + place
export const handAt = (seat: Seat, i: number): number => seat * HAND + i
export const cardAt = (seat: Seat, i: number): number => seat * MILITARY_HAND + i
export const backAt = (seat: Seat, age: number): number => seat * 4 + age
export const wonderAt = (seat: Seat, card: number): number => seat * wonder.count + card
export const specialAt = (seat: Seat, type: number): number => seat * 4 + type
