/** What a seat may play, and why not: always judged from the seat's own view, so that no answer can tell a secret. */
import type { World } from './chance.ts'
import { act, current, owed, settle } from './flow.ts'
import type { GameDef } from './game.ts'
import type { Core } from './layout.ts'
import { type ActionJson, type Code, Codes, has, ok, type Result, type RuleId, refuse, type Seat } from './types.ts'

/** The rule behind refusals that come from the table itself, not from a game's rules. */
export const TABLE_RULE: RuleId = 'TABLE'

/** A legal action, ready to be applied to the true state; `settle` follows. */
export type Move<S extends Core, E> = (s: S, world: World<E>) => void

export function judge<S extends Core, E>(
  game: GameDef<S, E>,
  view: S,
  seat: Seat,
  action: unknown,
  codes = new Codes(),
): Result<Move<S, E>> {
  const decision = current(game, view)
  if (!decision) return refuse(TABLE_RULE, 'table.over')
  if (!has(owed(view), seat)) return refuse(decision.rule, 'table.turn')
  const { form } = decision
  if (form && typeof action === 'object' && action !== null && (action as ActionJson).verb === form.verb) {
    const refusal = form.check(view, seat, action as ActionJson)
    return refusal ? { ok: false, refusal } : ok((s, world) => form.apply(s, seat, action as ActionJson, world))
  }
  const code = game.verbs.fromJson(action)
  if (code === null) return refuse(TABLE_RULE, 'table.shape')
  codes.clear()
  decision.legal(view, seat, codes)
  if (codes.has(code)) return ok((s, world) => decision.apply(s, seat, code, world))
  const why = decision.why?.(view, seat, code)
  return why ? { ok: false, refusal: why } : refuse(decision.rule, 'table.illegal')
}

/**
 * The actions a seat may play in a position, from its own view: the listed ones, then suggestions of the decision's
 * form.
 */
export function legalActions<S extends Core, E>(
  game: GameDef<S, E>,
  view: S,
  seat: Seat,
  codes = new Codes(),
): readonly ActionJson[] {
  const decision = current(game, view)
  if (!decision || !has(owed(view), seat)) return []
  codes.clear()
  decision.legal(view, seat, codes)
  const listed: ActionJson[] = []
  for (let i = 0; i < codes.n; i++) listed.push(game.verbs.toJson(codes.at[i]))
  return decision.form ? [...listed, ...decision.form.suggest(view, seat)] : listed
}

/** Apply a legal action, listed or of the form, to a state that is being explored, and run on to the next question. */
export function explore<S extends Core, E>(
  game: GameDef<S, E>,
  s: S,
  seat: Seat,
  played: Code | ActionJson,
  world: World<E>,
): void {
  const form = current(game, s)?.form
  if (typeof played === 'number') act(game, s, seat, played, world)
  else if (form?.verb === played.verb) {
    form.apply(s, seat, played, world)
    settle(game, s, world)
  } else {
    const code = game.verbs.fromJson(played)
    if (code === null) throw new Error(`not an action of ${game.id}: ${JSON.stringify(played)}`)
    act(game, s, seat, code, world)
  }
}
