/** Attacks that cannot succeed: how often the policy goes where more dice wait, in games of three and of five. */
import {
  Codes,
  current,
  explore,
  FastRng,
  layoutFor,
  owed,
  SearchWorld,
  type Seat,
  settle,
  setupOf,
} from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { PROVINCE_IDS } from '../data/names.ts'
import { greedy } from '../src/bot/greedy.ts'
import { mareNostrum } from '../src/game.ts'
import { legionsIn } from '../src/query/units.ts'
import type { S } from '../src/state.ts'
import { VERBS } from '../src/verbs.ts'

/** Dice that a fortress is worth. */
const FORTRESS = 1.4
const GAMES = 30

function dice(s: S, province: number, seat: Seat): number {
  return legionsIn(s, province, seat) + (s.fortress[province] === seat ? FORTRESS : 0)
}
/** Of each attack by land of some games: dice of the attacker for each of the defenders. */
function attacks(seats: number): readonly number[] {
  const setup = setupOf(mareNostrum, seats)
  const layout = layoutFor(mareNostrum, setup)
  const legal = new Codes()
  const found: number[] = []
  for (let game = 1; game <= GAMES; game++) {
    const rng = new FastRng(game)
    const world = new SearchWorld(rng)
    const s = layout.create()
    const masked = layout.create()
    mareNostrum.setup(s, setup, world as never)
    settle(mareNostrum, s, world as never)
    /** By round, seat and province: who marches twice to one place attacks once. */
    const begun = new Map<string, number>()
    while (owed(s) !== 0) {
      const seat = 31 - Math.clz32(owed(s) & -owed(s))
      legal.clear()
      current(mareNostrum, s)?.legal(s, seat, legal)
      layout.mask(masked, s, seat)
      const code = greedy(masked, seat, legal, rng) as number
      if (VERBS.march.is(code)) {
        const to = VERBS.march.arg.to(code)
        let theirs = 0
        for (let other = 0; other < seats; other++) if (other !== seat) theirs += dice(s, to, other)
        const own = legionsIn(s, to, seat) + VERBS.march.arg.legions(code)
        if (theirs > 0) begun.set(`${s.round} ${seat} ${PROVINCE_IDS[to]}`, own / theirs)
      }
      explore(mareNostrum, s, seat, code, world as never)
    }
    found.push(...begun.values())
  }
  return found
}
test.each([3, 5])('of the attacks by land among %d players at most one in twenty has fewer dice', seats => {
  const all = attacks(seats)
  expect(all.length).toBeGreaterThan(2 * GAMES)
  expect(all.filter(ratio => ratio < 1).length / all.length).toBeLessThanOrEqual(0.05)
})
