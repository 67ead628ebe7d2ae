/** Beginning a game in this browser: from the dialog, or from a file. */
import { BOTS_VERSION } from '@ecumene/bots'
import { rulesOf } from '@ecumene/contract'
import { type GameDef, keyOf, Match, type Setup } from '@ecumene/kernel'
import { Failure } from '../failure.ts'
import { aboutOf } from '../games.ts'
import type { Player } from '../table/table.ts'
import { fileOf, headOf, readFile } from './file.ts'
import { saveGame } from './saves.ts'

/** Keeps the new game and gives its id; the table opens it from there. */
export async function beginGame(game: GameDef, setup: Setup, key: string, players: readonly Player[]): Promise<string> {
  const id = newId()
  const match = new Match(game, setup, key)
  const head = headOf(fileOf(withBrains(players, key), match.record()), game, id, Date.now())
  await saveGame(head, match.record())
  return id
}
export async function importGame(text: string): Promise<string> {
  const file = readFile(text)
  const about = aboutOf(file.record.game)
  if (!about) throw new Failure('file.game', file.record.game)
  const game = await rulesOf(about, file.record.version).catch(error => {
    throw new Failure('file.version', error instanceof Error ? error.message : String(error))
  })
  const id = newId()
  await saveGame(headOf(file, game, id, Date.now()), file.record)
  return id
}

/** Every bot gets a seed of its own: it follows from the key of chance, and nothing of the key follows from it. */
const withBrains = (players: readonly Player[], key: string): readonly Player[] =>
  players.map(({ hints: _, brain: __, ...p }, seat) =>
    p.kind === 'bot'
      ? { ...p, brain: { version: BOTS_VERSION, seed: Number.parseInt(keyOf(`bot ${seat} ${key}`).slice(0, 7), 16) } }
      : p,
  )

/** A key nobody can guess, for games without a seed. */
export const randomKey = (): string => hex(crypto.getRandomValues(new Uint8Array(32)))
const newId = (): string => hex(crypto.getRandomValues(new Uint8Array(8)))
const hex = (bytes: Uint8Array): string => Array.from(bytes, b => b.toString(16).padStart(2, '0')).join('')
