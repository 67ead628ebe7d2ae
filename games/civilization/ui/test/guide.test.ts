/**
 * The guide is a real game: every chapter can be followed to its end under the rules of now, and says every step in
 * three languages.
 */
import { type ActionJson, FastRng, type GameDef } from '@ecumene/kernel'
import { fits, Lesson } from '@ecumene/kit/guide/lesson.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import { describe, expect, test } from 'vitest'
import { civilization } from '../../src/game.ts'
import type { S } from '../../src/state.ts'
import { guide } from '../guide.ts'
import en from '../messages.en.json' with { type: 'json' }
import it from '../messages.it.json' with { type: 'json' }
import ru from '../messages.ru.json' with { type: 'json' }

const game = civilization as unknown as GameDef
const lessonOf = (chapter: GuideChapter<S>): Lesson => new Lesson(game, chapter as unknown as GuideChapter)
const stateOf = (lesson: Lesson): S => lesson.match.state as unknown as S
const told = (lesson: Lesson): string[] =>
  lesson.match.chronicle(0).flatMap(l => l.events.map(e => `${e.type} ${e.seat ?? ''}`.trim()))

/** Follows the chapter; where it leaves a choice, `choose` makes it. */
function follow(lesson: Lesson, choose: (legal: readonly ActionJson[]) => ActionJson): Lesson {
  for (let n = 0; n < 500 && lesson.step !== null; n++) {
    const { action, also } = lesson.chapter.steps[lesson.step]
    if (lesson.waiting === 'others') lesson.reply()
    else if (lesson.waiting === 'reader') lesson.next()
    else {
      const legal = lesson.legal()
      const played = also ? choose(legal) : (legal.find(a => action && fits(action, a)) ?? action)
      expect(lesson.play(played as ActionJson), JSON.stringify(played)).toMatchObject({ ok: true })
    }
  }
  return lesson
}
const first = (legal: readonly ActionJson[]): ActionJson => legal[0]
const last = (legal: readonly ActionJson[]): ActionJson => legal[legal.length - 1]

describe.each(guide.chapters.map(c => [c.id, c] as const))('%s', (_, chapter) => {
  test('begins with a position in which the laws of the game hold', () => {
    expect(civilization.invariants(stateOf(lessonOf(chapter)))).toEqual([])
  })
  test('leads to its end whatever is chosen where a choice is left, and passes nothing over', () => {
    const rng = new FastRng(3)
    const some = (legal: readonly ActionJson[]): ActionJson => legal[rng.below(legal.length)]
    for (const choose of [first, last, some, some, some, some]) {
      const lesson = follow(lessonOf(chapter), choose)
      expect(lesson.step).toBe(null)
      expect(lesson.missed).toBe(0)
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
        ...chapter.steps.map(s => s.message),
      ])
        expect(catalogue[key], key).toBeTruthy()
  })
})

test('no text of the guide is left over', () => {
  const said = new Set(
    guide.chapters.flatMap(c => [`ui.guide.${c.id}`, `ui.guide.${c.id}.about`, ...c.steps.map(s => s.message)]),
  )
  expect(Object.keys(en).filter(k => k.startsWith('ui.guide.') && !said.has(k))).toEqual([])
})

const ended = (id: string): Lesson => {
  const chapter = guide.chapters.find(c => c.id === id)
  if (!chapter) throw new Error(id)
  return follow(lessonOf(chapter), first)
}
test('what the words promise has happened: a voyage, a conflict, two cities and an epoch', () => {
  expect(told(ended('seafarers')).filter(t => t === 'landed 0')).toHaveLength(2)
  const citizens = ended('citizens')
  expect(told(citizens)).toContain('fought')
  expect(told(citizens).filter(t => t === 'built 0')).toHaveLength(2)
  expect(Array.from(stateOf(citizens).position)).toEqual([5, 4])
})
test('what the words promise has happened: five Salt, Literacy for 90, three groups', () => {
  const market = ended('market')
  const events = market.match.chronicle(0).flatMap(l => l.events) as unknown as Record<string, unknown>[]
  expect(events.find(e => e.type === 'received' && e.seat === 0)?.hidden).toEqual({ salt: 2, hides: 1 })
  expect(events.find(e => e.type === 'acquired')).toMatchObject({ seat: 0, card: 'literacy', price: 90 })
  expect(told(market)).toContain('advanced 0')
})
test('what the words promise has happened: Famine drawn, Civil disorder passed on, cities of Babylon reduced', () => {
  const calamity = told(ended('calamity'))
  for (const event of ['struck 0', 'passed 1', 'calamity 0', 'ordered 0', 'calamity 1', 'reduced 1'])
    expect(calamity).toContain(event)
})
test('a place that cannot be reached any more is refused, not half played', () => {
  const [chapter] = guide.chapters
  const lines = [{ seat: 0, action: { verb: 'found', nation: 'africa', area: 'rome' }, step: 2 }]
  expect(() => new Lesson(game, chapter as unknown as GuideChapter, { step: 3, lines })).toThrow(/cannot be followed/)
})
test('what the guide does not lead to is refused in its words', () => {
  const lesson = lessonOf(guide.chapters[0])
  expect(lesson.play({ verb: 'done' })).toMatchObject({ ok: false, refusal: { key: 'guide.other' } })
  lesson.next()
  lesson.next()
  expect(lesson.play({ verb: 'found', nation: 'crete', area: 'knossos' })).toMatchObject({
    ok: false,
    refusal: { key: 'guide.other' },
  })
})
