/** Why a move is better is said in every language: by the lines of a position's value, in the game's own words. */

import { join } from 'node:path'
import { botsOf } from '@ecumene/contract'
import { FastRng, setupOf } from '@ecumene/kernel'
import { byPolicy, cataloguesOf, start, walkOn } from '@ecumene/testkit'
import { expect, test } from 'vitest'
import { games } from '../index.ts'

const all = await Promise.all(games.map(about => about.load()))
const cases = all.flatMap(game => game.variants.map(variant => [game.id, variant.id, game, variant] as const))

test.each(cases)('%s, %s: the lines add up to the value; each has its word', (id, _, game, variant) => {
  const { thinking } = botsOf(game)
  if (!thinking) throw new Error(`${id} has no value of a position`)
  const spoken = Object.values(cataloguesOf(join(import.meta.dirname, '..', id)))
  const [seats] = variant.seats
  const values = new Float64Array(seats)
  const names = new Set<string>()
  let asked = 0
  const [policy] = Object.values(game.policies)
  const walk = start(game, setupOf(game, seats, variant.id, game.amongBots ?? {}), new FastRng(5))
  walkOn(walk, byPolicy(game, policy), 100_000, {
    isOver: n => n >= 250,
    after({ s }) {
      if (asked++ % 25 > 0 || s.depth === 0) return
      thinking.evaluate(s, values)
      values.forEach((value, seat) => {
        const parts = thinking.parts(s, seat)
        for (const name of Object.keys(parts)) names.add(name)
        expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(value)
      })
    },
  })
  expect(names.size).toBeGreaterThan(0)
  for (const catalogue of spoken)
    expect([...names].filter(name => !(catalogue as Record<string, string>)[`part.${name}`])).toEqual([])
})
