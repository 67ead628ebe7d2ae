/** The chronicle of a table, divided as it is read; it grows with the lines. */
import type { GameDef, GameEvent } from '@ecumene/kernel'
import { type Round, Rounds } from '@ecumene/words'
import { Lines } from '../table/lines.ts'

export class ChronicleBook {
  readonly #game: Pick<GameDef, 'chapters'>
  #rounds: Rounds
  #read = Lines.none

  constructor(game: Pick<GameDef, 'chapters'>) {
    this.#game = game
    this.#rounds = new Rounds(game.chapters)
  }
  /** The rounds of these lines; the list itself is the book's own, read it at once. */
  read(lines: Lines): readonly Round[] {
    if (!lines.continues(this.#read)) {
      this.#rounds = new Rounds(this.#game.chapters)
      this.#read = Lines.none
    }
    for (let i = this.#read.length; i < lines.length; i++) this.#rounds.add(lines.at(i))
    this.#read = lines
    return this.#rounds.all
  }
}

/** The sentence of an event is kept: parts of a board describe the same events again with every position. */
export function remembering(describe: (event: GameEvent) => string): (event: GameEvent) => string {
  const kept = new WeakMap<GameEvent, string>()
  return event => {
    let text = kept.get(event)
    if (text === undefined) {
      text = describe(event)
      kept.set(event, text)
    }
    return text
  }
}
