/** What the pages name exists: files, folders, links, and commands of npm. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const SKIPPED = new Set(['node_modules', 'dist', '.git', 'var', 'screenshots', 'coverage'])
function* pathsIn(folder: string): Iterable<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      yield `/${relative(root, path)}/`
      yield* pathsIn(path)
    } else yield `/${relative(root, path)}`
  }
}
const paths = [...pathsIn(root)]
const pages = paths.filter(path => path.endsWith('.md') && !/\/(rules|released)\//.test(path))
/** Files that an exercise or a build makes. */
const MADE = ['/cleopatra.ts', '/cleopatra.json', '/cleopatra.test.ts', '/web/dist', '/screenshots/']

/** Code in a sentence; blocks of code are examples. */
const codeIn = (text: string): string[] =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(found => found[1])
const isPath = (code: string): boolean =>
  /^[\w.@-]*(\/[\w.@-]+)*\/?$/.test(code) && /^[^-].*\.(tsx?|[cm]?js|json|md|css|yaml)$|\w\/$/.test(code)
const exists = (path: string): boolean =>
  paths.some(known => known.endsWith(`/${path}`)) || MADE.some(made => `/${path}`.endsWith(made))

test.each(pages)('%s names files and folders that there are', page => {
  const text = readFileSync(join(root, page), 'utf8')
  const links = [...text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].map(found => found[1])
  const wrong = [
    ...codeIn(text).filter(code => isPath(code) && !exists(code)),
    ...links.filter(link => !existsSync(join(root, dirname(page), link))),
  ]
  expect(wrong, wrong.join('\n')).toEqual([])
})

test('every command of npm that a page names is one of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const own = ['install', 'ci', 'exec', 'audit', 'update', 'outdated', 'view', 'run', 'ls']
  const wrong = pages.flatMap(page =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/(?:`|^)npm (?:run (?:-s )?)?([a-z:-]+)\b(?! -w)/gm)]
      .filter(([, command]) => !(command in scripts) && !own.includes(command))
      .map(([, command]) => `${page}: npm ${command}`),
  )
  expect(wrong, wrong.join('\n')).toEqual([])
})

test('no page says what makes a newcomer stop', () => {
  const stumbles = ['a plain list plays every decision', 'a way that fails', 'sits someone down', '@ecumene/web/seam']
  const found = pages.flatMap(page => {
    const text = readFileSync(join(root, page), 'utf8').toLowerCase()
    return stumbles.filter(words => text.includes(words)).map(words => `${page}: ${words}`)
  })
  expect(found, found.join('\n')).toEqual([])
})
