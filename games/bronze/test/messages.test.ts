import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CITIES } from '../data/cities.ts'
import { KIND_IDS, LAND_IDS, LANDSCAPE_IDS } from '../data/lands.ts'
import { TECH_IDS } from '../data/technologies.ts'
import { COLOURS } from '../data/tokens.ts'
import { bronze } from '../src/game.ts'
import { ENDINGS } from '../src/state.ts'
import { POSITIONS } from '../src/verbs.ts'

type Catalogue = Record<string, string>
const root = join(import.meta.dirname, '..')
const catalogue = (language: string): Catalogue =>
  JSON.parse(readFileSync(join(root, 'ui', `messages.${language}.json`), 'utf8'))
const [en, ru, it] = ['en', 'ru', 'it'].map(catalogue)
/** Arguments of a message; the words of a choice inside braces are not. */
const named = (text: string): string[] =>
  [...new Set([...text.matchAll(/(?<!(?:=\d+|zero|one|two|few|many|other) )\{(\w+)[,}]/g)].map(m => m[1]))].sort()

const chapter = (key: string): string => key.slice(0, key.indexOf('.'))

/** Keys named in the sources. */
const inSources = (dir = join(root, 'src')): string[] =>
  readdirSync(dir, { withFileTypes: true }).flatMap(f =>
    f.isDirectory()
      ? inSources(join(dir, f.name))
      : [...readFileSync(join(dir, f.name), 'utf8').matchAll(/'((?:refuse|prompt)\.\w+)'/g)].map(m => m[1]),
  )
const endings = ENDINGS.slice(1)
const wanted = [
  ...inSources(),
  ...Object.keys(bronze.verbs.specs).map(v => `verb.${v}`),
  ...Object.keys(bronze.events).map(e => `event.${e}`),
  ...bronze.decisions.map(d => `decision.${d.name}`),
  ...bronze.programs.map(p => `program.${p.name}`),
  ...bronze.options.map(o => `option.${o.name}`),
  ...bronze.variants.map(v => `variant.${v.id}`),
  ...endings.map(e => `ending.${e}`),
  ...endings.map(e => `cause.${e}`),
  ...['cities', 'routes', 'provinces'].map(p => `part.${p}`),
  ...TECH_IDS.map(t => `tech.${t}`),
  ...LANDSCAPE_IDS.map(l => `landscape.${l}`),
  ...KIND_IDS.map(k => `kind.${k}`),
  ...LAND_IDS.map(l => `tile.${l}`),
  ...COLOURS.map(c => `colour.${c}`),
  ...POSITIONS.map(p => `position.${p}`),
  ...CITIES.flatMap(c => [`city.${c.id}`, `effect.${c.id}`]),
]

describe('messages', () => {
  test.each([
    ['en', en],
    ['ru', ru],
    ['it', it],
  ] as const)('%s says everything the rules name, and nothing they do not', (_, words) => {
    expect(wanted.filter(key => !words[key])).toEqual([])
    const chapters = new Set(wanted.map(chapter)) // the board has chapters of its own
    expect(Object.keys(words).filter(key => chapters.has(chapter(key)) && !wanted.includes(key))).toEqual([])
  })

  test('the three languages use the same arguments', () => {
    for (const key of Object.keys(en)) {
      expect([key, named(ru[key])]).toEqual([key, named(en[key])])
      expect([key, named(it[key])]).toEqual([key, named(en[key])])
    }
  })

  test('a verb and an event use only their own parameters', () => {
    for (const [verb, spec] of Object.entries(bronze.verbs.specs))
      for (const name of named(en[`verb.${verb}`])) expect(Object.keys(spec)).toContain(name)
    for (const [type, spec] of Object.entries(bronze.events))
      for (const name of named(en[`event.${type}`])) expect(Object.keys(spec.sees)).toContain(name)
  })

  test('names agree with the data', () => {
    for (const { id, names } of CITIES)
      expect([en, ru, it].map(words => words[`city.${id}`])).toEqual([names.en, names.ru, names.it])
  })

  test('Russian counts in one, few and many', () => {
    for (const [key, text] of Object.entries(ru)) {
      if (!text.includes('plural')) continue
      for (const form of ['one {', 'few {', 'many {', 'other {'])
        expect([key, text.includes(form)]).toEqual([key, true])
    }
  })
})
