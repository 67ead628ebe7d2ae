/** `npm run release-rules`: what it writes, and what it refuses. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anyGame, type Released } from '@ecumene/contract'
import { Match } from '@ecumene/kernel'
import { recordedGames, recordsOf, released, toy } from '@ecumene/testkit'
import { about } from '@ecumene/testkit/toy/about'
import { afterAll, expect, test } from 'vitest'
import { frozen, release } from '../release/freeze.ts'

const scratch = mkdtempSync(join(tmpdir(), 'release-rules-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))
const home = join(import.meta.dirname, '..', '..', about.folder)

test('one module without imports, with words and rule texts; the same sources give the same bytes', async () => {
  const [first, second] = [await frozen(about), await frozen(about)]
  expect(second).toEqual(first)
  expect(Object.keys(first.files).sort()).toEqual(
    ['1.en.json', '1.en.md', '1.it.json', '1.it.md', '1.mjs', '1.ru.json', '1.ru.md'].sort(),
  )
  expect(first.files['1.mjs']).not.toMatch(/^import |import\(/m)
  expect(first.files['1.mjs']).toContain('never edited')
  expect(Object.keys(JSON.parse(first.files['1.ru.json'])).filter(key => key.startsWith('ui.'))).toEqual([])
})

test('the module plays the recorded games; a version is released once', async () => {
  const into = join(scratch, 'once')
  expect(await release(about, into)).toMatchObject({ version: 1, games: recordsOf(home, 1).length })
  const { game } = (await import(join(into, '1.mjs'))) as Released
  const [{ record }] = recordedGames(home, 1)
  expect(Match.replay(game, record).outcome()).toEqual(Match.replay(anyGame(toy), record).outcome())
  await expect(release(about, into)).rejects.toThrow('version 1 of toy is released already')
})

test('rules that have changed already are refused: their recorded games do not play through them', async () => {
  const { files } = await frozen(about)
  const root = join(scratch, 'changed')
  cpSync(join(home, 'test', 'corpus'), join(root, 'test', 'corpus'), { recursive: true })
  mkdirSync(join(root, 'released'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'released', name), text)
  expect(await released(toy, root)).toEqual([])
  // A game of version 2 needs version 1; a release that lost a file, or plays otherwise, is found.
  const later = { ...toy, version: 3 }
  expect((await released(later, root)).join('\n')).toContain('released/2.mjs is missing')
  const changed = join(scratch, 'otherwise')
  cpSync(root, changed, { recursive: true })
  writeFileSync(join(changed, 'released', '1.mjs'), files['1.mjs'].replace('s.coins[seat] += 6', 's.coins[seat] += 7'))
  expect((await released(toy, changed)).join('\n')).toMatch(/released\/1\.mjs: .*: line \d+: hash/)
  rmSync(join(root, 'released', '1.it.md'))
  expect(await released(toy, root)).toEqual(['released/1.it.md is missing'])
})
