/** The words of a game, layered as the app layers them, with names at the table. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Catalogue, type Language, layered, type Words, words } from '@ecumene/words'

const games = join(import.meta.dirname, '..', '..', '..')
const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eva', 'Fay']
export const LANGUAGES = ['en', 'ru', 'it'] as const
const read = async (id: string, language: Language): Promise<Catalogue> =>
  JSON.parse(readFileSync(join(games, id, 'ui', `messages.${language}.json`), 'utf8'))

export async function spokenIn(game: string): Promise<(language: Language) => Words> {
  const all = new Map<Language, Words>()
  for (const language of LANGUAGES)
    all.set(language, words(language, (await layered(game, id => read(id, language))) ?? {}).seated(NAMES))
  return language => {
    const found = all.get(language)
    if (!found) throw new Error(language)
    return found
  }
}
