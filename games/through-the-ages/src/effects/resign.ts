/** A civilization leaves the game (TTA-RES-1 to 10, TTA-R-27, TTA-R-36, TTA-R-37). */
import { EVERYONE, NONE, stop, type World } from '@ecumene/kernel'
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

export function resign(s: S, seat: number, world: World<E>): void {
  if (world.live) world.emit({ type: 'resigned', seat })
  for (let p = 0; p < s.seats; p++)
    if (s.pact[p] !== NONE && (p === seat || s.partner[p] === seat)) endPact(s, p, world)
  // Wars on the one who resigns are worth 7 to their owners; a war of one's own to nobody (TTA-RES-4, TTA-R-27).
  for (let p = 0; p < s.seats; p++) {
    if (s.war[p] === NONE || (p !== seat && s.enemy[p] !== seat)) continue
    if (world.live) world.emit({ type: 'warDrawn', seat: p, target: s.enemy[p], card: war.ids[s.war[p]] })
    dropWar(s, p)
    if (p !== seat) gainCulture(s, p, WAR_AGAINST_RESIGNED, world)
  }
  clearTable(s, seat)
  s.out[seat] = 1
  s.players--
  world.reveal(EVERYONE)
  if (s.players === 1) stop(s)
  else if (s.first === seat) {
    s.first = nextSeat(s, seat, 0) // TTA-R-37b
    s.round-- // the turn of the new starting player, which comes next, belongs to this round
  }
}
/** Hand to the piles, cards in play out of the game; the empty board keeps its tokens out of every count. */
function clearTable(s: S, seat: number): void {
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
  for (let c = 0; c < territory.count; c++)
    if (s.colony[c] === seat) {
      s.colony[c] = NONE
      discardTerritory(s, c)
    }
  for (let w = 0; w < work.count; w++) s.workers[workAt(seat, w)] = NONE
  for (let k = 0; k < store.count; k++) s.blue[storeAt(seat, k)] = 0
  for (let w = 0; w < wonder.count; w++) s.wonder[wonderAt(seat, w)] = 0
  for (let t = 0; t < 4; t++) s.special[specialAt(seat, t)] = 0
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
