/** The chances of a battle, exactly: every throw of the dice counted. */
import type { Seat } from '@ecumene/kernel'
import { hitsOf, landSide, type Side, seaSide } from '../src/effects/battle.ts'
import { triremesIn, unitsIn } from '../src/query/units.ts'
import type { S } from '../src/state.ts'

/** Parts of 1: only the other side is gone, both remain, only this side is gone, both are gone. */
export interface Odds {
  readonly win: number
  readonly hold: number
  readonly lose: number
  readonly both: number
}
interface Force {
  readonly units: number
  readonly side: Side
}
/** Chance of each sum of so many dice, by the sum. */
function sums(dice: number): number[] {
  let chances = [1]
  for (let die = 0; die < dice; die++) {
    const next: number[] = new Array(chances.length + 6).fill(0)
    for (const [sum, chance] of chances.entries()) for (let eye = 1; eye <= 6; eye++) next[sum + eye] += chance / 6
    chances = next
  }
  return chances
}
/** Chance that a side makes losses enough to remove so many units. */
function chanceToRemove({ dice, each, extra, fortress, hero, stops }: Side, units: number): number {
  const plus = dice * each + fortress + hero
  return sums(dice + extra).reduce((all, chance, sum) => {
    const hits = hitsOf(sum + plus)
    return hits - Math.min(hits, stops) >= units ? all + chance : all
  }, 0)
}
/** Both sides roll at once: the two chances are independent. */
export function oddsOf(own: Force, other: Force): Odds {
  const theirEnd = chanceToRemove(own.side, other.units)
  const myEnd = chanceToRemove(other.side, own.units)
  return {
    win: theirEnd * (1 - myEnd),
    hold: (1 - theirEnd) * (1 - myEnd),
    lose: (1 - theirEnd) * myEnd,
    both: theirEnd * myEnd,
  }
}
export const landOdds = (s: S, province: number, seat: Seat, target: Seat): Odds =>
  oddsOf(
    { units: unitsIn(s, province, seat), side: landSide(s, province, seat, target) },
    { units: unitsIn(s, province, target), side: landSide(s, province, target, seat) },
  )
export const seaOdds = (s: S, sea: number, seat: Seat, target: Seat): Odds =>
  oddsOf(
    { units: triremesIn(s, sea, seat), side: seaSide(s, sea, seat) },
    { units: triremesIn(s, sea, target), side: seaSide(s, sea, target) },
  )
