/** A bounded search through a challenge: the best answer it finds, and what whoever takes the next best thing gets. */
import {
  type ActionJson,
  Codes,
  type Core,
  current,
  explore,
  type GameDef,
  has,
  KeyedRng,
  type Layout,
  LiveWorld,
  layoutFor,
  legalActions,
  onlyAnswer,
  owed,
} from '@ecumene/kernel'
import { ME, opening } from '../src/guide/opening.ts'
import type { Challenge } from '../src/seam.ts'

interface Node {
  readonly s: Core
  readonly drawn: number
  /** How many of the written moves of the others have been played. */
  readonly told: number
  readonly path: readonly ActionJson[]
  /** The decision. */
  readonly asked: string
  readonly isOver: boolean
  readonly score: number
}
export interface Found {
  readonly score: number
  readonly path: readonly ActionJson[]
  /** Positions that were looked at. */
  readonly seen: number
  /** None was left out: there is nothing better. */
  readonly isWhole: boolean
}
interface Bounds {
  /** How many positions after the same number of moves it goes on with. */
  readonly width: number
  /** How many positions it looks at. */
  readonly most: number
}
/** Longer than any challenge. */
const MOST_MOVES = 60

/**
 * Looks at all positions after the same number of moves together and goes on with the most promising ones. What is
 * asked on the way, as what to pay with, is part of the move.
 */
export function search(game: GameDef, challenge: Challenge, { width, most }: Bounds): Found {
  const explorer = new Explorer(game, challenge)
  const begin = explorer.begin()
  const known = new Set<number>()
  let best: Node | null = null
  let isWhole = true
  let layer = [begin]
  for (let n = 0; layer.length > 0 && n < MOST_MOVES; n++) {
    const next: Node[] = []
    const open = [...layer]
    for (let node = open.pop(); node; node = open.pop())
      for (const follower of explorer.after(node)) {
        const hash = explorer.layout.hash(follower.s)
        if (known.has(hash)) continue
        if (known.size >= most) {
          isWhole = false
          break
        }
        known.add(hash)
        if (follower.isOver) best = !best || follower.score > best.score ? follower : best
        else if (follower.asked === begin.asked) next.push(follower)
        else open.push(follower)
      }
    if (next.length > width) isWhole = false
    layer = next.toSorted((a, b) => b.score - a.score).slice(0, width)
  }
  if (!best) return { score: Number.NEGATIVE_INFINITY, path: [], seen: known.size, isWhole }
  return { score: best.score, path: best.path, seen: known.size, isWhole }
}

interface Exhausted {
  readonly score: number
  readonly path: readonly ActionJson[]
  readonly seen: number
  /** Every position there is was looked at: nothing is better. */
  readonly isWhole: boolean
}
/** Names the position a challenge begins with: a proof holds for no other. */
export function startOf(game: GameDef, challenge: Challenge): number {
  const { state, setup } = opening(game, challenge)
  return (layoutFor(game, setup) as Layout<Core>).hash(state)
}
/** Every answer there is, unless there are more than `most` positions: only a proof costs that much. */
export function exhaust(game: GameDef, challenge: Challenge, most: number): Exhausted {
  const explorer = new Explorer(game, challenge)
  const known = new Known(most)
  const open = [explorer.begin()]
  let best: Node | null = null
  for (let node = open.pop(); node; node = open.pop())
    for (const follower of explorer.after(node)) {
      if (!known.add(follower)) continue
      if (known.size >= most) return { score: best?.score ?? 0, path: best?.path ?? [], seen: most, isWhole: false }
      if (!follower.isOver) open.push(follower)
      else if (!best || follower.score > best.score) best = follower
    }
  return { score: best?.score ?? 0, path: best?.path ?? [], seen: known.size, isWhole: true }
}
/**
 * Positions by 53 bits of hash, in less room than a Set: among ten million, two are taken for one in less than one run
 * of a hundred.
 */
