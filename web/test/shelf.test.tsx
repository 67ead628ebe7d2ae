/** A game costs the browser one entry in the list of games: with it there, its box stands on the shelf. */
import type * as List from '@ecumene/games'
import { games } from '@ecumene/games'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { uiOf } from '../src/games.ts'
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
