/** A game costs the browser one entry in the list of games: with it there, its box stands on the shelf. */
import type * as List from '@ecumene/games'
import { games } from '@ecumene/games'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { uiOf } from '../src/game-files.ts'
import { SavedList } from '../src/shelf/saved.tsx'
import { Shelf } from '../src/shelf/shelf.tsx'

vi.mock('@ecumene/games', async load => {
  const { games } = await load<typeof List>()
  const { about } = await import('@ecumene/testkit/toy/about')
  return { games: [...games, about] }
})
// There is no page here, only what would be drawn on one.
vi.hoisted(() => vi.stubGlobal('addEventListener', () => {}))
vi.mock('../src/settings.ts', () => ({ settings: () => ({ language: 'en' }), useSettings: () => ({ language: 'en' }) }))
vi.mock('../src/ui/settings-dialog.tsx', () => ({ LanguageSwitch: () => null, SettingsButton: () => null }))

test('a game that goes on says who leads, one that is over who won', () => {
  const players = ['Ada', 'Ben'].map((name, colour) => ({ kind: 'human', name, bot: null, colour }) as const)
  const head = { id: 'a', game: 'bronze', version: 1, players, seen: [], createdAt: 0, updatedAt: 0, actions: 9 }
  const rows = renderToStaticMarkup(
    <SavedList
      saved={[
        { ...head, progress: 0.5, isOver: false, leaders: [1] },
        { ...head, id: 'b', progress: 1, isOver: true, leaders: [1], winners: [0] },
      ]}
      onChange={() => {}}
    />,
  ).split('<li class="saved-game"')
  expect(rows[1]).toContain('Ben leads · 50 % played')
  expect(rows[2]).toContain('Ada won')
  expect(rows[2]).not.toContain('leads')
})
test('the toy, added to the list, is the sixth box, with its title, its sentence and a button that begins it', () => {
  const page = renderToStaticMarkup(<Shelf />)
  const boxes = page.split('<li class="box"').slice(1)
  expect(boxes.length).toBe(6)
  expect(boxes[5]).toContain('data-game="toy"')
  for (const words of ['Agora', '2026', 'A small market game for trying out the table.', 'Play Agora'])
    expect(boxes[5]).toContain(words)
})

test('a box leads to the guide exactly where the game has one', { timeout: 60_000 }, async () => {
  const page = renderToStaticMarkup(<Shelf />)
  for (const { id } of games) {
    const ui = await uiOf(id)
    expect([id, page.includes(`href="/learn/${id}"`)]).toEqual([id, ui?.guide !== undefined])
  }
})
