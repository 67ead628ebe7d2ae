/** Losses as those who bear them see them: who ordered them, and what they leave to the cities. */
import { tryOut } from '@ecumene/civilization-family/ui/board/plan.ts'
import type { Part } from '@ecumene/civilization-family/ui/edition.ts'
import { demandsIn } from '@ecumene/civilization-family/ui/ordered-by.ts'
import { LANGUAGES, spokenIn } from '@ecumene/civilization-family/ui/test/spoken.ts'
import type { GameDef } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { CALAMITY_IDS } from '../../data/trade.ts'
import { advancedCivilization } from '../../src/game.ts'
import type { S } from '../../src/state.ts'
import { cities, lose, order, strike } from '../../test/calamity-table.ts'
import { owns, put, suffers, type Table, table } from '../../test/table.ts'
import { ADVANCED } from '../advanced.ts'
import { woeLines } from '../calamity-lines.ts'

const spoken = await spokenIn('advanced-civilization')
const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eva', 'Fay']
const partOf = (p: Table): Part =>
  ({
    game: advancedCivilization,
    view: p.s,
    edition: ADVANCED,
    seats: NAMES.map(name => ({ name })),
    say: spoken('en').say,
  }) as unknown as Part

/** A Famine of Ann, who orders Bob to lose eight; Bob has three cities and eight tokens. */
function famine(): Table {
  const p = suffers(put(cities(put(table(), 0, 'dacia', 20), 1, 3), 1, 'germania', 8), 0, 'famine')
  for (const [seat, area] of [
    [2, 'armenia'],
    [3, 'assyria'],
  ] as const)
    put(p, seat, area, 20)
  for (const seat of [1, 2, 3]) owns(p, seat, 'pottery')
  return strike(p)
}

test('ADV-16.3.2 the sheet says who ordered the loss, and only of this calamity', () => {
  const p = famine()
  p.play(0, lose('dacia', 10))
  p.play(0, order(1, 8))
  p.play(0, order(2, 8))
  p.play(0, order(3, 4))
  expect(p.asked).toBe('lose')
  const orders = demandsIn(p.events)
  expect(orders.get(1)).toEqual({ by: 0, points: 8 })
  expect([orders.get(3)?.points, orders.get(0)]).toEqual([4, { by: null, points: 10 }])
  expect(demandsIn([...p.events, { type: 'calamity', seat: 2, calamity: 'epidemic' }]).size).toBe(0)
  expect(LANGUAGES.map(language => spoken(language).say('ui.stake.ordered', { seat: 0, points: 8 }))).toEqual([
    'Ann ordered you to lose 8 points.',
    'Ann велит вам потерять 8 очков.',
    'Ann ti ha ordinato di perdere 8 punti.',
  ])
})
test('ADV-11.13 the support of the cities follows the plan of losses', () => {
  const p = famine()
  p.play(0, lose('dacia', 10))
  for (const [target, points] of [
    [1, 8],
    [2, 8],
    [3, 4],
  ] as const)
    p.play(0, order(target, points))
  const hintsWith = (n: number): string => {
    const plan = n > 0 ? [lose('germania', n)] : []
    const trial = tryOut(advancedCivilization as unknown as GameDef<S, never>, p.s, 1, plan)
    return ADVANCED.plans.toll(partOf(p), 1, trial).hints.join(' ')
  }
  expect(hintsWith(0)).toContain('As planned: 8 tokens for 3 cities; 6 needed.')
  expect(hintsWith(3)).toContain('As planned: 5 tokens for 3 cities; 6 needed.')
})
test('ADV-16.3.5 all who have Pottery stand in one line', () => {
  const texts = woeLines(partOf(famine()), CALAMITY_IDS.indexOf('famine')).map(line => line.text)
  expect(texts.filter(text => text.includes('Pottery'))).toEqual([
    'Pottery: each Grain card shown saves 4 (Bob, Cid, Dee).',
  ])
})
