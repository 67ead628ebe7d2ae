/** The rules files of a game against each other, against its tests and against its sources. */
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Rule, type RulesIndex, rulesIndex } from '@ecumene/contract'
import type { Core, GameDef } from '@ecumene/kernel'
import { LANGUAGES } from '@ecumene/words'
import { familyOf, filesOf } from './folders.ts'

const ID = /\b[A-Z]+-[A-Za-z0-9.'-]*[A-Za-z0-9]/g
/** `TTA-SET-1 to 32` hides thirty rules from a search for one of them. */
const RANGE = /\b[A-Z]+-[A-Za-z0-9.'-]*\d[a-z]?(?: to |\s?[–—…]\s?|\.\.)(?:[A-Z]+-)?[\w.-]*\d[a-z]?\b/g

/** Three languages with the same ids and tags in the same order; every rule that can be broken is named by a test. */
export function rulebook(root: string): string[] {
  const broken: string[] = []
  const files = LANGUAGES.map(language => join(root, 'rules', `${language}.md`))
  for (const file of files) if (!existsSync(file)) return [`${file} is missing`]
  const [en, ...others] = files.map(file => rulesIndex(readFileSync(file, 'utf8')))
  others.forEach((index, i) => {
    const language = LANGUAGES[i + 1]
    if (index.rules.length !== en.rules.length)
      broken.push(`${language}: ${index.rules.length} rules, English has ${en.rules.length}`)
    en.rules.forEach((rule, k) => {
      const same = index.rules[k]
      if (same?.id !== rule.id || same.tag !== rule.tag)
        broken.push(`${language}: ${rule.id} {${rule.tag}} expected, found ${same?.id} {${same?.tag}}`)
      else if (same.words.length > 0 !== rule.words.length > 0)
        broken.push(`${language}: ${rule.id}: words that players use are in one language, not in the other`)
    })
  })
  const tests = idsIn(filesOf(root, /\.test\.tsx?$/))
  for (const rule of en.rules) if (isBinding(rule) && !tests.has(rule.id)) broken.push(`${rule.id}: no test names it`)
  return broken
}

/**
 * Every rule that is neither information nor example is named in the sources that carry it out: `src/` of the game or
 * of its family, or the row of `data/` that says it (what a card costs, which areas are in play). Each by its own id: a
 * range (`ABC-1 to 9`) cannot be searched for.
 */
export function rulesInSource(root: string): string[] {
  const folders = [root, ...familyOf(root)].flatMap(folder => [join(folder, 'src'), join(folder, 'data')])
  const files = folders.flatMap(folder => filesOf(folder, /\.ts$/))
  const named = idsIn(files)
  const ranges = files.flatMap(file =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, i) =>
        (line.match(RANGE) ?? []).map(range => `${relative(root, file)}:${i + 1}: ${range}: name each rule`),
      ),
  )
  const silent = rulesOf(root).rules.filter(rule => isBinding(rule) && rule.tag !== 'example' && !named.has(rule.id))
  return [...silent.map(rule => `${rule.id}: no source names it`), ...ranges]
}

/** The rules that decisions, programs, events and options name are in the rules text of every language. */
export function rulesNamed<S extends Core, E>(game: GameDef<S, E>, root: string): string[] {
  const named = [...game.decisions, ...game.programs, ...Object.values(game.events), ...game.options].flatMap(
    ({ rule }) => rule ?? [],
  )
  return LANGUAGES.flatMap(language => {
    const book = rulesIndex(readFileSync(join(root, 'rules', `${language}.md`), 'utf8'))
    return [...new Set(named)].filter(id => !book.byId(id)).map(id => `${language}: there is no rule ${id}`)
  })
}

const rulesOf = (root: string): RulesIndex => rulesIndex(readFileSync(join(root, 'rules', 'en.md'), 'utf8'))
const isBinding = ({ id, tag }: Rule): boolean => tag !== 'info' && !id.includes('-GAP-')
const idsIn = (files: readonly string[]): ReadonlySet<string> =>
  new Set(files.flatMap(file => readFileSync(file, 'utf8').match(ID) ?? []))
