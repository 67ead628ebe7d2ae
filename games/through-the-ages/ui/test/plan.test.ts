/** Answers of several things at once: what the plan says it adds up to is what the rules make of it. */

import { NONE } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { tactic } from '../../src/cards.ts'
import { armiesOf, armyStrength } from '../../src/query/army.ts'
import { planOf } from '../plan.ts'
import { seatsOf } from '../position.ts'
import { partOf, walk } from './positions.ts'

test('the smallest defence repels, the smallest force colonizes, and one thing less does not', {
  timeout: 90_000,
}, () => {
  const met = { defend: 0, force: 0 }
  walk(
    4000,
    (match, seat) => {
      const plan = planOf(partOf(match, seat))
      const smallest = plan?.smallest()
      if (!plan || !smallest) return
      met[plan.decision as keyof typeof met]++
      expect(plan.isEnough(smallest)).toBe(true)
      for (let i = 0; i < smallest.length; i++) expect(plan.isEnough(smallest.toSpliced(i, 1))).toBe(false)
      const since = match.seq
      for (const action of [...plan.needed(smallest), ...plan.last])
        expect(match.play(seat, action), JSON.stringify(action)).toMatchObject({ ok: true })
      const told = match.chronicle(seat, since).flatMap(line => line.events.map(e => e.type))
      expect(told).toContain(plan.decision === 'defend' ? 'repelled' : 'colonized')
    },
    name => name === 'defend' || name === 'force',
  )
  expect(met.defend).toBeGreaterThan(5)
  expect(met.force).toBeGreaterThan(5)
})

test('the armies that are drawn make the strength that the rules count', { timeout: 60_000 }, () => {
  let met = 0
  walk(1500, match => {
    const s = match.state
    for (const seat of seatsOf(s)) {
      const which = s.tactic[seat]
      if (which === NONE) continue
      const { fresh, outdated, air } = armiesOf(s, seat)
      const doubled = Math.min(air, fresh)
      const rest = Math.min(air - doubled, outdated)
      const worth = (fresh + doubled) * tactic.normal[which] + (outdated + rest) * tactic.outdated[which]
      expect(worth).toBe(armyStrength(s, seat))
      if (worth > 0) met++
    }
  })
  expect(met).toBeGreaterThan(20)
})
