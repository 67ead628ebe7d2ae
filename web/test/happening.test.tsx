/** What the lobby tells beside its tables: cups, and how the latest games ended. */
import type { CupInfo, TableInfo } from '@ecumene/protocol'
import type { Language } from '@ecumene/words'
import type * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { CupsAndResults } from '../src/online/happening.tsx'
import { learn, SpeakingOf, shellWords } from '../src/speech.tsx'

// What is rendered here has no page: what it hears is as it begins.
vi.hoisted(() => {
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('location', { pathname: '/online', hash: '' })
})
vi.mock('react', async load => {
  const react = await load<typeof React>()
  const once: typeof React.useSyncExternalStore = (_, get) => get()
  return { ...react, useSyncExternalStore: once }
})
vi.mock('../src/settings.ts', () => ({ settings: () => ({ language: 'en' }), useSettings: () => ({ language: 'en' }) }))
vi.mock('../src/online/session.ts', () => ({ server: {}, enter: async () => null }))
vi.mock('../src/shelf/covers/cover.tsx', () => ({ Cover: () => null }))

const seat = (name: string | null, bot: string | null = null) => ({ name, bot, user: name, standIn: null, left: null })
const over = (places: readonly number[]): TableInfo =>
  ({
    id: 'a',
    game: 'bronze',
    status: 'over',
    me: null,
    endedAt: Date.now() - 7_200_000,
    outcome: { places },
    seats: [seat('Ada'), seat('Boris'), seat('Clio')],
  }) as unknown as TableInfo
const cup = {
  id: 'spring',
  name: 'Spring',
  game: 'bronze',
  status: 'open',
  form: 'swiss',
  duplicate: false,
  standings: [{}, {}],
  startsAt: 0,
} as unknown as CupInfo
const textOf = (results: readonly TableInfo[], cups: readonly CupInfo[] = [], language: Language = 'en'): string =>
  renderToStaticMarkup(
    <SpeakingOf value={shellWords(language)}>
      <CupsAndResults cups={cups} results={results} />
    </SpeakingOf>,
  ).replace(/<[^>]+>/g, ' ')

test.each([
  ['en', 'Boris won', 'Bronze · against Ada and Clio · 2 hours ago'],
  ['ru', 'Победа: Boris', 'Бронза · соперники: Ada и Clio · 2 часа назад'],
  ['it', 'Vittoria: Boris', 'Bronze · contro Ada e Clio · 2 ore fa'],
] as const)('a result names who won, against whom and how long ago (%s)', async (language, won, rest) => {
  await learn(language)
  const text = textOf([over([2, 1, 3])], [], language)
  expect(text).toContain(won)
  expect(text).toContain(rest)
})
test('who shares the first place has won together; where nobody lost nobody is named as beaten', () => {
  expect(textOf([over([1, 2, 1])])).toContain('Ada and Clio won')
  expect(textOf([over([1, 1, 1])])).not.toContain('against')
})
test('a cup is told with its game and how many have entered; where there is nothing, nothing is said', () => {
  expect(textOf([], [cup])).toMatch(/Spring.*Bronze.*2 players/s)
  expect(textOf([]).trim()).toBe('')
})
