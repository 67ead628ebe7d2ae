/**
 * What players have shown is read from the chronicle: nothing that shows a card is left out, and nothing hidden gets
 * in.
 */
import { shownBy } from '@ecumene/civilization-family/ui/cards-shown.ts'
import { everyShowingEventIsListed } from '@ecumene/civilization-family/ui/test/events-that-show.ts'
import type { GameEvent } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { events } from '../../src/events.ts'
import { SHOWING } from '../showing-events.ts'

everyShowingEventIsListed(events, SHOWING, [
  'drew',
  'received',
  'acquired',
  'counted',
  'spared',
  'calamity',
  'harmless',
  'ordered',
])

test('an offer to one, a swap, a traded calamity and cards paid stand under the seat that showed them, by round', () => {
  const past = [
    { type: 'roundBegan', round: 4 },
    { type: 'offeredTo', seat: 1, target: 0, cards: 3, points: 9, commodity: 'salt', want: 'none', claim: {} },
    { type: 'swapped', seat: 0, with: 1, cards: 3, other: 3 },
    { type: 'passed', seat: 0, calamity: 'epidemic', by: 1 },
    { type: 'received', seat: 0, cards: 3, hidden: { salt: 2, epidemic: 1 } },
    { type: 'received', seat: 1, cards: 3 },
    { type: 'roundBegan', round: 5 },
    { type: 'spent', seat: 1, commodity: 'cloth', cards: 2 },
    { type: 'walked', seat: 1, area: 'rome', to: 'etruria', tokens: 1 },
  ] as unknown as GameEvent[]
  const shown = shownBy(past, 0, SHOWING)
  expect(shown.get(1)?.map(t => `${t.round} ${t.event.type}`)).toEqual([
    '4 offeredTo',
    '4 swapped',
    '4 passed',
    '4 received',
    '5 spent',
  ])
  expect(shown.get(0)?.map(t => t.event.type)).toEqual(['swapped', 'passed'])
  // Somebody else has not seen what lay in the swap.
  expect(
    shownBy(past, 2, SHOWING)
      .get(1)
      ?.map(t => t.event.type),
  ).toEqual(['offeredTo', 'swapped', 'passed', 'spent'])
})
