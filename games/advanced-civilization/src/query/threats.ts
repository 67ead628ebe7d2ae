/** Who could end the game: everything that moves a marker lies open (ADV-13.1, ADV-13.8). */
import { cardCount } from '@ecumene/civilization-family/src/query.ts'
import { type Lack, type Marker, threatOfRounds, threatsOfMarkers } from '@ecumene/civilization-family/src/threats.ts'
import { NONE, type Seat, seats, type Threat } from '@ecumene/kernel'
import { GROUPS } from '../../data/cards.ts'
import { EARLY_IRON_CARDS, EPOCH_CITIES, FINISH, LATE_BRONZE_GROUPS, STONE } from '../../data/nations.ts'
import { isIdle, type S } from '../state.ts'
import { cardPoints, groupsOf } from './holdings.ts'
import { epochAt, mayEnter, pointsAt } from './succession.ts'

const EARLY_IRON = 3
/** What an epoch asks for: cities always, then groups or cards at its entry (ADV-13.3, ADV-13.5, ADV-13.6). */
function lackAtEntry(s: S, seat: Seat, epoch: number): Lack | null {
  if (mayEnter(s, seat, epoch)) return null
  if (s.cities[seat] < EPOCH_CITIES[epoch]) return { lack: 'cities', have: s.cities[seat], need: EPOCH_CITIES[epoch] }
  return epoch === EARLY_IRON && cardCount(s, seat) < EARLY_IRON_CARDS
    ? { lack: 'cards', have: cardCount(s, seat), need: EARLY_IRON_CARDS }
    : { lack: 'groups', have: groupsOf(s, seat), need: epoch === EARLY_IRON ? GROUPS : LATE_BRONZE_GROUPS }
}
function lackOf(s: S, seat: Seat): Lack | null {
  const nation = s.nation[seat]
  const here = s.position[seat]
  const epoch = epochAt(s, nation, here)
  // A marker without the cities of its epoch is frozen (ADV-13.10).
  if (s.cities[seat] < EPOCH_CITIES[epoch]) return { lack: 'cities', have: s.cities[seat], need: EPOCH_CITIES[epoch] }
  const then = here + 1 === FINISH ? epoch : epochAt(s, nation, here + 1)
  const entry = then === epoch ? null : lackAtEntry(s, seat, then)
  if (entry) return entry
  // The finish asks for the number of the last cell (ADV-13.12).
  const need = pointsAt(s, nation, here + 1 === FINISH ? here : here + 1)
  const have = cardPoints(s, seat)
  return have < need ? { lack: 'value', have, need } : null
}
export function threats(open: S): readonly Threat[] {
  const markers = seats(open)
    .filter(seat => open.nation[seat] !== NONE && !isIdle(open, seat))
    .map((seat): Marker => {
      const isStone = epochAt(open, open.nation[seat], open.position[seat]) === STONE
      const goesBack = open.cities[seat] === 0 && !isStone // ADV-13.11
      return { seat, steps: FINISH - open.position[seat], lack: lackOf(open, seat), goesBack }
    })
  return [...threatsOfMarkers(markers, 'ADV-14.1'), ...threatOfRounds(open.round, open.lastRound, 'ADV-25.4')]
}
