/**
 * What the rules name by key, said in a language. A key is looked up in the catalogues in order; arguments are named
 * too: a text as `<parameter>.<value>` (`area.egypt`), a player's number as their name. A form of a name is asked for
 * with an underscore: `{area_in}` says `area.egypt.in` where the catalogue has it, else `area.egypt`. `param.from:
 * "area"` in a catalogue says that values of `from` are named as areas are, `param.forces: "seat"` as players are.
 */
import { type ActionJson, type GameEvent, type Json, type Prompt, SEAT_PARAMS, type Seat } from '@ecumene/kernel'
import en from '../messages/en.json' with { type: 'json' }
import it from '../messages/it.json' with { type: 'json' }
import ru from '../messages/ru.json' with { type: 'json' }
import type { Language } from './language.ts'
import { mergedSentences } from './merged.ts'
import { type ArgumentReader, type Message, message } from './message.ts'

export type Catalogue = Readonly<Record<string, string>>
export type Arguments = { readonly [name: string]: Json | undefined }

export interface Words {
  readonly language: Language
  has(key: string): boolean
  /** The message, or the key itself where no catalogue has it or an argument is missing. */
  say(key: string, args?: Arguments): string
  /** A question or a refusal. */
  prompt(p: Prompt): string
  /** What an action does: `verb.<verb>`. */
  action(a: ActionJson): string
  /** All actions of a verb at once: its label with the arguments left open. */
  verb(verb: string): string
  /** What happened; `event.<type>.hidden` for a viewer from whom a part was kept. */
  event(e: GameEvent): string
  /**
   * Events of one type as few sentences: whole ones (`event.<type>`), or what was done without saying by whom
   * (`deed.<type>`).
   */
  merged(kind: 'deed' | 'event' | 'threat', events: readonly GameEvent[]): readonly string[]
  /** The name of one value of a parameter. */
  name(param: string, value: Json): string
  /** Whether a catalogue names it. */
  isNamed(param: string, value: string): boolean
  player(seat: Seat): string
  /** The same words at a table where these people sit. */
  seated(players: readonly string[]): Words
}

const common: Readonly<Record<Language, Catalogue>> = { en, ru, it }

export function words(language: Language, ...catalogues: readonly Catalogue[]): Words {
  return wordsOf(language, [...catalogues, common[language]], [], new Map())
}

function wordsOf(
  language: Language,
  catalogues: readonly Catalogue[],
  players: readonly string[],
  compiled: Map<string, Message | null>,
): Words {
  const names = new Memo<string | undefined>()
  const find = (key: string): Message | null => {
    let found = compiled.get(key)
    if (found === undefined) {
      const text = catalogues.find(c => Object.hasOwn(c, key))?.[key]
      found = text === undefined ? null : message(text, language)
      compiled.set(key, found)
    }
    return found
  }
  const lookUp = (param: string, value: string, form: string): string | undefined =>
    names.of(`${param} ${form} ${value}`, () => lookUpAnew(param, value, form))
  const kindsOf = (param: string): readonly string[] => [
    param,
    ...(catalogues.find(c => Object.hasOwn(c, `param.${param}`))?.[`param.${param}`].split(' ') ?? []),
  ]
  const lookUpAnew = (param: string, value: string, form: string): string | undefined => {
    for (const kind of kindsOf(param)) {
      const found = (form && find(`${kind}.${value}.${form}`)) || find(`${kind}.${value}`)
      if (found) return found.format(nothing) ?? undefined
    }
    return undefined
  }
  const player = (seat: Seat): string =>
    players[seat] ?? find('seat.unnamed')?.format(only('n', seat + 1)) ?? String(seat + 1)
  const name = (param: string, value: Json, form = ''): string => {
    if (value === null) return ''
    if (Array.isArray(value)) return list(value.map(v => name(param, v, form)))
    const isOfSeats = SEAT_PARAMS.includes(param) || kindsOf(param).includes('seat')
    if (typeof value === 'object')
      return list(
        Object.entries(value)
          .filter(([, n]) => n !== 0)
          .map(([k, n]) =>
            isOfSeats ? `${name(param, SEAT.test(k) ? Number(k) : k, form)} ${n}` : `${name(param, k, form)} × ${n}`,
          ),
      )
    if (typeof value === 'number' && isOfSeats && value >= 0) return player(value)
    return lookUp(param, String(value), form) ?? String(value)
  }
  const lists = new Intl.ListFormat(language, { type: 'conjunction' })
  const list = (items: readonly string[]): string => lists.format(items)

  const source = (args: Arguments): ArgumentReader => ({
    raw(param) {
      const v = args[param]
      return typeof v === 'boolean' ? String(v) : typeof v === 'number' || typeof v === 'string' ? v : undefined
    },
    show(asked) {
      const cut = asked.lastIndexOf('_')
      const formed = args[asked] === undefined && cut > 0
      const param = formed ? asked.slice(0, cut) : asked
      const v = args[param]
      return v === undefined ? undefined : name(param, v, formed ? asked.slice(cut + 1) : '')
    },
  })
  const said = new Memo<string>()
  const say = (key: string, args: Arguments = {}): string =>
    said.of(`${key} ${JSON.stringify(args)}`, () => find(key)?.format(source(args)) ?? key)
  return {
    language,
    has: key => find(key) !== null,
    say,
    prompt: p => say(p.key, p.args),
    action: a => say(`verb.${a.verb}`, a),
    verb: verb => find(`verb.${verb}`)?.outline() ?? `verb.${verb}`,
    event(e) {
      const key = `event.${e.type}`
      return find(key)?.format(source(e)) ?? find(`${key}.hidden`)?.format(source(e)) ?? key
    },
    merged(kind, events) {
      const key = `${kind}.${events[0].type}`
      for (const message of [find(key), find(`${key}.hidden`)]) {
        const sentences = message && mergedSentences(message, events, { name, list })
        if (sentences && sentences.length > 0) return sentences
      }
      return []
    },
    name: (param, value) => name(param, value),
    isNamed: (param, value) => lookUp(param, value, '') !== undefined,
    player,
    seated: names => wordsOf(language, catalogues, names, compiled),
  }
}

/** A player as the key of a list of numbers. */
const SEAT = /^\d+$/

/** What was said once: a table says most of what it shows again at every move. */
class Memo<T> {
  readonly #known = new Map<string, T>()
  of(key: string, make: () => T): T {
    const known = this.#known.get(key)
    if (known !== undefined || this.#known.has(key)) return known as T
    if (this.#known.size >= MOST_KEPT) this.#known.clear()
    const made = make()
    this.#known.set(key, made)
    return made
  }
}
const MOST_KEPT = 20_000

const nothing: ArgumentReader = { raw: () => undefined, show: () => undefined }
const only = (name: string, value: number): ArgumentReader => ({
  raw: n => (n === name ? value : undefined),
  show: n => (n === name ? String(value) : undefined),
})
