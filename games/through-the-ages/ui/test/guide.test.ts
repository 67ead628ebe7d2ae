/**
 * The guide is a real game: every chapter can be followed to its end under the rules of now, whatever is chosen where a
 * choice is left, and says every step in three languages.
 */
import { type ActionJson, FastRng, type GameDef } from '@ecumene/kernel'
import { fits, Lesson } from '@ecumene/kit/guide/lesson.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import { describe, expect, test } from 'vitest'
import { throughTheAges } from '../../src/game.ts'
import type { S } from '../../src/state.ts'
import { guide } from '../guide.ts'
import en from '../messages.en.json' with { type: 'json' }
import it from '../messages.it.json' with { type: 'json' }
import ru from '../messages.ru.json' with { type: 'json' }

const game = throughTheAges as unknown as GameDef
const lessonOf = (chapter: GuideChapter<S>): Lesson => new Lesson(game, chapter as unknown as GuideChapter)
type Choose = (legal: readonly ActionJson[]) => ActionJson

/** Follows the chapter; where it leaves a choice, `choose` makes it, at most so often that the step comes to an end. */
function follow(lesson: Lesson, choose: Choose): Lesson {
  for (let n = 0, inStep = 0, last: number | null = -1; n < 800 && lesson.step !== null; n++) {
    inStep = lesson.step === last ? inStep + 1 : 0
    last = lesson.step
    const { action, also } = lesson.chapter.steps[lesson.step]
    if (lesson.waiting === 'others') lesson.reply()
    else if (lesson.waiting === 'reader') lesson.next()
    else {
      const legal = lesson.legal()
      const end = legal.find(a => action && fits(action, a))
      const played = also && (inStep < 12 || !end) ? choose(legal) : (end ?? action)
      expect(lesson.play(played as ActionJson), JSON.stringify(played)).toMatchObject({ ok: true })
    }
  }
  return lesson
}
const first: Choose = legal => legal[0]
const last: Choose = legal => legal[legal.length - 1]

describe.each(guide.chapters.map(c => [c.id, c] as const))('%s', (_, chapter) => {
  test('begins with a position in which the laws of the game hold', () => {
    expect(throughTheAges.invariants(lessonOf(chapter).match.state as unknown as S)).toEqual([])
  })
  test('leads to its end whatever is chosen where a choice is left, and passes nothing over', () => {
    const rng = new FastRng(3)
    const some: Choose = legal => legal[rng.below(legal.length)]
    for (const choose of [first, last, ...Array.from({ length: 12 }, () => some)]) {
      const lesson = follow(lessonOf(chapter), choose)
      expect(lesson.step).toBe(null)
      expect(lesson.missed).toBe(0)
    }
  })
  test('every single choice that a step leaves open leads on to the end', { timeout: 60_000 }, () => {
    for (const { place, action } of openChoices(chapter)) {
      const lesson = new Lesson(game, chapter as unknown as GuideChapter, place)
      expect(lesson.play(action), JSON.stringify(action)).toMatchObject({ ok: true })
      follow(lesson, last)
      expect({ action, step: lesson.step, missed: lesson.missed }).toEqual({ action, step: null, missed: 0 })
    }
  })
  test('goes back step by step, and forward again to the same position', () => {
    const lesson = follow(lessonOf(chapter), first)
    const { hash } = lesson.match
    const again = new Lesson(game, chapter as unknown as GuideChapter, {
      step: chapter.steps.length - 1,
      lines: lesson.place.lines,
    })
    expect(again.match.hash).toBe(hash)
    for (let n = 0; n < 200 && again.canGoBack; n++) again.back()
    expect(again.step).toBe(0)
    expect(follow(again, first).match.hash).toBe(hash)
  })
  test('has its title and every step in three languages', () => {
    for (const catalogue of [en, ru, it] as Record<string, string>[])
      for (const key of [
        `ui.guide.${chapter.id}`,
        `ui.guide.${chapter.id}.about`,
        ...(chapter.names ?? []),
        ...chapter.steps.map(s => s.message),
      ])
        expect(catalogue[key], key).toBeTruthy()
  })
})

/** Each action that may be chosen at a step which leaves a choice, with the place it is chosen at. */
function openChoices(chapter: GuideChapter<S>) {
  const found: { place: Lesson['place']; action: ActionJson }[] = []
  const lesson = lessonOf(chapter)
  let looked = -1
  for (let n = 0; n < 800 && lesson.step !== null; n++) {
    if (lesson.waiting === 'others') lesson.reply()
    else if (lesson.waiting === 'reader') lesson.next()
    else {
      const { step, lines } = lesson.place
      const legal = lesson.legal()
      if (looked !== step && chapter.steps[step].also)
        for (const action of legal) found.push({ place: { step, lines: [...lines] }, action })
      looked = step
      const { action } = chapter.steps[step]
      lesson.play(legal.find(a => action && fits(action, a)) ?? legal[legal.length - 1])
    }
  }
  return found
}

test('seven chapters, in the order of the matters of the game', () => {
  expect(guide.chapters.map(c => c.id)).toEqual(['row', 'workers', 'science', 'politics', 'armies', 'colonies', 'ages'])
})
test('no text of the guide is left over', () => {
  const said = new Set(
    guide.chapters.flatMap(c => [
      `ui.guide.${c.id}`,
      `ui.guide.${c.id}.about`,
      ...(c.names ?? []),
      ...c.steps.map(s => s.message),
    ]),
  )
  expect(Object.keys(en).filter(k => k.startsWith('ui.guide.') && !said.has(k))).toEqual([])
})
