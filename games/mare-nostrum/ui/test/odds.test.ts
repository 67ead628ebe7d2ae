/** The odds on the screen against every throw of the dice, rolled by the rules. */
import { SearchWorld } from '@ecumene/kernel'
import { ScriptedRng } from '@ecumene/testkit'
import { expect, test } from 'vitest'
import { provinceNumber, seaNumber } from '../../src/board.ts'
import { hitsOnLand, seaBattle } from '../../src/effects/battle.ts'
import { triremesIn, unitsIn } from '../../src/query/units.ts'
import { at } from '../../src/state.ts'
import {
  bare,
  EGYPT,
  fortress,
  GREECE,
  legions,
  owns,
  ROME,
  type Table,
  triremes,
  triremesAt,
} from '../../test/table.ts'
import { landOdds, type Odds, seaOdds } from '../odds.ts'
import { percents } from '../stage/odds.tsx'

/** All throws of so many dice, as the rules roll them: 0 to 5. */
function* throws(dice: number): Generator<number[]> {
  for (let n = 0; n < 6 ** dice; n++) yield Array.from({ length: dice }, (_, i) => Math.floor(n / 6 ** i) % 6)
}
const scripted = (dice: number[]): SearchWorld => new SearchWorld(new ScriptedRng(dice))
function counted(dice: number, fight: (dice: number[]) => readonly [boolean, boolean]): Odds {
  const odds = { win: 0, hold: 0, lose: 0, both: 0 }
  for (const rolled of throws(dice)) {
    const [mine, theirs] = fight(rolled)
    odds[mine ? (theirs ? 'hold' : 'win') : theirs ? 'lose' : 'both'] += 1 / 6 ** dice
  }
  return odds
}
const expectSame = (a: Odds, b: Odds): void => {
  for (const key of ['win', 'hold', 'lose', 'both'] as const) expect(a[key], key).toBeCloseTo(b[key], 10)
}
const WHERE = provinceNumber('cyrenaica')
function onLand(m: Table, dice: number): void {
  m.s.active = ROME
  expectSame(
    landOdds(m.s, WHERE, ROME, EGYPT),
    counted(dice, rolled => {
      const world = scripted(rolled)
      const own = hitsOnLand(m.s, WHERE, ROME, EGYPT, world)
      const other = hitsOnLand(m.s, WHERE, EGYPT, ROME, world)
      return [other < unitsIn(m.s, WHERE, ROME), own < unitsIn(m.s, WHERE, EGYPT)]
    }),
  )
}
test('MN-4.2c three legions of Caesar against one and a fortress', () => {
  onLand(fortress(legions(legions(bare(), ROME, 'cyrenaica', 3), EGYPT, 'cyrenaica', 1), EGYPT, 'cyrenaica'), 4)
})
test('MN-4.2f a fortress alone', () => {
  onLand(fortress(legions(bare(), ROME, 'cyrenaica', 4), EGYPT, 'cyrenaica'), 4)
})
test('MN-R-36c Ramses and Nebuchadnezzar', () => {
  const m = owns(legions(legions(bare(), ROME, 'cyrenaica', 2), EGYPT, 'cyrenaica', 1), EGYPT, 'ramses-ii')
  m.s.control[WHERE] = EGYPT
  onLand(owns(m, EGYPT, 'nebuchadnezzar'), 4)
})
test('MN-4.2e triremes at sea', () => {
  const sea = seaNumber('aegean')
  const m = triremes(triremes(bare(), ROME, 'aegean', 3), GREECE, 'aegean', 2)
  const before = seaOdds(m.s, sea, ROME, GREECE)
  const odds = counted(5, rolled => {
    m.s.triremes[at.triremes(m.s, sea, ROME)] = 3
    m.s.triremes[at.triremes(m.s, sea, GREECE)] = 2
    seaBattle(m.s, sea, ROME, GREECE, scripted(rolled))
    return [triremesAt(m, ROME, 'aegean') > 0, triremesIn(m.s, sea, GREECE) > 0]
  })
  expectSame(before, odds)
})
test('the chances shown make a hundred together', () => {
  expect(percents([0.222, 0.444, 0.112, 0.222])).toEqual([22, 45, 11, 22])
  for (const parts of [
    [1 / 3, 1 / 3, 1 / 3, 0],
    [0.005, 0.005, 0.005, 0.985],
    [1, 0, 0, 0],
  ])
    expect(percents(parts).reduce((sum, n) => sum + n, 0)).toBe(100)
})
