import { join } from 'node:path'
import { conformance } from '@ecumene/testkit'
import { vi } from 'vitest'
import { STARTING } from '../data/civil.ts'
import { civil, military, work } from '../src/cards.ts'
import { throughTheAges } from '../src/game.ts'

// Coverage plays some hundred games until every card has been used.
vi.setConfig({ testTimeout: 240_000 })

/**
 * A card is used when it is developed, played, completed, revealed, fought with or colonized; taking or drawing it is
 * not enough.
 */
const USED = new Set([
  'developed',
  'revolted',
  'led',
  'completed',
  'played',
  'tactic',
  'copied',
  'revealed',
  'attacked',
  'warDeclared',
  'agreed',
  'blocked',
  'reinforced',
  'colonized',
])

conformance(throughTheAges, {
  root: join(import.meta.dirname, '..'),
  games: 2,
  names: [
    ...[...civil.ids, ...STARTING.map(card => card.id), ...military.ids].flatMap(id => [
      `card.${id}`,
      `cardtext.${id}`,
    ]),
    ...work.ids.map(id => `old.${id}`),
    ...['ending.culture', 'ending.alone', 'part.play', 'part.final'],
  ],
  tables: [
    { variant: 'standard', seats: [3] },
    { variant: 'endurance', seats: [4, 3, 2] },
    { variant: 'standard', seats: [2, 4] },
    { variant: 'short', seats: [2] },
    { variant: 'first', seats: [4] },
    { variant: 'peaceful', seats: [3] },
  ],
  coverage: {
    games: 40,
    steered: 8,
    expected: [...civil.ids, ...military.ids].map(id => `card ${id}`),
    seen: event => (USED.has(event.type) && 'card' in event ? [`card ${event.card}`] : []),
  },
})
