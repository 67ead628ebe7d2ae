/** Words of heroes, wonders, posts and trade: one word for one thing, in three languages. */
import { readFileSync } from 'node:fs'
import { words } from '@ecumene/words'
import { describe, expect, test } from 'vitest'
import { ALL_HELD } from '../../src/query/powers.ts'
import en from '../messages.en.json' with { type: 'json' }
import it from '../messages.it.json' with { type: 'json' }
import ru from '../messages.ru.json' with { type: 'json' }

const SAID: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, ru, it }
/** The glossary: key, Russian, Italian. */
const TERMS: readonly (readonly [string, string, string])[] = [
  ['resource.pottery', 'керамика', 'ceramica'],
  ['resource.gems', 'алмазы', 'gemme'],
  ['resource.papyrus', 'папирус', 'papiro'],
  ['resource.metal', 'металл', 'metallo'],
  ['resource.spices', 'специи', 'spezie'],
  ['resource.marble', 'мрамор', 'marmo'],
  ['resource.wood', 'древесина', 'legno'],
  ['resource.gold', 'золото', 'oro'],
  ['resource.grain', 'зерно', 'grano'],
  ['resource.oil', 'масло', 'olio'],
  ['resource.sheep', 'овцы', 'pecore'],
  ['resource.wine', 'вино', 'vino'],
  ['resource.gladiators', 'гладиаторы', 'gladiatori'],
  ['resource.coin', 'монета', 'moneta'],
  ['ui.token.pharos', 'Александрийский маяк', 'Faro di Alessandria'],
  ['ui.token.hanging-gardens', 'Висячие сады', 'Giardini pensili'],
  ['ui.token.colossus', 'Колосс Родосский', 'Colosso di Rodi'],
  ['ui.token.temple-of-artemis', 'Храм Артемиды', 'Tempio di Artemide'],
  ['ui.token.statue-of-zeus', 'Статуя Зевса', 'Statua di Zeus'],
  ['ui.token.queen-of-sheba', 'Царица Савская', 'Regina di Saba'],
  ['ui.token.circe', 'Цирцея', 'Circe'],
  ['ui.token.penthesilea', 'Пентесилея', 'Pentesilea'],
  ['ui.token.hammurabi', 'Хаммурапи', 'Hammurabi'],
  ['ui.token.ramses-ii', 'Рамзес II', 'Ramses II'],
  ['ui.token.castor-pollux', 'Кастор и Поллукс', 'Castore e Polluce'],
  ['ui.token.pyramids', 'Пирамиды', 'Piramidi'],
  ['track.trade', 'торговля', 'commercio'],
  ['track.culture', 'культура', 'cultura'],
  ['track.military', 'армия', 'militare'],
  ['post.free', 'свободный легион', 'legione libera'],
]
test.each(TERMS)('%s', (key, russian, italian) => {
  expect([ru, it].map(said => (said as Record<string, string>)[key])).toEqual([russian, italian])
})
/** The rules as players read them. */
const ruleText = (language: string): string =>
  readFileSync(new URL(`../../rules/${language}.md`, import.meta.url), 'utf8')
/** Words of earlier texts, and words that the rules do not know: neither on a screen nor in the rules. */
const NOT_SAID: Readonly<Record<string, readonly RegExp[]>> = {
  en: [/great cit/i],
  ru: [
    /взакрытую/i,
    /рубашкой/i,
    /маяк фарос/i,
    /в войне/i,
    /великих город/i,
    /фишек/i,
    /(^|[^а-я])лес([^а-я]|$)/i,
    /[а-я] Лидер/,
    /уровень армий/i,
    /(^|[^а-я])граби/i,
    /непокорен/i,
  ],
  it: [
    /a faccia in giù/i,
    /grandi città/i,
    /esercito/i,
    /provincia capitale/i,
    /ingaggia o costruisci/i,
    /eroi\/meraviglie/i,
    /tra i pari/i,
    /livello di (commercio|cultura)/i,
  ],
}
describe.each(Object.entries(NOT_SAID))('%s', (language, words) => {
  test.each(words)('%s is nowhere', word => {
    expect(Object.entries(SAID[language]).filter(([, text]) => word.test(text))).toEqual([])
    expect(
      ruleText(language)
        .split('\n')
        // Words by which players look for rules may be any.
        .filter(line => word.test(line) && !/^- [^[]/.test(line)),
    ).toEqual([])
  })
})
test('every message can be read', () => {
  for (const [language, said] of Object.entries(SAID)) {
    const speech = words(language as 'en', said)
    for (const key of Object.keys(said)) expect(() => speech.say(key, {}), `${language} ${key}`).not.toThrow()
  }
})
test('heroes are hired, wonders are built', () => {
  const hire = (language: 'en' | 'ru' | 'it', token: string): string =>
    words(language, SAID[language]).action({ verb: 'hire', token })
  expect(hire('en', 'circe')).toBe('Hire Circe')
  expect(hire('ru', 'circe')).toBe('Нанять Цирцею')
  expect(hire('ru', 'hanging-gardens')).toBe('Построить Висячие сады')
  expect(hire('it', 'pharos')).toBe('Costruisci il Faro di Alessandria')
})
test('every hero and wonder has its effect in three languages', () => {
  const tokens = Object.keys(en).filter(key => key.startsWith('ui.token.'))
  expect(tokens.length).toBe(ALL_HELD.length + 1) // and the Pyramids
  for (const key of tokens)
    for (const said of Object.values(SAID))
      expect(said[key.replace('ui.token', 'effect')]?.length, key).toBeGreaterThan(10)
})
test('MN-2.1f MN-3c what is offered or paid once is told without a number, twice with it', () => {
  const told = (language: string, type: string, count: number): string => {
    const w = words(language as 'en', SAID[language]).seated(['Ada'])
    return w.event({ type, seat: 0, resource: 'marble', count }) ?? ''
  }
  for (const [language, once, twice] of [
    ['en', 'offers marble', 'offers 2 × marble'],
    ['ru', 'предлагает: мрамор', 'предлагает: мрамор × 2'],
    ['it', 'offre: marmo', 'offre: marmo × 2'],
  ]) {
    expect(told(language, 'offered', 1)).toBe(`Ada ${once}`)
    expect(told(language, 'offered', 2)).toBe(`Ada ${twice}`)
    expect(told(language, 'paid', 1)).not.toMatch(/\d|×/)
    expect(told(language, 'paid', 3)).toMatch(/3/)
  }
})
