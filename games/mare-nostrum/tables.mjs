// node games/mare-nostrum/tables.mjs: writes what follows from the folders of heroes and wonders, src/powers/<id>/:
// the list of their powers, their pictures, and their words in the three catalogues. `npm run fix` runs it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const MARK = 'From the folders beside it, by tables.mjs (`npm run fix`).'
const LANGUAGES = ['en', 'ru', 'it']
const camel = id => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
const key = id => (/^[a-z0-9]+$/.test(id) ? id : `'${id}'`)
const entry = (id, value) => (key(id) === value ? `  ${id},\n` : `  ${key(id)}: ${value},\n`)

/** The cards of all heroes and wonders in the game's folder, by their names. */
export async function cardsOf(game) {
  const powers = join(game, 'src', 'powers')
  const folders = readdirSync(powers, { withFileTypes: true }).filter(file => file.isDirectory())
  const cards = new Map()
  for (const { name } of folders.sort((a, b) => (a.name < b.name ? -1 : 1)))
    cards.set(name, await cardOf(join(powers, name), name))
  return cards
}
/** What the files have to hold, by path. */
export async function tables(game) {
  const cards = await cardsOf(game)
  return {
    'src/powers/table.ts': tableOfPowers([...cards.keys()]),
    'ui/token-icons.ts': tableOfIcons(cards),
    ...Object.fromEntries(
      LANGUAGES.map(language => {
        const path = `ui/messages.${language}.json`
        return [path, catalogue(JSON.parse(readFileSync(join(game, path), 'utf8')), cards, language)]
      }),
    ),
  }
}

async function cardOf(folder, id) {
  const path = join(folder, 'card.ts')
  if (!existsSync(path)) throw new Error(`${id}: src/powers/${id}/card.ts is missing`)
  const card = (await import(pathToFileURL(path).href))[`${camel(id)}Card`]
  if (!card) throw new Error(`${id}: src/powers/${id}/card.ts has no ${camel(id)}Card`)
  return card
}
const tableOfPowers = ids =>
  `/** What each hero and wonder does. ${MARK} */
${ids.map(id => `import { ${camel(id)} } from './${id}/power.ts'\n`).join('')}
export const table = {
${ids.map(id => entry(id, camel(id))).join('')}}
`
function tableOfIcons(cards) {
  const byIcon = [...cards].sort(([, a], [, b]) => (a.icon < b.icon ? -1 : 1))
  return `/** The picture of each hero and wonder. Written by \`npm run fix\` from their folders in \`src/powers\`. */
${byIcon.map(([id, { icon }]) => `import ${camel(id)} from 'virtual:icon/${icon}'\n`).join('')}import type { HeldId } from '../src/powers/tokens.ts'

export const POWER_ICONS: Readonly<Record<HeldId, string>> = {
${[...cards.keys()].map(id => entry(id, camel(id))).join('')}}
`
}

/** The catalogue with the words of the cards where the first of them stood, in the order of their names. */
function catalogue(old, cards, language) {
  const blocks = [
    [
      'token.',
      ({ name, object, hire, hired }) => [
        ['', name],
        ['.acc', object],
        ['.hire', hire],
        ['.hired', hired],
      ],
    ],
    ['ui.token.', ({ title }) => [['', title]]],
    ['effect.', ({ effect }) => [['', effect]]],
  ].map(([prefix, lines]) => [
    prefix,
    [...cards].flatMap(([id, card]) => lines(card[language]).map(([form, text]) => [`${prefix}${id}${form}`, text])),
  ])
  const verbs = Object.fromEntries(
    [...cards.values()].flatMap(card =>
      Object.entries(card[language].verbs ?? {}).map(([verb, text]) => [`verb.${verb}`, text]),
    ),
  )
  const entries = Object.entries(old).map(([name, text]) => [name, verbs[name] ?? text])
  const missing = Object.entries(verbs).filter(([name]) => !(name in old))
  entries.splice(
    entries.findIndex(([name]) => name === 'verb.done'),
    0,
    ...missing,
  )
  for (const [prefix, lines] of blocks) {
    const own = new Set([...lines.map(([name]) => name)])
    const isOld = ([name]) => own.has(name) || (name.startsWith(prefix) && !name.endsWith('.pyramids'))
    const from = entries.findIndex(isOld)
    const rest = entries.filter(line => !isOld(line))
    rest.splice(from, 0, ...lines)
    entries.splice(0, entries.length, ...rest)
  }
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
}

if (import.meta.main) {
  const game = import.meta.dirname
  for (const [path, text] of Object.entries(await tables(game))) {
    const file = join(game, path)
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  }
}
