import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type About, type RulesIndex, rulesIndex } from '@ecumene/contract'
import type { RuleId } from '@ecumene/kernel'
import { LANGUAGES, type Language } from '@ecumene/words'
import { type Flags, UsageError } from '../args.ts'
import type { Command } from '../command.ts'
import { allGames, gameNamed, inFolder } from '../games.ts'
import { languageOf, textOf } from '../speech.ts'
import { grid, json, line } from '../terminal.ts'

export const rules: Command = {
  summary: 'search the rules by words in three languages, or show one rule with its code and tests',
  operands: '[RULE-ID | WORDS …]',
  options: {
    game: { value: 'ID', about: 'one game instead of all' },
    lang: { value: 'en|ru|it', about: 'one language instead of all three' },
    json: { about: 'lines of JSON, for programs' },
  },
  examples: ['rules starvation', 'rules --game civilization fame carestia', 'rules CIV-11.6.2', 'rules'],
  async run(flags) {
    const chosen = flags.text('game') === undefined ? allGames() : [gameNamed(flags.text('game'))]
    const asked = flags.words.join(' ')
    if (asked === '') return totals(chosen, flags.on('json'))
    if (/^[A-Z]+-\S+$/.test(asked)) return one(asked, chosen, flags)
    return found(asked, chosen, flags)
  },
}

/** Every rule once, in the first language in which it has all of the words. */
function found(asked: string, chosen: readonly About[], flags: Flags): number {
  const languages = flags.text('lang') === undefined ? LANGUAGES : [languageOf(flags)]
  const rows = chosen.flatMap(game => {
    const seen = new Set<RuleId>()
    return languages.flatMap(language =>
      bookOf(game, language)
        .search(asked)
        .filter(({ id }) => !seen.has(id) && seen.add(id))
        .map(rule => ({ game: game.id, language, ...rule })),
    )
  })
  if (rows.length === 0) throw new UsageError(`no rule says “${asked}”, in ${languages.join(', ')}`)
  if (flags.on('json')) for (const row of rows) json(row)
  else for (const { id, chapter, text } of rows) line(`${id}  ${chapter.join(' › ')}\n    ${text}`)
  return 0
}

function totals(chosen: readonly About[], asJson: boolean): number {
  const rows = chosen.map(game => {
    const names = new Set(
      filesOf(inFolder(game))
        .filter(isTest)
        .flatMap(f => idsIn(readFileSync(f, 'utf8'))),
    )
    const binding = bookOf(game, 'en').rules.filter(r => r.tag !== 'info' && !r.id.includes('-GAP-'))
    const missing = binding.filter(r => !names.has(r.id)).map(r => r.id)
    return { game: game.id, total: binding.length, tested: binding.length - missing.length, missing }
  })
  if (asJson) for (const row of rows) json(row)
  else
    line(
      grid([
        ['game', 'rules', 'tested', 'missing'],
        ...rows.map(r => [r.game, r.total, r.tested, r.missing.slice(0, 8).join(' ') || '-']),
      ]),
    )
  return 0
}

function one(id: string, chosen: readonly About[], flags: Flags): number {
  const language = flags.text('lang') === undefined ? 'en' : languageOf(flags)
  for (const game of chosen) {
    const rule = bookOf(game, language).byId(id)
    if (!rule) continue
    const naming = filesOf(inFolder(game)).filter(
      f => !/[\\/]rules[\\/]/.test(f) && idsIn(readFileSync(f, 'utf8')).includes(id),
    )
    const near = (f: string): string => relative(process.cwd(), f)
    const found = { ...rule, files: naming.filter(f => !isTest(f)).map(near), tests: naming.filter(isTest).map(near) }
    if (flags.on('json')) json(found)
    else
      line(
        [
          `${rule.id}  ${rule.chapter.join(' › ')}`,
          rule.text,
          ...found.files.map(f => `  code  ${f}`),
          ...found.tests.map(f => `  test  ${f}`),
        ].join('\n'),
      )
    return 0
  }
  throw new UsageError(`there is no rule ${id}`)
}

const idsIn = (text: string): readonly string[] => text.match(/\b[A-Z]+-[A-Za-z0-9.'-]*[A-Za-z0-9]/g) ?? []
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(e => e.isFile() && /\.tsx?$/.test(e.name) && !e.parentPath.includes('node_modules'))
    .map(e => join(e.parentPath, e.name))
}
const bookOf = (game: About, language: Language): RulesIndex => rulesIndex(textOf(game, `rules/${language}.md`))
