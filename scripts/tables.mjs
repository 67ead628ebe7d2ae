// node scripts/tables.mjs: writes every table.ts that lists the files beside it. `npm run fix` runs it.
// A card with a text of its own is one file, named after the card's id; its export has the same name in camel case.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const MARK = 'Written by `npm run fix`'
const games = readdirSync('games')
for (const game of games) {
  const src = join('games', game, 'src')
  let files = []
  try {
    files = readdirSync(src, { recursive: true }).filter(path => /(^|[/\\])table\.ts$/.test(path))
  } catch {
    continue // a folder without rules
  }
  for (const path of files) {
    const file = join(src, path)
    const old = readFileSync(file, 'utf8')
    if (!old.includes(MARK)) continue
    const next = tableOf(dirname(file), old.slice(0, old.indexOf('\n') + 1))
    if (next !== old) writeFileSync(file, next)
  }
}

/** The first line stays: it says what is listed. */
function tableOf(folder, firstLine) {
  const ids = readdirSync(folder)
    .filter(name => /^[a-z0-9-]+\.ts$/.test(name) && name !== 'table.ts' && name !== 'hooks.ts')
    .map(name => name.slice(0, -'.ts'.length))
    .sort()
  const camel = id => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
  const key = id => (/^[a-z0-9]+$/.test(id) ? id : `'${id}'`)
  const line = id => (key(id) === camel(id) ? `  ${id},\n` : `  ${key(id)}: ${camel(id)},\n`)
  const imports = ids.map(id => `import { ${camel(id)} } from './${id}.ts'\n`)
  return `${firstLine}${imports.join('')}\nexport const table = {\n${ids.map(line).join('')}}\n`
}
