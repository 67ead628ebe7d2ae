/**
 * The chronicle of a game, divided as it is read: rounds, in them chapters (a phase, or the turn of a player), in them
 * what happened. It grows with its lines: a new one makes a new last chapter in a new last round, and everything before
 * stays the same object.
 */
import type { Chapters, GameEvent, Seat } from '@ecumene/kernel'

/** A line of a chronicle with the place it was played at. */
export interface PlacedLine {
  readonly seq: number
  readonly seat: Seat
  readonly auto: boolean
  readonly events: readonly GameEvent[]
  readonly round: number | null
  /** The decision that was being taken; empty: not known. */
  readonly phase: string
}
export interface Happening {
  readonly seq: number
  /** Who acted; NOBODY: chance or the table. */
  readonly actor: Seat
  /** Nobody chose it: the clock ran out, or a stand-in played. */
  readonly auto: boolean
  readonly event: GameEvent
}
export interface Chapter {
  /** Of its first happening. */
  readonly key: number
  /** Whose turn it is; null: a phase of all players. */
  readonly turn: Seat | null
  /** The decision that heads it; empty: none. */
  readonly phase: string
  readonly happenings: readonly Happening[]
}
export interface Round {
  readonly key: number
  /** Null: the game counts none, or has not begun. */
  readonly round: number | null
  readonly chapters: readonly Chapter[]
}

type ChapterPlace = Pick<Round, 'round'> & Pick<Chapter, 'turn' | 'phase'>

export class Rounds {
  readonly #chapters: Chapters
  #rounds: Round[] = []
  #count = 0

  constructor(chapters: Chapters = {}) {
    this.#chapters = chapters
  }
  /** The list is kept and changed: read it at once. */
  get all(): readonly Round[] {
    return this.#rounds
  }
  add(line: PlacedLine): void {
    for (const event of line.events)
      this.#add({ seq: line.seq, actor: line.seat, auto: line.auto, event }, this.#placeOf(line, event))
  }

  #placeOf({ round, phase }: PlacedLine, event: GameEvent): ChapterPlace {
    const { turn, within } = this.#chapters
    if (turn === undefined) return { round, turn: null, phase: within?.[phase] ?? phase }
    if (event.type === turn) return { round: numberOr(event.round, round), turn: numberOr(event.seat, null), phase: '' }
    const last = this.#rounds.at(-1)
    const chapter = last?.chapters.at(-1)
    // Before the first turn there is the set-up.
    return chapter === undefined || chapter.turn === null
      ? { round, turn: null, phase }
      : { round: last?.round ?? round, turn: chapter.turn, phase: '' }
  }
  #add(happening: Happening, { round, turn, phase }: ChapterPlace): void {
    const fresh: Chapter = { key: this.#count++, turn, phase, happenings: [happening] }
    const last = this.#rounds.at(-1)
    if (last === undefined || last.round !== round) {
      this.#rounds.push({ key: fresh.key, round, chapters: [fresh] })
      return
    }
    const chapter = last.chapters[last.chapters.length - 1]
    const isSame = chapter.turn === turn && chapter.phase === phase
    const chapters = isSame
      ? [...last.chapters.slice(0, -1), { ...chapter, happenings: [...chapter.happenings, happening] }]
      : [...last.chapters, fresh]
    this.#rounds[this.#rounds.length - 1] = { ...last, chapters }
  }
}
const numberOr = <T>(value: unknown, other: T): number | T => (typeof value === 'number' ? value : other)
