import { UsageError } from '../args.ts'
import type { Command } from '../command.ts'
import { gameNamed } from '../games.ts'
import { replayed } from '../records.ts'
import { languageOf, wordsOf } from '../speech.ts'
import { line } from '../terminal.ts'

export const chronicle: Command = {
  summary: 'what happened in a recorded game, in words',
  operands: 'FILE …',
  options: {
    lang: { value: 'en|ru|it', about: 'the language; that of the system unless given' },
  },
  examples: ['chronicle games/bronze/test/corpus/standard-1.v1.json.br --lang it'],
  async run(flags) {
    if (flags.words.length === 0) throw new UsageError('chronicle needs a record file')
    for (const file of flags.words) {
      const { record, match } = await replayed(file)
      const speech = await wordsOf(gameNamed(record.game), languageOf(flags))
      for (const { seq, events } of match.chronicle('table'))
        for (const event of events) {
          const said = speech.event(event)
          if (said) line(`${seq}  ${said}`)
        }
    }
    return 0
  },
}
