/** Talk at a table. Not part of the record; who may read what follows the table's wish and each reader's own. */
import type { ChatLine } from '@ecumene/protocol'
import { newId } from '../ids.ts'
import type { Limits } from '../limits.ts'
import { LIMITS } from '../limits-list.ts'
import { mustBeHeard } from '../people/operators.ts'
import { Problem } from '../problem.ts'
import { chatLine, chatOf, lineOf } from '../store/chat-lines.ts'
import { deafTo, relationsOf } from '../store/people.ts'
import type { Store } from '../store/store.ts'
import type { Hall } from '../table/hall.ts'
import type { Meta } from '../table/room.ts'

/** Spectators may be hushed; players' talk could tell late spectators what they are not to see yet. */
function mayRead(meta: Meta, line: { room: string }, isPlayer: boolean): boolean {
  if (meta.row.status !== 'live') return true
  if (line.room === 'watchers') return !isPlayer || !meta.settings.hushWatchers
  return isPlayer || meta.settings.delay === 0
}

export class Chat {
  readonly #store: Store
  readonly #hall: Hall
  /** Over REST and sockets together. */
  readonly #limits: Limits | null
  constructor(store: Store, hall: Hall, limits: Limits | null) {
    this.#store = store
    this.#hall = hall
    this.#limits = limits
    store.notes.on('note', note => {
      if (note.kind === 'chat' && note.match && note.id) void this.#deliver(note.match, note.id).catch(() => {})
    })
  }
  async say(match: string, user: string, name: string, text: string): Promise<ChatLine> {
    if (this.#limits && !(await this.#limits.take('chat', user, LIMITS.talk.most, 60_000)))
      throw new Problem('slow-down', 'too much talk; wait a little')
    await mustBeHeard(this.#store, user)
    const room = await this.#hall.room(match)
    if (room.meta.row.status === 'gone') throw new Problem('over', 'this table is closed')
    const seat = room.seatOf(user)
    if (seat === null && !room.meta.settings.watchers) throw new Problem('forbidden', 'this table has no spectators')
    const line: ChatLine = {
      id: newId(),
      at: Date.now(),
      user,
      name,
      seat,
      room: seat === null ? 'watchers' : 'table',
      text,
    }
    await this.#store.addLine({ ...line, match })
    await this.#store.tell({ kind: 'chat', match, id: line.id })
    return line
  }
  async list(match: string, user: string | null): Promise<ChatLine[]> {
    const room = await this.#hall.room(match)
    const isPlayer = room.seatOf(user) !== null
    if (!isPlayer && !room.meta.settings.watchers) throw new Problem('forbidden', 'this table has no spectators')
    const rows = await chatOf(this.#store, match)
    const silent = new Set(user ? (await relationsOf(this.#store, user)).map(r => r.user) : [])
    return rows.filter(r => mayRead(room.meta, r, isPlayer) && !silent.has(r.user)).map(lineOf)
  }
  async #deliver(match: string, id: string): Promise<void> {
    const followers = [...this.#hall.rooms.followers(match)]
    if (followers.length === 0) return
    const row = await chatLine(this.#store, id)
    if (!row) return
    const { meta } = await this.#hall.room(match)
    const deaf = await deafTo(this.#store, row.user)
    const text = JSON.stringify({ t: 'chat', match, line: lineOf(row) })
    for (const f of followers)
      if (mayRead(meta, row, f.viewer !== 'table') && !(f.user && deaf.has(f.user))) f.send(text)
  }
}
