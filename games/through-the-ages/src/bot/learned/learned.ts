/** A position as numbers: a civilization, its rivals, and what lies on the table. */
import type { Learned, NetworkFile, Sparse } from '@ecumene/contract'
import { NONE } from '@ecumene/kernel'
import { SPACE_COST, SPACES } from '../../../data/board.ts'
import { civil, event } from '../../cards.ts'
import { strengthRating } from '../../query/ratings.ts'
import { EVENT_DECK, type S } from '../../state.ts'
import { turnsLeft } from '../value.ts'
import { CIVILIZATION_INPUTS, civilizationInputs, GAME } from './civilization.ts'

/** Where the parts of a position begin: two civilizations, the clock and the armies, the cards. */
const TABLE = 2 * CIVILIZATION_INPUTS
const ROW = TABLE + 40
const CURRENT = ROW + civil.count
const FUTURE = CURRENT + event.count
const DUEL = FUTURE + event.count
/** With more players the rivals stand together in one civilization, and some numbers more tell them apart. */
const FULL_TABLE = DUEL + 20

const duel = async (): Promise<NetworkFile> =>
  (await import('./duel.network.json', { with: { type: 'json' } })).default as unknown as NetworkFile

const table = async (): Promise<NetworkFile> =>
  (await import('./table.network.json', { with: { type: 'json' } })).default as unknown as NetworkFile

const strengths = new Float64Array(4)

export const learned: Learned<S> = {
  inputs: seats => (seats === 2 ? { id: 'duel-1', count: DUEL } : { id: 'table-1', count: FULL_TABLE }),
  features(s, seat, out) {
    // A duel was learned from the side of whose turn it is.
    const own = s.seats === 2 ? s.turn : seat
    for (let other = 0; other < s.seats; other++) strengths[other] = strengthRating(s, other)
    const turns = turnsLeft(s)
    const share = 1 / (s.seats - 1)
    civilizationInputs(s, own, strengths[own], turns, out, 0, 1)
    for (let other = 0; other < s.seats; other++)
      if (other !== own) civilizationInputs(s, other, strengths[other], turns, out, CIVILIZATION_INPUTS, share)
    putTable(s, own, turns, out)
    if (s.seats > 2) putRivals(s, own, out)
    return own === seat ? 1 : -1
  },
  ahead(s, seat) {
    let most = 0
    let sum = 0
    for (let other = 0; other < s.seats; other++) {
      if (other === seat) continue
      most = Math.max(most, s.culture[other])
      sum += s.culture[other]
    }
    return s.culture[seat] - most / 2 - sum / (s.seats - 1) / 2
  },
  points: 50,
  victory: 0,
  network: seats => (seats === 2 ? duel() : table()),
}

/** The strongest rival's strength. */
function mostOfOthers(s: S, own: number): number {
  let most = 0
  for (let other = 0; other < s.seats; other++) if (other !== own) most = Math.max(most, strengths[other])
  return most
}
function putTable(s: S, own: number, turns: number, out: Sparse): void {
  const left = turns / GAME
  let place = TABLE
  out.put(place + s.age, 1)
  place += 5
  out.put(place++, left)
  out.put(place++, turns <= 1 ? 1 : 0)
  out.put(place++, turns <= 2 ? 1 : 0)
  out.put(place++, Math.sqrt(left))
  out.put(place++, Math.min(1, turns / 5))
  out.put(place++, s.civilLeft / 30)
  out.put(place++, s.round / 20)
  out.put(place++, s.left / 30)
  out.put(place++, s.lastRound > 0 ? 1 : 0)
  out.put(place++, own === s.first ? 1 : 0)
  out.put(place++, 1)
  for (let age = 0; age < 4; age++) {
    out.put(place++, s.currentAges[age] / 4)
    out.put(place++, s.futureAges[age] / 4)
  }
  const lead = strengths[own] - mostOfOthers(s, own)
  out.put(place++, Math.max(0, lead) / 10)
  out.put(place++, Math.max(0, -lead) / 10)
  out.put(place++, lead > 0 ? 1 : 0)
  out.put(place++, lead < 0 ? 1 : 0)
  out.put(place++, Math.max(0, lead - 5) / 10)
  out.put(place++, Math.max(0, -lead - 5) / 10)
  putWars(s, own, place, out)
  for (let space = 0; space < SPACES; space++)
    if (s.row[space] !== NONE) out.put(ROW + s.row[space], (4 - SPACE_COST[space]) / 3)
  for (let i = 0; i < EVENT_DECK; i++) {
    if (s.current[i] !== NONE) out.put(CURRENT + s.current[i], 1)
    if (s.future[i] !== NONE) out.put(FUTURE + s.future[i], 1)
  }
}
/** A war of one's own, and one against oneself. */
function putWars(s: S, own: number, from: number, out: Sparse): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const which = s.war[seat]
    if (which === NONE || (seat !== own && s.enemy[seat] !== own)) continue
    const place = seat === own ? from : from + 5
    const advantage = strengths[seat] - strengths[s.enemy[seat]]
    out.put(place + which, 1)
    out.put(place + 3, Math.max(0, advantage) / 10)
    out.put(place + 4, Math.max(0, -advantage) / 10)
  }
}
function putRivals(s: S, own: number, out: Sparse): void {
  let place = DUEL
  out.put(place++, s.seats === 3 ? 1 : 0)
  out.put(place++, s.players / s.seats)
  out.put(place + ((s.turn - own + s.seats) % s.seats), 1)
  place += 4
  let ahead = 0
  let most = 0
  let weakest = 99
  for (let other = 0; other < s.seats; other++) {
    if (other === own) continue
    most = Math.max(most, s.culture[other])
    weakest = Math.min(weakest, strengths[other])
    if (s.culture[other] < s.culture[own]) ahead++
  }
  const lead = s.culture[own] - most
  out.put(place++, Math.max(0, lead) / 50)
  out.put(place++, Math.max(0, -lead) / 50)
  out.put(place++, ahead / (s.seats - 1))
  const reach = strengths[own] - weakest
  out.put(place++, Math.max(0, reach) / 10)
  out.put(place++, Math.max(0, reach - 5) / 10)
  out.put(place++, s.out[own])
}
