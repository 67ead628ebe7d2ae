/** What a bot imagines behind the screens of others must be possible. */
import { FastRng } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { mareNostrum } from '../src/game.ts'
import { DECISIONS } from '../src/verbs.ts'
import { pay } from './frequent-moves.ts'
import { bare, GREECE, holding, ROME } from './table.ts'

test('MN-3c MN-R-19c a set that needs the only legendary commodity is imagined with one of a kind it lacks', () => {
  const six = ['pottery', 'spices', 'oil', 'gladiators', 'sheep', 'wine'] as const
  const held = Object.fromEntries(six.map(kind => [kind, 1]))
  const m = holding(bare(3), ROME, held, ['gems'])
  m.s.round = 1
  m.at(DECISIONS.pay, ROME, 7)
  pay(m, ROME, ...six)
  for (let seed = 1; seed <= 50; seed++) {
    const imagined = m.view(GREECE)
    mareNostrum.determinize(imagined, GREECE, new FastRng(seed))
    expect(mareNostrum.invariants(imagined), `seed ${seed}`).toEqual([])
  }
})
