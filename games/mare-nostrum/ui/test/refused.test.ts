/** A place that glowed before the plan says that the plan leaves too little for it. */
import { keyOf, Match, setupOf } from '@ecumene/kernel'
import { afterEach, expect, test } from 'vitest'
import type { E } from '../../src/events.ts'
import { mareNostrum } from '../../src/game.ts'
import type { S } from '../../src/state.ts'
import { building } from '../../test/frequent-moves.ts'
import { holding, ROME, type Table, table } from '../../test/table.ts'
import { planBuilding } from '../plan/purchases.ts'
import { meant, refused } from '../refused.ts'
import type { Part } from '../rules.ts'
import { showPlanned } from '../shared.ts'
import { partOf } from './part-props.ts'

const match = new Match<S, E>(mareNostrum, setupOf(mareNostrum, 5, 'experts', { empires: 'fixed' }), keyOf('refused'))
const partAt = (m: Table): Part => ({ ...partOf(match, ROME, m.s), legal: m.legal(ROME) })
afterEach(() => showPlanned(null))

test('MN-3c what the plan has spent is the reason, not that the land is not mine', () => {
  const m = building(holding(table(), ROME, { coin: 5 }), ROME)
  expect(m.legal(ROME)).toContainEqual({ verb: 'control', province: 'noricum' })
  expect(refused(partAt(m), 'province:noricum')).toBeNull()
  const plan = planBuilding(m.s, ROME, [{ verb: 'legion', province: 'italia' }])
  expect(plan.legal).not.toContainEqual({ verb: 'control', province: 'noricum' })
  showPlanned(plan.view)
  expect(refused(partAt(m), 'province:noricum')).toEqual({ rule: 'MN-3c', key: 'ui.planTakes', args: { cost: 3 } })
  // Where nothing could be bought before either, the rules say why.
  expect(refused(partAt(m), 'province:aegyptus')).toBeNull()
})
test('MN-3.1.1d a press on a free land is asked about as a marker: too little to pay is the reason', () => {
  const m = building(holding(table(), ROME, { coin: 1 }), ROME)
  const action = meant(partAt(m), 'province:noricum')
  expect(action).toEqual({ verb: 'control', province: 'noricum' })
  expect(m.refusal(ROME, action as never)).toMatchObject({ key: 'refuse.set', args: { cost: 3 } })
  expect(meant(partAt(m), 'province:italia')).toEqual({ verb: 'legion', province: 'italia' })
})
