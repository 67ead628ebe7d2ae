import type { ActionJson } from '@ecumene/kernel'
import { words } from '@ecumene/words'
import { expect, test } from 'vitest'
import { groupActions } from '../src/screen/group.ts'

const w = words('en', {
  'verb.move': 'Move {n} from {source} to {goal}',
  'verb.done': 'Done',
  'source.a': 'Attica',
  'source.b': 'Boeotia',
})
const moves = (n: number): ActionJson[] =>
  ['a', 'b'].flatMap(source => Array.from({ length: n }, (_, i) => ({ verb: 'move', source, goal: 'x', n: i + 1 })))

test('a few actions stand together under their verb', () => {
  const groups = groupActions(w, [...moves(2), { verb: 'done' }])
  expect(groups.map(g => [g.title, g.count, g.parts.length])).toEqual([
    ['Move … from … to …', 4, 1],
    ['Done', 1, 1],
  ])
})
test('many are split by the first parameter that tells them apart', () => {
  const [group] = groupActions(w, moves(6))
  expect(group.parts.map(p => [p.title, p.choices.length])).toEqual([
    ['Attica', 6],
    ['Boeotia', 6],
  ])
})
test('the filter wants every word', () => {
  const [group] = groupActions(w, moves(6), 'BOE 3')
  expect(group.parts.flatMap(p => p.choices.map(c => c.label))).toEqual(['Move 3 from Boeotia to x'])
  expect(groupActions(w, moves(6), 'nowhere')).toEqual([])
})
