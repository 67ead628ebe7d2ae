import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { STARTING } from '../data/civil.ts'
import { civil, military, work } from '../src/cards.ts'
import { throughTheAges as game } from '../src/game.ts'

const read = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', 'ui', `messages.${language}.json`), 'utf8'))
const folder = join(import.meta.dirname, '..', 'src')
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts'))
  .map(path => readFileSync(join(folder, path), 'utf8'))
  .join('\n')
const needed = [
  ...Object.keys(game.verbs.specs).map(v => `verb.${v}`),
  ...Object.keys(game.events).map(e => `event.${e}`),
  ...Object.entries(game.events).flatMap(([e, spec]) =>
    Object.values(spec.sees).some(x => x !== 'all') ? [`event.${e}.hidden`] : [],
  ),
  ...game.decisions.map(d => `decision.${d.name}`),
  ...game.programs.map(p => `program.${p.name}`),
  ...game.variants.map(v => `variant.${v.id}`),
  ...game.options.map(o => `option.${o.name}`),
  ...(sources.match(/(?<=')(?:prompt|refuse)\.[A-Za-z]+(?=')/g) ?? []),
  ...[...civil.ids, ...STARTING.map(c => c.id), ...military.ids].flatMap(id => [`card.${id}`, `cardtext.${id}`]),
  ...work.ids.map(id => `old.${id}`),
  'ending.culture',
  'ending.alone',
  'part.play',
  'part.final',
]
describe('messages', () => {
  test.each(['en', 'ru', 'it'])('%s says everything', language => {
    const messages = read(language)
    expect(needed.filter(key => !messages[key])).toEqual([])
    expect(Object.keys(messages)).toEqual(Object.keys(read('en')))
  })
  test('the three languages use the same arguments', () => {
    const [en, ru, it] = ['en', 'ru', 'it'].map(read)
    const args = (text: string): string[] => [...new Set(text.match(/(?<=\{)[a-z]+(?=[,}])/g) ?? [])].sort()
    for (const key of Object.keys(en)) {
      expect([key, args(ru[key])]).toEqual([key, args(en[key])])
      expect([key, args(it[key])]).toEqual([key, args(en[key])])
    }
  })
})
