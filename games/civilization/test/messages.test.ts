import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ActionJson,
  Codes,
  current,
  explore,
  FastRng,
  type GameEvent,
  has,
  LiveWorld,
  owed,
  settle,
  setupOf,
} from '@ecumene/kernel'
import { words } from '@ecumene/words'
import { expect, test } from 'vitest'
import type { E } from '../src/events.ts'
import { civilization } from '../src/game.ts'

const root = join(import.meta.dirname, '..')
const family = join(root, '..', 'civilization-family')
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

test('every key the game names is said in three languages', () => {
  const keys = new Set<string>()
  for (const src of [join(root, 'src'), join(family, 'src')])
    for (const key of sources(src).match(/'(?:refuse|prompt|ending)\.[A-Za-z]+'/g) ?? []) keys.add(key.slice(1, -1))
  for (const verb of Object.keys(civilization.verbs.specs)) keys.add(`verb.${verb}`)
  keys.add('verb.offer')
  for (const [type, spec] of Object.entries(civilization.events)) {
    keys.add(`event.${type}`)
    if (Object.values(spec.sees).some(x => x !== 'all')) keys.add(`event.${type}.hidden`)
  }
  for (const p of ['position', 'total', 'areas', 'cities']) keys.add(`part.${p}`)
  for (const o of civilization.options) {
    keys.add(`option.${o.name}`)
    if (Array.isArray(o.values)) for (const v of o.values as readonly string[]) keys.add(`option.${o.name}.${v}`)
  }
  for (const v of civilization.variants) keys.add(`variant.${v.id}`)
  for (const d of civilization.decisions) keys.add(`decision.${d.name}`)
  for (const p of civilization.programs) keys.add(`program.${p.name}`)
  for (const l of LANGUAGES) {
    expect([...keys].filter(k => !catalogue[l][k])).toEqual([])
    expect(Object.keys(catalogue[l]).sort()).toEqual(Object.keys(catalogue.en).sort())
    const w = words(l, catalogue[l])
    for (const params of Object.values(civilization.verbs.specs))
      for (const [param, domain] of Object.entries(params))
        if (Array.isArray(domain))
          for (const value of domain as readonly string[])
            expect([value, w.isNamed(param, value)]).toEqual([value, true])
  }
})

test('whole games are told in three languages without an open argument', () => {
  const setup = setupOf(civilization, 4, 'full', { rounds: '18' })
  const layout = civilization.layout(setup)
  const say = LANGUAGES.map(l => words(l, catalogue[l]).seated(['Ann', 'Bob', 'Cid', 'Dee']))
  for (let g = 0; g < 2; g++) {
    const s = layout.create()
    const rng = new FastRng(g + 1)
    const codes = new Codes()
    const open = new LiveWorld<E>(rng)
    civilization.setup(s, setup, open)
    settle(civilization, s, open)
    while (s.depth > 0) {
      const decision = current(civilization, s)
      if (!decision) break
      let seat = 0
      while (!has(owed(s), seat)) seat++
      codes.clear()
      decision.legal(s, seat, codes)
      const played = civilization.policies.greedy(s, seat, codes, rng)
      const action = (typeof played === 'number' ? civilization.verbs.toJson(played) : played) as ActionJson
      const world = new LiveWorld<E>(rng)
      const told: string[] = []
      for (const w of say) told.push(w.action(action), w.prompt(decision.prompt(s, seat)))
      explore(civilization, s, seat, played, world)
      for (const e of world.events as unknown as GameEvent[]) for (const w of say) told.push(w.event(e))
      for (const line of told)
        if (/[{}]|undefined|(?:verb|event|prompt|area|shore|card|trade)\./.test(line))
          expect(line).toBe('a clean sentence')
    }
  }
})
