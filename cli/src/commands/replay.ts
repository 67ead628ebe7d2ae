import { readFileSync } from 'node:fs'
import { Match, MatchError, type MatchRecord, rulesOf } from '@ecumene/kernel'
import { flagsOf, UsageError } from '../args.ts'
import { gameNamed } from '../games.ts'
import { json, line } from '../terminal.ts'

/** ecumene replay FILE … [--json]: exit code 0 only if every hash of every file matches. */
export async function replay(args: readonly string[]): Promise<number> {
  const flags = flagsOf(args, { json: 'flag' })
  if (flags.words.length === 0) throw new UsageError('replay needs a record file')
  for (const file of flags.words) {
    const record = read(file)
    const game = await rulesOf(gameNamed(record.game), record.version).catch(error => {
      throw new UsageError(`${file}: ${error instanceof Error ? error.message : String(error)}`)
    })
    let match: Match
    try {
      match = Match.replay(game, record)
    } catch (error) {
      if (error instanceof MatchError || error instanceof Error) throw new UsageError(`${file}: ${error.message}`)
      throw error
    }
    const outcome = match.outcome()
    const result = {
      file,
      game: game.id,
      entries: record.entries.length,
      hash: match.hash.toString(16).padStart(8, '0'),
      places: outcome?.places ?? null,
      scores: outcome?.scores ?? null,
    }
    if (flags.on('json')) json(result)
    else
      line(
        `${file}: ${result.entries} lines, every hash matches (${result.hash})${outcome ? `, places ${outcome.places.join(' ')}, scores ${outcome.scores.join(' ')}` : ', not finished'}`,
      )
  }
  return 0
}

function read(file: string): MatchRecord {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
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
