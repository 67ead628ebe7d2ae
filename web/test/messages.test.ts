/**
 * No message of the shell is missing, and none is kept that nobody says. Those of a game are checked by its conformance
 * test.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { literalsOf, prefixesOf, sameInAllLanguages } from '@ecumene/testkit'
import { type Catalogue, LANGUAGES, type Language } from '@ecumene/words'
import { describe, expect, test } from 'vitest'
import { boxesIn } from '../src/shelf/boxes.ts'

const root = new URL('../../', import.meta.url).pathname
const read = (path: string): Catalogue => JSON.parse(readFileSync(join(root, path), 'utf8'))
const sourcesOf = (folder: string, without = '\0'): string =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(f => /\.tsx?$/.test(f) && !f.includes('.test.') && !f.startsWith(without))
    .map(f => readFileSync(join(root, folder, f), 'utf8'))
    .join('\n')

describe('the shell', () => {
  const all = Object.fromEntries(
    LANGUAGES.map(l => [l, { ...read(`web/src/messages/${l}.json`), ...boxesIn(l) }]),
  ) as Record<Language, Catalogue>
  const common = read('words/messages/en.json')
  const source = sourcesOf('web/src', 'dev/') + sourcesOf('kit/src')
  const literals = literalsOf(source)
  const prefixes = prefixesOf(source)

  test('says the same things in every language', () => expect(sameInAllLanguages(all)).toEqual([]))
  test('so do the words of the table', () => {
    const table = Object.fromEntries(LANGUAGES.map(l => [l, read(`words/messages/${l}.json`)])) as Record<
      Language,
      Catalogue
    >
    expect(sameInAllLanguages(table)).toEqual([])
  })
  test('no message is missing', () => {
    const said = [...source.matchAll(/\bsay\(\s*'([^']+)'/g)].map(m => m[1])
    const spaces = new Set(Object.keys(all.en).flatMap(k => (k.includes('.') ? [k.split('.')[0]] : [])))
    const inSpace = [...literals].filter(
      l => l.includes('.') && spaces.has(l.split('.')[0]) && !/\.(ts|tsx|json)$/.test(l),
    )
    expect(said.length).toBeGreaterThan(50)
    expect([...said, ...inSpace].filter(k => !(k in all.en) && !(k in common))).toEqual([])
    const open = ['verb.', 'event.', 'decision.', 'variant.', 'option.', 'part.', 'param.', 'kind.', 'ui.guide.']
    expect(
      prefixes.filter(p => !open.includes(p) && !Object.keys({ ...all.en, ...common }).some(k => k.startsWith(p))),
    ).toEqual([])
  })
  test('no message is left over', () => {
    const looked = ['bot.'] // the name of a bot is an argument
    const isUsed = (key: string): boolean => literals.has(key) || [...prefixes, ...looked].some(p => key.startsWith(p))
    expect(Object.keys(all.en).filter(k => !isUsed(k))).toEqual([])
  })
})

/** Words that were mended once, by the glossaries: they do not come back. */
const FORBIDDEN: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/plainest/i, /who finds it/i, /gains 1 resources/, /\} of 2\b.*tokens/],
  ru: [/под земл(ёй|ю)/i, /Иконоборство/, /Машиностроение/, /жетон налогом/, /Зерно случая/, /[^\d,] …$/],
  it: [/Apparecchio/, /con verità/, /\bcostui\b/, /speciali a Alfabet/, /\w'\w/, /[^\d,] …$/],
}
test.each(LANGUAGES)('%s: no word stands that the glossaries replace', language => {
  const files = [
    `web/src/messages/${language}.json`,
    `words/messages/${language}.json`,
    ...['bronze', 'civilization', 'advanced-civilization'].map(game => `games/${game}/ui/messages.${language}.json`),
  ]
  const found = files.flatMap(file =>
    Object.entries(read(file)).flatMap(([key, text]) =>
      FORBIDDEN[language].some(word => word.test(String(text))) ? [`${file} ${key}: ${text}`] : [],
    ),
  )
  expect(found).toEqual([])
})
