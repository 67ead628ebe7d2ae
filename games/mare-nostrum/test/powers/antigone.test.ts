import { expect, test } from 'vitest'
import { PROGRAMS } from '../../src/verbs.ts'
import { takeFrom } from '../frequent-moves.ts'
import { bare, CARTHAGE, count, EGYPT, GREECE, holding, owns, ROME, type Table } from '../table.ts'

const [K, _G, _V, _DD] = [CARTHAGE, ROME, GREECE, EGYPT]
const antigone = (number: number): Table => {
  const m = owns(bare(), GREECE, 'antigone')
  holding(m, K, { grain: 4 })
  holding(m, GREECE, { oil: 3 })
  holding(m, ROME, { wine: 4 })
  return m.run(PROGRAMS.trade).play(K, { verb: 'marker', number })
}

test('MN-H-ANTIGONE-1 MN-R-16a another number from 0 to 5, said openly before anybody selects, no more than there is', () => {
  const m = antigone(2)
  expect([m.asked, m.owing]).toEqual(['announce', [GREECE]])
  expect(m.legal(GREECE).map(a => a.number)).toEqual([0, 1, 2, 3])
  expect(m.refusal(GREECE, { verb: 'announce', number: 4 })).toMatchObject({ rule: 'MN-R-16a', args: { number: 3 } })
  m.play(GREECE, { verb: 'announce', number: 1 })
  expect([m.asked, [...m.s.due]]).toEqual(['offer', [2, 1, 0, 0, 2]])
  expect(m.seen('announced')).toEqual([{ type: 'announced', seat: GREECE, number: 1 }])
})
test('MN-R-16b her owner takes and is taken from like everybody else', () => {
  const m = antigone(1).play(GREECE, { verb: 'announce', number: 3 })
  for (const [q, resource] of [
    [K, 'grain'],
    [ROME, 'wine'],
  ] as const)
    m.play(q, { verb: 'offer', resource })
  takeFrom(m, K, GREECE)
  expect(m.owing).toEqual([GREECE])
  takeFrom(m, GREECE, ROME)
  expect(count(m, GREECE, 'wine')).toBe(1)
})
test('MN-R-16c only she offers: the Trade Leader takes one and gives one back', () => {
  const m = antigone(0).play(GREECE, { verb: 'announce', number: 2 })
  for (let i = 0; i < 2; i++) m.play(GREECE, { verb: 'offer', resource: 'oil' })
  takeFrom(m, K, GREECE)
  expect([m.asked, m.owing]).toEqual(['give', [K]])
  m.play(K, { verb: 'give', resource: 'grain' })
  expect([m.s.holdSize[K], m.s.holdSize[GREECE]]).toEqual([4, 3])
})
test('MN-R-84 two players with her power announce one after the other from the Trade Leader on, the leader too', () => {
  const m = owns(owns(bare(), K, 'castor-pollux'), GREECE, 'antigone')
  m.s.copied = 10
  holding(m, K, { grain: 2 })
  m.run(PROGRAMS.trade).play(K, { verb: 'marker', number: 1 })
  expect([m.asked, m.owing]).toEqual(['announce', [K]])
  m.play(K, { verb: 'announce', number: 2 })
  expect([m.asked, m.owing]).toEqual(['announce', [GREECE]])
})
