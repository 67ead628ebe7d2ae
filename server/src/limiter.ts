/** So many in so long, counted by name: a person, a network, a table. */
import { isIPv6 } from 'node:net'

/** Forgets nobody early, but never keeps more names than this: the oldest go first. */
const MOST_NAMES = 50_000

export class Limiter {
  readonly #most: number
  readonly #windowMs: number
  readonly #counts = new Map<string, { since: number; n: number }>()
  constructor(most: number, windowMs: number) {
    this.#most = most
    this.#windowMs = windowMs
  }
  /** False: it was too much. */
  take(name: string, now = Date.now()): boolean {
    const found = this.#counts.get(name)
    if (!found || now - found.since >= this.#windowMs || now < found.since) {
      this.#counts.delete(name)
      if (this.#counts.size >= MOST_NAMES)
        for (const oldest of this.#counts.keys()) {
          this.#counts.delete(oldest)
          break
        }
      this.#counts.set(name, { since: now, n: 1 })
      return true
    }
    found.n++
    return found.n <= this.#most
  }
  forget(name: string): void {
    this.#counts.delete(name)
  }
}

/** Who has one IPv6 address has a whole /64 of them: the network is what counts. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]
  if (!isIPv6(address)) return address
  const [head, tail] = address.split('%')[0].split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const groups =
    tail === undefined ? left : [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map(g => Number.parseInt(g, 16).toString(16))
    .join(':')}::/64`
}
