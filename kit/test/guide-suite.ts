/**
 * What every guide must pass: a chapter is a real game. It begins soundly, can be followed to its end under the rules
 * of now, whatever is chosen where a choice is left, and says every step in three languages.
 */
import { type ActionJson, type Core, FastRng, type GameDef } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { fits, Lesson, type LessonPlace } from '../src/guide/lesson.ts'
import type { Guide, GuideChapter } from '../src/seam.ts'

type Choose = (legal: readonly ActionJson[]) => ActionJson
type Catalogue = Readonly<Record<string, string>>

const first: Choose = legal => legal[0]
const last: Choose = legal => legal[legal.length - 1]
/** After so many choices in one step the step is brought to its end. */
const MOST_IN_A_STEP = 12

/** Follows the chapter to its end; where it leaves a choice, `choose` makes it. */
export function follow(lesson: Lesson, choose: Choose = first): Lesson {
  for (let n = 0, inStep = 0, before: number | null = -1; n < 800 && lesson.step !== null; n++) {
    inStep = lesson.step === before ? inStep + 1 : 0
    before = lesson.step
    const { action, also } = lesson.chapter.steps[lesson.step]
    if (lesson.waiting === 'others') lesson.reply()
    else if (lesson.waiting === 'reader') lesson.next()
    else {
      const legal = lesson.legal()
      const end = legal.find(a => action && fits(action, a))
      const played = also && (inStep < MOST_IN_A_STEP || !end) ? choose(legal) : (end ?? action)
      expect(lesson.play(played as ActionJson), JSON.stringify(played)).toMatchObject({ ok: true })
    }
  }
  return lesson
}
/** What happened, as the player was told: `built 0` is an event and whose it is. */
export const told = (lesson: Lesson): string[] =>
  lesson.match.chronicle(0).flatMap(l => l.events.map(e => `${e.type} ${e.seat ?? ''}`.trim()))

/** The chapters of a game's guide, by name. */
export function chaptersOf<S extends Core, E>(game: GameDef<S, E>, guide: Guide<S>) {
  const open = (chapter: GuideChapter<S>, place?: LessonPlace): Lesson =>
    new Lesson(game as unknown as GameDef, chapter as unknown as GuideChapter, place)
  return {
    open,
    stateOf: (lesson: Lesson): S => lesson.match.state as unknown as S,
    /** A chapter followed to its end. */
    ended(id: string): Lesson {
      const chapter = guide.chapters.find(c => c.id === id)
      if (!chapter) throw new Error(`no chapter ${id}`)
      return follow(open(chapter))
    },
  }
}

interface Suite<S extends Core, E> {
  readonly game: GameDef<S, E>
  readonly guide: Guide<S>
  readonly catalogues: readonly Catalogue[]
}
export function guideSuite<S extends Core, E>({ game, guide, catalogues }: Suite<S, E>): void {
  const { open, stateOf } = chaptersOf(game, guide)
  const keysOf = (chapter: GuideChapter<S>): string[] => [
    ...(guide.chapters.length > 1 ? [`ui.guide.${chapter.id}`, `ui.guide.${chapter.id}.about`] : []),
    ...(chapter.names ?? []),
    ...chapter.steps.map(s => s.message),
  ]
  describe.each(guide.chapters.map(c => [c.id, c] as const))('%s', (_, chapter) => {
    test('begins with a position in which the laws of the game hold', () => {
      expect(game.invariants(stateOf(open(chapter)))).toEqual([])
    })
    test('leads to its end whatever is chosen where a choice is left, and passes nothing over', () => {
      const rng = new FastRng(3)
      const some: Choose = legal => legal[rng.below(legal.length)]
      for (const choose of [first, last, ...Array.from({ length: 10 }, () => some)]) {
        const lesson = follow(open(chapter), choose)
        expect(lesson.step).toBe(null)
        expect(lesson.missed).toBe(0)
      }
    })
    test('every single choice that a step leaves open leads on to the end', () => {
      for (const { place, action } of openChoices(open(chapter))) {
        const lesson = open(chapter, place)
        expect(lesson.play(action), JSON.stringify(action)).toMatchObject({ ok: true })
        follow(lesson, last)
        expect({ action, step: lesson.step, missed: lesson.missed }).toEqual({ action, step: null, missed: 0 })
      }
    }, 60_000)
    test('goes back step by step, and forward again to the same position', () => {
      const lesson = follow(open(chapter))
      const { hash } = lesson.match
      const again = open(chapter, { step: chapter.steps.length - 1, lines: lesson.place.lines })
      expect(again.match.hash).toBe(hash)
      for (let n = 0; n < 200 && again.canGoBack; n++) again.back()
      expect(again.step).toBe(0)
      expect(follow(again).match.hash).toBe(hash)
    })
    test('has its title and every step in three languages', () => {
      expect(catalogues).toHaveLength(3)
      for (const catalogue of catalogues) for (const key of keysOf(chapter)) expect(catalogue[key], key).toBeTruthy()
    })
  })
  test('no text of the guide is left over', () => {
    const said = new Set(guide.chapters.flatMap(keysOf))
    const [english] = catalogues
    expect(Object.keys(english).filter(k => k.startsWith('ui.guide.') && !said.has(k))).toEqual([])
  })
}

/** Each action that may be chosen at a step which leaves a choice, with the place it is chosen at. */
function openChoices(lesson: Lesson) {
  const found: { place: LessonPlace; action: ActionJson }[] = []
  let looked = -1
  for (let n = 0; n < 800 && lesson.step !== null; n++) {
    if (lesson.waiting === 'others') lesson.reply()
    else if (lesson.waiting === 'reader') lesson.next()
    else {
      const { step, lines } = lesson.place
      const legal = lesson.legal()
      const { action, also } = lesson.chapter.steps[step]
      if (looked !== step && also) for (const a of legal) found.push({ place: { step, lines: [...lines] }, action: a })
      looked = step
      // What cannot be listed, such as an offer, is played as the guide says it.
      lesson.play(
        legal.find(a => action && fits(action, a)) ?? (legal.length > 0 ? last(legal) : (action as ActionJson)),
      )
    }
  }
  return found
}
