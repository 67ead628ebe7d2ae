/**
 * Phase 6, the steps that both games share: areas without a city; the fights before each city; a city that becomes
 * tokens, or surrenders. `mark` is set on a city that is under attack.
 */
import { NONE, type Seat, type World } from '@ecumene/kernel'
import { AREA_IDS, AREAS } from '../../data/areas.ts'
import { CITIES_EACH } from '../../data/nations.ts'
import { besieger, contested } from '../conflict.ts'
import type { Told } from '../events.ts'
import { map } from '../map.ts'
import { place, putCity, remove } from '../pieces.ts'
import { type Common, tokensAt } from '../state.ts'

/** What the two games do not share of a siege. */
interface SiegeWays<T extends Common, F> {
  fightTokens(s: T, area: number, limit: number, world: World<F | Told>): void
  tokensToAttack(s: T, by: Seat, owner: Seat): number
  /** The mark of a city that is under attack. */
  readonly attacked: number
  /** What the chronicle calls the fight before a city. */
  kindOf(s: T, area: number): string
  /** Too few came, and are removed. */
  tellRepelled(s: T, area: number, by: Seat, tokens: number, needed: number, world: World<F | Told>): void
}
export function makeSieges<T extends Common, F>(ways: SiegeWays<T, F>) {
  const { fightTokens } = ways
  /** Steps 1 and 2: no Stock matters yet. */
  function openConflicts(s: T, world: World<F | Told>): void {
    s.mark.fill(0)
    for (let area = 0; area < AREAS; area++)
      if (s.city[area] === NONE && contested(s, area, map.limit[area])) {
        tellFight(area, 'tokens', world)
        fightTokens(s, area, map.limit[area], world)
      }
    for (let area = 0; area < AREAS; area++)
      if (s.city[area] !== NONE && besieger(s, area) !== NONE) approach(s, area, world)
  }
  /**
   * Attackers fight each other and the owner's tokens until one player is left; too few are removed, enough go on to
   * attack.
   */
  function approach(s: T, area: number, world: World<F | Told>): void {
    if (world.live) tellFight(area, ways.kindOf(s, area), world)
    fightTokens(s, area, 0, world)
    const by = besieger(s, area)
    if (by === NONE) return
    const tokens = s.tokens[tokensAt(area, by)]
    const needed = ways.tokensToAttack(s, by, s.city[area])
    if (tokens >= needed) {
      s.mark[area] = ways.attacked
      return
    }
    remove(s, area, by, tokens)
    if (world.live) ways.tellRepelled(s, area, by, tokens, needed, world)
  }
  /** A city that has been removed becomes tokens, and the fight goes on. */
  function defend(s: T, area: number, owner: Seat, by: Seat, tokens: number, world: World<F | Told>): void {
    place(s, area, owner, tokens)
    if (world.live) world.emit({ type: 'attacked', seat: owner, area: AREA_IDS[area], by, tokens })
    fightTokens(s, area, map.limit[area], world)
  }
  /**
   * A city that has been removed is the attacker's, unless they have nine in play; it counts as older. True if they
   * took it.
   */
  function surrender(s: T, area: number, owner: Seat, by: Seat, needed: number, world: World<F | Told>): boolean {
    const stock = s.stock[owner]
    const isTaken = s.cities[by] < CITIES_EACH
    if (isTaken) putCity(s, area, by, 0)
    const taken = isTaken ? 1 : 0
    if (world.live) world.emit({ type: 'surrendered', seat: owner, area: AREA_IDS[area], by, taken, stock, needed })
    return isTaken
  }
  return { openConflicts, defend, surrender }
}
const tellFight = (area: number, kind: string, world: World<Told>): void => {
  if (world.live) world.emit({ type: 'fought', area: AREA_IDS[area], kind })
}
