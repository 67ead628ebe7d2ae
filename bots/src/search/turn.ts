/**
 * Search of the own turn: a tree of what the seat itself does until somebody else is asked, grown in imagined worlds.
 * A node is a series of own actions, whatever chance did meanwhile. In every world the policy's turn is played once,
 * and some promising first actions: what each gained over it is what counts, so that luck common to all says nothing.
 */
import type { Thinking } from '@ecumene/kernel'
import type { Chosen, Question, Thought } from '../bot.ts'
import { inOrder, isSame } from './candidates.ts'
import type { Rollouts } from './rollout.ts'

/** First actions that are tried in one world. */
const TRIED = 4
/** How much what the policy thinks counts against what was seen. */
const CURIOSITY = 1.2
/** Standard errors by which a challenger must lead the policy's move, and after which nothing is left to find out. */
const CLEARLY = 0.7
const SETTLED = 4
/** Worlds before anything can be called settled. */
const FEWEST = 12
/** Own actions of a turn that are searched one after the other. */
const DEEPEST = 12

class Node {
  readonly actions: readonly Chosen[]
  readonly prior: Float64Array
  readonly visits: Float64Array
  readonly sums: Float64Array
  readonly squares: Float64Array
  readonly below: (Node | null)[]
  total = 0
  constructor(actions: readonly Chosen[], prior: Float64Array) {
    this.actions = actions
    this.prior = prior
    this.visits = new Float64Array(actions.length)
    this.sums = new Float64Array(actions.length)
    this.squares = new Float64Array(actions.length)
    this.below = actions.map(() => null)
  }
  mean(i: number): number {
    return this.visits[i] === 0 ? 0 : this.sums[i] / this.visits[i]
  }
  error(i: number): number {
    const n = this.visits[i]
    if (n < 2) return Number.POSITIVE_INFINITY
    const mean = this.sums[i] / n
    return Math.sqrt(Math.max(0, this.squares[i] / n - mean * mean) / (n - 1))
  }
  add(i: number, gain: number): void {
    this.visits[i]++
    this.sums[i] += gain
    this.squares[i] += gain * gain
    this.total++
  }
}

export class TurnSearch implements Thought {
  readonly #rollouts: Rollouts
  readonly #thinking: Thinking
  readonly #question: Question
  readonly #effort: number
  readonly #width: number
  readonly #root: Node
  #played = 0
  #world = 0
  #usual = 0
  /** First actions already tried in this world. */
  readonly #tried: number[] = []
  /** Mean square of what was gained: the scale on which gains are compared. */
  #scale = 0
  #gains = 0
  #isOver: boolean

