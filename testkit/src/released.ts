/**
 * Versions of the rules that are not played any more: each stays as a module of `released/`, and its recorded games go
 * on replaying through it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Released } from '@ecumene/contract'
import { type Core, type GameDef, Match } from '@ecumene/kernel'
import { recordedGames } from './recorded.ts'

const LANGUAGES = ['en', 'ru', 'it']

/** A sentence for each older version that is not released, and for each release that is not what it was. */
export async function released<S extends Core, E>(game: GameDef<S, E>, root: string): Promise<string[]> {
  const folder = join(root, 'released')
  const kept = existsSync(folder) ? readdirSync(folder) : []
  const versions = new Set(kept.flatMap(name => /^(\d+)\.mjs$/.exec(name)?.slice(1).map(Number) ?? []))
  for (let version = 1; version < game.version; version++) versions.add(version)
  const found: string[] = []
  for (const version of [...versions].sort((a, b) => a - b)) {
    const wanted = [`${version}.mjs`, ...LANGUAGES.flatMap(l => [`${version}.${l}.json`, `${version}.${l}.md`])]
    const missing = wanted.filter(name => !kept.includes(name))
    found.push(...missing.map(name => `released/${name} is missing`))
    if (missing.length === 0) found.push(...(await faultsOf(game.id, version, root)))
  }
  return found
}

async function faultsOf(id: string, version: number, root: string): Promise<string[]> {
  const file = join(root, 'released', `${version}.mjs`)
  const name = `released/${version}.mjs`
  if (/^\s*import\b|\bimport\(/m.test(readFileSync(file, 'utf8'))) return [`${name} imports something`]
  const { game } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Released
  if (game.id !== id || game.version !== version) return [`${name} holds ${game.id}, version ${game.version}`]
  const records = recordedGames(root, version)
  if (records.length === 0) return [`no recorded games of version ${version}`]
  return records.flatMap(({ file: recorded, record }) => {
    try {
      Match.replay(game, record)
      return []
    } catch (error) {
      return [`${name}: ${recorded}: ${error instanceof Error ? error.message : String(error)}`]
    }
  })
}
