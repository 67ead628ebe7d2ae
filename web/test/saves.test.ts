import 'fake-indexeddb/auto'
import { keyOf, Match, setupOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { toy } from '../src/dev/toy.ts'
import { fileOf, headOf } from '../src/local/file.ts'
import { deleteGame, loadGame, savedGames, saveGame } from '../src/local/saves.ts'

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
