/**
 * The chronicle as it is read: rounds, in them the phases, in them the lines. It grows with the lines: a new one makes
 * a new last phase in a new last round, and everything before stays the same object.
 */
import type { GameEvent } from '@ecumene/kernel'
import type { ChronicleLine } from '../table/lines.ts'
import { Lines } from '../table/lines.ts'

interface ReadLine {
  readonly line: ChronicleLine
  readonly texts: readonly string[]
}
export interface Phase {
  /** The number of its first line. */
  readonly key: number
  readonly phase: string
  readonly lines: readonly ReadLine[]
}
export interface Round {
  readonly key: number
  /** Null: the game counts none, or has not begun. */
  readonly round: number | null
  readonly phases: readonly Phase[]
}

export class Book {
  readonly #sayEvent: (event: GameEvent) => string
  #rounds: Round[] = []
  #read = Lines.none

  constructor(sayEvent: (event: GameEvent) => string) {
    this.#sayEvent = sayEvent
  }
  /** The rounds of these lines; the list itself is the book's own, read it at once. */
  read(lines: Lines): readonly Round[] {
    if (!lines.continues(this.#read)) {
      this.#rounds = []
      this.#read = Lines.none
    }
    for (let i = this.#read.length; i < lines.length; i++) this.#add(lines.at(i))
    this.#read = lines
    return this.#rounds
  }
  /** Lines about which there is nothing to say are left out. */
  #add(line: ChronicleLine): void {
    const texts = line.events.map(this.#sayEvent).filter(Boolean)
    if (texts.length === 0) return
    const added = { line, texts }
    const fresh: Phase = { key: line.seq, phase: line.phase, lines: [added] }
    const round = this.#rounds.at(-1)
    if (round?.round !== line.round || !round) {
      this.#rounds.push({ key: line.seq, round: line.round, phases: [fresh] })
      return
    }
    const last = round.phases[round.phases.length - 1]
    const phases =
      last.phase === line.phase
        ? [...round.phases.slice(0, -1), { ...last, lines: [...last.lines, added] }]
        : [...round.phases, fresh]
    this.#rounds[this.#rounds.length - 1] = { ...round, phases }
  }
}

/** What was said of an event once is kept: parts of a board say the same events again with every position. */
export function remembering(sayEvent: (event: GameEvent) => string): (event: GameEvent) => string {
  const kept = new WeakMap<GameEvent, string>()
  return event => {
    let text = kept.get(event)
    if (text === undefined) {
      text = sayEvent(event)
      kept.set(event, text)
    }
    return text
  }
}
