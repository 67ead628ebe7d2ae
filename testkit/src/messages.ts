/**
 * The words of a game: every key that rules and boards name is said in three languages, and nothing is kept that nobody
 * says.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Core, GameDef } from '@ecumene/kernel'
import { type Catalogue, LANGUAGES, type Language, message, words } from '@ecumene/words'
import { familyOf, filesOf, textOf } from './folders.ts'

export type Catalogues = Readonly<Record<Language, Catalogue>>
/** The name of an argument without the form that is asked for: `area_in` is a form of `area`. */
export const plain = (argument: string): string => argument.replace(/_[a-z]+$/, '')
export const argumentsOf = (text: string, language: Language): readonly string[] => message(text, language).needs

/** The catalogues of a game, with what they stand on (`"extends": "civilization"`). */
export const cataloguesOf = (root: string): Catalogues =>
  Object.fromEntries(LANGUAGES.map(language => [language, layered(root, language)])) as Catalogues
function layered(root: string, language: Language): Catalogue {
  const { extends: under, ...own } = read(root, language)
  return under === undefined ? own : { ...layered(join(dirname(root), under), language), ...own }
}
const read = (root: string, language: Language): Catalogue =>
  JSON.parse(readFileSync(join(root, 'ui', `messages.${language}.json`), 'utf8'))

/**
 * A sentence for each thing wrong with a game's catalogues; `names` are further keys that must be said (`card.homer`).
 */
export function messages<S extends Core, E>(
  game: GameDef<S, E>,
  root: string,
  names: readonly string[] = [],
): string[] {
  const all = cataloguesOf(root)
  const sources = textOf([root, ...familyOf(root)].flatMap(folder => filesOf(join(folder, 'src'), /\.ts$/)))
  return [
    ...sameInAllLanguages(all),
    ...[...keysOf(game, all.en, sources), ...names].filter(key => !(key in all.en)).map(key => `${key} is not said`),
    ...LANGUAGES.flatMap(language => [
      ...unnamed(game, all[language], language),
      ...strangers(game, all[language], language),
    ]),
    ...(existsSync(join(root, 'ui', 'index.tsx')) ? leftOver(game, root, all.en, names) : []),
  ]
}

/** The same keys in every language (a language may have more forms of a name), and no argument that English lacks. */
export function sameInAllLanguages(all: Catalogues): string[] {
  const wrong: string[] = []
  const isKnown = (key: string): boolean => key in all.en || Object.keys(all.en).some(k => key.startsWith(`${k}.`))
  for (const language of LANGUAGES) {
    for (const key of Object.keys(all.en)) if (!(key in all[language])) wrong.push(`${language} lacks ${key}`)
    for (const [key, text] of Object.entries(all[language])) {
      if (!isKnown(key)) wrong.push(`only ${language} has ${key}`)
      if (all.en[key] === undefined || key.startsWith('param.')) continue
      const known = argumentsOf(all.en[key], 'en').map(plain)
      for (const argument of argumentsOf(text, language))
        if (!known.includes(plain(argument))) wrong.push(`${language} ${key}: English has no {${argument}}`)
    }
  }
  return wrong
}

