import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CARD_IDS } from '../../data/cards.ts'
import { CALAMITY_IDS } from '../../data/trade.ts'
import { RULES } from '../rule-ids.ts'

const root = join(import.meta.dirname, '..', '..')
const sources = (folder: string): string =>
  readdirSync(folder, { withFileTypes: true })
    .map(entry => join(folder, entry.name))
    .map(path => (path.endsWith('test') ? '' : /\.[a-z]+$/.test(path) ? readFileSync(path, 'utf8') : sources(path)))
    .join('\n')

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
