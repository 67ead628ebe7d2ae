/** A file of the game's own `ui/`, loaded when it is asked for; null: the game has none. */
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { About } from '@ecumene/contract'
import { inFolder } from '../games.ts'

export async function gameFile<T>(about: About, name: string): Promise<T | null> {
  const file = inFolder(about, 'ui', name)
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as T) : null
}
