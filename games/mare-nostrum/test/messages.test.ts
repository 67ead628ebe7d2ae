import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Codes, current, FastRng, type GameEvent, has, LiveCx, owed, settle, setupOf } from '@ecumene/kernel'
import { words } from '@ecumene/words'
import { expect, test } from 'vitest'
import { EMPIRE_IDS, STARTING_HERO_IDS } from '../data/empires.ts'
import { RESOURCE_IDS } from '../data/goods.ts'
import { mareNostrum } from '../src/game.ts'

const root = join(import.meta.dirname, '..')
const LANGUAGES = ['en', 'ru', 'it'] as const
const catalogue = Object.fromEntries(
  LANGUAGES.map(l => [l, JSON.parse(readFileSync(join(root, 'ui', `messages.${l}.json`), 'utf8')) as Record<string, string>]),
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

test('whole games are told in three languages without an open argument', () => {
  const setup = setupOf(mareNostrum, 4)
  const layout = mareNostrum.layout(setup)
  const say = LANGUAGES.map(l => words(l, catalogue[l]).seated(['Ann', 'Bob', 'Cid', 'Dee']))
  for (let g = 0; g < 3; g++) {
    const s = layout.create()
    const rng = new FastRng(g + 1)
    const codes = new Codes()
    const open = new LiveCx<never>(rng)
    mareNostrum.setup(s, setup, open)
    settle(mareNostrum, s, open)
    for (let n = 0; s.depth > 0 && n < 3000; n++) {
      const decision = current(mareNostrum, s)
      if (!decision) break
      let seat = 0
      while (!has(owed(s), seat)) seat++
      codes.clear()
      decision.legal(s, seat, codes)
      const code = codes.at[rng.below(codes.n)]
      const cx = new LiveCx<never>(rng)
      const told: string[] = []
      for (const w of say) told.push(w.action(mareNostrum.verbs.toJson(code)), w.prompt(decision.prompt(s, seat)))
      decision.apply(s, seat, code, cx as never)
      settle(mareNostrum, s, cx as never)
      for (const e of cx.events as GameEvent[]) for (const w of say) told.push(w.event(e))
      for (const line of told)
        if (/[{}]|_|(?:verb|event|prompt|province|slot|sea|token|resource)\./.test(line)) expect(line).toBe('a clean sentence')
    }
  }
})
