/** A round is called what the game calls it. */
import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language, words } from '@ecumene/words'
import { expect, test } from 'vitest'
import { roundTitle } from '../src/screen/round-title.ts'

const root = new URL('../../', import.meta.url).pathname
const read = (path: string) => JSON.parse(readFileSync(root + path, 'utf8'))
const titles = (game: string): readonly string[] =>
  LANGUAGES.map((language: Language) =>
    roundTitle(
      words(language, {
        ...read(`web/src/messages/${language}.json`),
        ...read(`games/${game}/ui/messages.${language}.json`),
      }),
      3,
    ),
  )

test.each([
  ['civilization', ['Round 3', 'Раунд 3', 'Turno 3']],
  ['bronze', ['Round 3', 'Круг 3', 'Giro 3']],
  ['mare-nostrum', ['Round 3', 'Раунд 3', 'Round 3']],
  ['through-the-ages', ['Round 3', 'Раунд 3', 'Round 3']],
])('%s', (game, said) => expect(titles(game)).toEqual(said))
