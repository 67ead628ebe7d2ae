/** The log: lines of JSON. What is said again and again, as long as a database is away, is said once a minute. */
import { type Logger, pino } from 'pino'

const WARNING = 40
const QUIET_MS = 60_000
/** What is said in so many ways is not the same. */
const MOST_NAMES = 200

/** How often each thing was said since it was last let through. */
class Repetition {
  readonly #said = new Map<string, { at: number; more: number }>()
  /** Null: it was said a moment ago. Else how often it was kept back since the last time. */
  again(what: string, now = Date.now()): number | null {
    const before = this.#said.get(what)
    if (before && now - before.at < QUIET_MS && now >= before.at) {
      before.more++
      return null
    }
    this.#said.delete(what)
    if (this.#said.size >= MOST_NAMES) for (const oldest of this.#said.keys()) if (this.#said.delete(oldest)) break
    this.#said.set(what, { at: now, more: 0 })
    return before?.more ?? 0
  }
}

/** The line it would be, without what differs from time to time: which table, which person. */
function nameOf(given: readonly unknown[]): string {
  const [about, message] = given
  const { reason = '' } = (typeof about === 'object' && about !== null ? about : {}) as { reason?: unknown }
  return `${String(message)} ${String(reason).slice(0, 200)}`
}
export function openLog(level: string, output: NodeJS.WritableStream = quietOutput()): Logger {
  const repetition = new Repetition()
  return pino(
    {
      level,
      base: null,
      redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.key'],
      hooks: {
        logMethod(given, method, weight) {
          const [about, message] = given as unknown[]
          // What happens at an account is told each time: somebody may be guessing.
          if (weight < WARNING || message === 'security') return method.apply(this, given)
          const kept = repetition.again(nameOf(given))
          if (kept === null) return
          if (kept === 0 || typeof about !== 'object') return method.apply(this, given)
          method.apply(this, [{ ...about, again: kept }, String(message)])
        },
      },
    },
    output,
  )
}
/** Standard output, whose reader may go away: pino's own writer would try for ever and keep the process from ending. */
function quietOutput(): NodeJS.WriteStream {
  if (process.stdout.listenerCount('error') === 0) process.stdout.on('error', () => {})
  return process.stdout
}
