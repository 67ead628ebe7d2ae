/** What gives something up or cannot be taken back says so, and is never all that one press does. */
import type { ActionJson } from '@ecumene/kernel'
import { type Language, words } from '@ecumene/words'
import { expect, test } from 'vitest'
import { KIND_IDS, PLACE_KIND, PLACES, placeAt } from '../../data/lands.ts'
import { DECISIONS } from '../../src/verbs.ts'
import { lands, type Table, tableOf, tech } from '../../test/table.ts'
import { placeOf, settlementsLeft, sideOf } from '../action-names.ts'
import ui from '../index.tsx'
import en from '../messages.en.json' with { type: 'json' }
import it from '../messages.it.json' with { type: 'json' }
import ru from '../messages.ru.json' with { type: 'json' }

const CATALOGUES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, it, ru }
const sayIn =
  (language: Language, p: Table) =>
  (action: ActionJson): string =>
    words(language, CATALOGUES[language]).action(ui.named?.(p.s, action, 0) ?? action)
/** Ada settles with these activated cards. */
function settling(cards: Readonly<Record<string, number>>): Table {
  const p = lands(tableOf(2), 'land-01')
  p.s.activated.fill(0)
  for (const [id, n] of Object.entries(cards)) p.s.activated[tech(id as never)] = n
  return p.at(DECISIONS.settle, 0)
}

test('BRZ-PLACE-4 stopping is a step like any other, not the word of the bar, and taking a card is none either', () => {
  expect(ui.ends).toEqual([])
  expect(ui.words ?? []).not.toContain('take')
})
test.each([
  ['en', 1, 'Stop: gives up 1 settlement'],
  ['en', 2, 'Stop: gives up 2 settlements'],
  ['it', 1, 'Fermati: rinunci a 1 insediamento'],
  ['it', 2, 'Fermati: rinunci a 2 insediamenti'],
  ['ru', 1, 'Остановиться и отказаться от 1 поселения'],
  ['ru', 2, 'Остановиться и отказаться от 2 поселений'],
] as const)('BRZ-PLACE-4 %s, %i left: the stop says what is given up', (language, n, text) => {
  const p = settling({ bronze: n })
  const stop = p.legal(0).find(a => a.verb === 'stop')
  expect(stop && sayIn(language, p)(stop)).toBe(text)
})
test('BRZ-PLACE-4 only what could still be placed is given up: places that fit, and cubes in the supply', () => {
  const p = settling({ bronze: 9 })
  expect(settlementsLeft(p.s)).toBe(9)
  p.s.supply[0] = 2
  expect(settlementsLeft(p.s)).toBe(2)
  // More cards than the land has places for them: as many as the rules let be placed one after another.
  const q = settling({ state: 9, wheel: 9 })
  const places = new Set(q.legal(0).flatMap(a => (a.verb === 'settle' ? [`${a.land} ${a.landscape} ${a.symbol}`] : [])))
    .size
  expect(places).toBeGreaterThan(0)
  expect(places).toBeLessThan(18)
  expect(settlementsLeft(q.s)).toBe(places)
})
test('BRZ-PLACE-4 a card that fits elsewhere makes room for one that does not', () => {
  // Bronze fits everywhere: it never takes the place another card needs.
  const q = settling({ state: 9 })
  const places = settlementsLeft(q.s)
  expect(settlementsLeft(settling({ state: places, bronze: 1 }).s)).toBe(places + 1)
})

test('BRZ-SET-5 a step names a place as players do: its kind, and the side where there are two of a kind', () => {
  let twice = 0
  for (let tile = 0; tile < 14; tile++) {
    const seen = new Set<string>()
    for (let place = 0; place < PLACES; place++) {
      const side = sideOf(tile, place)
      if (side !== 'only') twice++
      const at = placeAt(tile, place)
      seen.add(`${at} ${PLACE_KIND[at]} ${side}`)
    }
    expect(seen.size).toBe(PLACES)
  }
  expect(twice).toBeGreaterThan(0)
  const p = settling({ bronze: 3 })
  for (const language of ['en', 'it', 'ru'] as const) {
    const settles = p.legal(0).filter(a => a.verb === 'settle')
    const labels = settles.map(sayIn(language, p))
    // Each place has a name of its own, without a number of a symbol.
    expect(new Set(labels).size).toBe(labels.length)
    for (const [i, action] of settles.entries()) {
      const kind = KIND_IDS[PLACE_KIND[placeAt(p.s.land[0], placeOf(p.s, action))]]
      expect(labels[i]).toContain(CATALOGUES[language][`kind.${kind}`])
      expect(labels[i]).not.toMatch(/symbol|simbolo|символ/)
    }
  }
})
test('BRZ-PLACE-1 a settlement told without its board says which place from the left, and no number of a symbol', () => {
  const settle = { verb: 'settle', tech: 'irrigation', land: 2, landscape: 'savanna' }
  const said = (language: Language): string[] =>
    [1, 2, 3].map(symbol => words(language, CATALOGUES[language]).action({ ...settle, symbol }))
  expect(said('en')[2]).toBe('Settle savanna, land 2, third place from the left, with Irrigation')
  for (const language of ['en', 'ru', 'it'] as const) {
    expect(new Set(said(language)).size).toBe(3)
    for (const text of said(language)) expect(text).not.toMatch(/symbol|символ|simbolo/i)
  }
})
