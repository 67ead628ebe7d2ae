/** A civilization leaves the game. */
import { EVERYONE, NONE, type Seat, stop, type World } from '@ecumene/kernel'
import { WAR_AGAINST_RESIGNED } from '../../data/board.ts'
import { store, tactic, territory, war, wonder, work } from '../cards.ts'
import { cardAt, handAt, type S, specialAt, storeAt, wonderAt, workAt } from '../state.ts'
import type { E } from '../verbs.ts'
import { dropWar } from './attacks.ts'
import { gainCulture, nextSeat } from './changes.ts'
import { discardTerritory } from './colonies.ts'
import { discardCard, discardHidden } from './hands.ts'
import { endPact } from './pacts.ts'
import { removeUnfinished } from './row.ts'

const SILENT: World<E> = { live: false, emit() {}, roll: () => 0, shuffle() {}, reveal() {} }

/**
 * At once, and the turn is over (TTA-RES-1, TTA-R-36a). Pacts end (TTA-RES-3). Two or three players play on
 * (TTA-RES-6).
 */
export function resign(s: S, seat: Seat, world: World<E>): void {
  if (world.live) world.emit({ type: 'resigned', seat })
  for (let owner = 0; owner < s.seats; owner++)
    if (s.pact[owner] !== NONE && (owner === seat || s.partner[owner] === seat)) endPact(s, owner, world)
  // Wars on the one who resigns are worth 7 to their owners (TTA-RES-4); a war of one's own to nobody (TTA-R-27).
  for (let owner = 0; owner < s.seats; owner++) {
    if (s.war[owner] === NONE || (owner !== seat && s.enemy[owner] !== seat)) continue
    if (world.live) world.emit({ type: 'warDrawn', seat: owner, target: s.enemy[owner], card: war.ids[s.war[owner]] })
    dropWar(s, owner)
    if (owner !== seat) gainCulture(s, owner, WAR_AGAINST_RESIGNED, world)
  }
  clearTable(s, seat)
  s.out[seat] = 1
  s.players--
  world.reveal(EVERYONE)
  if (s.players === 1)
    stop(s) // TTA-RES-5
  else if (s.first === seat) {
    s.first = nextSeat(s, seat, 0) // TTA-R-37b
    s.round-- // the turn of the new starting player, which comes next, belongs to this round
  }
}
/** Cards in play are removed (TTA-RES-2), military ones in hand go to the piles of their ages (TTA-R-36b). */
function clearTable(s: S, seat: Seat): void {
  while (s.cardCount[seat] > 0) discardHidden(s, seat, s.cards[cardAt(seat, 0)], SILENT)
  for (let i = 0; i < s.handSize[seat]; i++) s.hand[handAt(seat, i)] = NONE
  s.handSize[seat] = 0
  s.fresh = 0
  if (s.unfinished[seat] !== NONE) removeUnfinished(s, seat, SILENT)
  if (s.tactic[seat] !== NONE && s.exclusive[seat] === 1) {
    // An exclusive tactic leaves play; a common one stays (TTA-R-36c).
    discardCard(s, tactic.card[s.tactic[seat]], true)
  }
  s.tactic[seat] = NONE
  s.exclusive[seat] = 0
  for (let colony = 0; colony < territory.count; colony++)
    if (s.colony[colony] === seat) {
      s.colony[colony] = NONE
      discardTerritory(s, colony)
    }
  for (let which = 0; which < work.count; which++) s.workers[workAt(seat, which)] = NONE
  for (let place = 0; place < store.count; place++) s.blue[storeAt(seat, place)] = 0
  for (let which = 0; which < wonder.count; which++) s.wonder[wonderAt(seat, which)] = 0
  for (let type = 0; type < 4; type++) s.special[specialAt(seat, type)] = 0
  s.government[seat] = 0
  s.leader[seat] = NONE
  s.homer[seat] = NONE
  s.bank[seat] = 0
  s.blueTotal[seat] = 0
  s.yellow[seat] = 0
  s.pool[seat] = 0
  s.yellowTotal[seat] = 0
  s.civil[seat] = 0
  s.military[seat] = 0
  s.noPolitics[seat] = 0
}
