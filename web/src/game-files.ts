/**
 * Board, messages and rules text of a game, found by their place in the game's folder and loaded when they are needed:
 * `ui/index.tsx`, `ui/messages.<language>.json`, `rules/<language>.md`. For the page alone: what a worker imports from
 * here, its build would hold once more, boards included.
 */
import type { GameUi } from '@ecumene/kit/seam.ts'
import { type Catalogue, type Language, layered } from '@ecumene/words'
import { aboutOf } from './games.ts'

/** The build may put the toy on the shelf (build/toy.ts). */
const withToy: boolean = import.meta.env.DEV || import.meta.env.MODE.startsWith('toy')

type LazyFiles<T> = Record<string, () => Promise<T>>
const messages = {
  ...import.meta.glob('../../games/*/ui/messages.*.json', { import: 'default' }),
  ...(withToy ? import.meta.glob('../../testkit/toy/ui/messages.*.json', { import: 'default' }) : {}),
} as LazyFiles<Catalogue>
const rules = {
  ...import.meta.glob('../../games/*/rules/*.md', { import: 'default', query: '?raw' }),
  ...(withToy ? import.meta.glob('../../testkit/toy/rules/*.md', { import: 'default', query: '?raw' }) : {}),
} as LazyFiles<string>
const boards = {
  ...import.meta.glob('../../games/*/ui/index.tsx', { import: 'default' }),
  ...(withToy ? import.meta.glob('../../testkit/toy/ui/index.tsx', { import: 'default' }) : {}),
} as LazyFiles<GameUi>

/** Where the words of older versions are: a list that grows with every release, and few games need it. */
const releases = () => import('./releases.ts')

/**
 * Null where the game has none in that language. A catalogue may stand on another game's. What the rules of an older
 * version name is said in the words they had; the drawn table (`ui.…`) is today's.
 */
export async function messagesOf(id: string, language: Language, older: number | null): Promise<Catalogue | null> {
  const today = await layered(id, game => load(messages, game, `ui/messages.${language}.json`))
  const before =
    older === null ? null : await load((await releases()).messages, id, `released/${older}.${language}.json`)
  return before ? { ...today, ...before } : today
}
export const rulesIn = async (id: string, language: Language, older: number | null): Promise<string | null> =>
  older === null
    ? load(rules, id, `rules/${language}.md`)
    : load((await releases()).rules, id, `released/${older}.${language}.md`)
export const uiOf = (id: string): Promise<GameUi | null> => load(boards, id, 'ui/index.tsx')

const load = async <T>(files: LazyFiles<T>, id: string, path: string): Promise<T | null> =>
  files[`../../${aboutOf(id)?.folder}/${path}`]?.() ?? null
