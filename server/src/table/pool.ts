/**
 * Threads that run rules, and a watcher that ends a thread which takes too long: the request it hung on fails, all
 * others are asked again.
 */
import { Worker } from 'node:worker_threads'
import { THREAD_MEMORY } from '../thread-memory.ts'
import type { JobAnswers, JobAsks, Op, Replies, Reply, Request } from './jobs.ts'
import type { WorkerData } from './worker.ts'

export class TookTooLong extends Error {
  override name = 'TookTooLong'
}
/** This server does not have the rules of that version. */
export class AbsentRules extends Error {
  override name = 'AbsentRules'
}
export class MissingTable extends Error {
  readonly what: 'table' | 'history'
  /** Lines up to this one are not in memory. */
  readonly base: number
  constructor(what: 'table' | 'history', base: number) {
    super(`the ${what} is not loaded`)
    this.what = what
    this.base = base
  }
}
/** A line takes some tenths of this: what a long game takes to load is no fault of its rules. */
const MS_PER_LINE = 2
interface PendingRequest {
  readonly request: Request
  readonly limitMs: number
  resolve(value: JobAnswers[Op]): void
  reject(error: Error): void
}
export interface PoolSettings {
  readonly games: string
  readonly threads: number
  readonly maxTables: number
  readonly idleMs: number
  /** No single request may take longer, but for the lines it plays again. */
  readonly limitMs: number
  /** Threads are started at once, not with their first request. */
  readonly isEager?: boolean
  /** Everything else goes first: for thoughts, which may take as long as they are let. */
  readonly isPatient?: boolean
}

class Thread {
  /** Started when it is first needed: it loads every game. */
  #worker: Worker | null = null
  #busy = new Int32Array(new SharedArrayBuffer(4))
  #pending = new Map<number, PendingRequest>()
  #outgoing: Request[] = []
  /** A message is on its way there, or its requests are being answered. */
  #isAtWork = false
  #stuckOn = 0
  #stuckSince = 0
  #closed = false
  readonly #settings: PoolSettings
  constructor(settings: PoolSettings) {
    this.#settings = settings
    if (settings.isEager) this.#worker = this.#start()
  }
  get waiting(): number {
    return this.#pending.size
  }
  send(pending: PendingRequest): void {
    this.#pending.set(pending.request.id, pending)
    this.#post(pending.request)
  }
  /** What is asked in one turn of the event loop, and while the thread is at work, goes over in one message. */
  #post(request: Request): void {
    this.#outgoing.push(request)
    if (this.#outgoing.length === 1 && !this.#isAtWork) setImmediate(() => this.#sendAll())
  }
  #sendAll(): void {
    if (this.#closed || this.#isAtWork || this.#outgoing.length === 0) return
    const requests = this.#outgoing
    this.#outgoing = []
    this.#isAtWork = true
    this.#worker ??= this.#start()
    this.#worker.postMessage(requests)
  }
  #start(): Worker {
    const { games, maxTables, idleMs, isPatient = false } = this.#settings
    this.#busy = new Int32Array(new SharedArrayBuffer(4))
    const busy = this.#busy.buffer as SharedArrayBuffer
    const workerData: WorkerData = { games, maxTables, idleMs, isPatient, busy }
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData,
      name: 'rules',
      resourceLimits: THREAD_MEMORY,
    })
    worker.on('message', ({ replies, isDone }: Replies) => {
      for (const reply of replies) this.#settle(reply)
      if (!isDone || worker !== this.#worker) return
      this.#isAtWork = false
      if (this.#outgoing.length > 0) setImmediate(() => this.#sendAll())
    })
    worker.on('error', error => this.#lost(worker, error))
    return worker
  }
  #settle(reply: Reply): void {
    const pending = this.#pending.get(reply.id)
    if (!pending) return
    this.#pending.delete(reply.id)
    if ('value' in reply) pending.resolve(reply.value)
    else if ('missing' in reply) pending.reject(new MissingTable(reply.missing, reply.base))
    else pending.reject(reply.isAbsent ? new AbsentRules(reply.error) : new Error(reply.error))
  }
  /** Called a few times a second. */
  watch(now: number): void {
    const at = Atomics.load(this.#busy, 0)
    if (at === 0 || at !== this.#stuckOn) {
      this.#stuckOn = at
      this.#stuckSince = now
      return
    }
    const { limitMs } = this.#pending.get(at) ?? this.#settings
    if (now - this.#stuckSince <= limitMs) return
    const worker = this.#worker
    if (!worker) return
    void worker.terminate()
    this.#lost(worker, new TookTooLong(`took longer than ${limitMs} ms`))
  }
  #lost(worker: Worker, error: Error): void {
    if (worker !== this.#worker || this.#closed) return
    const culprit = this.#pending.get(Atomics.load(this.#busy, 0))
    this.#stuckOn = 0
    this.#isAtWork = false
    this.#worker = this.#start()
    if (culprit) {
      this.#pending.delete(culprit.request.id)
      culprit.reject(error)
    }
    for (const { request } of this.#pending.values())
      if (!this.#outgoing.includes(request)) this.#outgoing.push(request)
    setImmediate(() => this.#sendAll())
  }
  async close(): Promise<void> {
    this.#closed = true
    await this.#worker?.terminate()
  }
}

export class Pool {
  readonly #threads: Thread[]
  readonly #timer: NodeJS.Timeout
  readonly #limitMs: number
  #next = 1
  constructor(settings: PoolSettings) {
    this.#limitMs = settings.limitMs
    this.#threads = Array.from({ length: settings.threads }, () => new Thread(settings))
    this.#timer = setInterval(() => {
      for (const thread of this.#threads) thread.watch(Date.now())
    }, 100)
  }
  /** Requests that are not answered yet. */
  get waiting(): number {
    return this.#threads.reduce((n, thread) => n + thread.waiting, 0)
  }
  /** A table always goes to the same thread; what belongs to no table goes to the least busy one. */
  ask<O extends Op>(op: O, ask: JobAsks[O], table?: string, line?: number): Promise<JobAnswers[O]> {
    const thread =
      table === undefined
        ? this.#threads.reduce((a, b) => (b.waiting < a.waiting ? b : a))
        : this.#threads[indexOf(table) % this.#threads.length]
    return new Promise<JobAnswers[Op]>((resolve, reject) => {
      const id = this.#next
      this.#next = (this.#next % 0x7fff_fffe) + 1
      const request = { id, op, ask, ...(line === undefined ? {} : { line }) }
      thread.send({ request, limitMs: this.#limitMs + MS_PER_LINE * linesOf(ask), resolve, reject })
    }) as Promise<JobAnswers[O]>
  }
  async everyThread<O extends Op>(op: O, ask: JobAsks[O]): Promise<JobAnswers[O][]> {
    return Promise.all(
      this.#threads.map(
        thread =>
          new Promise<JobAnswers[Op]>((resolve, reject) => {
            const id = this.#next++
            thread.send({ request: { id, op, ask }, limitMs: this.#limitMs, resolve, reject })
          }) as Promise<JobAnswers[O]>,
      ),
    )
  }
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await Promise.all(this.#threads.map(t => t.close()))
  }
}
/** How much of a game a request plays again. */
function linesOf(ask: JobAsks[Op]): number {
  const { source, record } = ask as Partial<JobAsks['load'] & JobAsks['verify']>
  return (source ?? record)?.entries.length ?? 0
}
function indexOf(text: string): number {
  let h = 0
  for (let i = 0; i < text.length; i++) h = (Math.imul(h, 31) + text.charCodeAt(i)) >>> 0
  return h
}
