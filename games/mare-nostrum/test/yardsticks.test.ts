/** What counts as an answer to a player with four heroes: an attack, or a trade that brought them nothing. */
import type { ActionJson } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { yardsticks } from '../src/bot/yardsticks.ts'
import { bare, control, holding, owns, type Table } from './table.ts'

/** Seat 0 has four heroes and begins round 3. */
function leader(resources: Parameters<typeof holding>[2]): Table {
  const p = holding(control(owns(bare(3), 0, 'perseus', 'circe', 'pharos'), 0, 'numidia'), 0, resources)
  p.s.round = 3
  return p
}
/** What is counted of a round in which the leader's hold changes, and then seat 1 does something. */
function counted(after: Parameters<typeof holding>[2], action: ActionJson): readonly (readonly number[])[] {
  const tally = yardsticks.begin()
  const [earlier, before, later] = [leader({}), leader({ grain: 2, wine: 1 }), leader(after)]
  earlier.s.round = 2
  tally.after(earlier.s, 1, { verb: 'done' }, before.s)
  tally.after(before.s, 1, { verb: 'marker', number: 1 }, before.s)
  tally.after(before.s, 0, { verb: 'take', from: 1, resource: 'oil' }, later.s)
  tally.after(later.s, 1, action, later.s)
  const samples = tally.samples(later.s)
  const names = [
    'rounds begun with four heroes: attacked or refused goods',
    'of these, attacked',
    'of these, refused goods',
  ]
  return names.map(name => samples[name])
}
test('who got a longer set in the trade and was left alone was not answered', () =>
  expect(counted({ grain: 1, wine: 1, oil: 1 }, { verb: 'done' })).toEqual([[0], [0], [0]]))
test('a trade that made no set longer is a refusal', () =>
  expect(counted({ grain: 1, wine: 2 }, { verb: 'done' })).toEqual([[1], [0], [1]]))
const attacks: readonly ActionJson[] = [
  { verb: 'fight', province: 'numidia', target: 0 },
  { verb: 'attack', sea: 'ligurian', target: 0 },
  { verb: 'occupy', province: 'numidia' },
  { verb: 'occupyMarker', province: 'numidia' },
]
test.each(attacks)('$verb is an attack', action =>
  expect(counted({ grain: 1, wine: 1, oil: 1 }, action)).toEqual([[1], [1], [0]]),
)
test('an attack on somebody else is none', () =>
  expect(counted({ grain: 1, wine: 1, oil: 1 }, { verb: 'fight', province: 'numidia', target: 2 })).toEqual([
    [0],
    [0],
    [0],
  ]))
