/** The strips of the players: who has given up, who thinks, who is asked. */
import type { GameEvent } from '@ecumene/kernel'
import { throughTheAges } from '@ecumene/through-the-ages'
import type * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Others } from '../src/screen/other-players.tsx'
import { resignedIn } from '../src/screen/resign.ts'
import type { TableView } from '../src/screen/view.ts'
import { Lines } from '../src/table/lines.ts'

// What is rendered here has no page: what it hears is as it begins.
vi.mock('react', async load => {
  const react = await load<typeof React>()
  const once: typeof React.useSyncExternalStore = (_, get) => get()
  return { ...react, useSyncExternalStore: once }
})
vi.mock('../src/settings.ts', () => ({ settings: () => ({ language: 'en' }), useSettings: () => ({ language: 'en' }) }))

const names = ['Ada', 'Ben', 'Cleo']
const lineOf = (seq: number, ...events: GameEvent[]) => ({
  seq,
  seat: 1,
  auto: false,
  at: 0,
  events,
  round: 1,
  phase: 'politics',
})
const strips = (lines: Lines): string[] => {
  const view = {
    ui: null,
    parts: { seats: names.map((name, colour) => ({ name, colour, isBot: false })) },
    snapshot: { owed: 0b001, outcome: null, viewer: 0 },
    table: { game: throughTheAges, players: names.map((name, colour) => ({ kind: 'human', name, bot: null, colour })) },
    resigned: resignedIn(throughTheAges, lines),
    extras: null,
  } as unknown as TableView
  return renderToStaticMarkup(<Others view={view} />)
    .split('<li')
    .slice(1)
}

test('after resigning a seat says so, and no other does', () => {
  const before = Lines.none.followedBy(-1, [lineOf(1, { type: 'turn', seat: 1 })] as never)
  expect(strips(before).filter(strip => strip.includes('resigned'))).toEqual([])
  const after = before.followedBy(1, [lineOf(2, { type: 'resigned', seat: 1 })] as never)
  const said = strips(after)
  expect(said.map(strip => strip.includes('resigned'))).toEqual([false, true, false])
  expect(said[1]).toContain('Ben')
})
