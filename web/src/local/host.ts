/** A match played in this browser: bots, curtain, undo, saving. Lives in the worker; knows neither page nor React. */
import {
  type ActionJson,
  type GameDef,
  has,
  type Match,
  type MatchRecord,
  type Result,
  refuse,
  type Seat,
  TABLE_RULE,
  type Viewer,
} from '@ecumene/kernel'
import { History } from '../table/history.ts'
import { BotTalk } from './bot-talk.ts'
import { BotTurns } from './bot-turns.ts'
import { leadersOf, winnersOf } from './file.ts'
import { Keeper } from './keeper.ts'
import { MarketPace } from './market-pace.ts'
import type { Waits } from './protocol.ts'
import type { SavedHead } from './saves.ts'
import type { Surroundings } from './surroundings.ts'
import { TimeLimit } from './time-limit.ts'

export class Host {
  readonly #game: GameDef
  readonly #match: Match
  readonly #history: History
  readonly #around: Surroundings
  readonly #humans: readonly Seat[]
  readonly #seen: number[]
  readonly #market: MarketPace
  readonly #talk: BotTalk
  readonly #bots: BotTurns
  #head: SavedHead
  #viewer: Viewer
  #handedOn: Seat | null = null
  #curtain: Seat | null = null
  #awaySince: number | null = null
  #isPresent = true
  /** The last line the page has, and for whose eyes. */
  #sent = -1
  #sentFor: Viewer | null = null
  readonly #keeper: Keeper
  readonly #limit: TimeLimit
  /** Since when the table is open. */
  readonly #openedAt: number
  readonly #openBefore: number

