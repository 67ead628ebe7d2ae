/** A played game, told in three languages: every question, action and event is a whole sentence. */
import { type Core, FastRng, type GameDef, type GameEvent, type Setup } from '@ecumene/kernel'
import { LANGUAGES, type Words, words } from '@ecumene/words'
import { argumentsOf, type Catalogues, plain } from './messages.ts'
import { anyAction, byPolicy, named, type Picker, start, walkOn } from './walk.ts'

export interface ToldOptions {
  /** Decisions to be told; a long game is left then. */
  readonly decisions?: number
  readonly seed?: number
}

/** Keys that are not said, and things that have no name; good players get far, and chance leads to the rare words. */
export function told<S extends Core, E>(
  game: GameDef<S, E>,
  setup: Setup,
  all: Catalogues,
  o: ToldOptions = {},
): string[] {
  const rng = new FastRng(o.seed ?? 1)
  const walk = start(game, setup, rng)
  const telling = LANGUAGES.map(language => new Telling(words(language, all[language]), all[language]))
  const [policy] = Object.values(game.policies)
  const good = policy ? byPolicy(game, policy) : (anyAction as Picker<S, E>)
  const pick: Picker<S, E> = (w, decision, seat, codes) => {
    const [code] = codes.n > 0 ? [codes.at[w.rng.below(codes.n)]] : []
    for (const one of telling) {
      one.check(decision.prompt(w.s, seat).key, decision.prompt(w.s, seat).args ?? {})
      if (code !== undefined) one.checkAction(named(game, code))
    }
    return (w.rng.below(3) === 0 ? (anyAction as Picker<S, E>) : good)(w, decision, seat, codes)
  }
  for (const one of telling) for (const event of walk.opening) one.checkEvent(event as GameEvent)
  const limit = o.decisions ?? 2_000
  walkOn(walk, pick, limit, {
    isOver: n => n >= limit - 1,
    after(_, __, played, world) {
      for (const one of telling) {
        one.checkAction(named(game, played))
        for (const event of world.events) one.checkEvent(event as GameEvent)
      }
    },
  })
  const parts = Object.keys(game.outcome(walk.s)?.parts ?? {})
  for (const one of telling) for (const part of parts) one.check(`part.${part}`, {})
  return [...new Set(telling.flatMap(one => [...one.bare]))]
}

class Telling {
  readonly bare = new Set<string>()
  readonly #words: Words
  readonly #catalogue: Catalogues['en']
  constructor(say: Words, catalogue: Catalogues['en']) {
    this.#words = say
    this.#catalogue = catalogue
  }
  checkAction(action: { readonly verb: string }): void {
    this.check(`verb.${action.verb}`, action)
  }
  checkEvent(event: GameEvent): void {
    this.check(`event.${event.type}`, event)
  }
  check(key: string, args: object): void {
    const { language } = this.#words
    const said = this.#words.say(key, args as never)
    if (said === key || /[{}]|undefined/.test(said)) this.bare.add(`${language}: ${key} is said as ${said}`)
    for (const argument of argumentsOf(this.#catalogue[key] ?? '', language)) {
      const value = (args as Record<string, unknown>)[plain(argument)]
      // A value that only selects a sentence is not shown.
      if (typeof value !== 'string' || !/\p{L}/u.test(value) || !said.includes(value)) continue
      if (!this.#words.isNamed(plain(argument), value))
        this.bare.add(`${language}: ${plain(argument)}.${value} has no name`)
    }
  }
}
