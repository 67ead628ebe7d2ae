/**
 * A table at which a turn ends only by the player's own word. An action after which nothing more could be taken back is
 * held: the screen shows the position after it, and it is sent when the player says "Done". Nothing was sent before, so
 * no bot and nobody else can act on it, and no record knows of it.
 */
import { type ActionJson, ok, type Refusal, type Result, refuse, TABLE_RULE } from '@ecumene/kernel'
import { foreseen, formalAnswer, onlyAnswerIn } from './foresight.ts'
import { forwarded } from './forwarded.ts'
import { forget, mark, wasMarked } from './held-mark.ts'
import { Listeners } from './listeners.ts'
import type { Snapshot, Table } from './table.ts'

export interface Held {
  readonly action: ActionJson
  /** The position it was chosen in, in whose terms it is named. */
  readonly from: Snapshot['view']
  /** What will be answered for the player right after it, because nothing else can be; null: they will choose. */
  readonly then: ActionJson | null
  /** When it is sent by itself, by this machine's time; null: only by the player's word. */
  readonly endsAt: number | null
}
/** Why a held action is gone without having been played. */
interface Dropped {
  readonly why: 'lost' | 'late' | 'illegal'
  /** The reason, if the rules forbid it now. */
  readonly refusal: Refusal | null
}
export interface HoldingSnapshot extends Snapshot {
  readonly held: Held | null
  readonly dropped: Dropped | null
  /** What was answered for the player, because nothing else could be; until they answer something themselves. */
  readonly answered: ActionJson | null
}

/** The visible pause before a turn ends by itself. */
const PAUSE = 3000
/** What has one answer stands a moment before it is given. */
const GLANCE = 400
/** The player's own choice goes before that of the clock: it is sent so long before time runs out. */
const BEFORE_TIME_RUNS_OUT = 2000
/** What lasts no longer than this is not shown: drawing it would take as long. */
const UNSEEN = 250
/** More questions of one answer than follow one another. */
const MOST_SKIPPED = 20
const LONGEST_TIMER = 2 ** 31 - 1

interface HeldPlay extends Omit<Held, 'from'> {
  /** The position it was chosen in, or judged in again. */
  readonly at: Snapshot
  readonly view: Snapshot['view']
  readonly isSending: boolean
}

/** A table of which only this differs: what is shown, and when an action goes on to it. */
export type Holding = Omit<Table, keyof HeldSteps> & HeldSteps
/** `isWord`: an action that is itself the player's word that something is finished. */
export const holding = (inner: Table, isWord: (action: ActionJson) => boolean): Holding =>
  forwarded(inner, new HeldSteps(inner, isWord))

class HeldSteps implements Pick<Table, 'snapshot' | 'subscribe' | 'play' | 'undo' | 'close'> {
  readonly #inner: Table
  readonly #isWord: (action: ActionJson) => boolean
  readonly #listeners = new Listeners(() => this.snapshot())
  #stop: (() => void) | null = null
  #byItself = false
  #held: HeldPlay | null = null
  #dropped: Dropped | null = null
  /** The position of the table below, and what is shown of it. */
  #below: Snapshot | null = null
  #shown: HoldingSnapshot | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #answering: ReturnType<typeof setTimeout> | undefined
  #skips = false
  #answered: ActionJson | null = null
  /** The player's last action was a step, not a word: what ends it is theirs to say while it can be taken back. */
  #isAmidst = true
  /** After an undo nothing is answered by itself until the player answers. */
  #tookBack = false

