/** Boards, decks and the first row. Colours and the place of the boards carry no rule (TTA-SET-2, TTA-SET-32). */
import type { Seat, Setup, World } from '@ecumene/kernel'
import { AGE_A_EVENTS, BLUE_TOKENS, WORKER_POOL, YELLOW_BANK } from '../data/board.ts'
import { military, work } from './cards.ts'
import { layOut, makeDecks } from './effects/row.ts'
import { LENGTHS, type S, workAt } from './state.ts'
import type { E } from './verbs.ts'

/**
 * For 2, 3 or 4 players (TTA-SET-1). Seat 0 begins and stays first, unmarked; who sits there is the table's matter
 * (TTA-SET-25, TTA-SET-26).
 */
export function prepareTable(s: S, setup: Setup, world: World<E>): void {
  s.players = setup.seats
  s.length = LENGTHS.indexOf(setup.options.length as (typeof LENGTHS)[number])
  s.peaceful = setup.options.peaceful ? 1 : 0
  s.resignation = setup.options.resignation ? 1 : 0
  for (let seat = 0; seat < s.seats; seat++) prepareBoard(s, seat)
  makeDecks(s, 0) // the rest of it stays the current civil deck (TTA-SET-30)
  layOut(s, world) // 13 cards (TTA-SET-29)
  prepareEvents(s, world)
}
/**
 * The initial technologies are in play (TTA-SET-8, TTA-R-3); ratings follow from the workers on them: science 1
 * (TTA-SET-14), culture 0 (TTA-SET-15), strength 1 (TTA-SET-16), happiness 0 (TTA-SET-17). Points start at 0
 * (TTA-SET-19), and nobody has a tactic (TTA-SET-20).
 */
function prepareBoard(s: S, seat: Seat): void {
  let workers = 0
  work.cards.forEach((card, number) => {
    if (card.workers === undefined) return
    s.workers[workAt(seat, number)] = card.workers // six workers on cards (TTA-SET-11)
    workers += card.workers
  })
  s.bank[seat] = BLUE_TOKENS // TTA-SET-9
  s.blueTotal[seat] = BLUE_TOKENS
  s.yellow[seat] = YELLOW_BANK // TTA-SET-10
  s.pool[seat] = WORKER_POOL // TTA-SET-12
  s.yellowTotal[seat] = YELLOW_BANK + WORKER_POOL + workers
  // Despotism's cubes lie beside it (TTA-SET-13): the first turn has 1, 2, 3, 4 civil actions (TTA-SET-27) and no
  // military ones (TTA-SET-28), and no more than these (TTA-ROUND-16).
  s.civil[seat] = seat + 1
}
/**
 * Players + 2 events of age A (TTA-SET-22), the others go back unseen (TTA-SET-23); no future or past ones
 * (TTA-SET-24).
 */
function prepareEvents(s: S, world: World<E>): void {
  const cards = Int16Array.from({ length: military.start[1] }, (_, card) => card)
  world.shuffle(cards, cards.length)
  for (let i = 0; i < s.seats + AGE_A_EVENTS; i++) s.current[i] = cards[i]
  s.currentAges[0] = s.seats + AGE_A_EVENTS
}
