/** The guide can be followed, and what its words promise happens. */
import { chaptersOf, guideSuite, told } from '@ecumene/kit/test/guide-suite.ts'
import { expect, test } from 'vitest'
import { civilization } from '../../src/game.ts'
import { guide } from '../guide.ts'
import en from '../messages.en.json' with { type: 'json' }
import it from '../messages.it.json' with { type: 'json' }
import ru from '../messages.ru.json' with { type: 'json' }

guideSuite({ game: civilization, guide, catalogues: [en, ru, it] })
const { open, ended, stateOf } = chaptersOf(civilization, guide)

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
  expect(() => open(chapter, { step: 3, lines })).toThrow(/cannot be followed/)
})
test('what the guide does not lead to is refused in its words', () => {
  const lesson = open(guide.chapters[0])
  expect(lesson.play({ verb: 'done' })).toMatchObject({ ok: false, refusal: { key: 'guide.other' } })
  lesson.next()
  lesson.next()
  expect(lesson.play({ verb: 'found', nation: 'crete', area: 'knossos' })).toMatchObject({
    ok: false,
    refusal: { key: 'guide.other' },
  })
})
