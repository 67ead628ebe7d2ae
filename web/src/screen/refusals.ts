/** What is not possible now, and why. Asked of the rules themselves, from the player's own view. */
import { type ActionJson, type Core, type GameDef, judge, type Refusal, type Seat } from '@ecumene/kernel'

export interface Forbidden {
  readonly action: ActionJson
  readonly refusal: Refusal
}

/** At most so many questions: verbs with more possibilities are left out. */
const MOST_PER_VERB = 80
const MOST = 400

/** Actions that the rules forbid here for a reason of their own (not just because something else is being decided). */
export function forbidden(game: GameDef, view: Core, seat: Seat): readonly Forbidden[] {
  const found: Forbidden[] = []
  let asked = 0
  for (const verb of Object.keys(game.verbs.specs)) {
    const all = actionsOf(game, verb)
    if (all === null || asked + all.length > MOST) continue
    asked += all.length
    for (const action of all) {
      const judged = judge(game, view, seat, action)
      if (!judged.ok && !judged.refusal.key.startsWith('table.')) found.push({ action, refusal: judged.refusal })
    }
  }
  return found
}

interface Reason {
  readonly reason: string
  readonly first: Forbidden
  /** What to name: the actions, or of many alike only what kind they are. */
  readonly shown: readonly { readonly action: ActionJson; readonly isWhole: boolean }[]
}
/** More alike than this, and nobody can mean them one by one. */
const ALIKE = 3

/** By reason, the particular before the sweeping: forty ships one does not own are one thing that is not possible. */
export function gathered(all: readonly Forbidden[], say: (refusal: Refusal) => string): readonly Reason[] {
  const byReason = Map.groupBy(all, f => say(f.refusal))
  return [...byReason]
    .map(([reason, list]) => ({
      reason,
      first: list[0],
      count: list.length,
      shown: [...Map.groupBy(list, f => f.action.verb).values()].flatMap(alike =>
        alike.length > ALIKE
          ? [{ action: alike[0].action, isWhole: true }]
          : alike.map(({ action }) => ({ action, isWhole: false })),
      ),
    }))
    .sort((a, b) => a.count - b.count)
}

/** Every action of a verb, or null if there are too many to ask about. */
function actionsOf(game: GameDef, verb: string): readonly ActionJson[] | null {
  let all: Record<string, string | number>[] = [{ verb }]
  for (const [param, domain] of Object.entries(game.verbs.specs[verb])) {
    const values: readonly (string | number)[] =
      typeof domain === 'number' ? range(0, domain - 1) : 'min' in domain ? range(domain.min, domain.max) : domain
    if (all.length * values.length > MOST_PER_VERB) return null
    all = all.flatMap(a => values.map(v => ({ ...a, [param]: v })))
  }
  return all as unknown as readonly ActionJson[]
}
const range = (min: number, max: number): readonly number[] => Array.from({ length: max - min + 1 }, (_, i) => min + i)
