/** The guide can be followed, and what its words promise happens. */
import { chaptersOf, guideSuite, told } from '@ecumene/kit/test/guide-suite.ts'
import { expect, test } from 'vitest'
import { bronze } from '../../src/game.ts'
import { guide } from '../guide.ts'
import en from '../messages.en.json' with { type: 'json' }
import it from '../messages.it.json' with { type: 'json' }
import ru from '../messages.ru.json' with { type: 'json' }

guideSuite({ game: bronze, guide, catalogues: [en, ru, it] })

test('what the words promise has happened: two cities, a route and a higher one, a province of the rival', () => {
  const first = told(chaptersOf(bronze, guide).ended('first'))
  expect(first.filter(t => t === 'cityTaken 0')).toHaveLength(2)
  expect(first.filter(t => t === 'route 0')).toHaveLength(2)
  expect(first).toContain('routeReturned 0')
  expect(first).toContain('province 1')
})
