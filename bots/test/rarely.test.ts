import { byChance } from '@ecumene/contract'
import { Codes, FastRng } from '@ecumene/kernel'
import { toy } from '@ecumene/testkit'
import { expect, test } from 'vitest'
import { VERBS as V } from '../../testkit/toy/src/verbs.ts'

test('a player who chooses by chance seldom gives up', () => {
  const game = { ...toy, rarely: ['work'] }
  const codes = new Codes()
  codes.put(V.work.code())
  codes.put(V.raid.code(1))
  const rng = new FastRng(9)
  let given = 0
  for (let i = 0; i < 20_000; i++) if (byChance(game, codes, rng) === V.work.code()) given++
  expect(given).toBeGreaterThan(20)
  expect(given).toBeLessThan(400)
  codes.n = 1
  expect(byChance(game, codes, rng)).toBe(V.work.code())
})
