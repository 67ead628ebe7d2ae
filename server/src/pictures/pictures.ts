/** Pictures of finished games: made once when somebody first asks, one after the other, in a thread of their own. */
import { Worker } from 'node:worker_threads'
import { LIMITS } from '../limits-list.ts'
import { Problem } from '../problem.ts'
import type { PictureWish } from './board.ts'

/** Pictures that are kept. One is about 60 kB. */
const KEPT = 200
const MOST_WAITING = LIMITS.picturesWaiting.most
/** The thread ends when nobody has asked for so long. */
const IDLE_MS = 60_000

interface PendingPicture {
  resolve(png: Buffer): void
  reject(error: Error): void
}

export class Pictures {
  readonly #kept = new Map<string, Promise<Buffer>>()
  readonly #pending = new Map<number, PendingPicture>()
  /** Asked for and not drawn yet, what is drawn being gathered included. */
  #waiting = 0
  #painter: Worker | null = null
  #idle: ReturnType<typeof setTimeout> | null = null
  #asked = 0

  /** `name` says which picture it is, beginning with its table: the same name is the same picture. */
  async of(name: string, wish: () => Promise<PictureWish>): Promise<Buffer> {
    const known = this.#kept.get(name)
    if (known) return known
    if (this.#waiting >= MOST_WAITING) throw new Problem('busy', 'too many pictures are being drawn; try again')
    this.#waiting++
    const made = wish()
      .then(w => this.#paint(w))
      .finally(() => {
        this.#waiting--
      })
    this.#kept.set(name, made)
    made.catch(() => this.#kept.get(name) === made && this.#kept.delete(name))
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value as string)
    return made
  }
  /** What stands on the pictures of this table has changed. */
  forget(match: string): void {
    for (const name of this.#kept.keys()) if (name.startsWith(`${match} `)) this.#kept.delete(name)
  }
  close(): void {
    void this.#end(new Problem('busy', 'the server is restarting'))
  }

  #paint(wish: PictureWish): Promise<Buffer> {
    const painter = this.#thread()
    const id = ++this.#asked
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject })
      painter.postMessage({ id, wish })
    })
  }
  #thread(): Worker {
    if (this.#idle) clearTimeout(this.#idle)
    this.#idle = null
    if (this.#painter) return this.#painter
    const painter = new Worker(new URL('./painter.ts', import.meta.url))
    painter.unref()
    painter.on('message', ({ id, png, error }: { id: number; png?: Uint8Array; error?: string }) => {
      const pending = this.#pending.get(id)
      this.#pending.delete(id)
      if (png) pending?.resolve(Buffer.from(png))
      else pending?.reject(new Error(error))
      if (this.#pending.size === 0) this.#idle = setTimeout(() => this.#end(), IDLE_MS).unref()
    })
    painter.on('error', error => this.#end(error))
    this.#painter = painter
    return painter
  }
  async #end(reason = new Error('the picture was not drawn')): Promise<void> {
    const painter = this.#painter
    this.#painter = null
    for (const { reject } of this.#pending.values()) reject(reason)
    this.#pending.clear()
    await painter?.terminate()
  }
}
