// node scripts/release/freeze.ts <game>: what `npm run release-rules` runs under the pinned Node.
// Freezes the rules of a game as they are now: one module with everything they need, and the words and rule texts that
// belong to them. Recorded games of that version are played through the module before anything is written.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { About, Released } from '@ecumene/contract'
import { games } from '@ecumene/games'
import { type GameDef, Match } from '@ecumene/kernel'
import { recordedGames } from '@ecumene/testkit'
import { about as toy } from '@ecumene/testkit/toy/about'
import { type Catalogue, layered } from '@ecumene/words'
import { build, type Rollup } from 'vite'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const LANGUAGES = ['en', 'ru', 'it']
const MARK = '// Written by `npm run release-rules`, never edited'

export class ReleaseError extends Error {
  override name = 'ReleaseError'
}

/** The files of a release by name. The same sources give the same bytes. */
export async function frozen(about: About): Promise<{ version: number; files: Readonly<Record<string, string>> }> {
  const game = await about.load()
  const source = join(ROOT, about.folder, 'src', 'game.ts')
  const exported = Object.entries(await import(pathToFileURL(source).href)).find(([, value]) => value === game)
  if (!exported) throw new ReleaseError(`${about.folder}/src/game.ts does not export what about.ts loads`)
  const files: Record<string, string> = { [`${game.version}.mjs`]: await bundled(source, exported[0], game) }
  for (const language of LANGUAGES) {
    files[`${game.version}.${language}.json`] = await messagesIn(about, language)
    files[`${game.version}.${language}.md`] = readFileSync(join(ROOT, about.folder, 'rules', `${language}.md`), 'utf8')
  }
  return { version: game.version, files }
}

/** Rules, data, bots and what they use of the kernel, in one module without imports. Names and lines stay readable. */
async function bundled(source: string, name: string, game: GameDef): Promise<string> {
  const ENTRY = '\0released'
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: id => (id === ENTRY ? id : null),
        load: id => (id === ENTRY ? `export { ${name} as game } from ${JSON.stringify(source)}` : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'es2024',
      lib: { entry: ENTRY, formats: ['es'], fileName: 'released' },
      rollupOptions: { input: ENTRY, output: { codeSplitting: false } },
    },
  })
  const [{ output }] = built as Rollup.RollupOutput[]
  if (output.length !== 1 || output[0].imports.length + output[0].dynamicImports.length > 0)
    throw new ReleaseError('the rules import something at run time')
  return `${MARK}: the rules of ${game.id}, version ${game.version}.\n${output[0].code}`
}

/** What rules name, in one language; the words of the drawn table (`ui.…`) belong to whatever draws it. */
async function messagesIn(about: About, language: string): Promise<string> {
  const read = async (id: string): Promise<Catalogue | null> => {
    const folder = [...games, toy].find(game => game.id === id)?.folder ?? ''
    return JSON.parse(readFileSync(join(ROOT, folder, 'ui', `messages.${language}.json`), 'utf8'))
  }
  const all = Object.entries((await layered(about.id, read)) ?? {}).filter(([key]) => !key.startsWith('ui.'))
  return `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`
}

/** Plays the recorded games of that version through the module; how many there are. */
async function checked(about: About, version: number, module: string): Promise<number> {
  const { game } = (await import(pathToFileURL(module).href)) as Released
  if (game.id !== about.id || game.version !== version) throw new ReleaseError('the module holds another game')
  const records = recordedGames(join(ROOT, about.folder), version)
  if (records.length === 0) throw new ReleaseError(`no recorded games of version ${version} in ${about.folder}`)
  for (const { file, record } of records) {
    try {
      Match.replay(game, record)
    } catch (error) {
      throw new ReleaseError(`${file}: ${(error as Error).message}: these are not the rules of version ${version}`)
    }
  }
  return records.length
}

/** Freezes, checks and writes. What is released stays as it is: another text under the same version is refused. */
export async function release(
  about: About,
  into = join(ROOT, about.folder, 'released'),
): Promise<{ version: number; games: number; bytes: number }> {
  const { version, files } = await frozen(about)
  const scratch = mkdtempSync(join(tmpdir(), 'released-'))
  try {
    const module = join(scratch, `${version}.mjs`)
    writeFileSync(module, files[`${version}.mjs`])
    const games = await checked(about, version, module)
    if (existsSync(join(into, `${version}.mjs`)))
      throw new ReleaseError(`version ${version} of ${about.id} is released already; raise \`version\` in src/game.ts`)
    mkdirSync(into, { recursive: true })
    for (const [name, text] of Object.entries(files)) writeFileSync(join(into, name), text)
    return { version, games, bytes: files[`${version}.mjs`].length }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const all = [...games, toy]
  const about = all.find(game => game.id === process.argv[2])
  try {
    if (!about) throw new ReleaseError(`name a game: ${all.map(game => game.id).join(', ')}`)
    const { version, games: played, bytes } = await release(about)
    const size = `${Math.round(bytes / 1000)} kB`
    console.log(`${about.folder}/released/${version}.mjs: ${size}, ${played} recorded games play through it`)
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
