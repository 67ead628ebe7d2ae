/**
 * So many in so long, by all servers together: what protects people (talk, letters, guesses, proposals) must not depend
 * on how many processes there are. What protects a process alone is counted by itself (limiter.ts).
 */
import type { FastifyRateLimitOptions, FastifyRateLimitStore } from '@fastify/rate-limit'
import { Limiter } from './limiter.ts'
import type { Store } from './store/store.ts'
import { countOne, forgetTally } from './store/tally.ts'

export class Limits {
  readonly #store: Store
  readonly #alone = new Map<string, Limiter>()
  constructor(store: Store) {
    this.#store = store
  }
  /** False: it was too much. `what` is limited, `name` is who does it. */
  async take(what: string, name: string, most: number, windowMs: number): Promise<boolean> {
    if (this.#store.postgres) return (await this.#count(what, name, windowMs)).current <= most
    const limiter = this.#alone.get(what) ?? new Limiter(most, windowMs)
    this.#alone.set(what, limiter)
    return limiter.take(name)
  }
  /** As if it had not been done in this stretch of time. */
  async forget(what: string, name: string, windowMs: number): Promise<void> {
    this.#alone.get(what)?.forget(name)
    if (this.#store.postgres) await forgetTally(this.#store, `${what} ${Math.floor(Date.now() / windowMs)} ${name}`)
  }
  async #count(what: string, name: string, windowMs: number): Promise<{ current: number; ttl: number }> {
    const now = Date.now()
    const stretch = Math.floor(now / windowMs)
    const until = (stretch + 1) * windowMs
    const current = await countOne(this.#store, `${what} ${stretch} ${name}`, until)
    return { current, ttl: until - now }
  }
  /** For the limits of routes; nothing where one process counts by itself. */
  get ofRoutes(): { store?: new (options: FastifyRateLimitOptions) => FastifyRateLimitStore } {
    if (!this.#store.postgres) return {}
    const count = this.#count.bind(this)
    /** A route with a limit of its own is counted by all. */
    class Routes implements FastifyRateLimitStore {
      readonly #route: string
      constructor(_: FastifyRateLimitOptions, route = '') {
        this.#route = route
      }
      incr(key: string, done: CountedHits, windowMs: number): void {
        // A database that is away refuses by itself what comes after this.
        count(this.#route, key, windowMs).then(
          result => done(null, result),
          () => done(null, { current: 1, ttl: windowMs }),
        )
      }
      child(options: object): FastifyRateLimitStore {
        const { method, url } = (options as { routeInfo: { method: string; url: string } }).routeInfo
        return new Routes({}, `${method} ${url}`)
      }
    }
    return { store: Routes }
  }
}
type CountedHits = Parameters<FastifyRateLimitStore['incr']>[1]
