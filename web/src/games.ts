/**
 * The games on the shelf. To make one playable, give its entry `rules`: the import of its GameDef. Its messages, rules texts and
 * board are found by their place (`games/<id>/ui/messages.<language>.json`, `rules/<language>.md`, `ui/index.tsx`) and loaded when needed.
 */
import type { GameDef } from '@ecumene/kernel'
import type { GameUi } from '@ecumene/kit/seam.ts'
import { type Catalogue, type Language, layered } from '@ecumene/words'

export interface GameEntry {
  readonly id: string
  readonly year: number
  readonly players: readonly [min: number, max: number]
  readonly minutes: readonly [min: number, max: number]
  /** 1 light .. 5 heavy. */
  readonly weight: number
  /** There is a guided first game. */
  readonly hasGuide?: true
  /** Absent: not playable yet. */
  readonly rules?: () => Promise<GameDef>
}

// The casts forget a game's own state and events: the shelf treats all games alike.
const known: readonly GameEntry[] = [
  {
    id: 'bronze',
    year: 2017,
    players: [2, 4],
    minutes: [45, 60],
    weight: 2,
    hasGuide: true,
    rules: () => import('@ecumene/bronze').then(m => m.bronze as unknown as GameDef),
  },
  {
    id: 'civilization',
    year: 1980,
    players: [2, 7],
    minutes: [240, 480],
    weight: 4,
    hasGuide: true,
    rules: () => import('@ecumene/civilization').then(m => m.civilization as unknown as GameDef),
  },
  {
    id: 'advanced-civilization',
    year: 1991,
    players: [2, 8],
    minutes: [360, 600],
    weight: 5,
    rules: () => import('@ecumene/advanced-civilization').then(m => m.advancedCivilization as unknown as GameDef),
  },
  {
    id: 'mare-nostrum',
    year: 2016,
    players: [3, 5],
    minutes: [90, 150],
    weight: 3,
    rules: () => import('@ecumene/mare-nostrum').then(m => m.mareNostrum as unknown as GameDef),
  },
  {
    id: 'through-the-ages',
    year: 2015,
    players: [2, 4],
    minutes: [120, 240],
    weight: 4,
    rules: () => import('@ecumene/through-the-ages').then(m => m.throughTheAges as unknown as GameDef),
  },
]
/** A small game with every hard shape; for development and tests of the browser only. */
const toy: GameEntry = {
  id: 'toy',
  year: 2026,
  players: [2, 4],
  minutes: [5, 10],
  weight: 1,
  rules: () => import('./dev/toy.ts').then(m => m.toy),
}
const withToy: boolean = import.meta.env.DEV || import.meta.env.MODE === 'toy'
type Lazy<T> = Record<string, () => Promise<T>>
const messageFiles = import.meta.glob('../../games/*/ui/messages.*.json', { import: 'default' }) as Lazy<Catalogue>
const rulesFiles = import.meta.glob('../../games/*/rules/*.md', { import: 'default', query: '?raw' }) as Lazy<string>
const boards = import.meta.glob('../../games/*/ui/index.tsx', { import: 'default' }) as Lazy<GameUi>
const toyFiles = (withToy ? import.meta.glob('./dev/messages.*.json', { import: 'default' }) : {}) as Lazy<Catalogue>
const toyRules = (
  withToy ? import.meta.glob('./dev/rules.*.md', { import: 'default', query: '?raw' }) : {}
) as Lazy<string>

export const games: readonly GameEntry[] = [...known, ...(withToy ? [toy] : [])]
export const gameEntry = (id: string): GameEntry | undefined => games.find(g => g.id === id)

/** Null where the game has none in that language. A catalogue may stand on another game's. */
export const messagesOf = (id: string, language: Language): Promise<Catalogue | null> =>
  layered(id, game =>
    load(
      messageFiles[`../../games/${game}/ui/messages.${language}.json`] ??
        toyOnly(game, toyFiles[`./dev/messages.${language}.json`]),
    ),
  )
export const rulesOf = (id: string, language: Language): Promise<string | null> =>
  load(rulesFiles[`../../games/${id}/rules/${language}.md`] ?? toyOnly(id, toyRules[`./dev/rules.${language}.md`]))
export const uiOf = (id: string): Promise<GameUi | null> =>
  load(
    id === 'toy' && withToy
      ? () => import('./dev/toy-ui.tsx').then(m => m.default)
      : boards[`../../games/${id}/ui/index.tsx`],
  )

const toyOnly = <T>(id: string, file: T): T | undefined => (id === 'toy' ? file : undefined)
const load = async <T>(file: (() => Promise<T>) | undefined): Promise<T | null> => (file ? file() : null)
