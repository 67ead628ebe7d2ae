/**
 * Why nothing can be done with a thing in the question that is open: every verb that can name it is put to the
 * decision, which knows a reason of its own for some, or for none.
 */
import {
  type ActionJson,
  Codes,
  type Core,
  current,
  type GameDef,
  type Refusal,
  SEAT_PARAMS,
  type Seat,
} from '@ecumene/kernel'

/** At most so many questions about one verb: a verb with more ways is asked about the first of them. */
const MOST_PER_VERB = 240

/** `word`: the thing's `data-tip`, which ends with its names: `card:enslave`. */
export function reasonAbout(game: GameDef, view: Core, seat: Seat, word: string): Refusal | null {
  const decision = current(game, view)
  if (!decision?.why) return null
  const legal = new Codes()
  decision.legal(view, seat, legal)
  const found = new Map<string, { readonly refusal: Refusal; count: number }>()
  for (const name of word.split(':').slice(1))
    for (const code of codesNaming(game, view, seat, name)) {
      // Something can be done with it: then its drawing offers that, and no reason is looked for.
      if (legal.has(code)) return null
      const refusal = decision.why(view, seat, code)
      if (!refusal) continue
      const text = JSON.stringify([refusal.rule, refusal.key])
      const same = found.get(text)
      if (same) same.count++
      else found.set(text, { refusal, count: 1 })
    }
  // Against most rivals, in most places: what stands in the way nearly everywhere.
  return [...found.values()].sort((a, b) => b.count - a.count)[0]?.refusal ?? null
}

const known = new WeakMap<GameDef, Map<string, readonly number[]>>()
/** What a name can be part of depends on who asks and how many play, not on the position. */
function codesNaming(game: GameDef, view: Core, seat: Seat, name: string): readonly number[] {
  const ofGame = known.get(game) ?? new Map<string, readonly number[]>()
  known.set(game, ofGame)
  const key = `${view.seats}:${seat}:${name}`
  const found =
    ofGame.get(key) ?? actionsNaming(game, view, seat, name).flatMap(action => game.verbs.fromJson(action) ?? [])
  ofGame.set(key, found)
  return found
}
function actionsNaming(game: GameDef, view: Core, seat: Seat, name: string): readonly ActionJson[] {
  return Object.entries(game.verbs.specs).flatMap(([verb, params]) =>
    Object.entries(params)
      .filter(([, domain]) => Array.isArray(domain) && domain.includes(name))
      .flatMap(([named]) => {
        let all: Record<string, string | number>[] = [{ verb }]
        for (const [param, domain] of Object.entries(params)) {
          const values = param === named ? [name] : valuesOf(domain, param, view, seat)
          all = all.flatMap(action => values.map(value => ({ ...action, [param]: value }))).slice(0, MOST_PER_VERB)
        }
        return all as unknown as readonly ActionJson[]
      }),
  )
}
type Domain = GameDef['verbs']['specs'][string][string]
/** Nobody means themselves, or a seat that is not at the table. */
function valuesOf(domain: Domain, param: string, view: Core, seat: Seat): readonly (string | number)[] {
  if (typeof domain === 'object' && !('min' in domain)) return domain
  const [min, max] = typeof domain === 'number' ? [0, domain - 1] : [domain.min, domain.max]
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return SEAT_PARAMS.includes(param) ? all.filter(other => other !== seat && other < view.seats) : all
}
