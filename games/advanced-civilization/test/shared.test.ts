import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMMODITY_IDS as PLAIN_COMMODITIES } from '@ecumene/civilization/data/trade.ts'
import { civilization } from '@ecumene/civilization/src/game.ts'
import { decisions as PLAIN_D, verbs as PLAIN_V, VERBS as PLAIN_VERBS } from '@ecumene/civilization/src/verbs.ts'
import { CARD_IDS as PLAIN_CARDS } from '@ecumene/civilization-family/data/cards.ts'
import { rulesIndex } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { CARD_IDS } from '../data/cards.ts'
import { COMMODITY_IDS } from '../data/trade.ts'
import { advancedCivilization } from '../src/game.ts'
import { SAME } from '../src/same.ts'
import { decisions, VERBS, verbs } from '../src/verbs.ts'

const root = join(import.meta.dirname, '..')
const familySource = (name: string): string =>
  readFileSync(join(root, '..', 'civilization-family', 'src', name), 'utf8')

test('a verb of both games has the same number and, where a shared decision uses it, the same code', () => {
  const changed = ['cross', 'nominate'] // a verb of this game stands in their place
  Object.keys(PLAIN_VERBS).forEach((name, i) => {
    if (changed.includes(name)) return
    expect(Object.keys(VERBS)[i]).toBe(name)
  })
  const used = [
    'found',
    'tax',
    'grow',
    'maintain',
    'lapse',
    'launch',
    'walk',
    'board',
    'sail',
    'land',
    'fight',
    'build',
    'reduce',
    'agree',
  ] as const
  for (const name of used) {
    const plain = (PLAIN_V[name].code as (...args: number[]) => number)(2, 3, 4)
    const here = (verbs[name].code as (...args: number[]) => number)(2, 3, 4)
    expect([name, here]).toEqual([name, plain])
  }
  for (const name of ['insist', 'buyGold', 'withdraw', 'done'] as const)
    expect(verbs[name].code()).toBe(PLAIN_V[name].code())
})
test('a decision that a shared step asks has the same number in both games, and every number its decision', () => {
  for (const name of ['settle', 'tax', 'grow', 'ships', 'move', 'fight', 'build', 'support', 'gold', 'trade'] as const)
    expect([name, decisions[name]]).toEqual([name, PLAIN_D[name]])
  for (const [name, number] of Object.entries(decisions)) expect(advancedCivilization.decisions[number].name).toBe(name)
  expect(advancedCivilization.decisions).toHaveLength(Object.keys(decisions).length)
})
test('cards and commodities of plain Civilization keep their numbers', () => {
  expect(CARD_IDS.slice(0, PLAIN_CARDS.length)).toEqual(PLAIN_CARDS)
  expect(COMMODITY_IDS.slice(0, PLAIN_COMMODITIES.length).map(id => id.replace('spices', 'spice'))).toEqual(
    PLAIN_COMMODITIES,
  )
})
test('whatever an adopted decision can name is a rule of this game', () => {
  const files = ['settle', 'tax', 'grow', 'ships', 'move', 'move-why', 'build', 'support', 'gold', 'trade', 'fight']
  // Rules of Nomads and Farmers, of the change of coasts and of the plain offer are never reached here.
  const unreachable = /^CIV-(31|32|23\.3b)/
  for (const file of files)
    for (const [, id] of familySource(`decisions/${file}.ts`).matchAll(
      /(?:refusal\(|rule: )[^'\n]*'(CIV-[A-Za-z0-9.-]+)'/g,
    ))
      if (!unreachable.test(id)) expect([file, id, SAME[id] !== undefined]).toEqual([file, id, true])
  const rules = new Set(rulesIndex(readFileSync(join(root, 'rules', 'en.md'), 'utf8')).rules.map(r => r.id))
  for (const id of Object.values(SAME)) expect([id, rules.has(id)]).toEqual([id, true])
  for (const d of advancedCivilization.decisions) expect([d.name, rules.has(d.rule)]).toEqual([d.name, true])
  for (const p of advancedCivilization.programs) expect([p.name, rules.has(p.rule)]).toEqual([p.name, true])
  for (const [type, spec] of Object.entries(advancedCivilization.events))
    expect([type, rules.has(spec.rule)]).toEqual([type, true])
  for (const o of advancedCivilization.options) expect([o.name, rules.has(o.rule ?? '')]).toEqual([o.name, true])
  expect(civilization.decisions.length).toBeGreaterThan(0)
})
