/** Heroes and wonders as data: how many there are stands here and nowhere else in the tests. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { RESOURCE_IDS } from '../data/goods.ts'
import { TRACK_IDS } from '../src/board.ts'
import type { Power } from '../src/powers/power.ts'
import { HERO_IDS, type HeldId, ONCE_A_ROUND, WONDER_IDS } from '../src/powers/tokens.ts'
import { ALL_HELD, STARTING_HERO_IDS } from '../src/query/powers.ts'
import { DECISIONS } from '../src/verbs.ts'

const root = join(import.meta.dirname, '..')
const LANGUAGES = ['en', 'ru', 'it']
const words = new Map(
  LANGUAGES.map(language => [
    language,
    JSON.parse(readFileSync(join(root, 'ui', `messages.${language}.json`), 'utf8')) as Record<string, string>,
  ]),
)

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
  must(existsSync(join(root, 'src', 'powers', `${id}.ts`)), `src/powers/${id}.ts is missing`)
  must(existsSync(join(root, 'test', 'powers', `${id}.test.ts`)), `test/powers/${id}.test.ts is missing`)
  for (const [language, catalogue] of words) {
    for (const key of [`token.${id}`, `token.${id}.acc`])
      must(Boolean(catalogue[key]), `ui/messages.${language}.json has no ${key}`)
    for (const verb of Object.keys(action?.verbs ?? {}))
      must(Boolean(catalogue[`verb.${verb}`]), `ui/messages.${language}.json has no verb.${verb}`)
  }
  return faults
}

describe('heroes and wonders', () => {
  test('MN-SET-2 MN-SET-19 5 starting heroes, 12 heroes and 5 wonders', () => {
    expect([STARTING_HERO_IDS.length, HERO_IDS.length, WONDER_IDS.length]).toEqual([5, 12, 5])
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
