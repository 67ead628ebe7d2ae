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
