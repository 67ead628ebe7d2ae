/** What a game is called, from the box that its players see. */
import { readFileSync } from 'node:fs'
import { games } from '@ecumene/games'
import type { Language } from '@ecumene/protocol'

type BoxTitles = Record<Language, { readonly title: string }>
const titles = new Map<string, BoxTitles>()

export function titleOf(game: string, language: Language): string {
  const about = games.find(g => g.id === game)
  if (!about) return game
  const known =
    titles.get(game) ??
    (JSON.parse(readFileSync(new URL(`../../${about.folder}/ui/box.json`, import.meta.url), 'utf8')) as BoxTitles)
  titles.set(game, known)
  return known[language].title
}
