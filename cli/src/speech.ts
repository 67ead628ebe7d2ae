/** A game's words in the terminal. */
import { existsSync, readFileSync } from 'node:fs'
import type { About } from '@ecumene/contract'
import { type Catalogue, isLanguage, type Language, languageFor, layered, type Words, words } from '@ecumene/words'
import { type Flags, UsageError } from './args.ts'
import { gameNamed, inFolder } from './games.ts'
import { COMMANDS } from './play/commands.ts'

export const wordsOf = async (about: About, language: Language): Promise<Words> =>
  words(language, (await catalogueOf(about.id, language)) ?? {}, COMMANDS[language])

/** The language that --lang asks for, else the system's. */
export function languageOf(flags: Flags): Language {
  const wish = flags.text('lang')
  if (wish === undefined) return languageFor([process.env.LANG ?? 'en'])
  if (!isLanguage(wish)) throw new UsageError('--lang is en, ru or it')
  return wish
}

/** A text of the game's folder; empty where there is none. */
export const textOf = (about: About, path: string): string =>
  existsSync(inFolder(about, path)) ? readFileSync(inFolder(about, path), 'utf8') : ''
const catalogueOf = (game: string, language: Language): Promise<Catalogue | null> =>
  layered(
    game,
    async id => JSON.parse(textOf(gameNamed(id), `ui/messages.${language}.json`) || 'null') as Catalogue | null,
  )
