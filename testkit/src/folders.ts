/** Where the files of a game are: its own folder, and the folders of its family. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The files of a folder, its own folders included, whose names fit. */
export const filesOf = (folder: string, name: RegExp): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile() && name.test(entry.name) && !/node_modules|corpus/.test(entry.parentPath))
        .map(entry => join(entry.parentPath, entry.name))
    : []
export const textOf = (files: readonly string[]): string => files.map(file => readFileSync(file, 'utf8')).join('\n')

/** Folders beside a game that its package names: what it shares with another game. */
export function familyOf(root: string): readonly string[] {
  const file = join(root, 'package.json')
  if (!existsSync(file)) return []
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: object }
  return Object.keys(dependencies)
    .map(name => join(dirname(root), name.replace('@ecumene/', '')))
    .filter(folder => existsSync(join(folder, 'src')))
}
