import { expect, test } from 'vitest'
import { sameAction } from '../src/queue.ts'

test('the order of parameters does not matter', () => {
  expect(sameAction({ verb: 'sail', ship: 1, shore: 'gaza' }, { shore: 'gaza', verb: 'sail', ship: 1 })).toBe(true)
  expect(sameAction({ verb: 'sail', ship: 1, shore: 'gaza' }, { verb: 'sail', ship: 2, shore: 'gaza' })).toBe(false)
})
