/**
 * A number of a card that changes breaks one test, which names the card. After a change that is meant, write its new
 * sum into `card-sums.json`; a new card needs none before its release.
 */
import { expect, test } from 'vitest'
import { CIVIL, STARTING } from '../data/civil.ts'
import { MILITARY } from '../data/military.ts'
import sums from './card-sums.json' with { type: 'json' }

/** FNV-1a of its row, as eight letters. */
function sumOf(card: object): string {
  let hash = 0x811c9dc5
  for (const letter of JSON.stringify(card)) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
const now = new Map<string, string>([...STARTING, ...CIVIL, ...MILITARY].map(card => [card.id, sumOf(card)]))

test.each(Object.entries(sums))('%s has the numbers it had', (id, sum) => {
  expect(`${id} ${now.get(id)}`).toBe(`${id} ${sum}`)
})
