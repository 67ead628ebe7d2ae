/**
 * What a player of a slow game says beforehand about questions at which others wait: what a game offers, and what
 * becomes of it when the question comes. It is played if the rules allow it then, or dropped with the reason.
 */
import {
  type ActionJson,
  type Core,
  current,
  type GameDef,
  judge,
  legalActions,
  type Refusal,
  refusal,
  type Seat,
} from '@ecumene/kernel'

/** A decision at which others often wait, and what a player of a slow game can say about it beforehand. */
export interface StandingOrder {
  readonly decision: string
  /** One of these verbs; or these, the first that is possible; or the first one up to a number, and then the second. */
  readonly kind: 'answer' | 'order' | 'upTo'
  readonly verbs: readonly string[]
  /** An order by the values of this parameter of the verb; of `upTo`: the parameter that is counted. */
  readonly by?: string
  /** Of `upTo`: the highest number that is offered. */
  readonly most?: number
  /** What the clock would play can be said as well. */
  readonly orClock?: true
}
/** A wish: whatever the clock would play here. No game has a verb of this name. */
export const CLOCKS_CHOICE: ActionJson = { verb: 'asTheClock' }

/** Every wish that such an order is made of: an action, or a part of one that leaves the rest open. */
export function wishesOf<S extends Core, E>(
  { verbs: { specs } }: Pick<GameDef<S, E>, 'verbs'>,
  { verbs, by, most = Number.POSITIVE_INFINITY, orClock }: StandingOrder,
): readonly ActionJson[] {
  const wishes = verbs.flatMap((verb): ActionJson[] => {
    const values = by === undefined ? [] : valuesOf(specs[verb]?.[by]).filter(v => typeof v === 'string' || v <= most)
    return by !== undefined && values.length > 0 ? values.map(value => ({ verb, [by]: value })) : [{ verb }]
  })
  return orClock ? [...wishes, CLOCKS_CHOICE] : wishes
}
function valuesOf(domain: unknown): readonly (string | number)[] {
  if (Array.isArray(domain)) return domain as readonly string[]
  const { min, max } = (domain ?? {}) as { min?: number; max?: number }
  return min === undefined || max === undefined ? [] : Array.from({ length: max - min + 1 }, (_, i) => min + i)
}

/** Whenever this decision is asked, or the next time (`once`): the first of these that is legal. */
export interface Order {
  readonly decision: string
  readonly prefer: readonly ActionJson[]
  readonly once: boolean
  /** Why it could not be played; then it is played no more. */
  readonly dropped?: Refusal | undefined
}
/** The action of instruction `index`; or why it, said for once, cannot be played. */
export type Instructed =
  | { readonly index: number; readonly action: ActionJson }
  | { readonly index: number; readonly why: Refusal }

/** From the seat's own view: what becomes of it must not tell its player a secret. Null: they are asked. */
export function instructedIn<S extends Core, E>(
  game: GameDef<S, E>,
  view: S,
  seat: Seat,
  instructions: readonly Order[],
  clocks: () => ActionJson | null,
): Instructed | null {
  const decision = current(game, view)
  const index = instructions.findIndex(i => i.decision === decision?.name && !i.dropped)
  if (!decision || index < 0) return null
  const { prefer, once } = instructions[index]
  const legal = legalActions(game, view, seat)
  for (const wish of prefer) {
    const action = wish.verb === CLOCKS_CHOICE.verb ? clocks() : legal.find(a => isMeant(a, wish))
    if (action) return { index, action }
  }
  return once ? { index, why: whyNot(game, view, seat, prefer, refusal(decision.rule, 'table.ordered')) } : null
}
/** A wish may leave parameters open. */
const isMeant = (action: ActionJson, wish: ActionJson): boolean =>
  Object.entries(wish).every(([k, v]) => JSON.stringify(action[k]) === JSON.stringify(v))

/** What the rules say of the first wish that is a whole action. */
function whyNot<S extends Core, E>(
  game: GameDef<S, E>,
  view: S,
  seat: Seat,
  prefer: readonly ActionJson[],
  otherwise: Refusal,
): Refusal {
  const whole = prefer.find(wish => game.verbs.fromJson(wish) !== null)
  const judged = whole ? judge(game, view, seat, whole) : null
  return judged && !judged.ok ? judged.refusal : otherwise
}
