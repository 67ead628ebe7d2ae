import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rulesIndex } from '@ecumene/contract'
import { expect, test } from 'vitest'
import { COMMODITY_IDS, GOLD, GRAIN } from '../data/trade.ts'
import { SAME } from '../src/adopted.ts'
import { advancedCivilization } from '../src/game.ts'

const root = join(import.meta.dirname, '..')
const familySource = (name: string): string =>
  readFileSync(join(root, '..', 'civilization-family', 'src', name), 'utf8')

test('Grain and Gold have the numbers by which shared rules know them', () => {
  expect([COMMODITY_IDS[GRAIN], COMMODITY_IDS[GOLD]]).toEqual(['grain', 'gold'])
})
test('whatever an adopted decision can name is a rule of this game', () => {
  const files = [
    'settle',
    'tax',
    'grow',
    'ships',
    'move',
    'move-why',
    'build',
    'support',
    'gold',
    'offer',
    'trade',
    'fight',
  ]
  // Rules of Nomads and Farmers and of the change of coasts are never reached here.
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
})
