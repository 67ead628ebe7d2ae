/** Heroes and wonders as data, each with a test of its own, and what is written from their folders. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { RESOURCE_IDS } from '../data/goods.ts'
import { TRACK_IDS } from '../src/board.ts'
import type { Power } from '../src/powers/power.ts'
import { HERO_IDS, type HeldId, ONCE_A_ROUND, WONDER_IDS } from '../src/powers/tokens.ts'
import { ALL_HELD } from '../src/query/powers.ts'
import { DECISIONS } from '../src/verbs.ts'
import { cardsOf, tables } from '../tables.mjs'

const root = join(import.meta.dirname, '..')
const cards = await cardsOf(root)

/** What is wrong with a hero or wonder, one sentence each, beginning with its name. */
function faultsOf(id: string, power: Power): string[] {
  const faults: string[] = []
  const must = (holds: boolean, sentence: string): void => {
    if (!holds) faults.push(`${id}: ${sentence}`)
  }
  const { bonus = {}, income = {}, battle, asks, action, worth } = power
  must(/^[a-z]+(-[a-z]+)*$/.test(id), 'the name is not in small letters with hyphens')
  for (const [track, n] of Object.entries(bonus)) {
    must((TRACK_IDS as readonly string[]).includes(track), `there is no track called ${track}`)
    must(Number.isInteger(n) && n >= 1 && n <= 2, `a bonus of ${n} on the ${track} track, not 1 or 2`)
  }
  must(worth >= 0 && worth <= 5, `worth ${worth} to a bot, not 0 to 5`)
  for (const resource of Object.keys(income))
    must((RESOURCE_IDS as readonly string[]).includes(resource), `there is no resource called ${resource}`)
  must(!battle || (battle.each ?? battle.dice ?? battle.plus ?? 0) > 0, 'its battle adds nothing')
  must(!asks || asks.decision in DECISIONS, `there is no decision called ${asks?.decision}`)
  must(!ONCE_A_ROUND.includes(id as HeldId) || action !== undefined, 'works once a round, but has no action')
  must(existsSync(join(root, 'test', 'powers', `${id}.test.ts`)), `test/powers/${id}.test.ts is missing`)
  const card = cards.get(id)
  if (!card) return faults
  for (const language of ['en', 'ru', 'it'] as const) {
    const { verbs = {}, ...words } = card[language]
    for (const [what, text] of Object.entries(words)) must(text !== '', `its ${what} (${language}) is empty`)
    for (const verb of Object.keys(action?.verbs ?? {}))
      must(Boolean(verbs[verb]), `its card has no words (${language}) for the verb ${verb}`)
  }
  return faults
}

test('what is written from the folders of heroes and wonders is up to date', async () => {
  for (const [path, text] of Object.entries(await tables(root)))
    expect(readFileSync(join(root, path), 'utf8'), `${path}: npm run fix`).toBe(text)
})
describe('heroes and wonders', () => {
  test('MN-SET-2 MN-SET-19 every folder of a hero or wonder is in one of the lists, the 12 heroes and 5 wonders of the box among them', () => {
    const folders = readdirSync(join(root, 'src', 'powers'), { withFileTypes: true }).filter(f => f.isDirectory())
    expect(folders.map(f => f.name).sort()).toEqual(ALL_HELD.map(({ id }) => id).sort())
    expect(HERO_IDS.slice(0, 12).length + WONDER_IDS.slice(0, 5).length).toBe(17)
  })
  test('every one of them is sound, has a test of its name and words in three languages', () => {
    const faults = ALL_HELD.flatMap(({ id, power }) => faultsOf(id, power))
    expect(faults, faults.join('\n')).toEqual([])
  })
  test('a mistake in a row is told with the name it stands at', () => {
    expect(faultsOf('hercules', { kind: 'hero', worth: 1, bonus: { trade: 3 } })).toEqual([
      'hercules: a bonus of 3 on the trade track, not 1 or 2',
    ])
    expect(
      faultsOf('antigone', { kind: 'hero', worth: 1, asks: { decision: 'anounce', at: 'marker played' } }),
    ).toEqual(['antigone: there is no decision called anounce'])
    expect(faultsOf('ajax', { kind: 'hero', worth: 9 })).toContain('ajax: worth 9 to a bot, not 0 to 5')
  })
})
