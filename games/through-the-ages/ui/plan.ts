/**
 * Questions that are answered by several things at once: what can be chosen, what it adds up to, when it is enough.
 * A defence and a colonization force always; losses where more than one is asked.
 */
import { type ActionJson, current, explore, FastRng, LiveWorld, type Seat } from '@ecumene/kernel'
import { military, store, unit, work } from '../src/cards.ts'
import { forceSent } from '../src/effects/colonies.ts'
import { cardAt, type S, storeAt, workAt } from '../src/state.ts'
import type { E } from '../src/verbs.ts'
import { countOf } from './joint-choice.ts'
import type { Part } from './part-props.ts'
import { copyOf } from './preview.ts'

export interface Option {
  readonly action: ActionJson
  /** How often it can be chosen. */
  readonly most: number
}
export interface ForcePlan {
  readonly decision: 'defend' | 'force' | CountedLoss
  readonly options: readonly Option[]
  /** What the chosen ones must add up to. */
  readonly need: number
  /** How many may be chosen at most. */
  readonly allowed: number
  /** What is played after them. */
  readonly last: readonly ActionJson[]
  total(chosen: readonly ActionJson[]): number
  isEnough(chosen: readonly ActionJson[]): boolean
  /** Of the chosen ones those that are needed, in the order they are played in. */
  needed(chosen: readonly ActionJson[]): readonly ActionJson[]
  /** The least that is enough; null where there is nothing to spare. */
  smallest(): readonly ActionJson[] | null
}

/** Every thing on the table asks for it: made once a position. */
const made = new WeakMap<readonly ActionJson[], ForcePlan | null>()
export function planOf(p: Part): ForcePlan | null {
  if (p.seat === 'table' || p.legal.length === 0) return null
  const known = made.get(p.legal)
  if (known !== undefined) return known
  const plan = makePlan(p, p.seat)
  made.set(p.legal, plan)
  return plan
}
function makePlan(p: Part, seat: Seat): ForcePlan | null {
  const decision = current(p.game, p.view)
  if (!decision) return null
  const args = decision.prompt(p.view, seat).args ?? {}
  if (decision.name === 'defend') return defence(p, seat, Number(args.need), Number(args.cards))
  if (decision.name === 'force') return force(p, seat)
  const count = Number(args.count)
  const loss = LOSSES.find(name => name === decision.name)
  return loss && count > 1 ? losses(p, seat, loss, count) : null
}
const LOSSES = ['discard', 'giveToken', 'loseWorker'] as const
type CountedLoss = (typeof LOSSES)[number]

/** One way to use each thing: a bonus card for its bonus rather than as any card. */
function optionsOf(p: Part, seat: Seat, verbs: readonly string[]): readonly Option[] {
  const found = new Map<string, Option>()
  for (const verb of verbs)
    for (const action of p.legal)
      if (action.verb === verb && !found.has(String(action.card)))
        found.set(String(action.card), { action, most: mostOf(p.view, seat, action) })
  return [...found.values()]
}
function mostOf(s: S, seat: Seat, { verb, card }: ActionJson): number {
  const id = String(card)
  if (verb === 'giveToken') return s.blue[storeAt(seat, store.find(id))]
  if (verb === 'send' || verb === 'loseWorker') return s.workers[workAt(seat, work.find(id))]
  let n = 0
  for (let i = 0; i < s.cardCount[seat]; i++) if (military.ids[s.cards[cardAt(seat, i)]] === id) n++
  return n
}
const all = (options: readonly Option[]): readonly ActionJson[] =>
  options.flatMap(({ action, most }) => Array.from({ length: most }, () => action))
const isWithin = (options: readonly Option[], chosen: readonly ActionJson[]): boolean =>
  options.every(({ action, most }) => countOf(chosen, action) <= most)

