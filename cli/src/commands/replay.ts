import { flagsOf, UsageError } from '../args.ts'
import { replayed } from '../records.ts'
import { json, line } from '../terminal.ts'

/** ecumene replay FILE … [--json]: exit code 0 only if every hash of every file matches. */
export async function replay(args: readonly string[]): Promise<number> {
  const flags = flagsOf(args, { json: 'flag' })
  if (flags.words.length === 0) throw new UsageError('replay needs a record file')
  for (const file of flags.words) {
    const { record, game, match } = await replayed(file)
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
