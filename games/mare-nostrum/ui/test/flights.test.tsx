import { expect, test } from 'vitest'
import { mareNostrum } from '../../src/game.ts'
import { EGYPT, ROME, table } from '../../test/table.ts'
import { flightOf } from '../flights.tsx'

const { s } = table()
const seats = [0, 1, 2].map(colour => ({ name: `${colour}`, colour, isBot: true }))
/** What only heads the chronicle, or is said in the dock. */
const STILL = new Set(
  'empire round marker announced offered tradeEnded received named perseus power copied pyramids kept returned peace rolled won'.split(
    ' ',
  ),
)
test('every event that changes the table moves something, and nothing else does', () => {
  for (const type of Object.keys(mareNostrum.events))
    expect(flightOf({ type, seat: 0, target: 1, from: 1 }, 0, seats, s) === null, type).toBe(STILL.has(type))
})
test('MN-R-15c a gift between others flies face down', () => {
  const flight = flightOf({ type: 'gave', seat: 1, target: 2 }, 0, seats, s)
  expect(flight).toMatchObject({ from: 'other:1', to: 'other:2' })
  expect(JSON.stringify(flight?.ghost)).not.toContain('resource')
})
test('MN-1.1a income flies from a slot that yields it, legions that go home fly to their capital', () => {
  const from = (resource: string, seat: number): string | null | undefined =>
    flightOf({ type: 'collected', seat, resource, count: 1 }, ROME, seats, s)?.from
  expect(from('wine', ROME)).toBe('slot:italia-wine')
  expect(from('coin', EGYPT)).toBe('slot:alexandria')
  const home = flightOf({ type: 'wentHome', seat: ROME, province: 'sicilia', legions: 1 }, ROME, seats, s)
  expect(home).toMatchObject({ from: 'province:sicilia', to: 'province:italia' })
})