function defence(p: Part, seat: Seat, need: number, allowed: number): ForcePlan {
  const options = optionsOf(p, seat, ['block', 'discard'])
  const worth = (action: ActionJson): number =>
    action.verb === 'block' ? military.defence[military.find(action.card)] : 1
  const total = (chosen: readonly ActionJson[]): number => chosen.reduce((n, action) => n + worth(action), 0)
  const isEnough = (chosen: readonly ActionJson[]): boolean =>
    chosen.length <= allowed && total(chosen) >= need && isWithin(options, chosen)
  return {
    decision: 'defend',
    options,
    need,
    allowed,
    last: [],
    total,
    isEnough,
    needed(chosen) {
      const best = chosen.toSorted((a, b) => worth(b) - worth(a))
      return best.slice(0, best.findIndex((_, i) => total(best.slice(0, i + 1)) >= need) + 1)
    },
    smallest() {
      const best = all(options).toSorted((a, b) => worth(b) - worth(a))
      const count = best.findIndex((_, i) => total(best.slice(0, i + 1)) >= need) + 1
      if (count === 0 || count > allowed) return null
      // The last card may be a lesser one.
      const kept = best.slice(0, count - 1)
      const lesser = best.slice(count - 1).findLast(action => total(kept) + worth(action) >= need)
      return lesser ? [...kept, lesser] : null
    },
  }
}

function force(p: Part, seat: Seat): ForcePlan {
  const options = optionsOf(p, seat, ['send', 'reinforce', 'discard'])
  const need = p.view.bid
  const total = (chosen: readonly ActionJson[]): number => {
    const s = copyOf(p)
    for (const action of chosen) explore(p.game as never, s, seat, action, new LiveWorld<E>(new FastRng(1)))
    return forceSent(s, seat)
  }
  const hasUnit = (chosen: readonly ActionJson[]): boolean =>
    chosen.some(a => a.verb === 'send') || p.view.sent.some(n => n > 0)
  const isEnough = (chosen: readonly ActionJson[]): boolean =>
    hasUnit(chosen) && isWithin(options, chosen) && total(chosen) >= need
  return {
    decision: 'force',
    options,
    need,
    allowed: all(options).length,
    last: [{ verb: 'colonize' }],
    total,
    isEnough,
    needed: chosen => chosen,
    smallest: () => smallestForce(options, isEnough),
  }
}
/** Fewest units first, then fewest cards, then the weakest units. */
function smallestForce(
  options: readonly Option[],
  isEnough: (chosen: readonly ActionJson[]) => boolean,
): readonly ActionJson[] | null {
  const units = options.filter(o => o.action.verb === 'send')
  const colonization = ({ verb, card }: ActionJson): number =>
    verb === 'reinforce' ? military.colonization[military.find(card)] : 1
  const cards = all(options.filter(o => o.action.verb !== 'send')).toSorted((a, b) => colonization(b) - colonization(a))
  const strength = (sent: readonly ActionJson[]): number =>
    sent.reduce((n, { card }) => n + work.strength[work.find(card)], 0)
  const most = units.reduce((n, o) => n + o.most, 0)
  for (let count = 1; count <= Math.min(most, unit.count); count++) {
    const ways = choose(units, count).toSorted((a, b) => strength(a) - strength(b))
    for (let n = 0; n <= cards.length; n++) {
      const found = ways.find(sent => isEnough([...sent, ...cards.slice(0, n)]))
      if (found) return [...found, ...cards.slice(0, n)]
    }
  }
  return null
}
function choose(options: readonly Option[], count: number): readonly (readonly ActionJson[])[] {
  if (count === 0) return [[]]
  if (options.length === 0) return []
  const [{ action, most }, ...rest] = options
  const ways: (readonly ActionJson[])[] = []
  for (let n = 0; n <= Math.min(most, count); n++)
    for (const way of choose(rest, count - n)) ways.push([...Array.from({ length: n }, () => action), ...way])
  return ways
}

function losses(p: Part, seat: Seat, decision: CountedLoss, need: number): ForcePlan {
  const options = optionsOf(p, seat, [decision])
  return {
    decision,
    options,
    need,
    allowed: need,
    last: [],
    total: chosen => chosen.length,
    isEnough: chosen => chosen.length === need && isWithin(options, chosen),
    needed: chosen => chosen,
    smallest: () => null,
  }
}
