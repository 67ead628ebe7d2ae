// node scripts/tables.mjs: writes every table.ts that lists the files beside it, and what a game's own tables.mjs
// writes. `npm run fix` runs it.
// A card with a text of its own is one file, named after the card's id; its export has the same name in camel case.
// A file of the same name that ends in .json is the card's picture and its words in each language: they are written
// into the catalogues, and the pictures into the game's ui/pictures.ts.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const MARK = 'Written by `npm run fix`'
const games = readdirSync('games')
for (const game of games) {
  const own = join('games', game, 'tables.mjs')
  if (existsSync(own) && spawnSync(process.execPath, [own], { stdio: 'inherit' }).status !== 0) process.exitCode = 1
  const src = join('games', game, 'src')
  let files = []
  try {
    files = readdirSync(src, { recursive: true }).filter(path => /(^|[/\\])table\.ts$/.test(path))
  } catch {
    continue // a folder without rules
  }
  const homes = []
  for (const path of files) {
    const file = join(src, path)
    const old = readFileSync(file, 'utf8')
    if (!old.includes(MARK)) continue
    const next = tableOf(dirname(file), old.slice(0, old.indexOf('\n') + 1))
    if (next !== old) writeFileSync(file, next)
    homes.push(...homesIn(dirname(file)))
  }
  if (homes.length > 0) writeHomes(join('games', game, 'ui'), homes)
}

/** The first line stays: it says what is listed. */
function tableOf(folder, firstLine) {
  const ids = readdirSync(folder)
    .filter(name => /^[a-z0-9-]+\.ts$/.test(name) && name !== 'table.ts' && name !== 'hooks.ts')
    .map(name => name.slice(0, -'.ts'.length))
    .sort()
  const imports = ids.map(id => `import { ${camel(id)} } from './${id}.ts'\n`)
  return `${firstLine}${imports.join('')}\nexport const table = {\n${ids.map(line).join('')}}\n`
}

function camel(id) {
  return id.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
}
function line(id) {
  const key = /^[a-z0-9]+$/.test(id) ? id : `'${id}'`
  return key === camel(id) ? `  ${id},\n` : `  ${key}: ${camel(id)},\n`
}

function homesIn(folder) {
  return readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .map(name => {
      const { picture, ...words } = JSON.parse(readFileSync(join(folder, name), 'utf8'))
      return { id: name.slice(0, -'.json'.length), picture, words }
    })
}
function writeHomes(ui, homes) {
  const sorted = homes.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const file = join(ui, 'pictures.ts')
  const old = readFileSync(file, 'utf8')
  const [head] = old.split('import ')
  const byPicture = homes.toSorted((a, b) => (a.picture < b.picture ? -1 : 1))
  const imports = byPicture.map(({ id, picture }) => `import ${camel(id)} from 'virtual:icon/${picture}'\n`)
  const lines = sorted.map(({ id }) => line(id))
  writeFileSync(file, `${head}${imports.join('')}\nexport const pictures = {\n${lines.join('')}}\n`)
  for (const language of Object.keys(sorted[0].words)) {
    const catalogue = join(ui, `messages.${language}.json`)
    const messages = JSON.parse(readFileSync(catalogue, 'utf8'))
    const next = sorted.reduce((all, { id, words }) => withWords(all, id, words[language]), messages)
    writeFileSync(catalogue, `${JSON.stringify(next, null, 2)}\n`)
  }
}
/** New messages stand behind the last one of their kind. */
function withWords(messages, id, { name, text, face }) {
  const said = { [`card.${id}`]: name, [`cardtext.${id}`]: text, ...(face && { [`cardface.${id}`]: face }) }
  let all = messages
  for (const [message, words] of Object.entries(said)) {
    if (message in all) {
      all = { ...all, [message]: words }
      continue
    }
    const entries = Object.entries(all)
    const last = entries.findLastIndex(([other]) => other.startsWith(message.slice(0, message.indexOf('.') + 1)))
    all = Object.fromEntries(entries.toSpliced(last + 1, 0, [message, words]))
  }
  return all
}
