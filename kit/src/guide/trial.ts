/**
 * A challenge, tried: the real engine from the position it begins with. The others play what is written down, then what
 * the clock would play, so that the same answer always leads to the same end.
 */
import { type ActionJson, type GameDef, has, type Match, ok, type Result, refuse, TABLE_RULE } from '@ecumene/kernel'
import type { Challenge, GuideReply } from '../seam.ts'
import type { WaitsFor } from './lesson.ts'
import { ME, opening } from './opening.ts'

export class GuideTrial {
  readonly game: GameDef
  readonly challenge: Challenge
  readonly #opened: (match: Match) => void
  #match: Match
  #lines: GuideReply[] = []
  #told = 0

  /** `opened` gets the match before its first line, and again whenever the lines are played anew. */
  constructor(game: GameDef, challenge: Challenge, opened: (match: Match) => void = () => {}) {
    this.game = game
    this.challenge = challenge
    this.#opened = opened
    this.#match = opening(game, challenge, opened)
  }

  get match(): Match {
    return this.#match
  }
  get isOver(): boolean {
    return this.#match.outcome() !== null || this.challenge.isOver(this.#match.state)
  }
  get waiting(): WaitsFor {
    if (this.isOver) return 'nobody'
    return has(this.#match.owed(), ME) ? 'player' : 'others'
  }
  get othersMove(): boolean {
    return this.waiting === 'others'
  }
  /** Who wins the game is not what is asked. */
  readonly outcome = null
  get score(): number {
    return this.challenge.score(this.#match.state)
  }
  /** 0 to 3; null while it is not over. */
  get stars(): number | null {
    return this.isOver ? starsFor(this.challenge, this.score) : null
  }
  legal(): readonly ActionJson[] {
    return this.waiting === 'player' ? this.#match.legal(ME) : []
  }
  play(action: ActionJson): Result<null> {
    return this.isOver ? refuse(TABLE_RULE, 'table.over') : this.#put({ seat: ME, action })
  }
  /** One move of the others. */
  reply(): void {
    const written = this.challenge.others?.[this.#told]
    const seat = Array.from({ length: this.challenge.seats }, (_, i) => i).find(
      i => i !== ME && has(this.#match.owed(), i),
    )
    if (seat === undefined) return
    if (written?.seat === seat && this.#put(written).ok) this.#told++
    else this.#put({ seat, action: this.#match.fallback(seat) ?? { verb: '' } })
  }
  get canUndo(): boolean {
    return this.#lines.some(line => line.seat === ME)
  }
  /** Takes back the player's last action, and what followed it. */
  undo(): Result<null> {
    const last = this.#lines.findLastIndex(line => line.seat === ME)
    if (last < 0) return refuse(TABLE_RULE, 'table.undo', { closed: 'start' })
    this.#playAgain(this.#lines.slice(0, last))
    return ok(null)
  }
  /** From the beginning. */
  again(): void {
    this.#playAgain([])
  }

  #playAgain(lines: readonly GuideReply[]): void {
    this.#match = opening(this.game, this.challenge, this.#opened)
    this.#lines = []
    this.#told = 0
    for (const line of lines) {
      this.#put(line)
      if (line === this.challenge.others?.[this.#told]) this.#told++
    }
  }
  #put(line: GuideReply): Result<null> {
    const played = this.#match.play(line.seat, line.action)
    if (!played.ok) return played
    this.#lines.push(line)
    return ok(null)
  }
}

export const starsFor = ({ stars }: Pick<Challenge, 'stars'>, score: number): number =>
  stars.filter(least => score >= least).length
