/** The toy alone, at the version that the module's own address asks for: `games-at.ts?version=3`. */
import { anyGame, RulesError } from '@ecumene/contract'
import type { GameDef } from '@ecumene/kernel'
import { toy } from '@ecumene/testkit'
import { toyNext } from '@ecumene/testkit/toy/next'

/** Every second version changes the rules and what the state holds. */
export const toyAt = (version: number): GameDef =>
  version % 2 === 1 ? { ...anyGame(toy), version } : { ...anyGame(toyNext), version }

const today = Number(new URL(import.meta.url).searchParams.get('version') ?? 1)
export const games: readonly GameDef[] = [toyAt(today)]
export async function released(game: string, version: number): Promise<GameDef> {
  if (version > today) throw new RulesError(`no rules of ${game}, version ${version}`)
  return toyAt(version)
}
/** The address of the module that plays this version. */
export const gamesAt = (version: number): string => new URL(`./games-at.ts?version=${version}`, import.meta.url).href