  /** `first`: the candidates of this question, the policy's own move first. */
  constructor(
    question: Question,
    thinking: Thinking,
    rollouts: Rollouts,
    first: readonly Chosen[],
    effort: number,
    width: number,
  ) {
    this.#question = question
    this.#thinking = thinking
    this.#rollouts = rollouts
    this.#effort = effort
    this.#width = width
    this.#root = new Node(first, this.#priorOf(first, question.view, question.legal))
    this.#isOver = first.length < 2 || effort < 2
  }
  get progress(): number {
    return this.#isOver ? 1 : Math.min(0.99, this.#played / this.#effort)
  }
  get rollouts(): number {
    return this.#played
  }
  step(): boolean {
    if (this.#isOver) return true
    if (this.#tried.length === 0) this.#beginWorld()
    else this.#tryOne()
    this.#played++
    if (this.#tried.length > Math.min(TRIED, this.#root.actions.length)) this.#endWorld()
    if (this.#played >= this.#effort) this.#isOver = true
    return this.#isOver
  }
  choice(): Chosen {
    const root = this.#root
    let best = 0
    for (let i = 1; i < root.actions.length; i++) if (this.#isBetter(i, best)) best = i
    if (best === 0) return root.actions[0]
    const lead = root.mean(best) - root.mean(0)
    return lead > CLEARLY * root.error(best) ? root.actions[best] : root.actions[0]
  }
  /** The one most looked at; of two looked at alike the one that gained more. */
  #isBetter(i: number, best: number): boolean {
    const root = this.#root
    return (
      root.visits[i] > root.visits[best] || (root.visits[i] === root.visits[best] && root.mean(i) > root.mean(best))
    )
  }

  /** How the policy's own turn goes in the next world. */
  #beginWorld(): void {
    this.#usual = this.#rollouts.utilityIn(this.#world, this.#root.actions[0])
    this.#tried.push(-1)
  }
  #endWorld(): void {
    this.#tried.length = 0
    this.#world++
    if (this.#world >= FEWEST && this.#isSettled()) this.#isOver = true
  }
  /** The leader is ahead of every other by far. */
  #isSettled(): boolean {
    const root = this.#root
    let best = 0
    for (let i = 1; i < root.actions.length; i++) if (root.mean(i) > root.mean(best)) best = i
    for (let i = 0; i < root.actions.length; i++)
      if (i !== best && root.mean(best) - root.mean(i) <= SETTLED * Math.hypot(root.error(best), root.error(i)))
        return false
    return true
  }
  #tryOne(): void {
    const root = this.#root
    const at = this.#select(root, i => !this.#tried.includes(i))
    this.#tried.push(at)
    const rollouts = this.#rollouts
    rollouts.begin(this.#world)
    rollouts.play(root.actions[at])
    const path: [Node, number][] = [[root, at]]
    this.#descend(path)
    const gain = rollouts.finish() - this.#usual
    this.#gains++
    this.#scale += gain * gain
    for (const [node, i] of path) node.add(i, gain)
  }
  /** Down the tree as long as the seat itself is asked; a node that was not there is made, and the policy goes on. */
  #descend(path: [Node, number][]): void {
    const rollouts = this.#rollouts
    while (path.length < DEEPEST && rollouts.isAsked()) {
      const [parent, i] = path[path.length - 1]
      const known = parent.below[i]
      if (!known) {
        // Looked at twice, it is worth a node; until then the policy goes on from here.
        if (parent.visits[i] > 0) parent.below[i] = this.#grown()
        return
      }
      const { legal } = rollouts
      const at = this.#select(known, j => {
        const action = known.actions[j]
        return typeof action === 'number' && legal.has(action)
      })
      if (at < 0) return
      rollouts.play(known.actions[at])
      path.push([known, at])
    }
  }
  #grown(): Node {
    const { masked, legal } = this.#rollouts
    const own = this.#rollouts.policyMove()
    const scores = new Float64Array(legal.n)
    this.#thinking.scored(masked, this.#question.seat, legal, scores, this.#question.rng)
    const others = inOrder(this.#thinking, masked, this.#question.seat, legal, scores).map(i => legal.at[i])
    const actions = [own, ...others.filter(other => !isSame(other, own))].slice(0, this.#width)
    return new Node(actions, this.#priorOf(actions, masked, legal))
  }
  /** What the policy's scores say, softened; its own move counts as the best. */
  #priorOf(actions: readonly Chosen[], view: Question['view'], legal: Question['legal']): Float64Array {
    const { rng, seat } = this.#question
    const scores = new Float64Array(legal.n)
    this.#thinking.scored(view, seat, legal, scores, rng)
    const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
    const weights = Float64Array.from(actions, (action, i) => {
      const place = typeof action === 'number' ? legal.at.indexOf(action) : -1
      if (i === 0 || place < 0 || place >= legal.n) return 1
      return Math.exp(Math.max(-4, (scores[place] - most) / this.#thinking.temperature / 2))
    })
    const sum = weights.reduce((a, b) => a + b, 0)
    return weights.map(weight => (0.8 * weight) / sum + 0.2 / actions.length)
  }
  #select(node: Node, isAllowed: (i: number) => boolean): number {
    const scale = Math.sqrt(this.#scale / Math.max(1, this.#gains)) || 1
    const root = Math.sqrt(node.total + 1)
    let best = -1
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < node.actions.length; i++) {
      if (!isAllowed(i)) continue
      const score = node.mean(i) / scale + (CURIOSITY * node.prior[i] * root) / (1 + node.visits[i])
      if (score > most) {
        most = score
        best = i
      }
    }
    return best
  }
}
