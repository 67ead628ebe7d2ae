/** Who has won a cup stands in a laurel, alone or with those who are level. */
import type { CupInfo } from '@ecumene/protocol'
import type * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Winners } from '../src/cups/winners.tsx'
import { SpeakingOf, shellWords } from '../src/speech.tsx'

vi.hoisted(() => {
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('location', { pathname: '/cups/a', hash: '' })
})
vi.mock('react', async load => {
  const react = await load<typeof React>()
  const once: typeof React.useSyncExternalStore = (_, get) => get()
  return { ...react, useSyncExternalStore: once }
})
vi.mock('../src/settings.ts', () => ({ settings: () => ({ language: 'en' }), useSettings: () => ({ language: 'en' }) }))

const standing = (name: string, points: number, won: number) => ({ user: name, name, points, won, played: 2 })
const drawn = (standings: readonly object[]): string =>
  renderToStaticMarkup(
    <SpeakingOf value={shellWords('en')}>
      <Winners cup={{ standings } as unknown as CupInfo} />
    </SpeakingOf>,
  )

test('the winner of a cup stands between two branches and leads to their page', () => {
  const html = drawn([standing('Ada', 9, 3), standing('Boris', 7, 1)])
  expect(html.match(/cup-laurel/g)).toHaveLength(2)
  expect(html).toContain('href="/people/Ada"')
  expect(html).not.toContain('Boris')
})
test('who is level shares it; a cup that nobody played has no winner', () => {
  const html = drawn([standing('Ada', 9, 3), standing('Boris', 9, 3), standing('Clio', 9, 2)])
  expect([html.includes('Ada'), html.includes('Boris'), html.includes('Clio')]).toEqual([true, true, false])
  expect(drawn([])).toBe('')
})
