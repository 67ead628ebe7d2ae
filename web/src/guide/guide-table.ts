/**
 * A guided game: the real engine, a fixed key of chance, and a line to follow. The player may do what the step leads to; the others play
 * what the guide has written down. After the last step everybody is free, and the game's own player sits in for the others.
 */
import {
  type ActionJson,
  Codes,
  type Core,
  current,
  FastRng,
  type GameDef,
  has,
  Match,
  type MatchRecord,
  ok,
  owed,
  path,
  type Result,
  refuse,
  type Setup,
  setupOf,
  TABLE_RULE,
} from '@ecumene/kernel'
import type { Guide, GuideStep } from '../seam.ts'
import type { ChronicleLine, Failure, Moment, Player, Snapshot, Table } from '../table/table.ts'

const ME = 0

export class GuideTable implements Table {
  readonly id = 'guide'
  readonly game: GameDef
  readonly setup: Setup
  readonly players: readonly Player[]
  readonly #match: Match
  readonly #steps: readonly GuideStep[]
  readonly #pace: () => number
  readonly #rng = new FastRng(1)
  readonly #moments = new Map<number, { moment: Moment; phase: string }>()
  readonly #listeners = new Set<() => void>()
  #queue: ActionJson[] = []
  #step = 0
  #snapshot: Snapshot
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(game: GameDef, guide: Guide, pace: () => number) {
    this.game = game
    this.setup = setupOf(game, guide.seats)
    this.players = Array.from({ length: guide.seats }, (_, seat) => ({
      kind: seat === ME ? 'human' : 'bot',
      name: null,
      bot: seat === ME ? null : (Object.keys(game.policies).at(-1) ?? null),
      colour: seat,
    }))
    this.#match = new Match(game, this.setup, guide.seed)
    this.#steps = guide.steps
    this.#pace = pace
    this.#keep('setup')
    this.#snapshot = this.#look()
  }

  /** The step the player stands at; null: he is on his own. */
  get step(): number | null {
    return this.#step < this.#steps.length ? this.#step : null
  }
  /** The step has been read. */
  next(): void {
    if (this.step === null || this.#steps[this.#step].action) return
    this.#step++
    this.#changed()
  }
  /** From now on without the guide. */
  leave(): void {
    this.#step = this.#steps.length
    this.#changed()
  }

  snapshot(): Snapshot {
    return this.#snapshot
  }
  failure(): Failure | null {
    return null
  }
  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }
  async play(action: ActionJson): Promise<Result<null>> {
    const step = this.step === null ? null : this.#steps[this.#step]
    if (step && !(step.action && isSame(step.action, action))) return refuse(TABLE_RULE, 'guide.other')
    const { phase } = this.#here()
    const result = this.#match.play(ME, action)
    if (!result.ok) return result
    this.#keep(phase)
    if (step) {
      this.#queue = [...(step.then ?? [])]
      this.#step++
    }
    this.#changed()
    return ok(null)
  }
  async undo(): Promise<Result<null>> {
    return refuse(TABLE_RULE, 'guide.other')
  }
  sit(): void {}
  pass(): void {}
  present(): void {}
  caughtUp(): void {}
  async at(seq: number): Promise<Moment | null> {
    for (let i = seq; i >= 0; i--) {
      const kept = this.#moments.get(i)
      if (kept) return kept.moment
    }
    return null
  }
  async record(): Promise<MatchRecord> {
    return this.#match.record()
  }
  close(): void {
    clearTimeout(this.#timer)
    this.#listeners.clear()
  }

  #changed(): void {
    this.#snapshot = this.#look()
    for (const listener of [...this.#listeners]) listener()
    clearTimeout(this.#timer)
    if (!has(this.#match.owed(), ME) && this.#match.outcome() === null) this.#timer = setTimeout(() => this.#moveOther(), this.#pace())
  }
  #moveOther(): void {
    const seat = this.players.findIndex((_, i) => has(this.#match.owed(), i))
    if (seat < 0) return
    const { phase } = this.#here()
    const action = this.#queue.shift() ?? this.#think(seat)
    let played = this.#match.play(seat, action)
    if (!played.ok) played = this.#match.play(seat, this.#match.fallback(seat))
    if (!played.ok) throw new Error(`the fallback of seat ${seat} was refused: ${played.refusal.key}`)
    this.#keep(phase)
    this.#changed()
  }
  /** The game's own player, or what the clock would play. */
  #think(seat: number): ActionJson {
    const policy = Object.values(this.game.policies).at(-1)
    const view = this.#match.view(seat)
    const decision = current(this.game, view)
    const legal = new Codes()
    decision?.legal(view, seat, legal)
    const choice = policy && legal.n > 0 ? policy(view, seat, legal, this.#rng) : null
    if (choice !== null && typeof choice === 'object') return choice
    const at = choice === null ? -1 : legal.at.subarray(0, legal.n).indexOf(choice)
    return this.#match.legal(seat)[at] ?? this.#match.fallback(seat) ?? { verb: '' }
  }
  #here(): { phase: string; round: number | null } {
    const names = new Set(this.game.decisions.map(d => d.name))
    return { phase: path(this.game, this.#match.state).find(n => names.has(n)) ?? 'setup', round: roundOf(this.#match.state) }
  }
  #keep(phase: string): void {
    const { layout } = this.#match
    const view = layout.create()
    layout.copy(view, this.#match.view(ME))
    this.#moments.set(this.#match.seq, { moment: { seq: this.#match.seq, view, round: roundOf(view) }, phase })
  }
  #look(): Snapshot {
    const kept = this.#moments.get(this.#match.seq)
    if (!kept) throw new Error('a position was not kept')
    const { view } = kept.moment
    const isAsked = has(owed(view), ME)
    const step = this.step === null ? null : this.#steps[this.#step]
    const legal = isAsked ? this.#match.legal(ME) : []
    return {
      seq: this.#match.seq,
      viewer: ME,
      view,
      owed: owed(view),
      prompt: isAsked ? (current(this.game, view)?.prompt(view, ME) ?? null) : null,
      legal: step ? legal.filter(a => step.action && isSame(step.action, a)) : legal,
      lines: this.#match.chronicle(ME).map((line): ChronicleLine => {
        const at = this.#moments.get(line.seq)
        return { ...line, round: at?.moment.round ?? kept.moment.round, phase: at?.phase ?? kept.phase, at: null }
      }),
      undo: { can: false, closed: null },
      outcome: this.#match.outcome(),
      progress: this.game.progress(view),
      round: kept.moment.round,
      path: path(this.game, view),
      curtain: null,
      curtainUndo: null,
      awaySince: null,
    }
  }
}

const roundOf = (s: Core): number | null => {
  const { round } = s as { round?: unknown }
  return typeof round === 'number' ? round : null
}
const isSame = (a: ActionJson, b: ActionJson): boolean => {
  const [ka, kb] = [Object.keys(a), Object.keys(b)]
  return ka.length === kb.length && ka.every(k => a[k] === b[k])
}
