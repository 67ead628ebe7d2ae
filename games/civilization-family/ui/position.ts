/** A position as the board of the family shows it. */
import { asking, has, NONE, owed, type Seat, type Viewer } from '@ecumene/kernel'
import { AREA_IDS, AREAS } from '../data/areas.ts'
import { SHIPS_EACH } from '../data/nations.ts'
import { AREA_OF_SHORE, IN_PLAY, map, SAIL, SHORE_IDS, SHORES, SITE_ON, shoreOf, TO_LAND } from '../src/map.ts'
import { inPlay, population } from '../src/query.ts'
import { crossesOpenSea, range } from '../src/sailing.ts'
import { shipOf, tokensAt } from '../src/state.ts'
import type { AreaModel, BoardModel, CityModel, ShipModel, StackModel } from './board/model.ts'
import type { Edition, Table } from './edition.ts'
import { hasChosen } from './factions.ts'
import type { PhaseNumber } from './message.ts'

const SITES = ['none', 'black', 'white'] as const
export const phaseOf = (s: Pick<Table, 'phase'>): PhaseNumber => s.phase as PhaseNumber
/** Who can have tokens on the board: the players, and after them the owners that no player controls. */
export const rowsOf = (s: Pick<Table, 'tokens'>): number => s.tokens.length / AREAS
export const areaOfShore = (shore: string): string => AREA_IDS[AREA_OF_SHORE[shoreOf(shore)]]

const areasByBoard = new Map<number, readonly AreaModel[]>()
function areasOf(s: Table): readonly AreaModel[] {
  const known = areasByBoard.get(s.board)
  if (known) return known
  const areas = AREA_IDS.map((id, a) => ({
    id,
    limit: map.limit[a],
    site: SITES[SITE_ON[s.board * AREAS + a]],
    inPlay: inPlay(s, a),
  }))
  areasByBoard.set(s.board, areas)
  return areas
}

/** `mark` counts moved tokens while moving, chosen units in a Civil War, cities under attack or condemned otherwise. */
export function boardOf(s: Table, edition: Edition): BoardModel {
  const stacks: StackModel[] = []
  const cities: CityModel[] = []
  const ships: ShipModel[] = []
  const now = asking(s)
  const { move, grow } = edition.decisions
  const mover = now === move ? firstOwed(s) : NONE
  const split = edition.calamities.splitOf(s)
  // Units are chosen for a faction, until the victim has said which of the two they give up.
  const sign = now === edition.decisions.faction && hasChosen(s, split) ? '−' : '✓'
  for (let a = 0; a < AREAS; a++) {
    for (let p = 0; p < rowsOf(s); p++) {
      const tokens = s.tokens[tokensAt(a, p)]
      if (tokens === 0) continue
      const chosen = p === split && s.city[a] !== p ? s.mark[a] : 0
      const marked = chosen > 0 ? ({ tokens: chosen, sign } as const) : undefined
      stacks.push({ area: AREA_IDS[a], seat: p, tokens, spent: p === mover ? s.mark[a] : 0, marked })
    }
    if (s.city[a] !== NONE)
      cities.push({
        area: AREA_IDS[a],
        seat: s.city[a],
        isNew: s.fresh[a] === 1,
        marked: s.city[a] === split && s.mark[a] > 0 && sign === '−' ? sign : undefined,
        isMarked: now !== move && now !== grow && s.mark[a] > 0,
      })
  }
  for (let p = 0; p < s.seats; p++)
    for (let i = 0; i < SHIPS_EACH; i++) {
      const at = s.ship[shipOf(p, i)]
      if (at === NONE) continue
      ships.push({
        key: `ship:${p}:${i}`,
        ship: i,
        seat: p,
        shore: SHORE_IDS[at],
        area: AREA_IDS[AREA_OF_SHORE[at]],
        aboard: s.aboard[shipOf(p, i)],
        left: range(s, p) - s.sailed[shipOf(p, i)],
      })
    }
  return { areas: areasOf(s), stacks, cities, ships }
}
export function firstOwed(s: Table): Seat {
  for (let p = 0; p < s.seats; p++) if (has(owed(s), p)) return p
  return NONE
}

/**
 * Every shore a ship can still reach, each with the shortest way there, itself first. Open sea only where it can come
 * out again (CIV-10.7b).
 */
export function reach(s: Table, ship: ShipModel): ReadonlyMap<string, readonly string[]> {
  const routes = new Map<string, readonly string[]>([[ship.shore, [ship.shore]]])
  let edge: readonly (readonly string[])[] = [[ship.shore]]
  for (let left = ship.left - 1; left >= 0 && edge.length > 0; left--) {
    const next: (readonly string[])[] = []
    for (const route of edge) {
      const at = shoreOf(route[route.length - 1])
      for (let e = SAIL.at[at]; e < SAIL.at[at + 1]; e++) {
        const to = SAIL.to[e]
        const area = AREA_OF_SHORE[to]
        if (routes.has(SHORE_IDS[to]) || !IN_PLAY[s.board * AREAS + area]) continue
        if (map.openSea[area] && (!crossesOpenSea(s, ship.seat) || left < TO_LAND[s.board * SHORES + to])) continue
        const longer = [...route, SHORE_IDS[to]]
        routes.set(SHORE_IDS[to], longer)
        next.push(longer)
      }
    }
    edge = next
  }
  return routes
}

/** Tokens and cities by area and seat, to see what has changed. */
export function unitsOf(s: Table): Int16Array {
  const rows = rowsOf(s)
  const out = new Int16Array(AREAS * (rows + MOST_OWNERS))
  out.set(s.tokens) // by seat, then area
  for (let a = 0; a < AREAS; a++) if (s.city[a] !== NONE) out[(rows + s.city[a]) * AREAS + a] = 1
  return out
}
/** Eight players and nobody. */
const MOST_OWNERS = 9
/** Whose numbers are shown as "mine": the viewer's; for a spectator, those of the seat that is asked. */
export const mineOf = (s: Table, seat: Viewer): Seat => (seat === 'table' ? Math.max(0, firstOwed(s)) : seat)
export const supportOf = (s: Table, seat: Seat): { tokens: number; needed: number } => ({
  tokens: population(s, seat),
  needed: 2 * s.cities[seat],
})
