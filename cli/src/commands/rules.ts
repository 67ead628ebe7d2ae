import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type About, type RulesIndex, rulesIndex } from '@ecumene/kernel'
import { flagsOf, UsageError } from '../args.ts'
import { allGames, gameNamed, inFolder } from '../games.ts'
import { grid, json, line } from '../terminal.ts'

/**
 * ecumene rules [--game ID] [--json]: totals; ecumene rules RULE-ID [--json]: its text, and the files and tests that
 * name it.
 */
export async function rules(args: readonly string[]): Promise<number> {
  const flags = flagsOf(args, { game: 'text', json: 'flag' })
  const chosen = flags.text('game') === undefined ? allGames() : [gameNamed(flags.text('game'))]
  const [id] = flags.words
  return id === undefined ? totals(chosen, flags.on('json')) : one(id, chosen, flags.on('json'))
}

function totals(chosen: readonly About[], asJson: boolean): number {
  const rows = chosen.map(game => {
    const names = new Set(
      filesOf(inFolder(game))
        .filter(isTest)
        .flatMap(f => idsIn(readFileSync(f, 'utf8'))),
    )
    const binding = textOf(game).rules.filter(r => r.tag !== 'info' && !r.id.includes('-GAP-'))
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

function one(id: string, chosen: readonly About[], asJson: boolean): number {
  for (const game of chosen) {
    const rule = textOf(game).byId(id)
    if (!rule) continue
    const naming = filesOf(inFolder(game)).filter(
      f => !/[\\/]rules[\\/]/.test(f) && idsIn(readFileSync(f, 'utf8')).includes(id),
    )
    const near = (f: string): string => relative(process.cwd(), f)
    const found = { ...rule, files: naming.filter(f => !isTest(f)).map(near), tests: naming.filter(isTest).map(near) }
    if (asJson) json(found)
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
function textOf(game: About): RulesIndex {
  const file = inFolder(game, 'rules', 'en.md')
  return rulesIndex(existsSync(file) ? readFileSync(file, 'utf8') : '')
}
