import 'fake-indexeddb/auto'
import { keyOf, Match, setupOf } from '@ecumene/kernel'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { expect, test, vi } from 'vitest'
import { toy } from '../src/dev/toy.ts'
import { fileOf, headOf } from '../src/local/file.ts'
import {
  appendLines,
  deleteGame,
  loadGame,
  loadHead,
  loadOwn,
  savedGames,
  saveGame,
  saveOwn,
} from '../src/local/saves.ts'

const head = (id: string, updatedAt: number) => {
  const record = new Match(toy, setupOf(toy, 2), keyOf(id)).record()
  const player = { kind: 'human', name: null, bot: null, colour: 0 } as const
  return { record, head: { ...headOf(fileOf([player, player], record), toy, id, 0), updatedAt } }
}

test('games are kept, listed newest first, read back whole and deleted', async () => {
  const [a, b] = [head('a', 1), head('b', 2)]
  await saveGame(a.head, a.record)
  await saveGame(b.head, b.record)
  expect((await savedGames()).map(g => g.id)).toEqual(['b', 'a'])
  expect(await loadGame('a')).toEqual({ head: a.head, record: a.record })
  await deleteGame('a')
  expect(await loadGame('a')).toBeNull()
  expect((await savedGames()).map(g => g.id)).toEqual(['b'])
})

test('new lines are written by themselves, and the game is whole again when it is read', async () => {
  const { head: kept, record } = head('c', 3)
  const match = Match.replay(toy, record)
  await saveGame(kept, record)
  for (let n = 0; n < 12; n++) {
    const since = match.seq
    const seat = match.owed() & 1 ? 0 : 1
    match.play(seat, match.legal(seat)[0])
    await appendLines({ ...kept, actions: match.seq }, since, match.written(since))
  }
  expect(match.seq).toBeGreaterThan(10)
  expect(await loadGame('c')).toEqual({ head: { ...kept, actions: match.seq }, record: match.record() })
  const { entries: _, ...opening } = record
  expect((await loadHead('c'))?.record).toEqual(opening)
  await deleteGame('c')
  expect(await loadGame('c')).toBeNull()
})

test('a game kept by an older version, in one piece, is read as before', async () => {
  globalThis.indexedDB = new IDBFactory()
  const match = new Match(toy, setupOf(toy, 2), keyOf('old'))
  for (let n = 0; n < 12; n++) {
    const seat = match.owed() & 1 ? 0 : 1
    match.play(seat, match.legal(seat)[0])
  }
  const record = match.record()
  const old = await openDB('ecumene', 1, {
    upgrade(d) {
      d.createObjectStore('heads', { keyPath: 'id' }).createIndex('updatedAt', 'updatedAt')
      d.createObjectStore('records', { keyPath: 'id' })
    },
  })
  const { head: kept } = head('old', 4)
  await old.put('heads', kept)
  await old.put('records', { id: 'old', record })
  old.close()
  vi.resetModules()
  const saves = await import('../src/local/saves.ts')
  expect(await saves.loadGame('old')).toEqual({ head: kept, record })
})

test('what a player keeps to themselves is another for each seat, and goes with the game', async () => {
  const { head: kept, record } = head('own', 9)
  await saveGame(kept, record)
  const mine = { marks: ['area:crete', 'card:3'], note: 'the coast first' }
  await saveOwn('own', 0, mine)
  expect(await loadOwn('own', 0)).toEqual(mine)
  expect(await loadOwn('own', 1)).toEqual({ marks: [], note: '' })
  await deleteGame('own')
  expect(await loadOwn('own', 0)).toEqual({ marks: [], note: '' })
})
