/**
 * What was captured is compared with what another truth, different wherever the viewer cannot look, would have sent.
 */
import {
  type Core,
  type FastRng,
  type GameDef,
  has,
  LiveWorld,
  legalActions,
  lineTakenBack,
  type Viewer,
} from '@ecumene/kernel'
import { type PositionBody, toBase64, type Update } from '@ecumene/protocol'
import type { EntryRow } from '../src/store/schema.ts'
import { TableRules } from '../src/table/table.ts'
import type { TableSource } from '../src/table/table-answers.ts'
import type { Captured, Seen } from './capture.ts'
import { gameOf, sleep } from './harness.ts'

/**
 * `twin`: messages that a resampled truth gave too, byte for byte; `told`: the rules told the viewer something, and it
 * is in there.
 */
export interface Counts {
  games: number
  finished: number
  moves: number
  messages: number
  twin: number
  told: number
  positions: number
  /** Moves taken back by consent. */
  backs: number
}
export const noCounts = (): Counts => ({
  games: 0,
  finished: 0,
  moves: 0,
  messages: 0,
  twin: 0,
  told: 0,
  positions: 0,
  backs: 0,
})

/** So many other truths are tried for an action that not every one of them allows. */
const TWINS = 4

class Leak extends Error {
  override name = 'Leak'
}
function same(what: string, heard: unknown, expected: unknown): void {
  const [a, b] = [heard, expected].map(x => (typeof x === 'string' ? x : JSON.stringify(x)))
  if (a === b) return
  let at = 0
  while (a[at] === b[at]) at++
  throw new Leak(
    `${what}: heard …${a.slice(Math.max(0, at - 60), at + 60)}… where …${b.slice(Math.max(0, at - 60), at + 60)}… was expected`,
  )
}

/** What rules tell whom, while this module plays games again. */
let told = 0
const { reveal } = LiveWorld.prototype
LiveWorld.prototype.reveal = function (to) {
  told |= to
  reveal.call(this, to)
}
/** The spectator's place among those who can be told something. */
const placeOf = (viewer: Viewer): number => (viewer === 'table' ? 8 : viewer)

/** Throws where a message tells something. */
export async function check(captured: Captured, rng: FastRng, counts: Counts): Promise<void> {
  const { id, setup, key, entries, seen } = captured
  const game = gameOf(captured.game)
  counts.games++
  counts.finished += captured.isOver ? 1 : 0
  const eavesdroppers = seen.map(s => new Eavesdropper(captured, game, s, rng, counts))
  const truth = new TableRules(id, game, { setup, key, checkpoint: null, entries: [] })
  for (const e of eavesdroppers) e.hears(truth, null)
  for (let i = 0; i < entries.length; ) {
    const entry = entries[i]
    const action = entry.action === null ? null : JSON.parse(entry.action)
    const before = truth.match.seq
    if (lineTakenBack(entry.seat, action) !== null) counts.backs++
    told = 0
    const played = truth.play(entry.seat, action, before, entry.at)
    if (!played.ok) throw new Error(`line ${entry.seq} of the truth was refused`)
    const said = told
    for (const e of eavesdroppers) e.plays(entry, said)
    for (const e of eavesdroppers) e.hears(truth, before)
    i += played.value.length
    // The server runs in this process: its connections must not starve.
    if (counts.moves++ % 50 === 0) await sleep(0)
  }
  for (const e of eavesdroppers) e.isSilentAbout()
}

