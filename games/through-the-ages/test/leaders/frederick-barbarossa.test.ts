import { expect, test } from 'vitest'
import { bar, can, foodOf, led, pact, play, resourcesOf, tableOf, workers } from '../table.ts'

test('frederick-barbarossa TTA-R-83a TTA-R-83b: population and unit for 1 military action, each 1 cheaper', () => {
  const p = led('frederick-barbarossa', { tokens: { agriculture: 1, bronze: 1 } })
  play(p, 'muster', { card: 'warriors' })
  expect([foodOf(p), resourcesOf(p), workers(p, 0, 'warriors'), p.s.yellow[0], p.s.military[0], p.s.civil[0]]).toEqual([
    0, 0, 2, 17, 1, 3,
  ])
  expect(bar(p, 'muster', { card: 'warriors' })).toBe('TTA-R-83a')
  const q = tableOf(2, { leader: 'frederick-barbarossa', tokens: { agriculture: 1 } })
  q.set(s => {
    s.arms = 1
  })
  expect(can(q, 'muster', { card: 'warriors' })).toBe(true)
})
test('frederick-barbarossa TTA-R-83a: any kind of unit that is in play', () => {
  const works = { warriors: 0, knights: 0 }
  const p = tableOf(2, { leader: 'frederick-barbarossa', works, tokens: { agriculture: 2, bronze: 4 } })
  expect(p.choices(0, 'muster').map(a => a.card)).toEqual(['warriors', 'knights'])
  play(p, 'muster', { card: 'knights' })
  expect([workers(p, 0, 'knights'), workers(p, 0, 'warriors')]).toEqual([1, 0])
})
test('frederick-barbarossa TTA-R-83a TTA-R-92b: a resource that goes for food is not there for the unit', () => {
  // Warriors cost 1 with him, and so does the worker; the pact lets side B pay food with a resource.
  const musters = (side: number, swap: number, food: number, bronze: number, arms = 0, card = 'warriors'): boolean => {
    const tokens = { agriculture: food, bronze }
    const p = tableOf(3, { leader: 'frederick-barbarossa', works: { knights: 0 }, tokens })
    pact(p, 0, 1, 'trade-routes-agreement', side).set(s => {
      s.swap = swap
      s.arms = arms
    })
    return can(p, 'muster', { card })
  }
  expect([musters(1, 1, 1, 1), musters(1, 1, 1, 2), musters(1, 0, 1, 1)]).toEqual([false, true, true])
  expect([musters(0, 1, 2, 0), musters(0, 1, 1, 0)]).toEqual([true, false]) // side A: food for the resource
  expect(musters(0, 1, 2, 1, 0, 'knights')).toBe(true) // one resource and one food
  expect(musters(1, 1, 1, 0, 1)).toBe(true) // nothing to exchange: the unit is paid with what is granted
})
