/** Armies by the rules, counted in another way: every split of the units is tried. */
import { NONE } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { tactic, UNIT_START, unit, work } from '../src/cards.ts'
import { armiesOf, armyStrength, tacticalStrength } from '../src/query/army.ts'
import { workAt } from '../src/state.ts'
import { tableOf } from './table.ts'

const KINDS = ['warriors', 'swordsmen', 'riflemen', 'knights', 'cavalrymen', 'cannon', 'air-forces']
/** Infantry, cavalry, artillery and air forces among these units, those of at least this level. */
const inAll = (units: Int16Array, from: number): number[] => {
  const n = [0, 0, 0, 0]
  for (let i = 0; i < unit.count; i++)
    if (work.level[UNIT_START + i] >= from) n[work.type[UNIT_START + i] - work.type[UNIT_START]] += units[i]
  return n
}
/**
 * An army is outdated if one of its units is two or more levels below the tactic (TTA-TACT-11); riding infantry stands
 * in for cavalry; an air force doubles one army (TTA-TACT-9, TTA-TACT-12).
 */
function bestSplit(units: Int16Array, which: number, riding: boolean): number {
  const [infantry, cavalry, artillery, air] = inAll(units, 0)
  const good = inAll(units, tactic.level[which] - 1)
  const needs = [tactic.infantry[which], tactic.cavalry[which], tactic.artillery[which]]
  const fits = (armies: number, riders: number, have: number[]): boolean =>
    needs[0] * armies + riders <= have[0] && needs[1] * armies - riders <= have[1] && needs[2] * armies <= have[2]
  let best = 0
  for (let fresh = 0; fresh <= 6; fresh++)
    for (let riders = 0; riders <= (riding ? needs[1] * fresh : 0); riders++) {
      if (!fits(fresh, riders, good)) continue
      for (let old = 0; old <= 6; old++)
        for (let more = 0; more <= (riding ? needs[1] * old : 0); more++) {
          if (!fits(fresh + old, riders + more, [infantry, cavalry, artillery])) continue
          const worth = [...Array(fresh).fill(tactic.normal[which]), ...Array(old).fill(tactic.outdated[which])]
          const doubled = worth.toSorted((a, b) => b - a).slice(0, air)
          best = Math.max(
            best,
            [...worth, ...doubled].reduce((a, b) => a + b, 0),
          )
        }
    }
  return best
}

test.each([
  ['without Genghis Khan', false],
  ['with Genghis Khan TTA-R-52c', true],
] as const)('TTA-TACT-8 TTA-TACT-11 TTA-TACT-9 the units form the strongest armies they can, %s', (_, riding) => {
  const tactics = [
    'mobile-artillery',
    'medieval-army',
    'phalanx',
    'conquistadors',
    'napoleonic-army',
    'classic-army',
    'modern-army',
  ] as const
  // So many of each kind: the digits of a number; and where a fresh army ties up infantry that another needs to ride.
  const hands = Array.from({ length: 43 }, (__, n) => KINDS.map((___, i) => Math.floor((5 + n * 51) / 3 ** i) % 3))
  for (const counts of [[1, 0, 3, 2, 0, 2, 0], [1, 1, 0, 1, 0, 3, 0], ...hands]) {
    const works = Object.fromEntries(KINDS.map((id, i) => [id, counts[i]]))
    const p = tableOf(2, { works, ...(riding ? { leader: 'genghis-khan' } : {}) })
    const units = Int16Array.from({ length: unit.count }, (__, i) =>
      Math.max(0, p.s.workers[workAt(0, UNIT_START + i)]),
    )
    for (const id of tactics) {
      const which = tactic.of(id)
      p.s.tactic[0] = which
      const best = bestSplit(units, which, riding)
      expect([tacticalStrength(units, 0, which, riding), armyStrength(p.s, 0)], `${id} ${counts}`).toEqual([best, best])
      const { fresh, outdated, air } = armiesOf(p.s, 0)
      const doubled = Math.min(air, fresh)
      const told =
        (fresh + doubled) * tactic.normal[which] +
        (outdated + Math.min(air - doubled, outdated)) * tactic.outdated[which]
      expect(told, `${id} ${counts}`).toBe(best)
    }
  }
})
test('TTA-TACT-8 without a tactic there are no armies', () => {
  const p = tableOf(2, { works: { warriors: 6 } })
  p.s.tactic[0] = NONE
  expect(armyStrength(p.s, 0)).toBe(0)
})
