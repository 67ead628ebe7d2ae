/** Records of games in files. */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { rulesOf } from '@ecumene/contract'
import { type Entry, type GameDef, Match, type MatchRecord } from '@ecumene/kernel'
import { UsageError } from './args.ts'
import { gameNamed } from './games.ts'

interface Replayed {
  readonly record: MatchRecord
  readonly game: GameDef
  readonly match: Match
}
/** The game played again by the rules it was played by, every hash compared. */
export async function replayed(file: string): Promise<Replayed> {
  return replay(file, read(file))
}
/** The game as it stood before a line of its record, and that line. */
export async function beforeLine(file: string, line: number): Promise<Replayed & { readonly entry: Entry }> {
  const record = read(file)
  const entry = record.entries[line - 1]
  if (!entry) throw new UsageError(`${file} has lines 1 to ${record.entries.length}, not ${line}`)
  return { ...(await replay(file, { ...record, entries: record.entries.slice(0, line - 1) })), entry }
}

async function replay(file: string, record: MatchRecord): Promise<Replayed> {
  try {
    const game = await rulesOf(gameNamed(record.game), record.version)
    return { record, game, match: Match.replay(game, record) }
  } catch (error) {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function unpacked(file: string, bytes: Buffer): Buffer {
  if (file.endsWith('.br')) return brotliDecompressSync(bytes)
  return file.endsWith('.gz') ? gunzipSync(bytes) : bytes
}
function read(file: string): MatchRecord {
  let text: string
  try {
    const bytes = readFileSync(file)
    text = unpacked(file, bytes).toString()
  } catch {
    throw new UsageError(`${file}: cannot be read`)
  }
  let record: unknown
  try {
    record = JSON.parse(text)
  } catch {
    throw new UsageError(`${file}: not a record (no JSON)`)
  }
  const r = record as MatchRecord
  const whole =
    typeof r === 'object' &&
    r !== null &&
    typeof r.game === 'string' &&
    Number.isInteger(r.version) &&
    Array.isArray(r.entries) &&
    typeof r.setup === 'object' &&
    r.setup !== null &&
    Array.isArray(r.opening?.draws) &&
    typeof r.key === 'string'
  if (!whole) throw new UsageError(`${file}: not a record of a game`)
  return r
}
