/** The page's side of a match in a worker. */
import {
  type ActionJson,
  type Core,
  type GameDef,
  type Layout,
  layoutFor,
  type MatchRecord,
  type Result,
  type Setup,
} from '@ecumene/kernel'
import { Failure } from '../failure.ts'
import { Lines } from '../table/lines.ts'
import { type KnownPosition, momentOf, snapshotOf } from '../table/snapshot.ts'
import type {
  Attendance,
  HotSeat,
  LastRound,
  Moment,
  Player,
  Ponder,
  Pondering,
  Snapshot,
  Table,
} from '../table/table.ts'
import type { FromWorker, ToWorker, Waits, Wire } from './protocol.ts'

export interface Port {
  postMessage(message: ToWorker): void
  addEventListener(type: 'message' | 'error', hear: (e: MessageEvent<FromWorker> & ErrorEvent) => void): void
  terminate(): void
}

type HostAnswer = Result<null> | Int16Array | MatchRecord | null

export class LocalTable implements Table {
  readonly id: string
  readonly game: GameDef
  readonly setup: Setup
  readonly ponder: Ponder
  readonly hotSeat: HotSeat
  readonly attendance: Attendance
  readonly lastRound: LastRound | undefined
  #players: readonly Player[]
  #pondering: Pondering | null = null
  readonly #ponderers = new Set<() => void>()
  readonly #layout: Layout
  readonly #port: Port
  readonly #listeners = new Set<() => void>()
  readonly #asked = new Map<number, (answer: HostAnswer) => void>()
  #asks = 0
  #snapshot: Snapshot | null = null
  /** What the worker sent last, until somebody looks at it: of a burst only the last position is worked out. */
  #unseen: KnownPosition | null = null
  #lines = Lines.none
  #failure: Failure | null = null
  #lastRoundAt: number | null = null

  constructor(id: string, game: GameDef, setup: Setup, players: readonly Player[], port: Port, waits: Waits) {
    this.id = id
    this.game = game
    this.setup = setup
    this.#players = players
    this.ponder = {
      now: () => this.#pondering,
      subscribe: changed => {
        this.#ponderers.add(changed)
        return () => this.#ponderers.delete(changed)
      },
      hurry: () => port.postMessage({ type: 'hurry' }),
    }
    this.hotSeat = {
      sit: seat => port.postMessage({ type: 'sit', seat }),
      pass: seat => port.postMessage({ type: 'pass', seat }),
    }
    this.attendance = {
      present: isPresent => port.postMessage({ type: 'present', isPresent }),
      caughtUp: () => port.postMessage({ type: 'caughtUp' }),
    }
    this.lastRound = game.lastRound && {
      at: () => this.#lastRoundAt,
      make: () => this.#ask(ask => ({ type: 'lastRound', ask })) as Promise<Result<null>>,
    }
    this.#layout = layoutFor(game, setup)
    this.#port = port
    port.addEventListener('message', e => this.#hear(e.data))
    port.addEventListener('error', e => this.#fail(new Failure('failure.broken', String(e.message))))
    port.postMessage({ type: 'open', id, game: game.id, waits })
  }

  get players(): readonly Player[] {
    return this.#players
  }
  snapshot(): Snapshot | null {
    if (this.#unseen) this.#snapshot = snapshotOf(this.game, this.#unseen)
    this.#unseen = null
    return this.#snapshot
  }
  failure(): Failure | null {
    return this.#failure
  }
  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }
  play(action: ActionJson): Promise<Result<null>> {
    const seq = this.#snapshot?.seq ?? 0
    return this.#ask(ask => ({ type: 'play', ask, action, seq })) as Promise<Result<null>>
  }
  undo(): Promise<Result<null>> {
    return this.#ask(ask => ({ type: 'undo', ask })) as Promise<Result<null>>
  }
  hinted(): void {
    this.#port.postMessage({ type: 'hinted' })
  }
  pace(waits: Waits): void {
    this.#port.postMessage({ type: 'pace', waits })
  }
  async at(seq: number): Promise<Moment | null> {
    const words = (await this.#ask(ask => ({ type: 'at', ask, seq }))) as Int16Array | null
    return words && momentOf(this.game, seq, this.#stateOf(words))
  }
  record(): Promise<MatchRecord> {
    return this.#ask(ask => ({ type: 'record', ask })) as Promise<MatchRecord>
  }
  close(): void {
    this.#listeners.clear()
    this.#ponderers.clear()
    this.#port.terminate()
  }

  #ask(message: (ask: number) => ToWorker): Promise<HostAnswer> {
    const ask = ++this.#asks
    return new Promise(resolve => {
      this.#asked.set(ask, resolve)
      this.#port.postMessage(message(ask))
    })
  }
  #hear(m: FromWorker): void {
    if (m.type === 'position') this.#show(m.wire)
    else if (m.type === 'pondering') {
      this.#pondering = m.pondering
      for (const listener of [...this.#ponderers]) listener()
    } else if (m.type === 'players') this.#players = m.players
    else if (m.type === 'failed') this.#fail(new Failure(m.key, m.detail))
    else {
      const answer = this.#asked.get(m.ask)
      this.#asked.delete(m.ask)
      answer?.(m.type === 'played' ? m.result : m.type === 'moment' ? m.words : m.record)
    }
  }
  #show(wire: Wire): void {
    const { words, since, add, lastRoundAt, ...position } = wire
    this.#lastRoundAt = lastRoundAt
    this.#lines = this.#lines.followedBy(since, add)
    this.#unseen = { ...position, view: this.#stateOf(words), lines: this.#lines }
    this.#tell()
  }
  #fail(failure: Failure): void {
    this.#failure = failure
    this.#tell()
  }
  #tell(): void {
    for (const listener of [...this.#listeners]) listener()
  }
  #stateOf(words: Int16Array): Core {
    const s = this.#layout.create()
    s.words.set(words)
    return s
  }
}
