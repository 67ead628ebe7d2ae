import { keyOf, Match, setupOf } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { toy } from '../src/dev/toy.ts'
import { Failure } from '../src/failure.ts'
import { fileOf, headOf, readFile } from '../src/local/file.ts'
import type { Player } from '../src/table/table.ts'

const players: readonly Player[] = [
  { kind: 'human', name: 'Ann', bot: null, colour: 3 },
  { kind: 'bot', name: null, bot: 'greedy', colour: 1 },
]
function played() {
  const match = new Match(toy, setupOf(toy, 2), keyOf('file'))
  for (let i = 0; i < 25 && match.owed(); i++) {
    const seat = match.owed() & 1 ? 0 : 1
    match.play(seat, match.legal(seat)[0])
  }
  return match
}
const keyOfError = (read: () => unknown): string => {
  try {
    read()
  } catch (error) {
    if (error instanceof Failure) return `${error.key} ${error.detail}`
    throw error
  }
  return 'read'
}

test('export, import, same hash', () => {
  const match = played()
  const file = readFile(JSON.stringify(fileOf(players, match.record())))
  expect(Match.replay(toy, file.record).hash).toBe(match.hash)
  expect(headOf(file, toy, 'x', 5)).toMatchObject({ players, actions: match.seq, isOver: false, updatedAt: 5 })
})
test('a bare record is read too; people sit in all seats', () => {
  const file = readFile(JSON.stringify(played().record()))
  expect(file.players.map(p => p.kind)).toEqual(['human', 'human'])
})
describe('what is broken is named', () => {
  const good = () => JSON.parse(JSON.stringify(fileOf(players, played().record())))
  test.each<[string, (f: ReturnType<typeof good>) => void, string]>([
    ['no players', f => delete f.players, 'file.shape players'],
    ['a player too few', f => f.players.pop(), 'file.shape players'],
    ['a colour that is none', f => Object.assign(f.players[0], { colour: 12 }), 'file.shape players'],
    ['no record', f => delete f.record, 'file.shape record'],
    ['another format', f => Object.assign(f.record, { format: 2 }), 'file.shape record.format'],
    ['a key that is none', f => Object.assign(f.record, { key: 'x' }), 'file.shape record.key'],
    ['a line that is none', f => f.record.entries.splice(1, 1, 7), 'file.shape record.entries[1]'],
  ])('%s', (_, damage, found) => {
    const file = good()
    damage(file)
    expect(keyOfError(() => readFile(JSON.stringify(file)))).toBe(found)
  })
  test('not JSON', () => {
    expect(keyOfError(() => readFile('PK\u0003'))).toContain('file.json')
    expect(keyOfError(() => readFile('[]'))).toContain('file.shape')
  })
  test('a record that was changed does not replay', () => {
    const file = good()
    file.record.entries[3].hash ^= 1
    expect(keyOfError(() => headOf(readFile(JSON.stringify(file)), toy, 'x', 0))).toContain('file.replay line 4')
  })
  test('a record of other rules', () => {
    const file = good()
    file.record.version = 99
    expect(keyOfError(() => headOf(readFile(JSON.stringify(file)), toy, 'x', 0))).toContain('file.version 99')
  })
})
