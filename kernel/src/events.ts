/** What is told of what happened: every event type with its rule, every parameter with who sees it. */
import type { Sees } from './layout.ts'
import type { GameEvent, Json, RuleId, Viewer } from './types.ts'

/**
 * How loudly an event is told. A headline changes somebody else's figures, or what they can do; a deed is what a player
 * meant to do; details are payments, draws, turn markers and bookkeeping.
 */
export type Rank = 'headline' | 'deed' | 'detail'

/** Who sees an event and each of its parameters. `owner` is the seat in the event's `seat` parameter. */
export interface EventSpec<P extends string = string> {
  readonly rule: RuleId
  readonly rank: Rank
  readonly sees: Readonly<Record<P, Sees>>
}
/** One spec for every type of event of the union E, with every parameter of that type. */
export type EventSpecs<E extends { readonly type: string }> = {
  readonly [T in E['type']]: EventSpec<ParamOf<Extract<E, { readonly type: T }>>>
}
type ParamOf<E> = E extends unknown ? Exclude<keyof E & string, 'type'> : never

/** A parameter that only the seat of the event sees: `drew: detail('CIV-15.2', 'seat', ownerOnly('card'))`. */
export const ownerOnly = <const P extends string>(param: P): OwnerOnly<P> => ({ ownerOnly: param })
interface OwnerOnly<P extends string> {
  readonly ownerOnly: P
}
type EventParam = string | OwnerOnly<string>
type NameOf<P> = P extends OwnerOnly<infer N> ? N : P & string

/** Declares an event of this rank by its rule and parameters: `walked: deed('CIV-12.1', 'seat', 'area', 'to')`. */
const ranked =
  (rank: Rank) =>
  <const P extends readonly EventParam[]>(rule: RuleId, ...params: P): EventSpec<NameOf<P[number]>> => ({
    rule,
    rank,
    sees: Object.fromEntries(
      params.map(param => (typeof param === 'string' ? [param, 'all'] : [param.ownerOnly, 'owner'])),
    ) as Record<NameOf<P[number]>, Sees>,
  })
export const headline = ranked('headline')
export const deed = ranked('deed')
export const detail = ranked('detail')

/** Parameters of events and actions whose numbers are seats. */
export const SEAT_PARAMS: readonly string[] = ['seat', 'target', 'from', 'with', 'by']

/** What the table itself tells, in every game. */
const TABLE_EVENTS: Readonly<Record<string, EventSpec>> = { tookBack: detail('TABLE', 'seat') }

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
