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
import { type Catalogue, layered, words } from '@ecumene/words'
import { expect, test } from 'vitest'
import { CARD_IDS } from '../data/cards.ts'
import { CALAMITY_IDS } from '../data/trade.ts'
import type { E } from '../src/events.ts'
import { advancedCivilization as game } from '../src/game.ts'
import { RULES } from '../ui/rule-ids.ts'

const games = join(import.meta.dirname, '..', '..')
const root = join(games, 'advanced-civilization')
const LANGUAGES = ['en', 'ru', 'it'] as const
const read = async (id: string, language: string): Promise<Catalogue> =>
  JSON.parse(readFileSync(join(games, id, 'ui', `messages.${language}.json`), 'utf8'))
const catalogue = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async l => [l, (await layered('advanced-civilization', id => read(id, l))) ?? {}] as const),
  ),
)
const sources = (dir: string): string =>
  readdirSync(dir, { withFileTypes: true })
    .map(e => (e.isDirectory() ? sources(join(dir, e.name)) : readFileSync(join(dir, e.name), 'utf8')))
    .join('\n')

test('every key the game and its drawings name is said in three languages', () => {
  const keys = new Set<string>()
  const found = (dir: string) => sources(dir).match(/'(?:refuse|prompt|ending|ui)\.[A-Za-z.-]+'/g) ?? []
  for (const key of [
    ...found(join(root, 'src')),
    ...found(join(root, 'ui')),
    ...found(join(games, 'civilization-family', 'src')),
    ...found(join(games, 'civilization-family', 'ui')),
  ])
    if (!key.startsWith("'ui.guide")) keys.add(key.slice(1, -1))
  for (const verb of Object.keys(game.verbs.specs)) keys.add(`verb.${verb}`)
  keys.add('verb.offer')
  for (const [type, spec] of Object.entries(game.events)) {
    keys.add(`event.${type}`)
    if (Object.values(spec.sees).some(x => x !== 'all')) keys.add(`event.${type}.hidden`)
  }
  for (const p of ['cards', 'trade', 'treasury', 'cells', 'cities']) keys.add(`part.${p}`)
  for (const o of game.options) {
    keys.add(`option.${o.name}`)
    if (Array.isArray(o.values)) for (const v of o.values as readonly string[]) keys.add(`option.${o.name}.${v}`)
  }
  for (const v of game.variants) keys.add(`variant.${v.id}`)
  for (const d of game.decisions) keys.add(`decision.${d.name}`)
  for (const p of game.programs) keys.add(`program.${p.name}`)
  for (const id of Object.keys(RULES.cards)) for (const space of ['card', 'ui.effect']) keys.add(`${space}.${id}`)
  for (const id of Object.keys(RULES.calamities))
    for (const space of ['calamity', 'trade', 'ui.woe']) keys.add(`${space}.${id}`)
  expect(keys.size).toBeGreaterThan(400)
  for (const l of LANGUAGES) {
    expect([...keys].filter(k => !catalogue[l][k])).toEqual([])
    expect(Object.keys(catalogue[l]).sort()).toEqual(Object.keys(catalogue.en).sort())
    const w = words(l, catalogue[l])
    for (const params of Object.values(game.verbs.specs))
      for (const [param, domain] of Object.entries(params))
        if (Array.isArray(domain))
          for (const value of domain as readonly string[])
            expect([value, w.isNamed(param, value)]).toEqual([value, true])
  }
})

test('the drawings have a rule, and one that exists, for every card and calamity', () => {
  const book = readFileSync(join(root, 'rules', 'en.md'), 'utf8')
  const ids = new Set([...book.matchAll(/^- \[(ADV-[\w.-]+)\]/gm)].map(m => m[1]))
  const named = new Set(sources(join(root, 'ui')).match(/ADV-[\w.-]*\d[a-z]?/g) ?? [])
  expect(named.size).toBeGreaterThan(80)
  expect([...named].filter(id => !ids.has(id))).toEqual([])
  expect(Object.keys(RULES.cards).sort()).toEqual([...CARD_IDS].sort())
  expect(Object.keys(RULES.calamities).sort()).toEqual([...CALAMITY_IDS].sort())
  expect(RULES.phases).toHaveLength(14)
})

test.each([2, 5])('whole games of %i are told in three languages without an open argument', seats => {
  const setup = setupOf(game, seats, 'full', { rounds: '16' })
  const layout = game.layout(setup)
  const names = ['Ann', 'Bob', 'Cid', 'Dee', 'Eva'].slice(0, seats)
  const say = LANGUAGES.map(l => words(l, catalogue[l]).seated(names))
  const seen = new Set<string>()
  const s = layout.create()
  const rng = new FastRng(seats)
  const codes = new Codes()
  const open = new LiveWorld<E>(rng)
  game.setup(s, setup, open)
  settle(game, s, open)
  while (s.depth > 0) {
    const decision = current(game, s)
    if (!decision) break
    let seat = 0
    while (!has(owed(s), seat)) seat++
    codes.clear()
    decision.legal(s, seat, codes)
    const played = game.policies.greedy(s, seat, codes, rng)
    const action = (typeof played === 'number' ? game.verbs.toJson(played) : played) as ActionJson
    const cx = new LiveWorld<E>(rng)
    const told: string[] = []
    for (const w of say) told.push(w.action(action), w.prompt(decision.prompt(s, seat)))
    explore(game, s, seat, played, cx)
    for (const e of cx.events as unknown as GameEvent[]) {
      seen.add(e.type)
      for (const w of say) told.push(w.event(e))
    }
    for (const line of told)
      if (/[{}]|undefined|(?:verb|event|prompt|area|shore|card|trade|commodity|calamity)\.[a-z]/.test(line))
        expect(line).toBe('a clean sentence')
  }
  for (const type of [
    'settled',
    'walked',
    'built',
    'drew',
    'offered',
    'swapped',
    'revealed',
    'acquired',
    'returned',
    'advanced',
  ])
    expect([type, seen.has(type)]).toEqual([type, true])
})
