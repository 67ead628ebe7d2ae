/** Lets the bots of a table play, one at a time, each after its wait; bots that search do it in another worker. */
import { answer, isSearcher, whimOf } from '@ecumene/bots'
import { type ActionJson, FastRng, type GameDef, has, type Match, type Seat } from '@ecumene/kernel'
import { BUDGET, botFor } from './bots.ts'
import type { MarketPace } from './market-pace.ts'
import type { Waits } from './protocol.ts'
import { waitAfter } from './rhythm.ts'
import type { SavedHead } from './saves.ts'
import type { Surroundings } from './surroundings.ts'
import type { PendingThought } from './thoughts.ts'

/** The table they sit at. */
interface AtTable {
  players(): SavedHead['players']
  /** A bot is about to play. */
  spoke(seat: Seat): void
  /** It waits instead: the market is not at its end. */
  passed(): void
  played(): void
}

export class BotTurns {
  waits: Waits
  readonly #game: GameDef
  readonly #match: Match
  readonly #around: Surroundings
  readonly #market: MarketPace
  readonly #table: AtTable
  readonly #rng: FastRng
  #isThinking = false
  /** What a bot is thinking about. */
  #thought: PendingThought | null = null

  constructor(game: GameDef, match: Match, waits: Waits, around: Surroundings, market: MarketPace, table: AtTable) {
    this.#game = game
    this.#match = match
    this.waits = waits
    this.#around = around
    this.#market = market
    this.#table = table
    this.#rng = new FastRng(around.seed)
  }

  /** If a bot is asked, it plays in a while. */
  go(): void {
    if (this.#isThinking || this.#next() === null) return
    this.#isThinking = true
    this.#around.later(this.#wait(), () => {
      this.#isThinking = false
      try {
        this.#move()
      } catch (error) {
        this.#around.failed(error)
      }
    })
  }
  #wait(): number {
    if (this.#market.isOn) return this.waits.market
    // People who decide at the same time are not rushed.
    if (this.#asksPeople()) return this.waits.move
    const lines = this.#match.chronicle('table', this.#match.seq - 2)
    return waitAfter(this.#game, lines, this.waits.move)
  }
  #asksPeople(): boolean {
    const owed = this.#match.owed()
    return this.#table.players().some(({ kind }, seat) => kind !== 'bot' && has(owed, seat))
  }
  /** The bot that is thinking answers with the best it has found. */
  hurry(): void {
    this.#thought?.hurry()
  }
  /** The position is another: what was thought about it is worth nothing. */
  forget(): void {
    if (!this.#thought) return
    this.#thought.stop()
    this.#thought = null
    this.#isThinking = false
    this.#around.pondering(null)
  }

  #next(): Seat | null {
    const owed = this.#match.owed() & ~this.#market.waiting
    const bots = this.#table.players().flatMap((p, seat) => (p.kind === 'bot' && has(owed, seat) ? [seat] : []))
    return bots.length > 0 ? bots[this.#rng.below(bots.length)] : null
  }
  #move(): void {
    const seat = this.#next()
    if (seat === null) return
    const name = this.#table.players()[seat].bot
    if (name !== null && isSearcher(this.#game, name)) this.#wonder(seat, name)
    else this.#play(seat, this.#answerAtOnce(seat))
  }
  #answerAtOnce(seat: Seat): ActionJson {
    const bot = botFor(this.#game, this.#table.players()[seat].bot)
    return answer(this.#match, seat, bot, new FastRng(this.#whim(seat)), { budget: BUDGET })
  }
  /** Where a bot's chance for this decision comes from: its own seed and the line, so that it plays the same again. */
  #whim(seat: Seat): number {
    const { brain } = this.#table.players()[seat]
    return brain ? whimOf(brain.seed, this.#match.seq) : this.#rng.below(2 ** 31)
  }
  /** A bot that searches does it in another worker, from its own view alone; meanwhile the table stays responsive. */
  #wonder(seat: Seat, bot: string): void {
    const { setup, game } = this.#match
    const { words } = this.#match.view(seat)
    const about = { game: game.id, version: game.version, setup, words, seat, seed: this.#whim(seat) }
    this.#isThinking = true
    this.#around.pondering({ seat, progress: 0 })
    const thought = this.#around.think(
      { kind: 'play', about, bot },
      action => {
        if (thought !== this.#thought) return
        this.forget()
        try {
          this.#play(seat, action ?? this.#answerAtOnce(seat))
        } catch (error) {
          this.#around.failed(error)
        }
      },
      progress => thought === this.#thought && this.#around.pondering({ seat, progress }),
    )
    this.#thought = thought
  }
  #play(seat: Seat, action: ActionJson): void {
    this.#table.spoke(seat)
    if (!this.#market.allows(seat, action)) {
      this.#table.passed()
      this.go()
      return
    }
    let result = this.#match.play(seat, action, this.#match.seq, this.#around.now())
    if (!result.ok) {
      // A bot that errs must not stop the table: it plays what the clock would play.
      console.warn(`bot of seat ${seat} played ${JSON.stringify(action)}: ${result.refusal.key}`)
      result = this.#match.play(seat, this.#match.fallback(seat), this.#match.seq, this.#around.now())
      if (!result.ok) throw new Error(`the fallback of seat ${seat} was refused: ${result.refusal.key}`)
    }
    this.#table.played()
  }
}
