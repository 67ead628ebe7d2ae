/** What is told of what happened: every event type with its rule, every parameter with who sees it. */
import type { Sees } from './layout.ts'
import type { GameEvent, Json, RuleId, Viewer } from './types.ts'

/** Who sees an event and each of its parameters. `owner` is the seat in the event's `seat` parameter. */
export interface EventSpec<P extends string = string> {
  readonly rule: RuleId
  readonly sees: Readonly<Record<P, Sees>>
}
/** One spec for every type of event of the union E, with every parameter of that type. */
export type EventSpecs<E extends { readonly type: string }> = {
  readonly [T in E['type']]: EventSpec<ParamOf<Extract<E, { readonly type: T }>>>
}
type ParamOf<E> = E extends unknown ? Exclude<keyof E & string, 'type'> : never

/** An event that everybody sees: `walked: seenByAll('CIV-12.1', 'seat', 'area', 'to')`. */
export const seenByAll = <const P extends string>(rule: RuleId, ...params: readonly P[]): EventSpec<P> => ({
  rule,
  sees: told(params, 'all'),
})
/**
 * An event of which only the seat it names sees the last parameters: `drew: seenByOwner('CIV-15.2', ['seat'],
 * ['card'])`.
 */
export const seenByOwner = <const A extends string, const O extends string>(
  rule: RuleId,
  all: readonly A[],
  owner: readonly O[],
): EventSpec<A | O> => ({ rule, sees: { ...told(all, 'all'), ...told(owner, 'owner') } as Record<A | O, Sees> })

const told = <P extends string>(params: readonly P[], sees: Sees): Record<P, Sees> =>
  Object.fromEntries(params.map(param => [param, sees])) as Record<P, Sees>

/** What the table itself tells, in every game. */
const TABLE_EVENTS: Readonly<Record<string, EventSpec>> = { tookBack: seenByAll('TABLE', 'seat') }

/** An event as `viewer` may know it: parameters they may not see are gone. Parameters nobody declared are a bug. */
export function eventFor(
  game: { readonly events: Readonly<Record<string, EventSpec>> },
  event: GameEvent,
  viewer: Viewer,
): GameEvent {
  const spec = game.events[event.type] ?? TABLE_EVENTS[event.type]
  if (!spec) throw new Error(`event ${event.type} is not declared`)
  const seen: Record<string, Json> = { type: event.type }
  for (const param in event) {
    if (param === 'type') continue
    const sees = spec.sees[param]
    if (sees === undefined) throw new Error(`event ${event.type}: who sees ${param} is not declared`)
    if (sees === 'all' || (sees === 'owner' && event.seat === viewer)) seen[param] = event[param]
  }
  return seen as unknown as GameEvent
}
