import type { EventSpec } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import type { MarketOf } from '../edition.ts'

/**
 * What players have shown is read from the chronicle: nothing that shows a card is left out, and nothing hidden gets
 * in. `silent` events name or count trade cards, but show nothing of a hand that is not listed elsewhere.
 */
export function everyShowingEventIsListed(
  events: Readonly<Record<string, EventSpec>>,
  showing: MarketOf['showing'],
  silent: readonly string[],
): void {
  test('every event that tells of trade cards or calamities is either listed or known to be silent', () => {
    const telling = ['cards', 'commodity', 'trade', 'calamity', 'card', 'stack']
    const types = Object.entries(events).filter(([, spec]) => Object.keys(spec.sees).some(p => telling.includes(p)))
    expect(types.length).toBeGreaterThan(10)
    expect(types.map(([type]) => type).filter(type => !(type in showing) && !silent.includes(type))).toEqual([])
    for (const [type, params] of Object.entries(showing))
      for (const param of params) expect([type, param, events[type].sees[param]]).toEqual([type, param, 'all'])
  })
}
