/** The rules files of a game against each other and against its tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rulesIndex } from '@ecumene/kernel'

export const LANGUAGES = ['en', 'ru', 'it'] as const

/** Ids named anywhere in the tests of a game's folder. */
export function idsInTests(root: string): ReadonlySet<string> {
  const found = new Set<string>()
  const walk = (dir: string): void => {
    for (const entry of readdirSync(dir, { withFileTypes: true })) {
      if (entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== 'corpus') walk(join(dir, entry.name))
      else if (/\.test\.tsx?$/.test(entry.name))
        for (const id of readFileSync(join(dir, entry.name), 'utf8').match(/\b[A-Z]+-[A-Za-z0-9.'-]*[A-Za-z0-9]/g) ??
          [])
          found.add(id)
    }
  }
  walk(root)
  return found
}

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
    })
  })
  const tests = idsInTests(root)
  for (const { id, tag } of en.rules)
    if (tag !== 'info' && !id.includes('-GAP-') && !tests.has(id)) broken.push(`${id}: no test names it`)
  return broken
}
