/** A Civil War as the victim sees it: what each button keeps, and what the held answer leaves them. */
import { areaOf } from '@ecumene/civilization-family/data/areas.ts'
import { makeNamed } from '@ecumene/civilization-family/ui/action-names.ts'
import type { Part } from '@ecumene/civilization-family/ui/edition.ts'
import { boardOf } from '@ecumene/civilization-family/ui/position.ts'
import { LANGUAGES, spokenIn } from '@ecumene/civilization-family/ui/test/spoken.ts'
import { foresee } from '@ecumene/contract'
import { setupOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { CALAMITY_IDS } from '../../data/trade.ts'
import { advancedCivilization } from '../../src/game.ts'
import { layoutOf, type S } from '../../src/state.ts'
import { cities, strike } from '../../test/calamity-table.ts'
import { put, stockOf, suffers, table } from '../../test/table.ts'
import { ADVANCED } from '../advanced.ts'
import { woeLines } from '../calamity-lines.ts'

const spoken = await spokenIn('advanced-civilization')
const VICTIM = 0
const named = makeNamed(ADVANCED)
const keep = (faction: 'first' | 'second') => ({ verb: 'keep', faction })

/** The victim has seven cities and six tokens in Dacia, and the seven cities are the first faction. */
function torn() {
  const p = suffers(put(cities(table(), VICTIM, 7), VICTIM, 'dacia', 6), VICTIM, 'civil-war')
  for (const seat of [0, 1, 2, 4, 5]) stockOf(p, seat, seat)
  for (const seat of [1, 2, 4, 5]) p.s.cities[seat] = 9
  strike(p)
  for (const area of ['rome', 'athens', 'troy'] as const) p.play(VICTIM, { verb: 'pickCity', area })
  for (const area of ['sinope', 'jerusalem', 'mari', 'aleppo'] as const) p.play(3, { verb: 'pickCity', area })
  expect([p.asked, p.owing]).toEqual(['faction', [VICTIM]])
  return p
}
/** The position that is shown while an answer is held. */
function heldAfter(s: S, faction: 'first' | 'second'): S {
  const ahead = foresee(advancedCivilization, layoutOf(setupOf(advancedCivilization, 6)), s, VICTIM, keep(faction))
  if (!ahead.ok) throw new Error(ahead.refusal.key)
  return ahead.value.view
}
const linesOf = (view: S): string =>
  woeLines({ view, say: spoken('en').say } as unknown as Part, CALAMITY_IDS.indexOf('civil-war'))
    .map(line => line.text)
    .join('\n')
const signsOn = (s: S): readonly string[] => [
  ...boardOf(s, ADVANCED).stacks.flatMap(stack => (stack.marked ? `${stack.area} ${stack.marked.sign}` : [])),
  ...boardOf(s, ADVANCED).cities.flatMap(city => (city.marked ? `${city.area} ${city.marked}` : [])),
]

test('ADV-16.5.7 each button says what it keeps', () => {
  const p = torn()
  const labels = LANGUAGES.map(language =>
    (['first', 'second'] as const).map(faction => spoken(language).action(named(p.s, keep(faction), VICTIM))),
  )
  expect(labels).toEqual([
    ['Keep 7 cities (first faction)', 'Keep 6 tokens (second faction)'],
    ['Оставить себе 7 городов (первая фракция)', 'Оставить себе 6 жетонов (вторая фракция)'],
    ['Tieni 7 città (prima fazione)', 'Tieni 6 pedine (seconda fazione)'],
  ])
})
test('ADV-16.5.7 the held answer keeps what its button said, and only what is given up is marked', () => {
  const { s } = torn()
  expect(linesOf(s)).toContain('First faction: 35 points, 0 tokens and 7 cities')
  const first = linesOf(heldAfter(s, 'first'))
  expect(first).toContain('keeps 35 points: 0 tokens and 7 cities')
  expect(first).toContain('gives up 6 points: 6 tokens and 0 cities')
  expect(first).not.toContain('First faction: ')
  expect(signsOn(heldAfter(s, 'first'))).toEqual(['dacia −'])
  const second = linesOf(heldAfter(s, 'second'))
  expect(second).toContain('keeps 6 points: 6 tokens and 0 cities')
  expect(second).toContain('gives up 35 points: 0 tokens and 7 cities')
  expect(signsOn(heldAfter(s, 'second'))).toHaveLength(7)
  expect(s.mark[areaOf('rome')]).toBe(1)
})
test('ADV-16.5.1 the strongest Stock is counted in words: cities in it are five each', () => {
  const { s } = torn()
  expect(linesOf(s)).toMatch(/strongest Stock, \d+ units; a city in Stock counts five/)
})
