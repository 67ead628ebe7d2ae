/** Which calamities of a hand count, and who passed them on. */
import { describe, expect, test } from 'vitest'
import { CALAMITY_IDS } from '../data/trade.ts'
import { drawTwo } from '../src/effects/calamities.ts'
import { makeInert } from '../src/effects/leaving.ts'
import { fromOf } from '../src/state.ts'
import { step, suffers, table } from './table.ts'

describe('11 which calamities count', () => {
  test('ADV-11.6 ADV-R-27 of four calamities two different ones are left out, and the other two count', () => {
    const p = table()
    for (const id of ['famine', 'treachery', 'epidemic', 'piracy'] as const) suffers(p, 0, id)
    step(p.clear(), drawTwo, 0, 0) // the last one takes the place of the first that is left out
    expect(p.seen('spared').map(e => e.calamity)).toEqual(['treachery', 'piracy'])
    expect(CALAMITY_IDS.filter((_, i) => p.s.victim[i] === 0)).toEqual(['famine', 'epidemic'])
  })
})

test('ADV-R-77 who leaves takes their own part out of what they passed on, and nobody else’s', () => {
  const p = table()
  const epidemic = CALAMITY_IDS.indexOf('epidemic')
  const piracy = CALAMITY_IDS.indexOf('piracy')
  p.s.from[fromOf(2, epidemic)] = 0
  p.s.from[fromOf(2, piracy)] = 1
  step(p, (s, world) => makeInert(s, 0, world))
  expect([p.s.from[fromOf(2, epidemic)], p.s.from[fromOf(2, piracy)]]).toEqual([-1, 1])
})
