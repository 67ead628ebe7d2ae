/** Every position of the recorded games of a game's folder, for laws that a query keeps wherever it is asked. */
import { type Core, type GameDef, Match } from '@ecumene/kernel'
import { readRecord, recordsOf } from './recorded.ts'

export interface RecordedPosition<S extends Core, E> {
  readonly file: string
  /** The line that led here; 0 is the set-up. */
  readonly seq: number
  readonly match: Match<S, E>
}
/** `visit` sees the match as it stands after each line. */
export function atEveryPosition<S extends Core, E>(
  game: GameDef<S, E>,
  root: string,
  visit: (at: RecordedPosition<S, E>) => void,
): void {
  for (const file of recordsOf(root, game.version)) {
    const record = readRecord(root, file)
    Match.replay(game, record, match => {
      const stands = (): void => visit({ file, seq: match.seq, match })
      stands()
      match.watcher = { played: stands, undone: stands }
    })
  }
}
