/**
 * The guide is a real game: every chapter can be followed to its end under the rules of now, and says every step in
 * three languages.
 */
import { type ActionJson, FastRng, type GameDef } from '@ecumene/kernel'
import { fits, Lesson } from '@ecumene/kit/guide/lesson.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import { describe, expect, test } from 'vitest'
import { provinceNumber, slotOf } from '../../src/board.ts'
import { mareNostrum } from '../../src/game.ts'
import type { S } from '../../src/state.ts'
import { guide } from '../guide.ts'
import en from '../messages.en.json' with { type: 'json' }
import it from '../messages.it.json' with { type: 'json' }
import ru from '../messages.ru.json' with { type: 'json' }

const game = mareNostrum as unknown as GameDef
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
    expect(mareNostrum.invariants(stateOf(lessonOf(chapter)))).toEqual([])
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
test('MN-1.1f, MN-W-COLOSSUS-1 harvest: a legendary commodity is drawn and gems are taken', () => {
  const harvest = told(ended('harvest'))
  expect(harvest).toContain('drew 0')
  expect(harvest).toContain('colossus 0')
})
test('MN-2.2e market: four takes, the ban in between, a gift at the end', () => {
  const market = told(ended('market'))
  expect(market.filter(t => t === 'took 0')).toHaveLength(4)
  expect(market.filter(t => t.startsWith('took'))).toHaveLength(9)
  expect(market).toContain('gave 0')
})
test('MN-3c masons: three purchases, one of them with six kinds', () => {
  const masons = told(ended('masons'))
  expect(masons.filter(t => t === 'built 0')).toHaveLength(2)
  expect(masons).toContain('controlled 0')
})
test('MN-R-21d sails: Troy stands in the turn in which the trireme was launched', () => {
  const sails = stateOf(ended('sails'))
  expect(sails.built[slotOf('troy')]).toBe(1)
  expect(sails.control[provinceNumber('asia')]).toBe(0)
})
test('MN-4.2c Cyrenaica: the dice of the rulebook, two losses against one, caravan and market occupied', () => {
  const lesson = ended('cyrenaica')
  const rolled = lesson.match
    .chronicle(0)
    .flatMap(l => l.events)
    .filter(e => e.type === 'rolled')
    .slice(0, 2)
  expect(rolled).toMatchObject([
    { seat: 0, dice: '5 4 3', each: 1, sum: 15, hits: 3, stopped: 1 },
    { seat: 2, dice: '3', fortress: 5, sum: 8, hits: 1 },
  ])
  const s = stateOf(lesson)
  expect([s.stand[slotOf('cyrenaica-papyrus')], s.stand[slotOf('cyrenaica-market')]]).toEqual([0, 0])
})
test('MN-5g titles: Carthage gets the title, and nobody has won', () => {
  const lesson = ended('titles')
  expect(Array.from(stateOf(lesson).leader)).toEqual([1, 2, 1])
  expect(lesson.match.outcome()).toBe(null)
})
test('MN-H-PERSEUS-2 roads: Rome wins by glory before Greece can build', () => {
  const { match } = ended('roads')
  expect(match.outcome()).toMatchObject({ ending: 'ending.glory', places: [1, 2, 2, 2] })
})
test('what the guide does not lead to is refused in its words', () => {
  const lesson = lessonOf(guide.chapters[0])
  expect(lesson.play({ verb: 'tithe', resource: 'coin' })).toMatchObject({ ok: false, refusal: { key: 'guide.other' } })
})
