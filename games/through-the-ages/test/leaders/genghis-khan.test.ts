import { expect, test } from 'vitest'
import { play, type Table, tableOf, turnOf } from '../table.ts'

test('genghis-khan TTA-CARD-GENGHIS-1 TTA-R-79a TTA-R-79b: 3 culture if among the two strongest (with two players the strongest), ties for him', () => {
  const score = (p: Table): number => {
    turnOf(p)
    play(p, 'endTurn')
    return p.s.culture[0]
  }
  const khan = { leader: 'genghis-khan' }
  expect(score(tableOf(3, khan, { works: { warriors: 2 } }))).toBe(3)
  expect(score(tableOf(3, khan, { works: { warriors: 2 } }, { works: { warriors: 2 } }))).toBe(0)
  expect(score(tableOf(2, khan))).toBe(3)
  expect(score(tableOf(2, khan, { works: { warriors: 2 } }))).toBe(0)
  const uprising = tableOf(2, { ...khan, yellow: 8 })
  expect(score(uprising)).toBe(3)
})
