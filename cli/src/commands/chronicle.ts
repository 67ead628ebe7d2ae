import { flagsOf, UsageError } from '../args.ts'
import { gameNamed } from '../games.ts'
import { replayed } from '../records.ts'
import { languageOf, wordsOf } from '../speech.ts'
import { line } from '../terminal.ts'

/** ecumene chronicle FILE … [--lang L]: what happened in a game, in words, as a spectator may know it. */
export async function chronicle(args: readonly string[]): Promise<number> {
  const flags = flagsOf(args, { lang: 'text' })
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
}
