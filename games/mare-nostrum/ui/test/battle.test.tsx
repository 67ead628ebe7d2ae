/** The sheet of a battle: units, dice, what is added and why, what fell. */
import type { GameEvent } from '@ecumene/kernel'
import { keyOf, Match, setupOf } from '@ecumene/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { E } from '../../src/events.ts'
import { mareNostrum } from '../../src/game.ts'
import type { S } from '../../src/state.ts'
import { type BattleReport, battlesOf, fallenOf, lastBattle, unitsOf } from '../battle-told.ts'
import { BattleSheet } from '../stage/battle.tsx'
import { partOf } from './part-props.ts'

const NOTHING = { each: 0, extra: 0, fortress: 0, hero: 0, stopped: 0 }
/** The battle of the rulebook (MN-4.2i), told as the rules tell it. */
const CYRENAICA: readonly GameEvent[] = [
  { type: 'battle', seat: 0, target: 2, province: 'cyrenaica' },
  { type: 'rolled', seat: 0, dice: '5 4 3', ...NOTHING, each: 1, sum: 15, hits: 3, stopped: 1 },
  { type: 'rolled', seat: 2, dice: '3', ...NOTHING, fortress: 5, sum: 8, hits: 1 },
  { type: 'lostUnit', seat: 0, province: 'cyrenaica', unit: 'legion', count: 1 },
  { type: 'lostUnit', seat: 2, province: 'cyrenaica', unit: 'legion', count: 1 },
  { type: 'lostUnit', seat: 2, province: 'cyrenaica', unit: 'fortress', count: 1 },
]
const AT_SEA: readonly GameEvent[] = [
  { type: 'seaBattle', seat: 1, target: 0, sea: 'aegean' },
  { type: 'rolled', seat: 1, dice: '6 2 4', ...NOTHING, extra: 1, sum: 12, hits: 2 },
  { type: 'rolled', seat: 0, dice: 'none', ...NOTHING, sum: 0, hits: 0 },
]
const match = new Match<S, E>(mareNostrum, setupOf(mareNostrum, 4, 'experts', { empires: 'fixed' }), keyOf('sheet'))
const drawn = (told: BattleReport, isOpen = true): string =>
  renderToStaticMarkup(<BattleSheet p={partOf(match, 3)} shown={{ told, isOpen, setOpen: () => {} }} />)

test('battles are told one by one, each with its own dice and losses', () => {
  const told = battlesOf([...AT_SEA, { type: 'war', province: 'asia' }, ...CYRENAICA])
  expect(told.map(t => [t.battle.type, t.rolls.length, t.losses.length])).toEqual([
    ['seaBattle', 2, 0],
    ['battle', 2, 3],
  ])
  expect(lastBattle([...AT_SEA, ...CYRENAICA])).toEqual(told[1])
  expect(lastBattle([{ type: 'war', province: 'asia' }])).toBe(null)
})
test('MN-4.2i who watches sees three legions against one and a fortress, the sums and what fell', () => {
  const [told] = battlesOf(CYRENAICA)
  expect(told.rolls.map(unitsOf)).toEqual([3, 1])
  expect(fallenOf(told, 2)).toEqual({ units: 1, hasFortress: true })
  const html = drawn(told)
  expect([...html.matchAll(/class="mn-die ">(\d)</g)].map(m => m[1])).toEqual(['5', '4', '3', '3'])
  expect([...html.matchAll(/data-units="(\d)" data-fallen="(\d)"/g)].map(m => [m[1], m[2]])).toEqual([
    ['3', '1'],
    ['1', '1'],
  ])
  // One of three Roman legions, the Egyptian legion and its fortress.
  expect(html.match(/is-fallen/g)).toHaveLength(3)
  expect(html).toContain('data-bonus="caesar"')
  expect(html).toContain('data-bonus="fortress"')
  expect(html).toContain('sum 15: 3 hits, the fortress stops 1: 2 losses')
  expect(html).toContain('sum 8: 1 hit')
})
test('MN-R-36b dice of a hero are no units; at sea there are triremes', () => {
  const [told] = battlesOf(AT_SEA)
  expect(told.rolls.map(unitsOf)).toEqual([2, 0])
  expect(drawn(told)).toContain('mn-die is-sea')
})
test('folded, it is a chip that opens it again', () => {
  const [told] = battlesOf(CYRENAICA)
  expect(drawn(told, false)).toContain('data-open-battle')
  expect(drawn(told, false)).not.toContain('mn-die')
})