/** One viewer, all that they heard, and a game that is another one wherever they cannot look. */
class Eavesdropper {
  readonly #captured: Captured
  readonly #game: GameDef
  readonly #seen: Seen
  readonly #rng: FastRng
  readonly #counts: Counts
  readonly #updates = new Map<number, { text: string; update: Update }[]>()
  #twin: TableRules | null = null
  #view: Core | null = null
  #kept: { view: Core; checkpoint: NonNullable<TableSource['checkpoint']> } | null = null
  /** What was played since then. */
  readonly #since: EntryRow[] = []
  constructor(captured: Captured, game: GameDef, seen: Seen, rng: FastRng, counts: Counts) {
    this.#captured = captured
    this.#game = game
    this.#seen = seen
    this.#rng = rng
    this.#counts = counts
    for (const text of seen.heard) this.#sort(text)
  }
  #sort(text: string): void {
    const { key } = this.#captured
    if (text.includes(key)) throw new Leak('the key of chance was sent')
    let value: { t?: string } | null = null
    try {
      value = JSON.parse(text)
    } catch {
      return
    }
    if (value?.t === 'ok') same('an answer', Object.keys(value), ['t', 'ref', 'match', 'seq'])
    if (value?.t !== 'update') {
      // A refusal names its sentence by a key; everything else called so would be a secret.
      const unnamed = JSON.stringify(value, (name, part) => (name === 'refusal' ? { ...part, key: undefined } : part))
      if (/"(draws|hash|words|state|key|deck)":/.test(unnamed) && !text.includes('"view"'))
        throw new Leak(`sent: ${text.slice(0, 200)}`)
      return
    }
    const update = value as Update
    this.#updates.set(update.seq, [...(this.#updates.get(update.seq) ?? []), { text, update }])
    this.#counts.messages++
  }
  get #viewer(): Viewer {
    return this.#seen.viewer
  }
  get #onlooker() {
    return { viewer: this.#viewer, legal: this.#viewer !== 'table' }
  }
  /**
   * The twin follows the truth until its viewer is told something, or somebody plays what only the truth allows: then
   * others are tried.
   */
  plays(entry: EntryRow, said: number): void {
    const isTold = has(said, placeOf(this.#viewer))
    let played = this.#twin ? this.#follow(this.#twin, entry) : 'refused'
    for (let attempt = 0; played === 'refused' && !isTold && attempt < TWINS; attempt++) {
      this.#twin = this.#another()
      if (this.#twin) played = this.#follow(this.#twin, entry)
    }
    this.#since.push(entry)
    if (isTold || played !== 'same') this.#twin = null
    if (isTold || played === 'told') this.#counts.told++
  }
  #follow(twin: TableRules, entry: EntryRow): 'same' | 'told' | 'refused' {
    told = 0
    const played = twin.play(
      entry.seat,
      entry.action === null ? null : JSON.parse(entry.action),
      twin.match.seq,
      entry.at,
    )
    return !played.ok ? 'refused' : has(told, placeOf(this.#viewer)) ? 'told' : 'same'
  }
  hears(truth: TableRules, before: number | null): void {
    const { match } = truth
    const viewer = this.#viewer
    const view = match.view(viewer)
    const who = `${this.#captured.game}, line ${match.seq}, seen by ${viewer}`
    for (const { text, update } of this.#updates.get(match.seq) ?? []) {
      this.#isExact(who, truth, view, update)
      // What greets who has just come is a position, not a change: it is compared below.
      if (this.#twin && before !== null && update.keep >= 0 && (update.base === null || update.base === before)) {
        const twin =
          update.base === null
            ? this.#twin.look(this.#onlooker, before)
            : this.#twin.after([this.#onlooker], before).frames[0]
        same(who, text, `${twin},"clock":null}`)
        this.#counts.twin++
      }
    }
    for (const position of this.#seen.positions) if (position.seq === match.seq) this.#isBlind(who, view, position)
    this.#view = view
    // While something can be undone, or just was, a checkpoint is not the whole truth: twins start from the last one
    // that was.
    const kept = match.chronicle('table', match.seq - 1).length > 0 ? match.checkpoint() : null
    if (kept) {
      this.#kept = { view, checkpoint: kept }
      this.#since.length = 0
    }
    if (!this.#twin || this.#rng.below(10) === 0) this.#twin = this.#another()
    this.#twin?.after([this.#onlooker], match.seq)
  }
  /** The message leads from what the viewer could see to what they can see, and says nothing else. */
  #isExact(who: string, truth: TableRules, view: Core, update: Update): void {
    const { layout } = truth.match
    same(who, update.viewer, this.#viewer)
    const from = update.base === null ? layout.create() : this.#view
    if (!from) throw new Error(`${who}: a change of nothing`)
    same(`${who}: patch`, update.patch, toBase64(layout.diff(from, view)))
    same(
      `${who}: lines`,
      update.lines.map(({ at: _, ...line }) => line),
      truth.match.chronicle(this.#viewer, update.keep),
    )
    if (this.#viewer === 'table') same(`${who}: legal`, [update.legal ?? [], update.prompt ?? null], [[], null])
    else same(`${who}: legal`, update.legal ?? null, legalActions(this.#game, view, this.#viewer))
    same(
      `${who}: parts`,
      Object.keys(update).filter(k => !PARTS.includes(k)),
      [],
    )
  }
  /** Another truth that this viewer could not tell from the real one answers the same when asked for the position. */
  #isBlind(who: string, view: Core, position: PositionBody): void {
    const there = this.#resampled(view, position.seq, 1000 + this.#rng.below(1000), 'other').position(
      this.#viewer,
      position.seq,
    )
    for (const part of ['seq', 'viewer', 'view', 'owed', 'prompt', 'legal', 'outcome'] as const)
      same(`${who}: ${part} of the position`, position[part] ?? null, there[part] ?? null)
    this.#counts.positions++
  }
  /** Null if what happened since cannot have happened there. */
  #another(): TableRules | null {
    if (!this.#kept) return null
    const { view, checkpoint } = this.#kept
    const twin = this.#resampled(view, checkpoint.seq, checkpoint.drawn, checkpoint.closed)
    for (const entry of this.#since) if (this.#follow(twin, entry) !== 'same') return null
    // So that the next change is told from here.
    twin.after([this.#onlooker], twin.match.seq)
    return twin
  }
  #resampled(
    view: Core,
    seq: number,
    drawn: number,
    closed: NonNullable<TableSource['checkpoint']>['closed'],
  ): TableRules {
    const { id, setup, key } = this.#captured
    const { id: game, version } = this.#game
    const layout = this.#game.layout(setup)
    const other = layout.create()
    layout.copy(other, view)
    this.#game.determinize(other, this.#viewer === 'table' ? -1 : this.#viewer, this.#rng)
    const checkpoint = { game, version, seq, state: layout.toNamed(other), drawn, closed }
    return new TableRules(id, this.#game, { setup, key, checkpoint, entries: [] })
  }
  /** What was heard and belongs to no position of the game. */
  isSilentAbout(): void {
    const last = this.#captured.entries.length
    for (const seq of this.#updates.keys()) if (seq > last) throw new Leak(`a message about line ${seq} of ${last}`)
  }
}
const PARTS = [
  't',
  'match',
  'viewer',
  'base',
  'seq',
  'keep',
  'patch',
  'lines',
  'owed',
  'undo',
  'outcome',
  'prompt',
  'legal',
  'clock',
]