class Known {
  readonly #slots: Float64Array
  size = 0
  constructor(most: number) {
    this.#slots = new Float64Array(2 ** Math.ceil(Math.log2(most * 1.5)))
  }
  /** False: it was there before. */
  add({ s, drawn, told }: Node): boolean {
    const hash = longHash(s.words, drawn, told)
    let at = hash % this.#slots.length
    while (this.#slots[at] !== 0) {
      if (this.#slots[at] === hash) return false
      at = (at + 1) % this.#slots.length
    }
    this.#slots[at] = hash
    this.size++
    return true
  }
}
function longHash(words: Int16Array, drawn: number, told: number): number {
  let [a, b] = [0x811c9dc5 ^ drawn, 0x1b873593 ^ (told << 8)]
  for (const word of words) {
    a = Math.imul(a ^ word, 0x01000193)
    a = (a << 13) | (a >>> 19)
    b = Math.imul(b + word, 0xcc9e2d51)
    b ^= b >>> 15
    b = (b << 7) | (b >>> 25)
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b)
  b = Math.imul(b ^ (b >>> 16), 0xc2b2ae35)
  return ((a ^ (a >>> 13)) >>> 0) * 2 ** 21 + ((b ^ (b >>> 13)) >>> 11) + 1
}

/** The score of whoever plays each time what helps most at once, and what the clock would play if nothing helps. */
export function plainly(game: GameDef, challenge: Challenge): number {
  const explorer = new Explorer(game, challenge)
  let node = explorer.begin()
  for (let n = 0; n < MOST_MOVES && !node.isOver; n++) {
    const followers = explorer.after(node)
    const most = Math.max(...followers.map(follower => follower.score))
    node = most > node.score ? (followers.find(follower => follower.score === most) as Node) : explorer.byClock(node)
  }
  return node.score
}

class Explorer {
  readonly game: GameDef
  readonly challenge: Challenge
  readonly layout: Layout<Core>
  readonly #scratch: Core
  readonly #drawn: number
  readonly #start: Core
  readonly #codes = new Codes()

  constructor(game: GameDef, challenge: Challenge) {
    const match = opening(game, challenge)
    this.game = game
    this.challenge = challenge
    this.layout = layoutFor(game, match.setup) as Layout<Core>
    this.#scratch = this.layout.create()
    this.#start = this.layout.create()
    this.layout.copy(this.#start, match.state)
    this.#drawn = match.drawn
  }
  begin(): Node {
    return this.#node(this.#start, this.#drawn, 0, [])
  }
  after(node: Node): readonly Node[] {
    this.layout.mask(this.#scratch, node.s, ME)
    return legalActions(this.game, this.#scratch, ME, this.#codes).map(action => this.#play(node, action))
  }
  byClock(node: Node): Node {
    return this.#play(node, this.#fallback(node.s, ME))
  }

  #play(node: Node, action: ActionJson): Node {
    const s = this.layout.create()
    this.layout.copy(s, node.s)
    const rng = new KeyedRng(this.challenge.seed)
    rng.count = node.drawn
    const world = new LiveWorld(rng)
    let { told } = node
    explore(this.game, s, ME, action, world as never)
    for (;;) {
      const forced = this.#forced(s)
      if (forced) explore(this.game, s, forced.seat, forced.code, world as never)
      else if (this.#isOver(s) || has(owed(s), ME)) break
      else {
        const seat = 31 - Math.clz32(owed(s) & -owed(s))
        const written = this.challenge.others?.[told]
        if (written?.seat === seat) told++
        explore(this.game, s, seat, written?.seat === seat ? written.action : this.#fallback(s, seat), world as never)
      }
    }
    return this.#node(s, rng.count, told, [...node.path, action])
  }
  #node(s: Core, drawn: number, told: number, path: readonly ActionJson[]): Node {
    const asked = current(this.game, s)?.name ?? ''
    return { s, drawn, told, path, asked, isOver: this.#isOver(s), score: this.challenge.score(s) }
  }
  #isOver(s: Core): boolean {
    return this.game.outcome(s) !== null || this.challenge.isOver(s)
  }
  #forced(s: Core) {
    if (owed(s) === 0 || current(this.game, s)?.mode !== 'one') return null
    const seat = 31 - Math.clz32(owed(s))
    const code = onlyAnswer(this.game, this.layout, s, seat, this.#scratch)
    return code === null ? null : { seat, code }
  }
  #fallback(s: Core, seat: number): ActionJson {
    this.layout.mask(this.#scratch, s, seat)
    const code = current(this.game, s)?.fallback(this.#scratch, seat)
    if (code === undefined) throw new Error(`${this.challenge.id}: nobody is asked`)
    return this.game.verbs.toJson(code)
  }
}
