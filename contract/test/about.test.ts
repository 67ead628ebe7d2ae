/** Which rules a record is played by. */
import { rulesOf } from '@ecumene/contract'
import { expect, test } from 'vitest'

const game = { id: 'adding', version: 3 }
test('the rules of a version: today’s, a released module that holds them, or an error that names them', async () => {
  const old = { ...game, version: 2 }
  const about = {
    id: 'adding',
    load: async () => game,
    released: async (version: number) => {
      if (version === 1) throw new Error('no such file')
      return { game: version === 2 ? old : game }
    },
  } as never
  expect(await rulesOf(about, 3)).toBe(game)
  expect(await rulesOf(about, 2)).toBe(old)
  await expect(rulesOf(about, 1)).rejects.toThrow('no rules of adding, version 1')
  await expect(rulesOf(about, 1)).rejects.toMatchObject({ name: 'RulesError', cause: { message: 'no such file' } })
  const lent = { ...(about as object), released: async () => ({ game: { ...old, id: 'other' } }) } as never
  await expect(rulesOf(lent, 2)).rejects.toThrow('the module of adding, version 2, holds other, version 2')
  const never = { ...(about as object), released: () => Promise.reject(new Error('not asked')) } as never
  expect(await rulesOf(never, 3)).toBe(game)
  await expect(rulesOf(about, 9)).rejects.toThrow('version 9, holds adding, version 3')
})
