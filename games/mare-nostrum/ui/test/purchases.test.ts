/** The building planner against the game's own rules. */
import { type ActionJson, FastRng } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { GOOD_IDS, RESOURCE_IDS, type ResourceId } from '../../data/goods.ts'
import { at } from '../../src/state.ts'
import { DECISIONS } from '../../src/verbs.ts'
import { building, rich } from '../../test/frequent-moves.ts'
import { bare, CARTHAGE, control, EGYPT, holding, legions, owns, ROME, table, triremes } from '../../test/table.ts'
import { carriedOut, heroOf, planBuilding, priceFor } from '../plan/purchases.ts'
import { tryRows } from '../plan/trial.ts'
import { canBePaid } from './ways-to-pay.ts'

const SEATS: readonly [string, number][] = [
  ['Rome', ROME],
  ['Egypt', EGYPT],
  ['Carthage', CARTHAGE],
]
const key = (a: ActionJson): string => JSON.stringify(a)

describe.each(SEATS)('%s', (name, seat) => {
  test('MN-3b random plans of up to four purchases are carried out by the rules as planned', () => {
    const rng = new FastRng(seat + 3)
    let purchases = 0
    for (let i = 0; i < 60; i++) {
      const m = table()
      const hand: Partial<Record<ResourceId, number>> = { coin: rng.below(7) }
      for (const id of GOOD_IDS) hand[id] = Math.max(0, rng.below(4) - 1)
      holding(m, seat, hand)
      if (i % 3 === 0) owns(m, seat, 'spartacus', 'pharos')
      building(m, seat)
      const rows: ActionJson[] = []
      for (let n = 0; n < 4; n++) {
        const plan = planBuilding(m.s, seat, rows)
        const open = plan.legal.filter(a => a.verb !== 'done')
        if (open.length === 0 || plan.decision !== 'build') break
        rows.push(open[rng.below(open.length)])
      }
      const plan = planBuilding(m.s, seat, rows)
      expect(plan.stop, name).toBeNull()
      expect(plan.rows.every(row => row.set !== null)).toBe(true)
      purchases += rows.length
      const played = tryRows(m.s, seat, carriedOut(plan.rows))
      expect(played.stop, `${name} ${rows.map(key)}`).toBeNull()
      // What was drawn as planned is what the rules make of it.
      for (const field of ['control', 'built', 'legions', 'fortress', 'triremes', 'owner', 'pieces', 'hold'] as const)
        expect([...played.view[field]], `${field} after ${rows.map(key)}`).toEqual([...plan.view[field]])
    }
    expect(purchases).toBeGreaterThan(60)
  })
  test('MN-3c 500 hands, plans of up to four purchases: what it says can be paid can, what it says cannot cannot', () => {
    const rng = new FastRng(seat + 21)
    const m = building(owns(rich(table(), seat), seat, 'spartacus'), seat)
    const all = planBuilding(m.s, seat, []).legal.filter(a => priceFor(m.s, seat, a) > 0)
    const seen = { can: 0, cannot: 0, four: 0 }
    for (let i = 0; i < 500; i++) {
      const hand = RESOURCE_IDS.map(id => (id === 'coin' ? rng.below(9) : Math.max(0, rng.below(5) - 2)))
      for (const [resource, n] of hand.entries()) m.s.hold[at.hold(seat, resource)] = n
      const rows = Array.from({ length: 1 + rng.below(4) }, () => all[rng.below(all.length)])
      const plan = planBuilding(m.s, seat, rows)
      if (plan.rows.length === 4) seen.four++
      const [stock, prices]: [number[], number[]] = [[...hand], []]
      for (const { action, price, set } of plan.rows) {
        const single = price === 1 ? RESOURCE_IDS.indexOf(action.resource as ResourceId) : -1
        const left = stock.map((n, resource) => (resource === single ? n - 1 : n))
        const more = price > 1 ? [...prices, price] : prices
        const can = Math.min(...left) >= 0 && canBePaid(left, more, heroOf(m.s, seat))
        expect(set !== null, `${name}: ${hand} for ${rows.map(key)}`).toBe(can)
        seen[can ? 'can' : 'cannot']++
        if (!can) continue
        prices.splice(0, prices.length, ...more)
        stock.splice(0, stock.length, ...left)
      }
    }
    // Both answers are frequent, and so are long plans.
    expect(Math.min(seen.can, seen.cannot)).toBeGreaterThan(200)
    expect(seen.four).toBeGreaterThan(80)
  })
  test('MN-3c with an empty plan it offers what the rules offer', () => {
    const rng = new FastRng(seat + 9)
    for (let i = 0; i < 40; i++) {
      const m = table()
      const hand: Partial<Record<ResourceId, number>> = { coin: rng.below(8) }
      for (const id of GOOD_IDS) hand[id] = Math.max(0, rng.below(4) - 2)
      building(holding(m, seat, hand), seat)
      expect(planBuilding(m.s, seat, []).legal.map(key)).toEqual(m.legal(seat).map(key))
    }
  })
})

test('MN-R-21d a planned trireme links, a planned marker lets one build there but is no base', () => {
  const m = building(rich(table(), ROME), ROME)
  const before = planBuilding(m.s, ROME, [])
  const can = (plan: typeof before, a: ActionJson): boolean => plan.legal.some(l => key(l) === key(a))
  const sicily = { verb: 'control', province: 'sicilia' }
  expect(can(before, sicily)).toBe(false)
  const linked = planBuilding(m.s, ROME, [{ verb: 'trireme', sea: 'tyrrhenian' }])
  expect(can(linked, sicily)).toBe(true)
  const claimed = planBuilding(m.s, ROME, [{ verb: 'control', province: 'noricum' }])
  expect(can(claimed, { verb: 'legion', province: 'noricum' })).toBe(true)
  expect(can(claimed, { verb: 'control', province: 'germania' })).toBe(
    can(before, { verb: 'control', province: 'germania' }),
  )
})
test('MN-3c rows that cannot be paid together stay, with what is lacking', () => {
  const m = building(holding(table(), ROME, { coin: 4 }), ROME)
  const rows = [
    { verb: 'legion', province: 'italia' },
    { verb: 'legion', province: 'dalmatia' },
  ]
  const plan = planBuilding(m.s, ROME, rows)
  expect(plan.rows.map(r => r.set !== null)).toEqual([true, false])
  expect(plan.rows[1].lacking).toEqual({ kinds: 3, coins: 2 })
  expect(carriedOut(plan.rows)).toEqual([rows[0], { verb: 'payCoins' }])
})
test('MN-R-37b what ends the turn rolls no dice in a plan of marches', () => {
  const m = legions(triremes(control(bare(), ROME, 'cisalpina'), ROME, 'tyrrhenian'), ROME, 'italia', 1)
  legions(m, EGYPT, 'sicilia', 1)
  m.s.active = ROME
  m.at(DECISIONS.march, ROME)
  expect(m.legal(ROME).some(a => a.verb === 'march')).toBe(true)
  const trial = tryRows(m.s, ROME, [{ verb: 'march', province: 'italia', to: 'sicilia', post: 'free', legions: 1 }])
  expect(trial.stop).toBeNull()
  expect(trial.decision).toBe('march') // the player ends it (MN-R-92b)
  expect(trial.view.fought.every(n => n === 0)).toBe(true)
})