/** Every key that follows from the definition of the game or stands in its sources. */
function keysOf<S extends Core, E>(game: GameDef<S, E>, en: Catalogue, sources: string): readonly string[] {
  const hidden = Object.entries(game.events).filter(([type, { sees }]) =>
    argumentsOf(en[`event.${type}`] ?? '', 'en').some(argument => sees[plain(argument)] !== 'all'),
  )
  return [
    ...[...sources.matchAll(/'((?:prompt|refuse|ending|threat)\.[\w.-]+)'/g)].map(found => found[1]),
    ...Object.keys(game.verbs.specs).map(verb => `verb.${verb}`),
    ...game.decisions.flatMap(({ name, form }) => [`decision.${name}`, ...(form ? [`verb.${form.verb}`] : [])]),
    ...game.programs.map(({ name }) => `program.${name}`),
    ...game.variants.flatMap(({ id }) => [`variant.${id}`, `variant.${id}.about`]),
    ...game.options.flatMap(({ name, values }) => [
      `option.${name}`,
      ...(typeof values === 'object' && !('min' in values)
        ? values.map(value => (`${name}.${value}` in en ? `${name}.${value}` : `option.${name}.${value}`))
        : []),
    ]),
    ...Object.keys(game.events).map(type => `event.${type}`),
    ...hidden.map(([type]) => `event.${type}.hidden`),
    ...Object.entries(game.events)
      .filter(([, { rank }]) => rank === 'deed')
      .map(([type]) => `deed.${type}`),
  ]
}
/** Values of a verb's parameter that have no name. */
function unnamed<S extends Core, E>(game: GameDef<S, E>, catalogue: Catalogue, language: Language): string[] {
  const say = words(language, catalogue)
  return Object.values(game.verbs.specs).flatMap(params =>
    Object.entries(params).flatMap(([param, domain]) =>
      (Array.isArray(domain) ? (domain as readonly string[]) : [])
        .filter(value => !say.isNamed(param, value))
        .map(value => `${language}: ${param}.${value} has no name`),
    ),
  )
}
/** Messages of verbs and events that ask for what those do not have, or tell what is hidden. */
function strangers<S extends Core, E>(game: GameDef<S, E>, catalogue: Catalogue, language: Language): string[] {
  const check = (key: string, params: readonly string[]): string[] =>
    argumentsOf(catalogue[key] ?? '', language)
      .map(plain)
      .filter(argument => !params.includes(argument))
      .map(argument => `${language} ${key}: there is no {${argument}}`)
  return [
    ...Object.entries(game.verbs.specs).flatMap(([verb, params]) => check(`verb.${verb}`, Object.keys(params))),
    ...Object.entries(game.events).flatMap(([type, { sees }]) => {
      const open = Object.keys(sees).filter(param => sees[param] === 'all')
      const all = Object.keys(sees)
      const without = all.filter(param => param !== 'seat')
      return [
        ...check(`event.${type}`, all),
        ...check(`deed.${type}`, without),
        ...(open.length < all.length
          ? [...check(`event.${type}.hidden`, open), ...check(`deed.${type}.hidden`, open)]
          : []),
      ]
    }),
  ]
}
/** Messages of a drawn game that neither rules nor board name, and messages that only repeat what they stand on. */
function leftOver<S extends Core, E>(
  game: GameDef<S, E>,
  root: string,
  en: Catalogue,
  names: readonly string[],
): string[] {
  const { extends: under, ...own } = read(root, 'en')
  const below = under === undefined ? undefined : join(dirname(root), under)
  const folders = [root, ...familyOf(root), ...(below === undefined ? [] : [below])]
  const source = textOf(
    folders.flatMap(folder => ['src', 'data', 'ui'].flatMap(part => filesOf(join(folder, part), /(?<!\.test)\.tsx?$/))),
  )
  const isUsed = usedIn(game, en, source)
  const repeated = below === undefined ? {} : layered(below, 'en')
  return Object.keys(own).flatMap(key => [
    ...(isUsed(key) || names.includes(key) ? [] : [`${key}: nobody says it`]),
    ...(repeated[key] === own[key] ? [`${key}: ${under} says the same`] : []),
  ])
}
function usedIn<S extends Core, E>(game: GameDef<S, E>, en: Catalogue, source: string): (key: string) => boolean {
  const literals = literalsOf(source)
  const prefixes = prefixesOf(source)
  const shown = new Set(Object.values(en).flatMap(text => argumentsOf(text, 'en').map(plain)))
  const aliases = Object.entries(en).flatMap(([key, text]) => (key.startsWith('param.') ? text.split(' ') : []))
  const declared = [...Object.values(game.verbs.specs), ...Object.values(game.events).map(spec => spec.sees)]
  const spaces = new Set([
    ...shown,
    ...aliases,
    ...declared.flatMap(params => Object.keys(params)),
    ...game.options.map(option => option.name),
    ...['decision', 'program', 'variant', 'option', 'part', 'bot'],
  ])
  const verbs = new Set([...Object.keys(game.verbs.specs), ...game.decisions.flatMap(({ form }) => form?.verb ?? [])])
  const asked = new Set(game.decisions.map(decision => decision.name))
  return key => {
    if (literals.has(key) || prefixes.some(prefix => key.startsWith(prefix))) return true
    if (key.startsWith('ui.guide.')) return true // the suite of guides knows which of these are left over
    const [space, name] = key.split('.')
    if (space === 'verb') return verbs.has(name)
    if (space === 'event') return name in game.events
    if (space === 'deed') return game.events[name]?.rank === 'deed'
    if (space === 'chapter' || space === 'figure') return true // the table asks for them by the game's own lists
    if (space === 'prompt') return asked.has(name) // a choice of one thing asks by its name
    return spaces.has(space) || (space === 'param' && shown.has(name))
  }
}
/** Every quoted text, and every beginning of a text that is completed at run time. */
export const literalsOf = (source: string): ReadonlySet<string> =>
  new Set([...source.matchAll(/['"`]([\w-]+(?:\.[\w-]+)*)['"`]/g)].map(found => found[1]))
export const prefixesOf = (source: string): readonly string[] => [
  ...new Set([...source.matchAll(/`([\w-]+\.(?:[\w-]+\.)*)\$\{/g)].map(found => found[1])),
]