  constructor(inner: Table, isWord: (action: ActionJson) => boolean) {
    this.#inner = inner
    this.#isWord = isWord
  }
  /** A held action is sent by itself after a pause. */
  endByItself(isOn: boolean): void {
    if (this.#byItself === isOn) return
    this.#byItself = isOn
    if (this.#held) this.#hold(this.#held.at, this.#held.action, this.#held.view)
  }

  /** Questions that have one answer are not asked. */
  skipFormal(isOn: boolean): void {
    this.#skips = isOn
    if (isOn) this.#answerFormal()
  }

  snapshot(): HoldingSnapshot | null {
    const below = this.#inner.snapshot()
    if (below === null) return null
    if (this.#below !== below) this.#follow(below)
    this.#shown ??= this.#showing(below)
    return this.#shown
  }
  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed)
    if (this.#stop === null) {
      if (!this.#held && wasMarked(this.#inner.id)) this.#drop('lost')
      this.#stop = this.#inner.subscribe(() => this.#listeners.tellSoon())
      this.#answerFormal()
    }
    return () => {
      this.#listeners.delete(changed)
      if (this.#listeners.size > 0) return
      this.#stop?.()
      this.#stop = null
      clearTimeout(this.#timer)
      clearTimeout(this.#answering)
    }
  }

  /** `isSaid`: the player has confirmed it already, by a button of its own. */
  async play(action: ActionJson, isSaid = false): Promise<Result<null>> {
    if (this.#held) return refuse(TABLE_RULE, 'table.held')
    this.#dropped = null
    this.#answered = null
    this.#tookBack = false
    this.#isAmidst = !this.#isWord(action)
    const at = this.#inner.snapshot()
    const ahead = isSaid || !this.#isAmidst ? null : foreseen(this.#inner, action)
    // What the rules forbid is answered by the table itself.
    if (!at || !ahead?.ok || ahead.value.isOpen) return this.#inner.play(action)
    this.#hold(at, action, ahead.value.view)
    return ok(null)
  }
  /** The player's word: what is held is played. */
  async done(): Promise<Result<null>> {
    const held = this.#held
    if (!held || held.isSending) return ok(null)
    clearTimeout(this.#timer)
    this.#isAmidst = false
    this.#held = { ...held, endsAt: null, isSending: true }
    forget(this.#inner.id)
    // Usually the next position is here before that could be seen.
    const slow = setTimeout(() => this.#tell(), UNSEEN)
    const result = await this.#inner.play(held.action)
    clearTimeout(slow)
    // Not accepted (there is no connection, say): it is still there to be said again or taken back.
    if (this.#held) this.#held = result.ok ? null : { ...held, endsAt: null }
    this.#tell()
    return result
  }
  async undo(): Promise<Result<null>> {
    if (!this.#held) return this.#undoBelow()
    if (this.#held.isSending) return refuse(TABLE_RULE, 'table.held')
    this.#letGo()
    this.#tell()
    return ok(null)
  }
  close(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#answering)
    this.#listeners.clear()
    this.#inner.close()
  }

  /** Takes the last action back, and with it what was answered by itself: that would only be answered again. */
  async #undoBelow(): Promise<Result<null>> {
    this.#tookBack = true
    this.#answered = null
    let result = await this.#inner.undo()
    for (let i = 0; i < MOST_SKIPPED && result.ok && this.#formal() !== null; i++) {
      if (!this.#inner.snapshot()?.undo.can) break
      result = await this.#inner.undo()
    }
    return result
  }
  #formal(): ActionJson | null {
    return this.#skips ? formalAnswer(this.#inner) : null
  }
  #answerFormal(): void {
    clearTimeout(this.#answering)
    const below = this.#inner.snapshot()
    if (!below || this.#held || this.#tookBack || (this.#isAmidst && below.undo.can)) return
    const only = this.#formal()
    if (!only) return
    this.#answering = setTimeout(() => {
      if (this.#inner.snapshot() !== below || this.#held) return
      this.#answered = only
      void this.#inner.play(only)
    }, GLANCE)
  }

  #hold(at: Snapshot, action: ActionJson, view: Snapshot['view']): void {
    clearTimeout(this.#timer)
    const left = this.#inner.msLeft?.() ?? null
    const waits = [
      ...(this.#byItself ? [PAUSE] : []),
      ...(left === null ? [] : [Math.max(0, left - BEFORE_TIME_RUNS_OUT)]),
    ]
    const wait = Math.min(...waits)
    const isTimed = wait <= LONGEST_TIMER
    if (isTimed) this.#timer = setTimeout(() => void this.done(), wait)
    const endsAt = isTimed && wait <= PAUSE ? Date.now() + wait : null
    const then = this.#skips ? onlyAnswerIn(this.#inner, view, at.viewer) : null
    this.#held = { at, action, then, view, endsAt, isSending: false }
    mark(this.#inner.id)
    this.#tell()
  }
  #letGo(): void {
    clearTimeout(this.#timer)
    this.#held = null
    forget(this.#inner.id)
  }
  #drop(why: Dropped['why'], refusal: Refusal | null = null): void {
    this.#letGo()
    this.#dropped = { why, refusal }
    this.#shown = null
  }
  /** The position below has changed: what is held must be possible there too. */
  #follow(now: Snapshot): void {
    this.#below = now
    this.#shown = null
    const held = this.#held
    if (held && now.seq !== held.at.seq) {
      if (held.isSending) this.#held = null
      else if (now.prompt === null || now.viewer !== held.at.viewer) this.#drop('late')
      else {
        const ahead = foreseen(this.#inner, held.action)
        if (ahead?.ok) this.#held = { ...held, at: now, view: ahead.value.view }
        else this.#drop('illegal', ahead?.refusal ?? null)
      }
    }
    this.#answerFormal()
  }
  #showing(below: Snapshot): HoldingSnapshot {
    const held = this.#held
    if (!held) return { ...below, held: null, dropped: this.#dropped, answered: this.#answered }
    const { action, at, endsAt, then, view } = held
    const undo = held.isSending ? ({ can: false, closed: 'other' } as const) : { can: true, closed: null }
    return {
      ...below,
      view,
      legal: [],
      undo,
      held: { action, from: at.view, then, endsAt },
      dropped: null,
      answered: null,
    }
  }
  #tell(): void {
    this.#shown = null
    this.#listeners.tell()
  }
}
