/**
 * How much may be asked of this process in a minute. People are counted one by one: behind one address a whole club may
 * sit. Looking and acting are counted apart: a person who has looked too often can still sit down. A network's
 * requests in total are limited, too; guests cost nothing.
 */
import type { FastifyRequest } from 'fastify'
import { Limiter, networkOf } from '../limiter.ts'
import { LIMITS } from '../limits-list.ts'
import { Problem } from '../problem.ts'

const MINUTE_MS = 60_000
/** A route with a limit for a person takes so many times as much from the network they share. */
export const HOUSEHOLD = 10
const WINDOWS: Readonly<Record<string, number>> = { '1 minute': MINUTE_MS, '1 hour': 60 * MINUTE_MS }

interface Limit {
  readonly max: number
  readonly timeWindow: string
}

const of = ({ most }: { most: number }): Limiter => new Limiter(most, MINUTE_MS)
const isLook = ({ method }: Pick<FastifyRequest, 'method'>): boolean => method === 'GET' || method === 'HEAD'

/** Whom a request is counted for: the person, if we know them, else everybody unknown of their network. */
export const countedFor = ({ person, ip }: Pick<FastifyRequest, 'person' | 'ip'>): string =>
  person ? `person ${person.user}` : networkOf(ip)

export class Door {
  readonly #network = { looks: of(LIMITS.looksOfNetwork), acts: of(LIMITS.actsOfNetwork) }
  /** Of a person each; of all strangers of a network together. */
  readonly #one = { looks: of(LIMITS.looks), acts: of(LIMITS.acts) }
  readonly #households = new Map<string, Limiter>()

  /** Before anything of the request is read. */
  letIn(request: FastifyRequest): void {
    const { looks, acts } = this.#network
    mustBe((isLook(request) ? looks : acts).take(networkOf(request.ip)))
  }
  /** When it is known who asks. */
  count(request: FastifyRequest): void {
    const { looks, acts } = this.#one
    mustBe((isLook(request) ? looks : acts).take(countedFor(request)))
    const { url, config } = request.routeOptions
    const limit = config.rateLimit as Limit | undefined
    if (!limit || !request.person || !url) return
    const route = `${request.method} ${url}`
    const household = this.#households.get(route) ?? new Limiter(limit.max * HOUSEHOLD, WINDOWS[limit.timeWindow])
    this.#households.set(route, household)
    mustBe(household.take(networkOf(request.ip)))
  }
}
function mustBe(isWithin: boolean): void {
  if (!isWithin) throw new Problem('slow-down', 'too many requests; wait a little')
}
