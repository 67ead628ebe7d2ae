/** Who could end the game, as everybody can see: what cards in hand are worth is not known (CIV-20.3b, CIV-R-71). */
import { EARLY_BRONZE, LATE_BRONZE, LATE_IRON, STONE } from '@ecumene/civilization-family/data/nations.ts'
import { cardCount } from '@ecumene/civilization-family/src/query.ts'
import { FULL, NOMADS } from '@ecumene/civilization-family/src/state.ts'
import { type Lack, type Marker, threatOfRounds, threatsOfMarkers } from '@ecumene/civilization-family/src/threats.ts'
import { NONE, type Seat, seats, type Threat } from '@ecumene/kernel'
import type { S } from '../state.ts'
import { cardPoints } from './holdings.ts'
import { beginsAt, epochAt, groupsOf, mayEnter, pointsAt } from './succession.ts'

/** The first entry of an epoch asks for cities, groups, cards or their value (CIV-20.2a, 20.2b, 20.2c, 20.2d). */
function lackAtEntry(s: S, seat: Seat, epoch: number): Lack | null {
  if (mayEnter(s, seat, epoch)) return null
  if (epoch === EARLY_BRONZE) return { lack: 'cities', have: s.cities[seat], need: 2 }
  if (epoch === LATE_BRONZE) return { lack: 'groups', have: groupsOf(s, seat), need: 3 }
  return epoch === LATE_IRON
    ? { lack: 'value', have: cardPoints(s, seat), need: 1000 }
    : { lack: 'cards', have: cardCount(s, seat), need: 7 }
}
/** Points that must lie open: without cards in hand nothing else can count (CIV-20.3a). */
function lackOfPoints(s: S, seat: Seat, need: number): Lack | null {
  const have = cardPoints(s, seat) + s.treasury[seat]
  return s.handSize[seat] === 0 && have < need ? { lack: 'points', have, need } : null
}
function lackOf(s: S, seat: Seat): Lack | null {
  const nation = s.nation[seat]
  const next = s.position[seat] + 1
  if (next === s.line) return null // the finish asks nothing of its own (CIV-21.1b, CIV-R-72)
  const then = epochAt(s, nation, next)
  const entry = next === beginsAt(s, nation, then) ? lackAtEntry(s, seat, then) : null
  return entry ?? (then === LATE_IRON && s.ruleset === FULL ? lackOfPoints(s, seat, pointsAt(nation, next)) : null)
}
function goesBack(s: S, seat: Seat): boolean {
  const nation = s.nation[seat]
  const here = s.position[seat]
  const epoch = epochAt(s, nation, here)
  if (s.cities[seat] === 0 && epoch !== STONE) return true // CIV-20.5
  return epoch === LATE_IRON && s.ruleset === FULL && lackOfPoints(s, seat, pointsAt(nation, here)) !== null
}
export function threats(open: S): readonly Threat[] {
  if (open.ruleset === NOMADS) return threatOfRounds(open.round, open.lastRound, 'CIV-31.3a')
  const markers = seats(open)
    .filter(seat => open.nation[seat] !== NONE)
    .map(
      (seat): Marker => ({
        seat,
        steps: open.line - open.position[seat],
        lack: lackOf(open, seat),
        goesBack: goesBack(open, seat),
      }),
    )
  return [...threatsOfMarkers(markers, 'CIV-21.1a'), ...threatOfRounds(open.round, open.lastRound, 'CIV-R-108')]
}
