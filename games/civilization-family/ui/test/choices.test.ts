import { expect, test } from 'vitest'
import { choicesOf } from '../board/model.ts'

const areaOf = (shore: string): string => shore.replace(/-(west|east)$/, '')

test('actions are sorted by what they point at', () => {
  const c = choicesOf(
    [
      { verb: 'walk', area: 'siwa', to: 'jalo', tokens: 1 },
      { verb: 'walk', area: 'siwa', to: 'jalo', tokens: 2 },
      { verb: 'board', ship: 1, tokens: 1 },
      { verb: 'sail', ship: 1, shore: 'delphi-west' },
      { verb: 'launch', shore: 'delphi-east', levy: 2 },
      { verb: 'lose', area: 'memphis', tokens: 1 },
      { verb: 'lose', area: 'memphis', tokens: 3 },
      { verb: 'loseCity', area: 'memphis' },
      { verb: 'done' },
    ],
    areaOf,
  )
  expect(c.walks.get('siwa')?.most).toBe(2)
  expect([...(c.walks.get('siwa')?.to.get('jalo')?.keys() ?? [])]).toEqual([1, 2])
  expect(c.ships.get(1)?.sail.has('delphi-west')).toBe(true)
  expect(c.ships.get(1)?.board.size).toBe(1)
  expect(c.areas.get('delphi')?.[0].numbers).toBeNull()
  expect(c.areas.get('memphis')?.map(o => o.numbers)).toEqual([[1, 3], null])
  expect(c.done).toEqual({ verb: 'done' })
})
