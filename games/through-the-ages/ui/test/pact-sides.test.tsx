/** An offered pact says what each of the two would get, on whichever side they stand. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pact } from '../../src/cards.ts'
import en from '../messages.en.json' with { type: 'json' }
import { PactSides } from '../pact-sides.tsx'
import type { Part } from '../part-props.ts'

const p = {
  seats: [{ name: 'Ada' }, { name: 'Bruno' }],
  say: (key: keyof typeof en, args: Readonly<Record<string, string>> = {}) =>
    en[key].replace(/\{(\w+)\}/g, (_, name) => args[name]),
} as unknown as Part
const textOf = (card: string, mine: 'a' | 'b'): string =>
  renderToStaticMarkup(<PactSides p={p} card={card} mine={mine} other={1} />).replace(/<[^>]+>/g, '')

test('TTA-PACT-3 the viewer and the other are told their own sides', () => {
  expect(textOf('trade-routes-agreement', 'a')).toBe(
    'You: once a turn pays 1 resource with 1 food. Bruno: once a turn pays 1 food with 1 resource.',
  )
  expect(textOf('loss-of-sovereignty', 'b')).toBe(
    'You: 2 culture a turn less; nobody may declare war on them. Bruno: 2 culture a turn.',
  )
  for (const id of pact.ids) expect(textOf(id, 'a')).toMatch(/^You: .+\. Bruno: .+\.$/)
})
