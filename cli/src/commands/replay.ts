import { UsageError } from '../args.ts'
import type { Command } from '../command.ts'
import { replayed } from '../records.ts'
import { json, line } from '../terminal.ts'

export const replay: Command = {
  summary: 'play recorded games again and compare every hash',
  operands: 'FILE …',
  options: {
    json: { about: 'lines of JSON, for programs' },
  },
  examples: ['replay games/bronze/test/corpus/standard-1.v1.json.br'],
  async run(flags) {
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
  },
}
