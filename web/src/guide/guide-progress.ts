/** How far somebody has come in a game's guide; kept in this browser. */
import type { GameDef } from '@ecumene/kernel'
import type { LessonPlace } from '@ecumene/kit/guide/lesson.ts'

export interface ChapterMemory {
  /** They have been through it once. */
  readonly isDone: boolean
  /** Where they left off; null: at the beginning. */
  readonly place: LessonPlace | null
}
type GuideMemory = Readonly<Record<string, ChapterMemory & { readonly version: number }>>

const NOTHING: ChapterMemory = { isDone: false, place: null }
const keyFor = (game: GameDef): string => `ecumene:guide:${game.id}`

function read(game: GameDef): GuideMemory {
  try {
    return (JSON.parse(localStorage.getItem(keyFor(game)) ?? '{}') as GuideMemory | null) ?? {}
  } catch {
    return {}
  }
}
/** A place under other rules is none. */
export function recall(game: GameDef, chapter: string): ChapterMemory {
  const kept = read(game)[chapter]
  if (!kept) return NOTHING
  return {
    isDone: kept.isDone === true,
    place: kept.version === game.version && Array.isArray(kept.place?.lines) ? kept.place : null,
  }
}
export function remember(game: GameDef, chapter: string, part: Partial<ChapterMemory>): void {
  try {
    const kept = { ...recall(game, chapter), ...part, version: game.version }
    localStorage.setItem(keyFor(game), JSON.stringify({ ...read(game), [chapter]: kept }))
  } catch {
    // Storage may be full or switched off: the guide then begins anew.
  }
}
