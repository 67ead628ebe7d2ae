/** The skeleton that all games share: who knows one game finds their way in every other. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Core, GameDef } from '@ecumene/kernel'
import { familyOf } from './folders.ts'

const FILES = [
  'state',
  'verbs',
  'events',
  'setup',
  'sequence',
  'query',
  'determinize',
  'invariants',
  'scoring',
  'game',
] as const
/** A file that grows may become a folder of the same name. */
const MAY_BE_FOLDER: readonly string[] = ['query']
const FOLDERS = ['src/decisions', 'src/effects', 'src/bot', 'ui', 'rules', 'test'] as const

/**
 * A sentence for each part of the skeleton that a game's folder lacks, and for each file of decisions/ that is no
 * decision.
 */
export function skeleton<S extends Core, E>(game: GameDef<S, E>, root: string): string[] {
  const missing = FILES.filter(name => !isFile(root, name) && !isFolder(root, name)).map(
    name => `src/${name}.ts is missing`,
  )
  for (const folder of FOLDERS) if (!existsSync(join(root, folder))) missing.push(`${folder}/ is missing`)
  return [...missing, ...decisionFiles(game, root)]
}
const isFile = (root: string, name: string): boolean => existsSync(join(root, 'src', `${name}.ts`))
const isFolder = (root: string, name: string): boolean => {
  const path = join(root, 'src', name)
  return MAY_BE_FOLDER.includes(name) && existsSync(path) && statSync(path).isDirectory()
}

/**
 * One decision a file, named after it: `build-first.ts`; its reasons (`build-first-why.ts`) and its form may have their
 * own.
 */
function decisionFiles<S extends Core, E>(game: GameDef<S, E>, root: string): string[] {
  const filesIn = (folder: string): readonly string[] => {
    const path = join(folder, 'src', 'decisions')
    return existsSync(path) ? readdirSync(path) : []
  }
  const own = filesIn(root)
  const all = new Set([root, ...familyOf(root)].flatMap(filesIn))
  const names = game.decisions.map(decision => kebab(decision.name))
  const forms = game.decisions.flatMap(({ form }) => (form ? [kebab(form.verb)] : []))
  const known = new Set([...names, ...names.map(name => `${name}-why`), ...forms].map(name => `${name}.ts`))
  return [
    ...names.filter(name => !all.has(`${name}.ts`)).map(name => `src/decisions/${name}.ts is missing`),
    ...own.filter(file => !known.has(file)).map(file => `src/decisions/${file}: there is no decision of that name`),
  ]
}
const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
