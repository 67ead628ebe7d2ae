/** A bounded search through a challenge: the best answer it finds, and the score of a greedy player. */
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
  layoutFor,
  legalActions,
  onlyAnswer,
  owed,
  type Rng,
  SearchWorld,
} from '@ecumene/kernel'
import { ME, opening } from '../src/guide/opening.ts'
import type { Challenge } from '../src/seam.ts'

interface Node {
  /** The position. */
  readonly words: Int16Array
  readonly drawn: number
  /** How many of the written moves of the others have been played. */
  readonly told: number
  readonly hash: number
  readonly action: ActionJson | null
  readonly before: Node | null
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
        if (known.has(follower.hash)) continue
        if (known.size >= most) {
          isWhole = false
          break
        }
        known.add(follower.hash)
        if (follower.isOver) best = !best || follower.score > best.score ? follower : best
        else if (follower.asked === begin.asked) next.push(follower)
        else open.push(follower)
      }
    if (next.length > width) isWhole = false
    layer = next.toSorted((a, b) => b.score - a.score).slice(0, width)
  }
  if (!best) return { score: Number.NEGATIVE_INFINITY, path: [], seen: known.size, isWhole }
  return { score: best.score, path: pathTo(best), seen: known.size, isWhole }
}
function pathTo(end: Node | null): readonly ActionJson[] {
  const path: ActionJson[] = []
  for (let node = end; node?.action; node = node.before) path.push(node.action)
  return path.toReversed()
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
      if (!known.add(follower.hash)) continue
      if (known.size >= most) return { score: best?.score ?? 0, path: pathTo(best), seen: most, isWhole: false }
      if (!follower.isOver) open.push(follower)
      else if (!best || follower.score > best.score) best = follower
    }
  return { score: best?.score ?? 0, path: pathTo(best), seen: known.size, isWhole: true }
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
  add(hash: number): boolean {
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

/** The score of a greedy player: each time what helps most at once, and the clock's choice if nothing helps. */
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

/** Chance of a challenge: the same draws come many thousand times, so they are kept. */
class KeptChance implements Rng {
  readonly #keyed: KeyedRng
  readonly #kept = new Map<number, number>()
  count = 0
  constructor(key: string) {
    this.#keyed = new KeyedRng(key)
  }
  below(n: number): number {
    const draw = this.count++ * 2 ** 20 + n
    let value = this.#kept.get(draw)
    if (value === undefined) {
      this.#keyed.count = this.count - 1
      value = this.#keyed.below(n)
      this.#kept.set(draw, value)
    }
    return value
  }
}

class Explorer {
  readonly game: GameDef
  readonly challenge: Challenge
  readonly #layout: Layout<Core>
  readonly #s: Core
  readonly #view: Core
  readonly #chance: KeptChance
  readonly #world: SearchWorld
  readonly #begin: Node
  readonly #codes = new Codes()

  constructor(game: GameDef, challenge: Challenge) {
    const match = opening(game, challenge)
    this.game = game
    this.challenge = challenge
    this.#layout = layoutFor(game, match.setup) as Layout<Core>
    this.#s = this.#layout.create()
    this.#view = this.#layout.create()
    this.#chance = new KeptChance(challenge.seed)
    this.#world = new SearchWorld(this.#chance)
    this.#layout.copy(this.#s, match.state)
    this.#chance.count = match.drawn
    this.#begin = this.#node(0, null, null)
  }
  begin(): Node {
    return this.#begin
  }
  after(node: Node): readonly Node[] {
    this.#s.words.set(node.words)
    this.#layout.mask(this.#view, this.#s, ME)
    return legalActions(this.game, this.#view, ME, this.#codes).map(action => this.#play(node, action))
  }
  byClock(node: Node): Node {
    this.#s.words.set(node.words)
    return this.#play(node, this.#fallback(ME))
  }

  #play(node: Node, action: ActionJson): Node {
    this.#s.words.set(node.words)
    this.#chance.count = node.drawn
    let { told } = node
    this.#put(ME, action)
    for (;;) {
      const forced = this.#forced()
      if (forced) this.#put(forced.seat, forced.code)
      else if (this.#isOver() || has(owed(this.#s), ME)) break
      else {
        const seat = 31 - Math.clz32(owed(this.#s) & -owed(this.#s))
        const written = this.challenge.others?.[told]
        if (written?.seat === seat) told++
        this.#put(seat, written?.seat === seat ? written.action : this.#fallback(seat))
      }
    }
    return this.#node(told, action, node)
  }
  #put(seat: number, choice: number | ActionJson): void {
    explore(this.game, this.#s, seat, choice, this.#world as never)
  }
  #node(told: number, action: ActionJson | null, before: Node | null): Node {
    const words = this.#s.words.slice()
    const drawn = this.#chance.count
    return {
      words,
      drawn,
      told,
      hash: longHash(words, drawn, told),
      action,
      before,
      asked: current(this.game, this.#s)?.name ?? '',
      isOver: this.#isOver(),
      score: this.challenge.score(this.#s),
    }
  }
  #isOver(): boolean {
    return this.game.outcome(this.#s) !== null || this.challenge.isOver(this.#s)
  }
  #forced() {
    if (owed(this.#s) === 0 || current(this.game, this.#s)?.mode !== 'one') return null
    const seat = 31 - Math.clz32(owed(this.#s))
    const code = onlyAnswer(this.game, this.#layout, this.#s, seat, this.#view)
    return code === null ? null : { seat, code }
  }
  #fallback(seat: number): ActionJson {
    this.#layout.mask(this.#view, this.#s, seat)
    const code = current(this.game, this.#s)?.fallback(this.#view, seat)
    if (code === undefined) throw new Error(`${this.challenge.id}: nobody is asked`)
    return this.game.verbs.toJson(code)
  }
}
