/** A rule is found by the words of the table, in three languages. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rulesIndex } from '@ecumene/contract'
import { games } from '@ecumene/games'
import { LANGUAGES, type Language } from '@ecumene/words'
import { describe, expect, test } from 'vitest'

const bookOf = (game: string, language: Language) =>
  rulesIndex(readFileSync(join(import.meta.dirname, '..', game, 'rules', `${language}.md`), 'utf8'))

/** What players say, and a rule that it has to lead to. */
const SAID: readonly (readonly [game: string, rule: string, said: Readonly<Record<Language, string>>])[] = [
  ...(['famine', 'starvation', 'hungry', 'feed'] as const).flatMap((en, i) => {
    const ru = ['голод', 'голодание', 'нехватка еды', 'кормить'][i]
    const it = ['carestia', 'fame', 'affamati', 'sfamare'][i]
    return [
      ['through-the-ages', 'TTA-PROD-10', { en, ru, it }],
      ['civilization', 'CIV-22.2.5a', { en, ru, it }],
      ['advanced-civilization', 'ADV-16.3.1', { en, ru, it }],
    ] as const
  }),
  ['through-the-ages', 'TTA-END-4', { en: 'riot', ru: 'бунт', it: 'sommossa' }],
  ['mare-nostrum', 'MN-4.3.1a', { en: 'plunder', ru: 'грабёж', it: 'razzia' }],
  ['mare-nostrum', 'MN-3k', { en: 'hand limit', ru: 'предел руки', it: 'limite della mano' }],
  ['bronze', 'BRZ-SCORE-6', { en: 'tie-break', ru: 'ничья', it: 'spareggio' }],
  ['bronze', 'BRZ-PROV-2', { en: 'area control', ru: 'контроль', it: 'controllo' }],
  ['civilization', 'CIV-22.2.8.1a', { en: 'plague', ru: 'чума', it: 'peste' }],
  ['advanced-civilization', 'ADV-16.9.1', { en: 'plague', ru: 'чума', it: 'peste' }],
]
describe.each(LANGUAGES)('%s', language => {
  test.each(SAID)('%s: %s', (game, rule, said) => {
    expect(
      bookOf(game, language)
        .search(said[language])
        .map(({ id }) => id),
    ).toContain(rule)
  })
  test.each(games.map(({ id }) => id))('%s: no word stands twice in its list for one rule', game => {
    for (const { id, words } of bookOf(game, language).rules) expect(new Set(words).size, id).toBe(words.length)
  })
})