  constructor(game: GameDef, head: SavedHead, record: MatchRecord, waits: Waits, around: Surroundings) {
    this.#game = game
    const { match, history } = History.of(game, record)
    this.#match = match
    this.#history = history
    this.#head = head
    this.#around = around
    this.#openedAt = around.now()
    this.#openBefore = head.openMs ?? 0
    this.#keeper = new Keeper(match, around, () => this.#headNow())
    this.#limit = new TimeLimit(match, around, this.#openBefore, () => this.makeLastRound())
    this.#seen = [...head.seen]
    this.#humans = head.players.flatMap((p, seat) => (p.kind === 'human' ? [seat] : []))
    this.#market = new MarketPace(match, this.#humans)
    this.#talk = new BotTalk(match, this.#humans)
    this.#bots = new BotTurns(game, match, waits, around, this.#market, {
      players: () => this.#head.players,
      spoke: seat => this.#talk.spoke(seat),
      passed: () => this.#show(),
      played: () => this.#changed(),
    })
    this.#viewer = this.#humans.length === 1 ? this.#humans[0] : 'table'
    this.#noticeAbsence()
  }

  start(): void {
    this.#show()
    this.#bots.go()
    this.#limit.watch()
  }
  /** The person at the screen asked for it, or the time of the game is up. */
  makeLastRound(): Result<null> {
    const result = this.#match.makeLastRound(this.#around.now())
    if (!result.ok) return result
    this.#changed()
    return { ok: true, value: null }
  }
  play(action: ActionJson, seq: number): Result<null> {
    if (this.#viewer === 'table') return refuse(TABLE_RULE, 'table.turn')
    const before = this.#match.seq
    const result = this.#match.play(this.#viewer, action, seq, this.#around.now())
    if (!result.ok) return result
    this.#market.heard()
    this.#talk.heard()
    this.#awaySince = null
    this.#seen[this.#viewer] = before + 1 // their own action; what it set off they may not have seen
    this.#changed()
    return { ok: true, value: null }
  }
  /** Takes back the viewer's last action; behind the curtain, that of the player who handed the device on. */
  undo(): Result<null> {
    const seat = this.#curtain === null ? this.#viewer : this.#handedOn
    if (seat === 'table' || seat === null) return refuse(TABLE_RULE, 'table.turn')
    const result = this.#match.undo(seat, this.#around.now())
    if (!result.ok) return result
    if (this.#curtain !== null) this.#viewer = 'table'
    this.#sent = Math.min(this.#sent, result.value.back)
    this.#changed()
    return { ok: true, value: null }
  }
  sit(seat: Seat): void {
    if (seat !== this.#curtain) return
    this.#curtain = null
    this.#handedOn = null
    this.#viewer = seat
    this.#noticeAbsence()
    this.#show()
  }
  /** Several people owe an answer (a market): hand the device on without being done. */
  pass(seat: Seat): void {
    if (!this.#humans.includes(seat) || !has(this.#match.owed(), seat) || seat === this.#viewer) return
    this.#handedOn = null
    this.#viewer = 'table'
    this.#curtain = seat
    this.#show()
  }
  present(isPresent: boolean): void {
    if (isPresent && !this.#isPresent) this.#noticeAbsence()
    this.#isPresent = isPresent
    this.#show()
  }
  caughtUp(): void {
    this.#awaySince = null
    this.#show()
  }
  pace(waits: Waits): void {
    this.#bots.waits = waits
  }
  /** The bot that is thinking answers with the best it has found. */
  hurry(): void {
    this.#bots.hurry()
  }
  /** The viewer has asked for advice: it is counted. */
  hinted(): void {
    const viewer = this.#viewer
    if (viewer === 'table') return
    const players = this.#head.players.map((p, seat) => (seat === viewer ? { ...p, hints: (p.hints ?? 0) + 1 } : p))
    this.#head = { ...this.#head, players }
    this.#around.seated(players)
    this.#keeper.keep()
  }
  at(seq: number): Int16Array | null {
    return this.#history.viewAt(seq, this.#viewer)?.words ?? null
  }
  record(): MatchRecord {
    return this.#match.record()
  }

  #changed(): void {
    this.#bots.forget()
    this.#drawCurtain()
    this.#show()
    this.#keeper.keep()
    this.#bots.go()
  }
  /** With several people at one screen, nobody's view is shown before the device has been handed over. */
  #drawCurtain(): void {
    if (this.#humans.length < 2) return
    if (this.#match.outcome()) {
      this.#viewer = 'table'
      this.#curtain = null
      return
    }
    const owed = this.#match.owed()
    const mine = this.#viewer
    if (mine !== 'table' && has(owed, mine)) return
    const seats = this.#head.players.length
    const from = mine === 'table' ? 0 : mine + 1
    for (let i = 0; i < seats; i++) {
      const seat = (from + i) % seats
      if (!has(owed, seat) || !this.#humans.includes(seat)) continue
      if (mine !== 'table') this.#handedOn = mine
      this.#viewer = 'table'
      this.#curtain = seat
      return
    }
  }
  #noticeAbsence(): void {
    this.#drawCurtain()
    const viewer = this.#viewer
    this.#awaySince = null
    if (viewer === 'table') return
    const missed = this.#match.chronicle(viewer, this.#seen[viewer]).some(l => l.seat !== viewer && l.events.length > 0)
    if (missed) this.#awaySince = this.#seen[viewer]
  }

  #show(): void {
    const { seq } = this.#match
    const viewer = this.#viewer
    if (viewer !== 'table' && this.#isPresent) this.#seen[viewer] = seq
    const since = viewer === this.#sentFor ? this.#sent : -1
    const canUndo = viewer !== 'table' && this.#match.canUndo(viewer)
    const handedOn = this.#curtain !== null && this.#handedOn !== null && this.#match.canUndo(this.#handedOn)
    this.#around.send({
      seq,
      viewer,
      words: this.#match.view(viewer).words,
      since,
      add: this.#history.lines(viewer, since),
      undo: { can: canUndo, closed: viewer === 'table' ? 'other' : this.#match.undoClosed(viewer) },
      outcome: this.#match.outcome(),
      curtain: this.#curtain,
      curtainUndo: handedOn ? this.#handedOn : null,
      awaySince: this.#awaySince,
      talk: viewer !== 'table' && this.#market.isOn ? this.#talk.to(viewer) : [],
      lastRoundAt: this.#limit.at(),
    })
    this.#sent = this.#history.last
    this.#sentFor = viewer
  }

  /** What the list of saved games says of it, as it stands. */
  #headNow(): SavedHead {
    const now = this.#around.now()
    this.#head = {
      ...this.#head,
      seen: [...this.#seen],
      updatedAt: now,
      openMs: this.#openBefore + now - this.#openedAt,
      actions: this.#match.seq,
      progress: this.#game.progress(this.#match.state),
      isOver: this.#match.outcome() !== null,
      winners: winnersOf(this.#match.outcome()),
      leaders: leadersOf(this.#game, this.#match.view('table')),
    }
    return this.#head
  }
}
