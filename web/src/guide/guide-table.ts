/** A chapter of a guide as a table of the screen. */
import type { GameDef, Match } from '@ecumene/kernel'
import { Lesson, type LessonPlace } from '@ecumene/kit/guide/lesson.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import { StagedTable } from './staged-table.ts'

/** Where they left off; from the beginning if that cannot be reached any more. */
function lessonAt(
  game: GameDef,
  chapter: GuideChapter,
  place: LessonPlace | null,
  opened: (match: Match) => void,
): Lesson {
  try {
    return new Lesson(game, chapter, place ?? undefined, opened)
  } catch (error) {
    if (!place) throw error
    return new Lesson(game, chapter, undefined, opened)
  }
}
export const guideTable = (
  game: GameDef,
  chapter: GuideChapter,
  names: readonly string[],
  place: LessonPlace | null,
  pace: () => number,
): StagedTable<Lesson> =>
  new StagedTable(game, chapter.seats, names, opened => lessonAt(game, chapter, place, opened), pace)
