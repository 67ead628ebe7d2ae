/** Decisions that come in other people's turns, and what can be said about them beforehand: an answer, or an order of preference. */
import type { ActionJson, GameDef } from '@ecumene/kernel'
import type { Instruction } from '@ecumene/protocol'
import type { Words } from '@ecumene/words'

/** A wish is an action, or a part of one: what it leaves out may be anything. */
export interface Offer {
  readonly decision: string
  /** One of these, always; or these, the first that is possible. */
  readonly kind: 'answer' | 'order'
  readonly wishes: readonly ActionJson[]
}
interface Plan {
  readonly decision: string
  readonly kind: Offer['kind']
  readonly verbs: readonly string[]
  /** Order by the values of the verb's own parameter. */
  readonly by?: string
}

const civilization: readonly Plan[] = [
  { decision: 'trade', kind: 'answer', verbs: ['done'] },
  { decision: 'gold', kind: 'answer', verbs: ['done', 'buyGold'] },
  { decision: 'order', kind: 'answer', verbs: ['done'] },
  { decision: 'lose', kind: 'order', verbs: ['lose', 'loseCity'] },
]
const plans: Readonly<Record<string, readonly Plan[]>> = {
  civilization,
  // Its rules share these decisions by name; one that it lacks is left out.
  'advanced-civilization': civilization,
  'mare-nostrum': [
    { decision: 'offer', kind: 'order', verbs: ['offer'], by: 'resource' },
    { decision: 'peace', kind: 'answer', verbs: ['done'] },
    { decision: 'lose', kind: 'order', verbs: ['lose'], by: 'post' },
  ],
  'through-the-ages': [
    { decision: 'answerPact', kind: 'answer', verbs: ['accept', 'refuse'] },
    { decision: 'bid', kind: 'answer', verbs: ['pass'] },
    { decision: 'defend', kind: 'answer', verbs: ['yield'] },
    { decision: 'loseWorker', kind: 'order', verbs: ['loseWorker'], by: 'card' },
  ],
}

/** What this game's players can decide beforehand. */
export function offersOf(game: GameDef): readonly Offer[] {
  const { specs } = game.verbs
  return (plans[game.id] ?? []).flatMap(({ decision, kind, verbs, by }) => {
    if (!game.decisions.some(d => d.name === decision) || verbs.some(v => !(v in specs))) return []
    const wishes = verbs.flatMap((verb): ActionJson[] => {
      const domain = by === undefined ? undefined : specs[verb][by]
      return by !== undefined && Array.isArray(domain) ? domain.map(value => ({ verb, [by]: value })) : [{ verb }]
    })
    return [{ decision, kind, wishes }]
  })
}

/** What can be said of the question that is asked now, whatever the game: the same again, of each kind. */
export function offerNow(decision: string, legal: readonly ActionJson[]): Offer {
  const verbs = [...new Set(legal.map(a => a.verb))].map((verb): ActionJson => ({ verb }))
  const exact = legal.length <= 12 ? legal.filter(a => Object.keys(a).length > 1) : []
  return { decision, kind: 'answer', wishes: [...verbs, ...exact] }
}

export function sayWish(w: Words, game: GameDef, wish: ActionJson): string {
  const params = Object.keys(game.verbs.specs[wish.verb] ?? {})
  return params.every(p => p in wish) ? w.action(wish) : w.verb(wish.verb)
}

/** The list with this decision answered anew; no wishes: the player is asked again. */
export function withWishes(
  list: readonly Instruction[],
  decision: string,
  wishes: readonly ActionJson[],
  once: boolean,
): readonly Instruction[] {
  const others = list.filter(i => i.decision !== decision)
  return wishes.length === 0 ? others : [...others, { decision, prefer: [...wishes], once }]
}
