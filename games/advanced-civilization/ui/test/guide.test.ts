/** The guide can be followed, and what its words promise happens. */
import { chaptersOf, guideSuite, told } from '@ecumene/kit/test/guide-suite.ts'
import { expect, test } from 'vitest'
import civilization from '../../../civilization/ui/messages.en.json' with { type: 'json' }
import { advancedCivilization } from '../../src/game.ts'
import { guide } from '../guide.ts'
import en from '../messages.en.json' with { type: 'json' }
import it from '../messages.it.json' with { type: 'json' }
import ru from '../messages.ru.json' with { type: 'json' }

const peoples = Object.fromEntries(Object.entries(civilization).filter(([key]) => key.startsWith('nation.')))
guideSuite({
  game: advancedCivilization,
  guide,
  catalogues: [en, ru, it].map(catalogue => ({ ...peoples, ...catalogue })),
})
const { ended, stateOf } = chaptersOf(advancedCivilization, guide)
type Event = Readonly<Record<string, unknown>>
const eventsOf = (id: string): Event[] =>
  ended(id)
    .match.chronicle(0)
    .flatMap(line => line.events) as unknown as Event[]

test('seven chapters, each with a matter of its own', () => {
  expect(guide.chapters.map(chapter => chapter.id)).toEqual([
    ...['growth', 'cities', 'bazaar', 'misfortune'],
    ...['credits', 'succession', 'alone'],
  ])
})
test('ADV-8.1 what the words promise: the player who moves on loses nobody, the others lose what is too much', () => {
  const events = eventsOf('growth')
  const firstRound = events.slice(
    0,
    events.findIndex(event => event.type === 'advanced'),
  )
  expect(firstRound.filter(event => event.type === 'surplus').map(event => event.seat)).not.toContain(0)
  expect(firstRound.filter(event => event.type === 'surplus').map(event => event.seat)).toContain(1)
  expect(events.find(event => event.type === 'grew' && event.seat === 0)).toMatchObject({ tokens: 10 })
})
test('ADV-6.2 ADV-9.2 what the words promise: one token against two, two cities, a card for each', () => {
  const events = eventsOf('cities')
  expect(events.filter(event => event.type === 'fell')).toMatchObject([
    { seat: 0, area: 'sabrata', tokens: 1 },
    { seat: 1, area: 'sabrata', tokens: 2 },
  ])
  expect(events.filter(event => event.type === 'built')).toHaveLength(2)
  expect(events.filter(event => event.type === 'drew' && event.seat === 0)).toMatchObject([{ stack: 1 }, { stack: 2 }])
})
test('ADV-10.5 what the words promise: two true names, and the third card is Salt', () => {
  const events = eventsOf('bazaar')
  expect(events.filter(event => event.type === 'offered')[0]).toMatchObject({ commodity: 'salt', other: 'hides' })
  expect(events.find(event => event.type === 'received' && event.seat === 0)?.hidden).toEqual({ salt: 2, hides: 1 })
})
test('ADV-16.2.1 ADV-16.3.2 what the words promise: Treachery brings a city, Famine strikes the others second', () => {
  const misfortune = told(ended('misfortune'))
  for (const event of ['passed 1', 'betrayed 1', 'mustLose 0', 'ordered 0']) expect(misfortune).toContain(event)
})
test('ADV-12.8 what the words promise: Literacy for 80', () => {
  expect(eventsOf('credits').find(event => event.type === 'acquired')).toMatchObject({ card: 'literacy', price: 80 })
})
test('ADV-13.5 ADV-13.10 what the words promise: a marker enters the Late Bronze Age, another is frozen', () => {
  const lesson = ended('succession')
  expect(told(lesson)).toContain('frozen 2')
  expect(Array.from(stateOf(lesson).position)).toEqual([8, 8, 7])
})
test('ADV-0.3.1 what the words promise: a whole round, and the next has begun', () => {
  expect(eventsOf('alone').filter(event => event.type === 'roundBegan')).toMatchObject([{ round: 8 }])
})
