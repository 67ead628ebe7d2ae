import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { RESOURCE_IDS } from '../data/goods.ts'
import { EMPIRE_IDS } from '../data/names.ts'
import { mareNostrum } from '../src/game.ts'
import { STARTING_HERO_IDS } from '../src/query/powers.ts'

const root = join(import.meta.dirname, '..')
const LANGUAGES = ['en', 'ru', 'it'] as const
const catalogue = Object.fromEntries(
  LANGUAGES.map(l => [
    l,
    JSON.parse(readFileSync(join(root, 'ui', `messages.${l}.json`), 'utf8')) as Record<string, string>,
  ]),
)
const sources = (dir: string): string =>
  readdirSync(dir, { withFileTypes: true })
    .map(e => (e.isDirectory() ? sources(join(dir, e.name)) : readFileSync(join(dir, e.name), 'utf8')))
    .join('\n')

test('every key the game names is said in three languages, and no language has more', () => {
  const keys = new Set<string>()
  const src = sources(join(root, 'src'))
  for (const key of src.match(/'(?:refuse|prompt)\.[A-Za-z]+'/g) ?? []) keys.add(key.slice(1, -1))
  for (const name of ['nameBuilder', 'nameMover']) keys.add(`prompt.${name}`)
  for (const [verb, params] of Object.entries(mareNostrum.verbs.specs)) {
    keys.add(`verb.${verb}`)
    for (const [param, domain] of Object.entries(params))
      if (Array.isArray(domain))
        for (const value of domain as readonly string[]) keys.add(`${catalogue.en[`param.${param}`] ?? param}.${value}`)
  }
  for (const [type, spec] of Object.entries(mareNostrum.events)) {
    keys.add(`event.${type}`)
    if (Object.values(spec.sees).some(x => x !== 'all')) keys.add(`event.${type}.hidden`)
  }
  for (const e of ['pyramids', 'glory', 'conquest', 'leadership', 'rounds']) keys.add(`ending.${e}`)
  for (const p of ['heroes', 'cities', 'trade', 'culture', 'military']) keys.add(`part.${p}`)
  for (const o of mareNostrum.options) keys.add(`option.${o.name}`)
  for (const v of mareNostrum.variants) keys.add(`variant.${v.id}`)
  for (const d of mareNostrum.decisions) keys.add(`decision.${d.name}`)
  for (const p of mareNostrum.programs) keys.add(`program.${p.name}`)
  for (const id of EMPIRE_IDS) keys.add(`empire.${id}`)
  for (const id of STARTING_HERO_IDS) keys.add(`token.${id}`)
  for (const id of RESOURCE_IDS) keys.add(`resource.${id}`)
  for (const l of LANGUAGES) {
    expect([...keys].filter(k => !catalogue[l][k])).toEqual([])
    expect(Object.keys(catalogue[l])).toEqual(Object.keys(catalogue.en))
  }
})

/** Arguments a message names, without the form asked for (`province_in`). */
const argsOf = (text: string): string[] =>
  [...new Set((text.match(/\{[a-zA-Z]+(?=[,}_])/g) ?? []).map(a => a.slice(1)))].sort()

test('messages name only what the game gives them, and forms that exist', () => {
  for (const l of LANGUAGES) {
    for (const [verb, params] of Object.entries(mareNostrum.verbs.specs))
      expect(Object.keys(params), `${l} verb.${verb}`).toEqual(
        expect.arrayContaining(argsOf(catalogue[l][`verb.${verb}`])),
      )
    for (const [type, { sees }] of Object.entries(mareNostrum.events)) {
      expect(Object.keys(sees), `${l} event.${type}`).toEqual(
        expect.arrayContaining(argsOf(catalogue[l][`event.${type}`])),
      )
      const open = Object.keys(sees).filter(p => sees[p] === 'all')
      if (open.length < Object.keys(sees).length)
        expect(open, `${l} event.${type}.hidden`).toEqual(
          expect.arrayContaining(argsOf(catalogue[l][`event.${type}.hidden`])),
        )
    }
    for (const [key, text] of Object.entries(catalogue[l]))
      for (const [, param, form] of text.matchAll(/\{([a-zA-Z]+)_([a-z]+)\}/g)) {
        const family = catalogue[l][`param.${param}`] ?? param
        const named = Object.keys(catalogue[l]).filter(k => k.startsWith(`${family}.`) && k.split('.').length === 2)
        expect(named.length, key).toBeGreaterThan(0)
        for (const name of named) expect(catalogue[l][`${name}.${form}`], `${l} ${key}: ${name}.${form}`).toBeTruthy()
      }
  }
})
test('braces are closed and Russian plurals have their forms', () => {
  for (const l of LANGUAGES)
    for (const [key, text] of Object.entries(catalogue[l])) {
      expect(text.split('{').length, `${l} ${key}`).toBe(text.split('}').length)
      if (l === 'ru' && /plural, one/.test(text)) expect(text, key).toMatch(/few|other/)
    }
})
