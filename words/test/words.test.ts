import type { About } from '@ecumene/contract'
import { expect, test } from 'vitest'
import { LANGUAGES, languageFor, layered, standingOf, words } from '../src/index.ts'

const en = {
  'verb.build': 'Build a city in {area}',
  'verb.pay': 'Pay {coins, plural, one {# coin} other {# coins}} to {seat}',
  'verb.stop': 'Stop',
  'area.egypt': 'Egypt',
  'area.nile': 'the Nile',
  'param.dest': 'area',
  'event.moved': '{seat} moves from {source} to {dest}',
  'event.drew': '{seat} draws {kind}',
  'event.drew.hidden': '{seat} draws a card',
  'event.chose': '{kind, select, figs {Sweet} other {Plain}}: {kind}',
  'kind.figs': 'figs',
  'kind.salt': 'salt',
  'event.gave': 'Gives {kind}',
  'stack.0': 'the first stack',
  'event.took': 'Takes from {stack}',
}
const ru = {
  'verb.build': 'Построить город: {area_in}',
  'verb.pay': 'Заплатить {coins, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}',
  'area.egypt': 'Египет',
  'area.egypt.in': 'в Египте',
  'area.nile': 'Нил',
}

test('an argument is looked up by its parameter', () => {
  expect(words('en', en).action({ verb: 'build', area: 'egypt' })).toBe('Build a city in Egypt')
})
test('a parameter can borrow the names of another', () => {
  expect(words('en', en).say('event.moved', { seat: 1, source: 'here', dest: 'nile' })).toBe(
    'Player\u00a02 moves from here to the Nile',
  )
})
test('a number that has a name is named', () => {
  expect(words('en', en).say('event.took', { stack: 0 })).toBe('Takes from the first stack')
})
test('seats are the players who sit there', () => {
  const w = words('en', en).seated(['Ann', 'Bob'])
  expect(w.action({ verb: 'pay', coins: 1, seat: 1 })).toBe('Pay 1 coin to Bob')
  expect(w.player(0)).toBe('Ann')
  expect(w.player(5)).toBe('Player\u00a06')
})
test('Russian plurals and forms of a name', () => {
  const w = words('ru', ru)
  expect([1, 2, 5, 21].map(coins => w.action({ verb: 'pay', coins }))).toEqual([
    'Заплатить 1 монету',
    'Заплатить 2 монеты',
    'Заплатить 5 монет',
    'Заплатить 21 монету',
  ])
  expect(w.action({ verb: 'build', area: 'egypt' })).toBe('Построить город: в Египте')
  expect(w.action({ verb: 'build', area: 'nile' })).toBe('Построить город: Нил')
})
test('a part that was kept from the viewer picks the hidden wording', () => {
  const w = words('en', en).seated(['Ann'])
  expect(w.event({ type: 'drew', seat: 0, kind: 'figs' })).toBe('Ann draws figs')
  expect(w.event({ type: 'drew', seat: 0 })).toBe('Ann draws a card')
})
test('select looks at the value, the plain argument shows its name', () => {
  expect(words('en', en).event({ type: 'chose', kind: 'figs' })).toBe('Sweet: figs')
})
test('lists and counts', () => {
  const w = words('en', en)
  expect(w.event({ type: 'gave', kind: ['figs', 'salt'] })).toBe('Gives figs and salt')
  expect(w.event({ type: 'gave', kind: { figs: 2, salt: 0 } })).toBe('Gives figs × 2')
})
test('the outline of a verb leaves its arguments open', () => {
  const w = words('en', en)
  expect(w.verb('build')).toBe('Build a city in …')
  expect(w.verb('pay')).toBe('Pay … coins to …')
  expect(w.verb('stop')).toBe('Stop')
})
test('what no catalogue has is shown by its key; a later catalogue stands in', () => {
  expect(words('en', {}).say('verb.fly')).toBe('verb.fly')
  expect(words('ru', ru, en).say('verb.stop')).toBe('Stop')
})
test('every language refuses in its own words, with the same keys', () => {
  for (const language of LANGUAGES)
    expect(words(language).prompt({ key: 'table.undo', rule: 'TABLE', args: { closed: 'chance' } })).not.toContain(
      'chance.',
    )
  expect(words('it').prompt({ key: 'table.undo', rule: 'TABLE', args: { closed: 'chance' } })).toContain('caso')
})
test('the language of the reader is the first of their wishes that we speak', () => {
  expect(languageFor(['de-DE', 'it-CH', 'en'])).toBe('it')
  expect(languageFor(['xx'])).toBe('en')
})

test('a catalogue that stands on another says what it lacks in the words of the other', async () => {
  const files: Record<string, Record<string, string>> = {
    plain: { a: 'A', b: 'B' },
    wider: { extends: 'plain', b: 'another B', c: 'C' },
  }
  const read = async (id: string) => files[id] ?? null
  expect(await layered('wider', read)).toEqual({ a: 'A', b: 'another B', c: 'C' })
  expect(await layered('plain', read)).toBe(files.plain)
  expect(await layered('none', read)).toBe(null)
})

test('a player is told of by the score or, in a game without points, by the parts it names', () => {
  const outcome = { places: [1, 2], scores: [1, 0], parts: { heroes: [4, 2], cities: [3, 5] }, rule: 'X', ending: 'x' }
  const say = (key: string): string => key.toUpperCase()
  const about = { toldByParts: ['heroes', 'cities'] } as unknown as About
  expect(standingOf(say, undefined, outcome, 0)).toBe('1')
  expect(standingOf(say, about, outcome, 1)).toBe('PART.HEROES 2, PART.CITIES 5')
})
